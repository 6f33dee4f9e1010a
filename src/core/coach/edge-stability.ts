/**
 * Which discs of one edge no sequence of moves on that edge can flip, whoever plays. An edge is read from corner to
 * corner, as `X`, `O` and `-`.
 */
const known = new Map<string, number>();

/** A bit for each square whose disc stays as it is: 1 for the first, 128 for the last. */
export function stableOnEdge(edge: string): number {
  const found = known.get(edge);
  if (found !== undefined) return found;
  let stable = 0;
  for (let at = 0; at < 8; at++) if (edge[at] !== '-') stable |= 1 << at;
  for (let at = 0; at < 8; at++) {
    if (edge[at] !== '-') continue;
    // Includes moves that flip nothing on the edge: they may flip discs elsewhere.
    for (const disc of ['X', 'O']) stable &= unchanged(edge, playOnEdge(edge, at, disc));
  }
  known.set(edge, stable);
  return stable;
}

/** The discs that a move does not change, and that later moves cannot change. */
function unchanged(before: string, after: string): number {
  let same = stableOnEdge(after);
  for (let at = 0; at < 8; at++) if (before[at] !== after[at]) same &= ~(1 << at);
  return same;
}

function playOnEdge(edge: string, square: number, disc: string): string {
  const discs = Array.from(edge);
  discs[square] = disc;
  for (const step of [-1, 1]) {
    let end = square + step;
    while (discs[end] !== undefined && discs[end] !== '-' && discs[end] !== disc) end += step;
    if (discs[end] !== disc) continue;
    for (let at = square + step; at !== end; at += step) discs[at] = disc;
  }
  return discs.join('');
}
