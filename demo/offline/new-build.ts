/** Finds out whether a missing file of the page is missing because the site was built again. */
import { inTime } from '../in-time.js';
import { askOffline, pageScript, takeNewestBuild } from './offline.js';

/** How long a newer build may take to arrive, in milliseconds; where there is no service worker, none ever does. */
const PATIENCE = 20_000;

/** Whether the site has a newer build than this page; asked when a file of the page is missing. */
export async function hasNewerBuild(): Promise<boolean> {
  return !(await isNewestStored()) && (await isOutdated());
}

/** Whether the service worker, if there is one, has taken the newest build, and this page is of it. */
async function isNewestStored(): Promise<boolean> {
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
