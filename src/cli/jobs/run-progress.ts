/** Progress of a run: units done, per cent, rate, and remaining time. */
import { count } from '../words.js';
import type { RunTotal } from './job.js';
import type { Metric } from './metrics.js';

export class RunProgress {
  readonly #begun = performance.now();
  readonly total: RunTotal = { units: 0, known: 0, done: 0, failed: 0 };
  workers: number | undefined;

  /** @param expected number of units */
  constructor(readonly expected: number) {}

  /** `120 of 298 units (40 %), 51.0 a minute, about 4 minutes left, 3 failed, 2 workers` */
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

  get metrics(): Metric[] {
    const { known, done, failed } = this.total;
    const gauge = (name: string, help: string, value: number): Metric => ({
      ...{ name, help, value },
      type: 'gauge',
    });
    const counter = (name: string, help: string, value: number): Metric => ({
      ...{ name, help, value },
      type: 'counter',
    });
    return [
      gauge('othello_job_units', 'Units of the job, or of its part', this.expected),
      gauge('othello_job_units_known', 'Units that already had results, as far as checked', known),
      counter('othello_job_units_done_total', 'Units with results from this run', done),
      counter('othello_job_units_failed_total', 'Units that failed in this run', failed),
      ...(this.workers === undefined
        ? []
        : [gauge('othello_job_workers', 'Workers at the queue', this.workers)]),
    ];
  }
}

/** `120 of 298 units (40 %)`, rounded down, so that 100 % means all. */
export function portion(done: number, all: number): string {
  const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
  return `${done} of ${count(all, 'unit')} (${percent} %)`;
}

/** `about 4 minutes left` */
export function timeLeft(minutes: number): string {
  if (minutes < 1.5) return `about ${count(Math.ceil(minutes * 60), 'second')} left`;
  if (minutes < 90) return `about ${count(Math.ceil(minutes), 'minute')} left`;
  return `about ${count(Math.ceil(minutes / 60), 'hour')} left`;
}
