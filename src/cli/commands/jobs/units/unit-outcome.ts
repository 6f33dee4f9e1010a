/**
 * The outcome of the work on a unit, a part of a job. `run-here.ts` and `run-queued.ts`, which try a unit again
 * themselves, report it to `job.ts`, which stores the result or the failure.
 */
import type { Unit } from './unit.js';

/** The result of a unit, or the error that ended it. */
export type UnitOutcome = {
  unit: Unit;
  /** Who worked on it, if it was another machine or process. */
  worker?: string;
} & ({ content: Uint8Array; error?: undefined } | { content?: undefined; error: string });

/** The most often that a unit is tried, the first time included: the machine may have been at fault. */
export const ATTEMPTS = 3;
