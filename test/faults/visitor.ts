// A visitor of a page with a board, who plays against the engine and observes the result.
import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds after which a board gives up on something that does not answer; 90 seconds by default. */
const ENGINE_TIMEOUT = 4000;

/** Milliseconds after which built scripts give up on a part of theirs: `PATIENCE_MS` of `tools/late-imports.ts`. */
const PART_TIMEOUT = 45_000;

/** Shortens the wait for a part. A text, because tools that compile a function may add helpers that a page lacks. */
const WAIT_LESS_FOR_PARTS = `{
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (work, ms, ...values) => later(work, ms === ${PART_TIMEOUT} ? ${ENGINE_TIMEOUT} : ms, ...values);
}`;

/** The longest that a visitor waits for an answer or an error, in milliseconds. */
const PATIENCE = 20_000;

/** How long a page may take to be ready; only one that hangs takes so long, also on a machine that does much else. */
const HANGS = 300_000;

/** The engine answers. */
export const PLAYS = 'plays';

/** Opens a page, and waits until it can be played on. */
export async function visit(
  context: BrowserContext,
  url: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(HANGS);
  await page.addInitScript((engineTimeout) => {
    const codes: string[] = [];
    Object.assign(globalThis, { codes });
    document.addEventListener('othello-error', ({ detail }) => codes.push(detail.code));
    void customElements.whenDefined('othello-board').then((board) => Object.assign(board, { engineTimeout }));
  }, ENGINE_TIMEOUT);
  await page.addInitScript(WAIT_LESS_FOR_PARTS);
  await before?.(page);
  await page.goto(url);
  await page.locator('othello-board [data-legal]').first().waitFor();
  return page;
}

/** Plays a move, and returns the result: the engine's reply, or the page's error. */
export async function playAgainstEngine(page: Page): Promise<string> {
  const ply = await plyOf(page);
  await page.locator('othello-board [data-legal]').first().click();
  const outcome = await page
    .waitForFunction(
      (before) => {
        const game = document.querySelector('othello-game');
        const board = game ? game.board : document.querySelector('othello-board')!;
        const { codes } = globalThis as unknown as { codes: readonly string[] };
        if (board.ply >= before + 2) return 'plays';
        return codes.length > 0 && !board.thinking ? `\`${codes.at(-1)}\`` : '';
      },
      ply,
      { timeout: PATIENCE },
    )
    .catch(() => undefined);
  return outcome ? outcome.jsonValue() : `nothing for ${PATIENCE / 1000} seconds`;
}

/** Number of moves played on the page. */
export function plyOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (document.querySelector('othello-game')?.board ?? document.querySelector('othello-board')!).ply,
  );
}

/** Starts a new game on the same page. */
export async function beginAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as unknown as { codes: string[] }).codes.length = 0;
    const game = document.querySelector('othello-game');
    if (game) game.newGame({});
    else document.querySelector('othello-board')!.reset();
  });
  await page.locator('othello-board [data-legal]').first().waitFor();
}
