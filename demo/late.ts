/**
 * A module that a page imports late: `await late(() => import('./part.js'))`. It is requested once more if it does not
 * arrive: Chromium and WebKit fetch it again, Firefox remembers the failure until the page is loaded again.
 */
export function late<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(load);
}
