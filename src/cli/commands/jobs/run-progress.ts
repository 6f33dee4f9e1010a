/** Progress of a run of a job: units done, per cent, rate, and remaining time. */
import { count } from '../../io/words.js';

/** The units of a run by outcome. */
export interface RunTotal {
  units: number;
  /** Units that already had a result. */
  known: number;
  /** Units that have a result from this run. */
  done: number;
  failed: number;
}

/** Counts the units of a run. The rate and the remaining time count from when it was made. */
export class RunProgress {
  readonly #begun = performance.now();
  readonly total: RunTotal = { units: 0, known: 0, done: 0, failed: 0 };
  /** Number of workers on the queue, if the run has one. */
  workers: number | undefined;

  /** @param expected number of units, with those that already have a result */
  constructor(readonly expected: number) {}

  /** `120 of 298 units (40%), 51.0 a minute, about 4 minutes left, 3 failed, 2 workers` */
  get text(): string {
    const { known, done, failed } = this.total;
    const ended = done + failed;
    const minutes = (performance.now() - this.#begun) / 60_000;
    const rate = minutes > 0 ? ended / minutes : 0;
    return [
      portion(known + ended, this.expected),
      ...(ended > 0 ? [`${rate.toFixed(1)} a minute`] : []),
      ...(ended > 0 ? [timeLeft((this.expected - known - ended) / rate)] : []),
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(this.workers === undefined ? [] : [count(this.workers, 'worker')]),
    ].join(', ');
  }
}

/** `120 of 298 units (40%)`, rounded down, so that 100% means all. */
export function portion(done: number, all: number): string {
  const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
  return `${done} of ${count(all, 'unit')} (${percent}%)`;
}

/** `about 4 minutes left`. @param minutes the remaining time; the text has seconds, minutes or hours, rounded up */
export function timeLeft(minutes: number): string {
  if (minutes < 1.5) return `about ${count(Math.ceil(minutes * 60), 'second')} left`;
  if (minutes < 90) return `about ${count(Math.ceil(minutes), 'minute')} left`;
  return `about ${count(Math.ceil(minutes / 60), 'hour')} left`;
}
