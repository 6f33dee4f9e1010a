import type { SiteStrings } from './locales/site.js';
import { askOffline, pageScript, takeNewestBuild } from './offline.js';

/**
 * Called when a file of this page is missing: damaged files are fetched again. If the site has a newer build, the page
 * says so and offers to reload. It never reloads by itself, because the user may be in the middle of something.
 */
export async function checkBuild({ outdated, reload }: SiteStrings): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without a network there is no newer build.
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

/**
 * Whether the site has a newer build. A build that arrives damaged has pages but no service worker that knows them; the
 * page then counts as the newest.
 */
async function isOutdated(): Promise<boolean> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (!page?.ok) return false;
  const name = pageScript().split('/').at(-1)!;
  return !(await page.text()).includes(name);
}
