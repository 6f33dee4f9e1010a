/**
 * The use of a move that the better one prepares, where the board shows it. The reasons about replies and the second
 * sentence (`instead.ts`) name it.
 */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { movesOf, pliesUntil } from '../positions/lines.js';
import { isOpenBefore, type Outcome } from '../positions/outcome.js';
import type { Instead } from './reason.js';

/** What the other side takes within so many plies of the worse line, it wants. */
const TAKEN_WITHIN = 6;
/** If the other side has at most so many moves left, they are named. */
const MOST_LEFT = 3;

/** What the mover's next move in the better line is good for; `undefined` if nothing shows. */
export function useOf(worse: Outcome, better: Outcome, square: Square): Instead | undefined {
  const plies = pliesUntil(worse.steps.slice(0, TAKEN_WITHIN), worse.other, [square]);
  if (plies !== undefined && !isOpenBefore(worse, worse.other, square))
    return { kind: 'taken', squares: [square], line: worse.line.slice(0, plies) };
  const [, , step] = better.steps;
  if (step?.move !== square) return undefined;
  const [before, then] = [step.before, step.after];
  const had = movesOf(before, better.mover);
  const threatened = movesOf(then, better.mover).filter(
    (corner) => CORNERS.includes(corner) && !had.includes(corner),
  );
  if (threatened.length > 0) return { kind: 'then-threatens', squares: threatened };
  const [could, can] = [before, then].map((one) => movesOf(one, better.other)) as [
    readonly Square[],
    readonly Square[],
  ];
  const isShort = can.length > 0 && can.length <= MOST_LEFT && can.length < could.length;
  return isShort ? { kind: 'then-leaves', squares: can } : undefined;
}
