/**
 * A transcript, the moves of a game as text: `f5d6c3`.
 *
 * No standard, but what players and programs write everywhere. Read: numbers, blanks and passes in between, and a score at
 * the end. Written: squares alone, behind the board string of another start. `transcripts.ts` reads moves in more
 * forms, and a game a line.
 */
import { SquareError } from '../../rules/errors.js';
import { Position } from '../../rules/position.js';
import type { Score } from '../../rules/score.js';
import { parseSquare, type Square } from '../../rules/square.js';
import { FormatError } from '../common/format-error.js';

/** The moves of a game read from text. */
export interface Transcript {
  /** The moves in order, all legal, without passes. */
  readonly moves: readonly Square[];
  /** The position after each of them. */
  readonly positions: readonly Position[];
  /** The position after the last move or pass. */
  readonly position: Position;
  /** The score at the end of the text, if any; it is not compared with the board. */
  readonly score?: Score;
}

/** A pass, a square, a score at the end, a separator, or anything else, which is an error. */
const TOKENS =
  /(pass|pa|ps|--)|([a-z]\d|\(\d,\d\))|(\d{1,3}[-:]\d{1,3})\s*$|\d{1,4}[.)]+|(?<!\S)\d{1,4}(?!\S)|[\s,;]+|(.)/giu;

/**
 * Reads moves: squares in any case, with or without spaces and move numbers in between, `pa`, `ps`, `--` or `pass` when
 * a side must pass (passes may be left out), and a score such as `51-13` at the end.
 *
 * @throws {FormatError} when something is not a square, or a move is illegal.
 */
export function parseTranscript(text: string, start = Position.start): Transcript {
  let position = start;
  let score: Score | undefined;
  const moves: Square[] = [];
  const positions: Position[] = [];
  for (const { 0: token, 1: pass, 2: square, 3: points, 4: other, index } of text.matchAll(TOKENS)) {
    const ply = moves.length + 1;
    try {
      if (square) {
        const move = parseSquare(square);
        if (position.phase === 'pass') position = position.pass();
        position = position.play(move, ply);
        moves.push(move);
        positions.push(position);
      } else if (pass && position.phase !== 'over') {
        position = position.pass(ply);
      } else if (points) {
        const [black, white] = points.split(/[-:]/).map(Number);
        score = { black: black!, white: white! };
      } else if (other) {
        throw new SquareError(token);
      }
    } catch (cause) {
      throw new FormatError('transcript', (cause as Error).message, index, { cause });
    }
  }
  return { moves, positions, position, ...(score && { score }) };
}

/** Prints moves in the usual form, `f5d6c3`, without passes. */
export function printTranscript(moves: readonly Square[]): string {
  return moves.join('');
}

/** Prints moves after the position that they begin in, which is left out if it is the usual start. */
export function printMovesFrom(start: Position, moves: readonly Square[]): string {
  const before = start.equals(Position.start) ? '' : start.toString();
  return `${before} ${printTranscript(moves)}`.trim();
}
