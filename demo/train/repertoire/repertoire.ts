/** The user's lines for one colour, found by position under any symmetry. */
import { parseBoardString, parseTranscript, printTranscript } from '../../../src/core/formats.js';
import { plainName } from '../../../src/core/report.js';
import {
  canonicalSymmetry,
  Game,
  inverseSymmetry,
  OPENINGS,
  openingOf,
  Position,
  SYMMETRIES,
  transform,
  transformSquare,
  type Color,
  type Opening,
  type Square,
  nameOfOpening,
} from '../../../src/core/rules.js';
import { withoutPass } from './passes.js';
import type { TrainingLine } from '../../progress/training.js';

/** Where a line begins: a board string, or nothing for the usual start. */
type Beginning = Pick<TrainingLine, 'position'>;

/** Lines for one colour. */
export class Repertoire {
  /** The number of lines with each move, by canonical position. */
  readonly #played = new Map<string, Map<Square, number>>();

  constructor(
    lines: readonly (Pick<TrainingLine, 'moves' | 'side'> & Beginning)[],
    readonly side: Color,
  ) {
    for (const line of lines) if (line.side === side) this.#add(line);
  }

  get isEmpty(): boolean {
    return this.#played.size === 0;
  }

  /** The moves of lines in a position, most frequent first: the user's own, or the expected replies. */
  movesAt(position: Position): readonly Square[] {
    const symmetry = canonicalSymmetry(position);
    const back = inverseSymmetry(symmetry);
    const moves = this.#played.get(transform(position, symmetry).toString()) ?? new Map<Square, number>();
    return [...moves]
      .toSorted(([, one], [, other]) => other - one)
      .map(([move]) => transformSquare(move, back));
  }

  /** The move of the lines that a move is, apart from a symmetry of the position, as all four first moves are. */
  moveLike(position: Position, square: Square): Square | undefined {
    const moves = this.movesAt(position);
    if (moves.length === 0 || moves.includes(square)) return moves.find((move) => move === square);
    const after = canonicalKey(position.play(square));
    return moves.find((move) => canonicalKey(position.play(move)) === after);
  }

  /** Number of moves of a side that the lines have from a position. */
  movesLeft(position: Position, side: Color): number {
    if (position.phase === 'over') return 0;
    if (position.phase === 'pass') return this.movesLeft(position.pass(), side);
    const moves = this.movesAt(position);
    if (moves.length === 0) return 0;
    if (position.turn === side) return 1 + this.movesLeft(position.play(moves[0]!), side);
    return Math.max(...moves.map((move) => this.movesLeft(position.play(move), side)));
  }

  #add(line: Pick<TrainingLine, 'moves'> & Beginning): void {
    let position = startOf(line);
    for (const move of parseTranscript(line.moves, position).moves) {
      position = withoutPass(position);
      const symmetry = canonicalSymmetry(position);
      const key = transform(position, symmetry).toString();
      const moves = this.#played.get(key) ?? new Map<Square, number>();
      const square = transformSquare(move, symmetry);
      this.#played.set(key, moves.set(square, 1 + (moves.get(square) ?? 0)));
      position = position.play(move);
    }
  }
}

/** The same text for positions that differ only by a symmetry. */
export function canonicalKey(position: Position): string {
  return transform(position, canonicalSymmetry(position)).toString();
}

/** The position in which a line begins. */
export function startOf({ position }: Beginning): Position {
  return position === undefined ? Position.start : parseBoardString(position);
}

/** A board string at the beginning of a text, with the side to move. */
const BOARD = /^\s*([-XO.*]{64}\s*[XO*])/iu;

/**
 * Turns typed text into a stored line: moves; the name of an opening, with or without further moves; or a position as a
 * board string, with further moves.
 *
 * @param from the place where the user lets lines begin, if any; moves that are not legal there are read from the usual
 *   start
 * @throws {FormatError} when it is none of these, or a move is not legal
 */
export function readLine(text: string, side: Color, now: number, from?: LineStart): TrainingLine {
  const [, board] = BOARD.exec(text) ?? [];
  if (board !== undefined) {
    const start = parseBoardString(board);
    return lineRecord(
      side,
      now,
      parseTranscript(text.slice(text.indexOf(board) + board.length), start).moves,
      start,
    );
  }
  const named = openingNamed(text);
  if (named) {
    const typed = named.rest.replace(/^[\s,:]+/u, '');
    return lineRecord(side, now, parseTranscript(`${named.opening.moves.join('')}${typed}`).moves);
  }
  if (from) {
    const start = startOf(from);
    const before = parseTranscript(from.moves, start);
    try {
      const { moves } = parseTranscript(text, before.position);
      return lineRecord(side, now, moves.length > 0 ? [...before.moves, ...moves] : [], start);
    } catch {
      // A whole line, from the usual start.
    }
  }
  return lineRecord(side, now, parseTranscript(text).moves);
}

/** A place where lines begin: moves, and the position before them unless it is the usual start. */
export interface LineStart extends Beginning {
  readonly moves: string;
}

/**
 * Reads a place from an address: a board string, or moves from the usual start.
 *
 * @returns `undefined` if it is neither, or no side can move there
 */
export function readLineStart(address: string): LineStart | undefined {
  try {
    const text = decodeURIComponent(address);
    const [, board] = BOARD.exec(text) ?? [];
    if (board === undefined) {
      const { moves, position } = parseTranscript(text);
      return moves.length > 0 && position.phase !== 'over' ? { moves: printTranscript(moves) } : undefined;
    }
    const position = parseBoardString(board);
    return position.phase === 'over' ? undefined : { position: position.toString(), moves: '' };
  } catch {
    return undefined;
  }
}

/** A line as it is stored. */
export function lineRecord(
  side: Color,
  at: number,
  squares: readonly Square[],
  start = Position.start,
): TrainingLine {
  const moves = printTranscript(squares);
  if (start.equals(Position.start)) return { id: `${side} ${moves}`, at, side, moves };
  const position = start.toString();
  return { id: `${side} ${position} ${moves}`, at, side, moves, position };
}

/**
 * The opening whose name, in any language, a text begins with, and what follows it; the longest name counts. Case,
 * diacritics, hyphens and apostrophes do not matter.
 */
export function openingNamed(text: string): { readonly opening: Opening; readonly rest: string } | undefined {
  const wanted = wordsOf(text);
  let found: { opening: Opening; words: number } | undefined;
  for (const opening of OPENINGS) {
    for (const name of [opening.name, opening.french, opening.czech]) {
      const words = wordsOf(name ?? '');
      if (words.length <= (found?.words ?? 0)) continue;
      if (words.every(({ plain }, at) => plain === wanted[at]?.plain))
        found = { opening, words: words.length };
    }
  }
  return found && { opening: found.opening, rest: text.slice(wanted[found.words - 1]!.end) };
}

/** The words of a text, and where each ends in it. */
function wordsOf(text: string): { readonly plain: string; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    plain: plainName(word),
    end: index + word.length,
  }));
}

/** The moves of a line from the usual start, turned or mirrored so that they begin with what was played, if they can. */
export function turnedLike(moves: string, played: string): string {
  const squares = parseTranscript(moves).moves;
  const turned = SYMMETRIES.map((symmetry) =>
    printTranscript(squares.map((square) => transformSquare(square, symmetry))),
  );
  return turned.find((one) => one.startsWith(played)) ?? moves;
}

/** The last named opening that a line from the usual start goes through. */
export function lineName(moves: string, language: string): string | undefined {
  let position = Position.start;
  let last: Opening | undefined;
  for (const move of parseTranscript(moves).moves) {
    position = withoutPass(position).play(move);
    last = openingOf(position) ?? last;
  }
  return last && nameOfOpening(last, language);
}

/** The game that leads to a position by some moves; where they do not, one that begins with it. */
export function beginning(position: Position, moves: string, first: Position): { readonly game: Game } {
  try {
    const game = new Game({ position: first });
    for (const move of parseTranscript(moves, first).moves) game.play(move);
    if (game.position.equals(position)) return { game };
  } catch {
    // The stored moves are invalid.
  }
  return { game: new Game({ position }) };
}
