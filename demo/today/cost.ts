/** The mistakes and hints of a puzzle of the day before the page was left; they count when it is opened again. */
import type { PuzzleResult } from '../../src/elements/companions/puzzle/puzzle.js';

export type Cost = Pick<PuzzleResult, 'mistakes' | 'hints'>;

/** Where the last try that was not over is stored. */
const KEY = 'othello-today';

const NOTHING: Cost = { mistakes: 0, hints: 0 };

/** @param day such as `2026-11-29` */
export function keepCost(day: string, { mistakes, hints }: Cost): void {
  try {
    localStorage.setItem(KEY, [day, mistakes, hints].join());
  } catch {
    // Without storage, a try begins anew with the page.
  }
}

/** The cost stored for a day; nothing for other days. */
export function storedCost(day: string): Cost {
  try {
    const [storedDay, mistakes, hints] =
      /^([\d-]+),(\d{1,3}),(\d{1,3})$/u.exec(localStorage.getItem(KEY) ?? '')?.slice(1) ?? [];
    return storedDay === day ? { mistakes: Number(mistakes), hints: Number(hints) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The sum of two costs, before and after the page was opened again. */
export function sumOf(one: Cost, other: Cost): Cost {
  return { mistakes: one.mistakes + other.mistakes, hints: one.hints + other.hints };
}
