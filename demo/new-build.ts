import { inTime } from './in-time.js';
import type { SiteStrings } from './locales/site.js';
import { askOffline, pageScript, takeNewestBuild } from './offline.js';

/** How long a newer build may take to arrive, in milliseconds; where there is no service worker, none ever does. */
const PATIENCE = 20_000;

/**
 * Called when a file of this page is missing. If the site has a newer build, the page says so, else that a part did not
 * arrive where nothing else says it; both with a button that reloads. It never reloads by itself, because the user may
 * be in the middle of something.
 */
export async function checkBuild(
  { outdated, halfLoaded, reload }: SiteStrings,
  isSaidElsewhere: boolean,
): Promise<void> {
  const isOld = !(await isNewestKept()) && (await isOutdated());
  if (!isOld && isSaidElsewhere) return;
  const place = document.querySelector('#outdated')!;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  place.replaceChildren(`${isOld ? outdated : halfLoaded} `, button);
}

/** Whether the service worker, if there is one, has taken the newest build, and this page is of it. */
async function isNewestKept(): Promise<boolean> {
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return false;
    // Without a network there is no newer build.
    await inTime(takeNewestBuild(), PATIENCE).catch(() => undefined);
    return await askOffline('is-current');
  } catch {
    return false;
  }
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
