import { parseBoardString } from '../formats/board-string.js';
import { parseTranscript } from '../formats/transcript.js';
import type { Color } from '../rules/color.js';
import { GameTree } from '../rules/game-tree.js';
import { handicapPosition } from '../rules/handicap.js';
import { Position } from '../rules/position.js';

/** How a board begins, as its author wrote it. */
export interface Setup {
  readonly position: string;
  /** Transcript played from there; `undefined` where the author wrote none. */
  readonly moves: string | undefined;
  /** Ply shown first; past the end is the end. */
  readonly ply: number;
  readonly turn: Color | undefined;
  readonly handicap: number;
  /** Who gets the handicap's corners. */
  readonly weaker: Color;
  readonly autoPass: boolean;
}

/** A board without attributes. */
export const START: Setup = {
  position: 'start',
  moves: undefined,
  ply: Infinity,
  turn: undefined,
  handicap: 0,
  weaker: 'black',
  autoPass: true,
};

/**
 * The game that a set-up describes.
 *
 * @throws {Error} that begins with the name of the attribute that was not understood.
 */
export function gameOf(setup: Setup): GameTree {
  const position = named('position', () => startOf(setup));
  const { moves, positions } = named('moves', () => parseTranscript(setup.moves ?? '', position));
  const game = new GameTree(position, setup.autoPass);
  for (const [index, square] of moves.entries()) {
    if (game.position.phase === 'pass') game.pass();
    game.play(square, positions[index]);
  }
  game.goTo(setup.ply);
  return game;
}

function startOf({ position, turn, handicap, weaker }: Setup): Position {
  const word = position.trim().toLowerCase();
  const start =
    word === '' || word === 'start'
      ? handicapPosition(handicap, weaker)
      : word === 'empty'
        ? Position.of('-'.repeat(64), 'black')
        : parseBoardString(position);
  return turn ? Position.of(start.board, turn) : start;
}

/** What `read` gives; an error of its names the attribute. */
export function named<T>(attribute: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${attribute}: ${(cause as Error).message}`, { cause });
  }
}
