/** A bad move that a teacher rated, with the lines after it and after a better one. */
import { expect } from 'vitest';
import { explainFrom } from '../../../src/core/coach/explain.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/positions/outcome.js';
import type { Explanation } from '../../../src/core/coach/reasons/reason.js';
import type { EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';

/** The board as 64 squares and the side to move; each line begins with its move. */
export interface Case {
  readonly board: string;
  readonly worse: string;
  readonly better: string;
}

/** What a line does, all of whose moves are legal. */
export const played = (board: string, text: string): Outcome => {
  const line = text.split(' ') as EngineMove[];
  const outcome = outcomeOf(parseBoardString(board), { move: line[0]!, line });
  expect(outcome.line, 'the whole line is legal').toEqual(line);
  return outcome;
};

/** The outcomes of the worse and the better line. */
export const linesOf = ({ board, worse, better }: Case) =>
  [played(board, worse), played(board, better)] as const;

/** The explanation of the worse move, by values that are six discs apart. */
export function explained({ board, worse, better }: Case): Explanation {
  const value = (text: string, discs: number): MoveValue => {
    const line = text.split(' ') as EngineMove[];
    return { move: line[0]!, value: discs, depth: 30, certainty: 'exact', line };
  };
  const move = worse.split(' ')[0] as Square;
  return explainFrom(parseBoardString(board), move, [value(better, 6), value(worse, 0)]);
}

/** The explanation of one move by another, four discs better, without reasons. */
export const unexplained = ({ move }: Outcome, other: Outcome): Explanation => ({
  move,
  value: -4,
  other: other.move,
  otherValue: 0,
  loss: 4,
  certainty: 'heuristic',
  depth: 8,
  verdict: 'bad',
  reasons: [],
});
