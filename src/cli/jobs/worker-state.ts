/** Counts what a worker has done, and knows whether it can work. */
import type { Metric } from './metrics.js';

export class WorkerState {
  isReached = false;
  #active = 0;
  #done = 0;
  #failed = 0;
  #seconds = 0;

  begin(): void {
    this.#active++;
  }

  done(seconds: number): void {
    this.#active--;
    this.#done++;
    this.#seconds += seconds;
  }

  failed(): void {
    this.#active--;
    this.#failed++;
  }

  get trouble(): string | undefined {
    return this.isReached ? undefined : 'the queue cannot be reached';
  }

  get metrics(): Metric[] {
    return [
      {
        name: 'othello_worker_units_done_total',
        help: 'Units worked on to a result',
        type: 'counter',
        value: this.#done,
      },
      {
        name: 'othello_worker_units_failed_total',
        help: 'Units that failed',
        type: 'counter',
        value: this.#failed,
      },
      {
        name: 'othello_worker_unit_seconds_total',
        help: 'Seconds that units with a result took',
        type: 'counter',
        value: this.#seconds,
      },
      {
        name: 'othello_worker_units_active',
        help: 'Units under way',
        type: 'gauge',
        value: this.#active,
      },
      {
        name: 'othello_worker_queue_up',
        help: 'Whether the queue is reached',
        type: 'gauge',
        value: Number(this.isReached),
      },
    ];
  }
}
