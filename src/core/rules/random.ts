/** Random numbers with a seed, for books, levels and tests: equal seeds give equal games. */

/** Random numbers from 0 to below 1 by a seed (the mulberry32 generator by Tommy Ettinger). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random numbers from 0 to below 1 by a seed and a position. */
export function randomNumbersFor(seed: number, board: string): () => number {
  let mixed = seed;
  for (let square = 0; square < board.length; square++)
    mixed = Math.imul(mixed ^ board.charCodeAt(square), 0x01000193);
  return randomNumbers(mixed);
}
