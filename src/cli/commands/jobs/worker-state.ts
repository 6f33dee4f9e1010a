/** Counts what a worker for jobs has done, for Prometheus, and knows whether it can work. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the histogram of seconds: a unit takes moments or minutes. */
const SECONDS = [0.1, 0.3, 1, 3, 10, 30, 60, 120, 300, 600, 1800, 3600];

/** What a worker does at the moment: its metrics, and its health. */
export class WorkerState {
  readonly registry = new Registry();
  /** Why the worker cannot work now. */
  trouble: string | undefined = 'the queue cannot be reached';
  /** Counts the units that wait in the queue. */
  waiting: (() => Promise<number>) | undefined;
  readonly #active: Gauge;
  readonly #done: Counter;
  readonly #failed: Counter;
  readonly #seconds: Histogram;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const of = (name: string, help: string) => ({ name: `othello_worker_${name}`, help, registers });
    this.#active = new Gauge(of('units_active', 'Units under way'));
    this.#done = new Counter(of('units_done_total', 'Units worked on to a result'));
    this.#failed = new Counter(of('units_failed_total', 'Units that failed'));
    this.#seconds = new Histogram({
      ...of('unit_seconds', 'Seconds that units with a result took'),
      buckets: SECONDS,
    });
    const usable = (): number => Number(this.trouble === undefined);
    new Gauge({
      ...of('queue_up', 'Whether the queue can be used'),
      collect() {
        this.set(usable());
      },
    });
    const waiting = async (): Promise<number> =>
      this.trouble === undefined && this.waiting ? this.waiting().catch(() => NaN) : NaN;
    new Gauge({
      ...of('units_waiting', 'Units that wait in the queue'),
      async collect() {
        this.set(await waiting());
      },
    });
  }

  /** A unit has begun. */
  begin(): void {
    this.#active.inc();
  }

  /** A unit has a result, after so many seconds. */
  done(seconds: number): void {
    this.#active.dec();
    this.#done.inc();
    this.#seconds.observe(seconds);
  }

  /** A unit has failed. */
  failed(): void {
    this.#active.dec();
    this.#failed.inc();
  }
}
