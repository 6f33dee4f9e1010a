import type { SiteStrings } from './locales/site.js';
import { askOffline, takeNewestBuild } from './offline.js';

/**
 * Where a file of this page is missing, what is damaged is fetched anew; and where the site has another build by now, the
 * page says so and offers to be loaded again. It never does so by itself: something may be going on.
 */
export async function checkBuild({ outdated, reload }: SiteStrings): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without a network the site has no other build.
  await takeNewestBuild().catch(() => undefined);
  if (await askOffline('engine-failed')) return;
  const place = document.querySelector('#outdated')!;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  place.replaceChildren(`${outdated} `, button);
}
