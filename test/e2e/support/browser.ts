import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../support/chromium.mjs';

/** Starts the browser under test; the caller closes it. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
}

/** What a page complained about: uncaught errors, console errors and policy violations. */
export function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(message.text());
  });
  return list;
}

/** The squares on which the board shows a disc. */
export function discs(page: Page): Promise<Record<'black' | 'white', number>> {
  return page.locator('othello-board').evaluate((board) => {
    const { black, white } = (board as unknown as { score: { black: number; white: number } }).score;
    return { black, white };
  });
}

/** Plays a square as a person does, by a click on it. */
export async function click(page: Page, square: string): Promise<void> {
  await page.locator(`othello-board [part~="${square}"]`).click();
}

/**
 * Plays f5 on a board whose engine has White, and waits until the page, by its own listener, has written
 * both moves into its `<output>`.
 *
 * @returns what the page wrote, `user f5;engine d6;`
 */
export async function playOneMove(page: Page): Promise<string> {
  await click(page, 'f5');
  const output = page.locator('output');
  await page.waitForFunction(
    () => /user f5;engine (d6|f4|f6);/u.test(document.querySelector('output')?.textContent ?? ''),
    undefined,
    { timeout: 30_000 },
  );
  return (await output.textContent()) ?? '';
}
