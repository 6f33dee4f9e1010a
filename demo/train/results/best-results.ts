/** The best results of modes with a score, stored in the browser. */
const KEY = 'othello-best-';

/** The best result of a mode so far; 0 if there is none. */
export function bestResult(mode: string): number {
  try {
    return Number(localStorage.getItem(KEY + mode)) || 0;
  } catch {
    return 0;
  }
}

/** Stores a result if it is better than all before. */
export function keepBestResult(mode: string, result: number): void {
  try {
    if (result > bestResult(mode)) localStorage.setItem(KEY + mode, String(result));
  } catch {
    // Without storage, every round is the first.
  }
}
