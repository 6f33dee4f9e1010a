/**
 * Switches for the search's techniques, so that `npm run -w training bench:search` can measure each by leaving it out.
 * They exist only in the build of that command, which introduces the constant `MEASURING`; everywhere else `uses` is the
 * constant `true` and costs nothing.
 */

/** Cutoffs by the transposition table; its moves stay in use. */
export const TABLE_CUTS: i32 = 1;
/** The table's best move first. */
export const TABLE_MOVE: i32 = 1 << 1;
/** The table's second move after it. */
export const SECOND_MOVE: i32 = 1 << 2;
/** Enhanced transposition cutoff: all children are looked up before one is searched. */
export const CHILD_CUTS: i32 = 1 << 3;
/** Bounds from stable discs. */
export const STABILITY: i32 = 1 << 4;
/** Squares of odd quadrants first. */
export const PARITY: i32 = 1 << 5;
/** Multi-ProbCut, in the middle game and in the selective iterations of the endgame. */
export const PROBCUT: i32 = 1 << 6;
/** Selective iterations before the exact one. */
export const SELECTIVE_STEPS: i32 = 1 << 7;
/** Ordering by the evaluation, not only by the replies left. */
export const EVALUATED_ORDER: i32 = 1 << 8;
/** Ordering by the number of replies. */
export const FEW_REPLIES: i32 = 1 << 9;
/** Iterations to a nearer horizon before the end is searched. */
export const DEEPENING: i32 = 1 << 10;
/** Windows around the expected value. */
export const ASPIRATION_WINDOWS: i32 = 1 << 11;
/** The last four squares written out by hand. */
export const LAST_SQUARES: i32 = 1 << 12;
/** The small table of the last squares. */
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
