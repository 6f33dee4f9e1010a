/** Limits of searches that give the same result on every machine. */
import { UsageError, type CommandLine } from '../options.js';
import type { JobOptions } from './kind.js';

type Limits = CommandLine['limits'];

/**
 * The table's size, on which a search with a limit of nodes depends, and those limits that were given.
 *
 * @throws {UsageError} for a limit of time, and for one that the kind has no use for
 */
export function jobLimits(
  kind: string,
  { limits, table }: CommandLine,
  accepted: readonly (keyof Limits)[],
): JobOptions {
  if (limits.time !== undefined) {
    throw new UsageError(
      'jobs do not take --time: results would depend on the machine; --nodes and --depth do not',
    );
  }
  // How many threads there are is a matter of each run, and no result depends on it.
  const { threads: _, ...given } = limits;
  for (const name of Object.keys(given) as (keyof Limits)[]) {
    if (!accepted.includes(name)) throw new UsageError(`jobs create ${kind} does not take --${name}`);
  }
  return { table, ...given };
}
