import type { Color } from '../../src/core/rules.js';
import type { AnalyseStrings } from '../locales/analyse.js';

/** How a game ended, as far as that is known. */
export interface Ending {
  /** Black's points less White's. */
  readonly margin?: number | undefined;
  readonly outcome?: Color | 'draw' | undefined;
}

/**
 * Both scores; the margin alone where the scores do not follow from it, `1–0` where only the winner is known, and a dash
 * where nothing is.
 */
export function scoreText({ margin, outcome }: Ending, words: AnalyseStrings['open']): string {
  // Of 64 discs nobody is ahead by three, so a file that says so counts no empty squares.
  if (margin !== undefined && margin % 2 !== 0) return margin > 0 ? `+${margin}` : `−${-margin}`;
  if (margin !== undefined) return `${32 + margin / 2}–${32 - margin / 2}`;
  if (outcome === undefined) return '–';
  return outcome === 'draw' ? words.draw : outcome === 'black' ? '1–0' : '0–1';
}
