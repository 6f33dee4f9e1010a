/** How to divide the time of an analysis, for boards with `analysis` and `<othello-lines>`. */

/**
 * Milliseconds of the first searches of a position. A search uses all workers; short ones let other parts of the page
 * have their turn, such as other boards.
 */
const FIRST_SEARCHES = [1_000, 5_000];

/**
 * The durations of the searches of a position: each is longer than the one before, and together they take this many
 * milliseconds.
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
