/** The best results of modes with a score, stored in the browser, and what is said of them after a round. */
import { fill } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';

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

/** The best result after a round. */
export function bestText(now: number, before: number): string {
  const { best, first, noBest } = TRAIN[language()].clock;
  const most = Math.max(now, before);
  if (most === 0) return noBest;
  return before === 0 ? first : fill(best, { n: most });
}
