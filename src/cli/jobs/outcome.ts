/** How the work on a unit ended. */
import type { Unit } from './unit.js';

export type Outcome =
  { unit: Unit; content: Uint8Array; error?: undefined } | { unit: Unit; content?: undefined; error: string };

/** A unit that breaks down is tried so many times: what broke may have been the machine. */
export const ATTEMPTS = 3;
