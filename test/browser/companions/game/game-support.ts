import { expect } from '@open-wc/testing';
import '../../../../src/elements/companions/game/define.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import type { GameSetup } from '../../../../src/elements/companions/game/session/setup/game-setup.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { eventually, task } from '../../board/support.js';
import { room } from '../support.js';

// Test files run side by side and share the browser's storage.
const KEY = `test-${crypto.randomUUID()}`;

afterEach(() => localStorage.removeItem(KEY));

async function open(width = 800): Promise<OthelloGame> {
  const place = room(`<othello-game storage-key=${KEY} style="width: ${width}px"></othello-game>`);
  const game = place.querySelector('othello-game')!;
  await game.updateComplete;
  game.options = { ...game.options, speed: 'off' };
  await settle(game);
  return game;
}

/** A game for two, with this set-up. */
export async function begin(setup: Partial<GameSetup>, width?: number): Promise<OthelloGame> {
  const game = await open(width);
  game.newGame({ players: 'two', names: ['Ann', 'Bob'], ...setup });
  await settle(game);
  return game;
}

/** Waits until everything is rendered. */
export async function settle(game: OthelloGame): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await game.board.updateComplete;
    await task();
    await game.updateComplete;
  }
}

/** Presses a button, and waits until everything is rendered; the event of a dialog that it closes comes with a frame. */
export async function pressButton(game: OthelloGame, button: HTMLElement | undefined): Promise<void> {
  const dialog = button!.closest('dialog');
  const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }));
  button!.click();
  if (dialog && !dialog.open) await closed;
  await settle(game);
}

/** Waits for the end of the game in the panel; skips the count of the discs. */
export async function resultOf(game: OthelloGame): Promise<HTMLElement> {
  const end = (): HTMLElement | null => game.shadowRoot!.querySelector('#end');
  const skip = (): HTMLButtonElement | null => game.shadowRoot!.querySelector('.event button');
  await eventually(() => end() !== null || skip() !== null);
  skip()?.click();
  await eventually(() => end() !== null);
  return end()!;
}

/** Simulates a reload of the page. */
export async function reload(game: OthelloGame): Promise<OthelloGame> {
  game.remove();
  return open();
}

/** Plays moves, waiting until each is shown. */
export async function play(game: OthelloGame, ...moves: readonly Square[]): Promise<void> {
  for (const move of moves) {
    expect(game.board.play(move), move).to.equal(true);
    await settle(game);
  }
}
