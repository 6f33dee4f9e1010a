/** The streak of days with training, in which single days may be missed, and the results of a week. */
import { dayOf } from './days.js';
import { isClean, type Attempt } from './training.js';

/** Days of training without a gap of more than one day. */
export interface Streak {
  readonly days: number;
  /** Whether today counts already. */
  readonly today: boolean;
}

/** One day without training is allowed, two days in a row are not; today counts as a gap only once it is over. */
export function streakOf(attempts: readonly Pick<Attempt, 'at'>[], now: number): Streak {
  const trained = new Set(attempts.map(({ at }) => dayOf(at)));
  const today = dayOf(now);
  let days = 0;
  let missed = 0;
  for (let day = today; missed < 2; day--) {
    if (trained.has(day)) {
      days++;
      missed = 0;
    } else if (day !== today) missed++;
  }
  return { days, today: trained.has(today) };
}

/** The results of the last seven days. */
export interface Week {
  /** Solved on the first try of all, without help. */
  readonly known: number;
  /** Missed once, and now solved without a mistake. */
  readonly learnt: number;
  readonly tried: number;
}

/** The results of today and the six days before; a task counts once in each. */
export function weekOf(attempts: readonly Attempt[], now: number): Week {
  const since = dayOf(now) - 6;
  const missed = new Set<string>();
  const seen = new Set<string>();
  const known = new Set<string>();
  const learnt = new Set<string>();
  const tried = new Set<string>();
  for (const attempt of attempts.toSorted((a, b) => a.at - b.at)) {
    const { at, key } = attempt;
    const clean = isClean(attempt);
    if (dayOf(at) >= since) {
      tried.add(key);
      if (clean && !seen.has(key)) known.add(key);
      if (clean && missed.has(key)) learnt.add(key);
    }
    if (clean) missed.delete(key);
    else missed.add(key);
    seen.add(key);
  }
  return { known: known.size, learnt: learnt.size, tried: tried.size };
}
