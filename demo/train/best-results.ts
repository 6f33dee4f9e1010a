/** The best results of the modes that count: kept in the browser. */
const KEY = 'othello-best-';

export function bestResult(mode: string): number {
  try {
    return Number(localStorage.getItem(KEY + mode)) || 0;
  } catch {
    return 0;
  }
}

/** Keeps a result where it is better than those before. */
export function keepBestResult(mode: string, result: number): void {
  try {
    if (result > bestResult(mode)) localStorage.setItem(KEY + mode, String(result));
  } catch {
    // Where nothing may be kept, every round is the first.
  }
}
