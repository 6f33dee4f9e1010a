import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../support/chromium.mjs';

/** Starts the browser under test, with further command-line arguments; the caller closes it. */
export async function launch(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}

/**
 * The complaints of a page: uncaught errors, console errors and policy violations.
 *
 * @param silent whether the page may write nothing at all to the console
 */
export function complaints(page: Page, silent = false): string[] {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(String(error)));
  page.on('console', (message) => {
    if (silent || message.type() === 'error') list.push(message.text());
  });
  return list;
}

/** Plays a square as a person does, by a click on it. */
export async function click(page: Page, square: string): Promise<void> {
  await page.locator(`othello-board [part~="${square}"]`).click();
}

/** The exact output of the listener's page after a person's f5 and the engine's reply. */
export const ENGINE_MOVED = /^user f5;engine (d6|f4|f6);$/u;

/**
 * Plays f5 on a board whose engine has White, and waits until the page's own listener has written both moves into its
 * `<output>`.
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
