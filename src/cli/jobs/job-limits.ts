/** Search limits that give the same result on every machine. */
import { UsageError, type CommandLine } from '../options.js';
import type { JobOptions } from './kind.js';

type Limits = CommandLine['limits'];

/**
 * The given limits and the size of the table, on which a search with a node limit depends.
 *
 * @throws {UsageError} for a time limit, and for a limit that the kind does not use
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
  for (const name of Object.keys(limits) as (keyof Limits)[]) {
    if (!accepted.includes(name)) throw new UsageError(`jobs create ${kind} does not take --${name}`);
  }
  return { table, ...limits };
}
