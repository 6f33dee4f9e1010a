/**
 * Search limits that give the same result on every machine. Nodes and depths only: a limit in time would make results
 * depend on the machine.
 */
import {
  DEFAULT_TABLE,
  refuseOthers,
  UsageError,
  type CommandLine,
} from '../../../io/command-line/options.js';
import type { JobOptions } from '../kind.js';

/** Options of `jobs create` that jobs of all kinds have; of these, only `table` changes results. */
const COMMON = ['store', 'unit', 'table', 'encoding', 'json'];

/**
 * The given limits (`depth`, `nodes` and so on) and `table`, the size of the transposition table in megabytes, on which
 * the result of a search with a node limit depends.
 *
 * @param kind name of the kind, for messages
 * @param accepted the options of this kind, besides those of all kinds
 * @throws {UsageError} for a time limit, and for an option that the kind does not use
 */
export function jobLimits(kind: string, line: CommandLine, accepted: readonly string[]): JobOptions {
  const { limits, table = DEFAULT_TABLE } = line;
  if (limits.time !== undefined) {
    throw new UsageError(
      'jobs do not take --time, because results would depend on the machine: use --nodes or --depth',
    );
  }
  refuseOthers(`jobs create ${kind}`, line, [...COMMON, ...accepted]);
  return { table, ...limits };
}
