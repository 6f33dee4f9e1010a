/**
 * Runs the units of a job, each of a few games or positions, on this machine, several at a time. `queue/run-queued.ts`
 * takes its place for a job with a queue.
 */
import type { JobOptions } from './kind.js';
import { ATTEMPTS, type UnitOutcome } from './units/unit-outcome.js';
import type { Unit } from './units/unit.js';
import { UnitError, type UnitRunners } from './units/unit-threads.js';

/** What all units of a job have in common. */
export interface JobCommon {
  kind: string;
  options: JobOptions;
}

/** Yields each outcome as it comes. Requests no more units than are being worked on. */
export async function* runHere(
  units: AsyncIterable<Unit>,
  common: JobCommon,
  runners: UnitRunners,
  threads: number,
): AsyncGenerator<UnitOutcome[], void> {
  const waiting = units[Symbol.asyncIterator]();
  const running = new Map<Unit, Promise<UnitOutcome>>();
  let isEnded = false;
  for (;;) {
    while (!isEnded && running.size < threads) {
      const next = await waiting.next();
      if (next.done) isEnded = true;
      else running.set(next.value, attempt(next.value, common, runners));
    }
    if (running.size === 0) return;
    const outcome = await Promise.race(running.values());
    running.delete(outcome.unit);
    yield [outcome];
  }
}

/** Works on a unit, again after a crash, at most `ATTEMPTS` times. */
async function attempt(unit: Unit, { kind, options }: JobCommon, runners: UnitRunners): Promise<UnitOutcome> {
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return { unit, content: await runners.run({ kind, options, items: unit.items }) };
    } catch (error) {
      if (left > 0 && error instanceof UnitError && error.again) continue;
      return { unit, error: error instanceof Error ? error.message : String(error) };
    }
  }
}
