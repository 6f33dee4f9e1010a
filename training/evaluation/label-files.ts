/**
 * Makes labels from the files of a generation, one output file for each file. Output files are complete or missing, so
 * a run can be interrupted and continued with the same result, and follows a generation while it grows. One process has
 * one thread; parts `0/2` and `1/2` are two processes that share the work.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeRecords, type LabelledPosition } from './records.js';

/** The input, and the output folder. */
export interface LabelFiles {
  /** Folder of all generations. */
  state: string;
  /** The generation to read, and the one to write. */
  from: string;
  to: string;
  /** Time limit in minutes. */
  minutes: number;
  /** The part for this process, such as `0/2`. */
  part: string;
}

/**
 * Labels the files that have no labels yet.
 *
 * @param label computes the labelled positions of a file from its records and its number
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
