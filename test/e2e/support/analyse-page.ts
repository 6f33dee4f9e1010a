import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { parseTranscript } from '../../../src/core/formats/transcript.js';
import type { SiteStage } from './site-page.js';

export const WORDS = ANALYSE.en;

/** Sixty moves, to a draw. */
export const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';
const MOVES = GAME.match(/../g)!;

/** The end of that game from a position with this many empty squares; the engine solves it at once. */
export function ending(empties: number): string {
  const played = MOVES.slice(0, 60 - empties);
  const { position } = parseTranscript(played.join(''));
  return `${position.toString()} ${MOVES.slice(60 - empties).join('')}`;
}

export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
export const PHONE_ON_ITS_SIDE = { viewport: { width: 740, height: 360 }, hasTouch: true } as const;

/** The analysis page with a game on its board. */
export async function visitGame(
  site: SiteStage,
  text: string,
  options: Parameters<SiteStage['visit']>[1] = DESKTOP,
): Promise<Page> {
  const page = await site.blank(options);
  await page.goto(`${site.url}analyse/index.html#game=${encodeURIComponent(text)}`);
  await expect.poll(() => boardState(page).then(({ length }) => length)).toBeGreaterThan(0);
  return page;
}

export function boardState(page: Page) {
  return page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => {
    const { moves, ply, length, position, orientation, analysis, engine, preview } = board;
    return { moves, ply, length, position, orientation, analysis, engine, preview };
  });
}

export const tabOf = (page: Page, name: keyof typeof WORDS.tabs): Locator =>
  page.getByRole('tab', { name: WORDS.tabs[name] });

export const squareOf = (page: Page, name: string): Locator => page.locator(`#board [data-square=${name}]`);
