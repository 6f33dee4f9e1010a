/** How the work on a unit ended. */
import type { Unit } from './unit.js';

export type Outcome = {
  unit: Unit;
  /** Who has worked on it, where that was another machine or process. */
  worker?: string;
} & ({ content: Uint8Array; error?: undefined } | { content?: undefined; error: string });

/** A unit that breaks down is tried so many times: what broke may have been the machine. */
export const ATTEMPTS = 3;
