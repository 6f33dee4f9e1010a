/**
 * Switches for the search's techniques, so that `npm run -w training bench:search` can measure each by leaving it out.
 * They exist only in the build of that command, which defines the constant `MEASURING` on the command line of the
 * compiler; in every other build `uses` is the constant `true` and costs nothing.
 *
 * A cutoff ends the search of a position whose value no longer matters. The order of the moves decides how soon one comes.
 */

/**
 * Cutoffs by the transposition table, which holds what earlier searches found about a position. Without them its best
 * moves still come first.
 */
export const TABLE_CUTS: i32 = 1;
/** Order: the best move of the transposition table comes first. */
export const TABLE_MOVE: i32 = 1 << 1;
/** Order: the second-best move of the table comes after it. */
export const SECOND_MOVE: i32 = 1 << 2;
/** Enhanced transposition cutoff: all positions after a move are looked up in the table before one is searched. */
export const CHILD_CUTS: i32 = 1 << 3;
/** Bounds on the score from stable discs, which can never be flipped. */
export const STABILITY: i32 = 1 << 4;
/** Order: squares in quadrants of the board with an odd number of empty squares come first. */
export const PARITY: i32 = 1 << 5;
/**
 * Multi-ProbCut: a shallower search ends the search of a position whose value is very likely outside the window. In the
 * middle game, and in the selective iterations of the endgame.
 */
export const PROBCUT: i32 = 1 << 6;
/** Iterations of the endgame with Multi-ProbCut before the exact one. */
export const SELECTIVE_STEPS: i32 = 1 << 7;
/** Order: by the evaluation of the position after each move, not only by the replies left. */
export const EVALUATED_ORDER: i32 = 1 << 8;
/** Order: moves that leave the opponent few replies come first. */
export const FEW_REPLIES: i32 = 1 << 9;
/** Iterations of growing depth before the search to the end of the game. */
export const DEEPENING: i32 = 1 << 10;
/** Searches begin with a narrow window around the value of the iteration before. */
export const ASPIRATION_WINDOWS: i32 = 1 << 11;
/** Code of its own for the last four empty squares, in place of the general solver. */
export const LAST_SQUARES: i32 = 1 << 12;
/** The small transposition table of the last squares (`search/memory/small-table.ts`). */
export const SMALL_TABLE: i32 = 1 << 13;

let switchedOff: i32 = 0;

/** Disables techniques, a sum of the constants above; 0 uses all. */
export function leaveOut(techniques: i32): void {
  switchedOff = techniques;
}

/** Whether a technique is in use. */
export function uses(technique: i32): bool {
  if (isDefined(MEASURING)) return (switchedOff & technique) == 0;
  return true;
}
