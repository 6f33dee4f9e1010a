import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { OthelloBoard } from '../../../src/board/element.js';
import type { RemoteConnection } from '../../../src/companions/remote/remote.js';
import { importMap } from './import-map.js';

declare global {
  /** The connection of a page of `remotePage`. */
  var game: RemoteConnection | undefined;
}

/** A page with a board and the package's modules, on a host that has them at `/modules/`. */
export function remotePage(script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
  <link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(importMap(inject('home')))}</script></head>
  <body><othello-board interactive style="max-width: 30rem"></othello-board>
  <script type="module">
    import 'othello-board';
    import { connect } from 'othello-board/remote.js';
    const board = document.querySelector('othello-board');
    ${script}
  </script></body></html>`;
}

const movesOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<OthelloBoard>('othello-board')!.moves);

/** Waits until both sides have the same record. */
async function expectAgreement(black: Page, white: Page): Promise<void> {
  const agreed = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.game?.agreed === true);
  await expect
    .poll(async () => (await agreed(black)) && (await agreed(white)), { timeout: 20_000 })
    .toBe(true);
}

/**
 * Plays moves from the start by clicks, each on the page of the side whose turn it is, and waits until the other page
 * shows it. In the end both have the same record.
 *
 * @param disturb called after each move, before the two sides have agreed on it
 */
export async function playByTurns(
  black: Page,
  white: Page,
  moves: readonly string[],
  disturb: (ply: number) => unknown = () => undefined,
): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [black, white] : [white, black];
    await expectAgreement(black, white);
    await mover.getByRole('gridcell', { name: `${move}, legal` }).click();
    await expect.poll(() => movesOn(other), { timeout: 20_000 }).toBe(moves.slice(0, ply + 1).join(''));
    await disturb(ply);
  }
  await expectAgreement(black, white);
  const record = (page: Page): Promise<string> =>
    page.evaluate(() => JSON.stringify(globalThis.game!.record));
  expect(await record(black)).toBe(await record(white));
}
