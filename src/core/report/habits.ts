/**
 * Habits that are counted from the moves alone: how often a player does something where it can be done. `weaknesses.ts`
 * compares them with those of other players (`norms.ts`).
 */
import { opponent } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';

/** Habits. */
export type Habit =
  /** A corner could be taken, and was not. */
  | 'corners-refused'
  /** Before the end, the move that turns the most discs. */
  | 'greed'
  /** Before the end, the move that leaves the opponent the most moves. */
  | 'moves-given'
  /** A square of the edge, where the player could also play elsewhere. */
  | 'edges-taken';

/** All habits. */
export const HABITS: readonly Habit[] = ['corners-refused', 'greed', 'moves-given', 'edges-taken'];

/** From this number of empty squares on, turning many discs is what one must. */
const LATE_EMPTIES = 16;

/** Whether a move shows a habit; `undefined` where there was no choice about it. */
export function shows(habit: Habit, position: Position, move: Square): boolean | undefined {
  const { legalMoves, empties } = position;
  if (!legalMoves.includes(move)) return undefined;
  switch (habit) {
    case 'corners-refused':
      return legalMoves.some(isCorner) && !legalMoves.every(isCorner) ? !isCorner(move) : undefined;
    case 'greed':
      return empties > LATE_EMPTIES
        ? isMost(legalMoves, move, (legal) => position.flips(legal).length)
        : undefined;
    case 'moves-given':
      return empties > LATE_EMPTIES
        ? isMost(legalMoves, move, (legal) => repliesTo(position, legal))
        : undefined;
    case 'edges-taken':
      return legalMoves.some(isEdge) && legalMoves.some((legal) => !isEdge(legal) && !isCorner(legal))
        ? isEdge(move)
        : undefined;
  }
}

/** Whether a move has the greatest value; `undefined` where all have the same. */
function isMost(
  moves: readonly Square[],
  move: Square,
  valueOf: (move: Square) => number,
): boolean | undefined {
  const values = moves.map(valueOf);
  const most = Math.max(...values);
  return values.some((value) => value < most) ? values[moves.indexOf(move)] === most : undefined;
}

/** Number of moves that the opponent has after a move. */
function repliesTo(position: Position, move: Square): number {
  return position.play(move).withTurn(opponent(position.turn)).legalMoves.length;
}

function isCorner(square: Square): boolean {
  return CORNERS.includes(square);
}

/** Whether it is on the edge and no corner. */
function isEdge(square: Square): boolean {
  return /[ah]|[18]/u.test(square) && !isCorner(square);
}
