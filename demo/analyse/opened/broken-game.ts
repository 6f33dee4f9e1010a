/** The readable part of a text with moves that cannot all be read, for the places where games are opened. */
import { FormatError, parseAnyGame, type GameRecord } from '../../../src/core/formats.js';
import { parseSquare, type Position, type Square } from '../../../src/core/rules.js';
import type { GameSource } from '../../library/read-sources.js';

/** A game with a move that cannot be played or read. */
export interface BrokenGame {
  /** The moves before it, with the facts of the game. */
  readonly record: GameRecord;
  /** The position in which it was to be played, with the right side to move. */
  readonly position: Position;
  /** The square of an illegal move. */
  readonly move: Square | undefined;
  /** The move as it is written. */
  readonly text: string;
  /** Its number, from 1. */
  readonly ply: number;
  readonly why: 'taken' | 'flips-nothing' | 'over' | 'unreadable';
}

/** Larger files are read by the library alone. */
const MOST_CHARACTERS = 1_000_000;
/** What ends the part before a broken move, so that it is a game by itself: nothing, or the bracket of SGF. */
const ENDINGS = ['', ')'] as const;
/** The beginning of a move in SGF. */
const OPEN_MOVE = /;?[BW]\[$/u;

/** The moves before the first that cannot be played or read, if there are any. */
export async function brokenGame(source: GameSource | undefined): Promise<BrokenGame | undefined> {
  const text = await textOf(source);
  const error = errorIn(text);
  if (!error || error.offset === 0) return undefined;
  const record = readable(text.slice(0, error.offset).replace(OPEN_MOVE, ''));
  if (!record || record.game.nodes.length === 0) return undefined;
  const written = /^[^\s();[\]]+/u.exec(text.slice(error.offset))?.[0] ?? '';
  const move = error.code === 'illegal-move' ? parseSquare(String(error.data['move'])) : undefined;
  const position = record.game.nodes.at(-1)!.position.settled();
  const why = !move
    ? 'unreadable'
    : position.phase === 'over'
      ? 'over'
      : position.at(move)
        ? 'taken'
        : 'flips-nothing';
  return { record, position, move, text: move ?? written, ply: record.game.nodes.length + 1, why };
}

/** The fault of a text; unlike the library's, its offset counts from the beginning of the text. */
function errorIn(text: string): FormatError | undefined {
  try {
    parseAnyGame(text);
  } catch (error) {
    if (error instanceof FormatError) return error;
  }
  return undefined;
}

/** The game that a text is, whatever its format. */
function readable(text: string): GameRecord | undefined {
  for (const ending of ENDINGS) {
    try {
      return parseAnyGame(text + ending);
    } catch {
      // It has no game before the broken move, or is not ended like this.
    }
  }
  return undefined;
}

async function textOf(source: GameSource | undefined): Promise<string> {
  if (typeof source === 'string') return source;
  if (source instanceof File) return source.size <= MOST_CHARACTERS ? source.text() : '';
  return source && 'link' in source ? source.link : '';
}
