/** A unit of work, and the name that its content gives it. */
import { createHash } from 'node:crypto';
import type { ItemFacts, JobOptions } from './kind.js';

/** What a unit's result follows from, beside the build. */
export interface UnitWork {
  kind: string;
  options: JobOptions;
  items: readonly string[];
}

/** A unit as the manifest has it: what the units of a job have in common stands in its head. */
export interface Unit {
  /** The hash of all that the result follows from. */
  key: string;
  items: readonly string[];
  /** The numbers of the items in the job's input. */
  numbers: readonly number[];
  /** Where they come from, for people. */
  place: string;
  /** What is known of each item beside, where something is known of any. */
  facts?: readonly ItemFacts[] | undefined;
}

/** Another way to compute the hash, or to write results, gets another number: no result is then taken for one of the other kind. */
const KEY_VERSION = 1;

/** The SHA-256 of the kind, the options, the build and the items, in hexadecimal. */
export function unitKey({ kind, options, items }: UnitWork, build: string): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([KEY_VERSION, build, kind, sorted, items]))
    .digest('hex');
}
