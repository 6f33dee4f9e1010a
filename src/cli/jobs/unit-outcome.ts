/**
 * How the work on a unit ended. Runs here and by a queue report it to `job.ts`, which tries a unit again or gives it up.
 */
import type { Unit } from './unit.js';

/** The result of a unit, or the error that ended it. */
export type UnitOutcome = {
  unit: Unit;
  /** Who worked on it, if it was another machine or process. */
  worker?: string;
} & ({ content: Uint8Array; error?: undefined } | { content?: undefined; error: string });

/** How often a crashing unit is tried: the machine may have been at fault. */
export const ATTEMPTS = 3;
