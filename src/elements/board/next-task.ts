/**
 * A pause for the browser, in work that would otherwise keep a page from responding: opening files of games, the first
 * drawing of `<othello-game>`.
 */

/** Resolves in another task: the browser can handle input and draw first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
