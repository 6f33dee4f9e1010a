/** The progress of a run of a job as metrics for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { RunProgress } from './run-progress.js';

/** @param waiting counts the units that wait in the queue, if there is one */
export function metricsOf(progress: RunProgress, waiting?: () => Promise<number>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number | Promise<number>): void => {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await value());
      },
    });
  };
  const counter = (name: string, help: string, value: () => number): void => {
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  };
  const { total } = progress;
  gauge('othello_job_units', 'Units of the job, or of its part', () => progress.expected);
  gauge('othello_job_units_known', 'Units that already had results, as far as checked', () => total.known);
  counter('othello_job_units_done_total', 'Units with results from this run', () => total.done);
  counter('othello_job_units_failed_total', 'Units that failed in this run', () => total.failed);
  if (waiting) {
    gauge('othello_job_workers', 'Workers at the queue', () => progress.workers ?? NaN);
    gauge('othello_job_units_waiting', 'Units that wait in the queue', () => waiting().catch(() => NaN));
  }
  return registry;
}
