import { IllegalMoveError, SquareError } from '../rules/errors.js';
import { Position } from '../rules/position.js';
import type { Score } from '../rules/score.js';
import { parseSquare, type Square } from '../rules/square.js';
import { FormatError } from './format-error.js';

/** The moves of a game as text gives them. */
export interface Transcript {
  /** The moves in order, all legal; passes are not among them. */
  readonly moves: readonly Square[];
  /** The position after the last move. */
  readonly position: Position;
  /** The score written at the end, if there is one; it is not compared with the board. */
  readonly score?: Score;
}

const TOKENS =
  /(?<pass>pass|pa|ps|--)|(?<square>[a-z]\d|\(\d,\d\))|(?<score>\d+[-:]\d+)\s*$|\d+[.)]+|(?<!\S)\d+(?!\S)|[\s,;]+|(?<other>.)/giu;

/**
 * Reads moves: squares in any case, with or without blanks and move numbers between them, `pa`, `ps`, `--` or
 * `pass` where a side must pass (passes may be left out), and a score such as `51-13` at the end.
 *
 * @throws {FormatError} when something is no square, or a move is not legal.
 */
export function parseTranscript(text: string, start = Position.start): Transcript {
  let position = start;
  let score: Score | undefined;
  const moves: Square[] = [];
  for (const { 0: token, index, groups } of text.matchAll(TOKENS)) {
    try {
      if (groups!['square']) {
        const square = parseSquare(token);
        if (position.phase === 'pass') position = position.pass();
        position = position.play(square);
        moves.push(square);
      } else if (groups!['pass'] && position.phase !== 'over') {
        position = position.pass();
      } else if (groups!['score']) {
        const [black, white] = token.split(/[-:]/).map(Number);
        score = { black: black!, white: white! };
      } else if (groups!['other']) {
        throw new SquareError(token);
      }
    } catch (error) {
      const problem =
        error instanceof IllegalMoveError
          ? new IllegalMoveError(error.move, error.reason, moves.length + 1)
          : (error as Error);
      throw new FormatError('transcript', problem.message, index, { cause: problem });
    }
  }
  return { moves, position, ...(score && { score }) };
}

/** Moves in the usual form: `f5d6c3`, passes left out. */
export function printTranscript(moves: readonly Square[]): string {
  return moves.join('');
}
