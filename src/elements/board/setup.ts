import { parseBoardString } from '../../core/formats/board-string.js';
import { plainText } from '../../core/formats/plain-text.js';
import { parseTranscript } from '../../core/formats/transcript.js';
import type { Color } from '../../core/rules/color.js';
import { Game } from '../../core/rules/game.js';
import { emptyPosition, handicapPosition, type Position } from '../../core/rules/position.js';

/** How a board begins, as its author wrote it. */
export interface Setup {
  /** `start`, `empty`, or a board string. */
  readonly position: string;
  /** Transcript played from there; absent if the author wrote none. */
  readonly moves?: string | null | undefined;
  /** Text inside the tag: the transcript if there is no `moves`. */
  readonly text: string;
  /** Ply shown first, at most the last. */
  readonly ply: number;
  /** The side to move; by default the position's. */
  readonly turn?: Color | undefined;
  /** Corners given to one side, 0 to 4. */
  readonly handicap: number;
  /** Who gets them. */
  readonly handicapFor: Color;
}

/** A board without attributes. */
export const INITIAL_SETUP: Setup = {
  position: 'start',
  text: '',
  ply: Infinity,
  handicap: 0,
  handicapFor: 'black',
};

/**
 * The game that a set-up describes.
 *
 * @throws {Error} that begins with the name of the invalid attribute.
 */
export function createGame(setup: Setup, autoPass: boolean): Game {
  const start = withAttributeName('position', () => startPosition(setup));
  // What editors add to text: quotes, full-width letters, invisible characters. Offsets stay the same.
  const transcript = plainText(setup.moves ?? setup.text).replace(/["'“”„‟‘’‚‛«»‹›`´]/gu, ' ');
  const { moves, positions } = withAttributeName('moves', () => parseTranscript(transcript, start));
  const game = new Game({ position: start, autoPass });
  let at = game.root;
  for (const [index, square] of moves.entries()) at = game.add(at, square, positions[index]);
  game.goTo(setup.ply);
  return game;
}

function startPosition({ position, turn, handicap, handicapFor }: Setup): Position {
  const word = position.trim().toLowerCase();
  const start =
    word === '' || word === 'start'
      ? handicapPosition(handicap, handicapFor)
      : word === 'empty'
        ? emptyPosition('black')
        : parseBoardString(position);
  return turn ? start.withTurn(turn) : start;
}

/** Calls `read`, and begins the message of its error with the attribute's name. */
export function withAttributeName<T>(attribute: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${attribute}: ${(cause as Error).message}`, { cause });
  }
}
