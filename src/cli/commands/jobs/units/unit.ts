/**
 * A unit of a job: a few items, such as games, that are worked on together; and its key, which is a hash of its
 * content. By the key, a result is known to belong to its input, whichever machine made it.
 */
import { createHash } from 'node:crypto';
import type { ItemFacts, JobOptions } from '../kind.js';

/** What the result of a unit depends on, besides the build. */
export interface UnitWork {
  kind: string;
  options: JobOptions;
  items: readonly string[];
}

/** A unit in the manifest; the manifest's head holds what all units have in common. */
export interface Unit {
  /** A hash of everything that the result depends on. */
  key: string;
  items: readonly string[];
  /** Numbers of the items in the job's input. */
  numbers: readonly number[];
  /** Where they come from, for people. */
  location: string;
  /** Further facts of each item, if any item has some. */
  facts?: readonly ItemFacts[] | undefined;
}

/** Increase it when the hash or the format of results changes, so that old results are not mistaken for new ones. */
const KEY_VERSION = 1;

/**
 * The SHA-256 of the kind, the options in any order, the build and the items, in hexadecimal.
 *
 * @param build the version of the programs that make results
 */
export function unitKey({ kind, options, items }: UnitWork, build: string): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([KEY_VERSION, build, kind, sorted, items]))
    .digest('hex');
}
