/**
 * Divides the time of an analysis, and says when to show news of it, for boards with `analysis` and `<othello-lines>`.
 */
import type { SearchInfo } from './engine.js';

/**
 * Milliseconds of the first searches of a position. A search uses all workers; short ones let other parts of the page
 * have their turn, such as other boards.
 */
const FIRST_SEARCHES = [1_000, 5_000];

/**
 * The durations of the searches of a position: each is longer than the one before, and together they take this many
 * milliseconds. The last may be hardly longer, and then has no news before its end, which is shown in any case.
 */
export function searchTimes(time: number): readonly number[] {
  let rest = time;
  const times: number[] = [];
  for (const first of FIRST_SEARCHES) {
    if (rest <= 2 * first) break;
    times.push(first);
    rest -= first;
  }
  return [...times, rest];
}

/**
 * Whether what a running search has found is to be shown in place of what is shown: only when it has looked at twice as
 * much, for values that change with each depth cannot be read. A new search begins with less than the last has found.
 * The end of a search, such as a proof, is shown without this question.
 */
export function isNews({ depth, nodes }: SearchInfo, shown: SearchInfo | undefined): boolean {
  return shown === undefined || (depth >= shown.depth && nodes >= 2 * shown.nodes);
}
