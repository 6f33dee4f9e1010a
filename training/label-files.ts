/**
 * Labels made from the files of a generation: a file for each file, there whole or not at all, so that a run can be killed and
 * started again with the same result, and follows the generation while that grows. One process, one thread; parts
 * `0/2` and `1/2` are two that share the work.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeRecords, type LabelledPosition } from './records.js';

/** What is read, and where labels go. */
export interface LabelFiles {
  /** Directory of all generations. */
  state: string;
  /** The generation whose files are read, and the one that is written. */
  from: string;
  to: string;
  /** When to stop. */
  minutes: number;
  /** Which of how many processes this is, as `0/2`. */
  part: string;
}

/**
 * Goes through the files that have no labels yet.
 *
 * @param label the labelled positions of a file, which follow from its records and its number
 */
export function labelFiles(
  { state, from, to, minutes, part }: LabelFiles,
  label: (records: Buffer, number: number) => LabelledPosition[],
): void {
  const source = join(state, `generation-${from}`);
  const target = join(state, `generation-${to}`);
  mkdirSync(target, { recursive: true });
  const [own, parts] = part.split('/').map(Number) as [number, number];
  const until = Date.now() + minutes * 60_000;
  const next = (): string | undefined =>
    readdirSync(source)
      .filter((name) => name.endsWith('.games') && parseInt(name, 10) % parts === own)
      .filter((name) => !existsSync(join(target, name)))
      .sort()[0];
  let positions = 0;
  for (let name = next(); name !== undefined && Date.now() < until; name = next()) {
    const labelled = label(readFileSync(join(source, name)), parseInt(name, 10));
    const path = join(target, name);
    writeFileSync(`${path}.part`, encodeRecords(labelled));
    renameSync(`${path}.part`, path);
    positions += labelled.length;
    console.log(`${name}: ${positions} positions`);
  }
}
