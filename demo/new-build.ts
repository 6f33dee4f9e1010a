import type { SiteStrings } from './locales/site.js';
import { askOffline, pageScript, takeNewestBuild } from './offline.js';

/**
 * Where a file of this page is missing, what is damaged is fetched anew; and where the site has another build by now, the
 * page says so and offers to be loaded again. It never does so by itself: something may be going on.
 */
export async function checkBuild({ outdated, reload }: SiteStrings): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without a network the site has no other build.
  await takeNewestBuild().catch(() => undefined);
  if ((await askOffline('engine-failed')) || !(await isOutdated())) return;
  const place = document.querySelector('#outdated')!;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  place.replaceChildren(`${outdated} `, button);
}

/** A build that arrives damaged has pages, but no service worker that knows them: then the page is the newest all the same. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (!page?.ok) return false;
  const name = pageScript().split('/').at(-1)!;
  return !(await page.text()).includes(name);
}
