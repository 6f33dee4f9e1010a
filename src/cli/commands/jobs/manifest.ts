/**
 * The manifest of a job, `manifest.jsonl` in its folder: a line for the head (what is done, with which options and
 * which build of the engine), one for each unit (a few games or positions that are worked on together), one for the
 * end.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { reasonOf } from '../../io/streams/input.js';
import { InputError } from '../../io/command-line/options.js';
import { writeWhole } from '../../io/streams/whole-file.js';
import { unitKey, type Unit } from './units/unit.js';

/** The first line. */
const HEAD = v.strictObject({
  format: v.literal('othello-jobs'),
  version: v.number(),
  kind: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  build: v.string(),
});
/** A {@link Unit}, which says what each of these is. */
const UNIT = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  location: v.string(),
  numbers: v.array(v.number()),
  items: v.array(v.string()),
  facts: v.optional(v.array(v.record(v.string(), v.string()))),
});
/** The line of a part of the input that cannot be read. */
const BAD = v.strictObject({ error: v.string() });
/** The last line; without it, the creation of the job was interrupted. */
const END = v.strictObject({ end: v.strictObject({ units: v.number(), errors: v.number() }) });

/** The first line: what all units have in common. */
export type ManifestHead = v.InferOutput<typeof HEAD>;
/** A line between head and end. */
export type ManifestLine = Unit | { error: string };
/** Number of units, and of unreadable parts of the input. */
export type ManifestTotal = v.InferOutput<typeof END>['end'];

/** Increased when the form of the manifest changes. */
const VERSION = 1;

/** The head of a new manifest. */
export function headOf(common: Pick<ManifestHead, 'kind' | 'options' | 'build'>): ManifestHead {
  return { format: 'othello-jobs', version: VERSION, ...common };
}

/** Writes a manifest. The old one is replaced when the new one is complete, and stays if that fails. */
export async function writeManifest(
  folder: string,
  head: ManifestHead,
  lines: AsyncIterable<ManifestLine>,
): Promise<ManifestTotal> {
  const total: ManifestTotal = { units: 0, errors: 0 };
  const texts = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify(head)}\n`;
    for await (const line of lines) {
      total['error' in line ? 'errors' : 'units']++;
      yield `${JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ end: total })}\n`;
  };
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new InputError(`the folder ${folder} cannot be created: ${reasonOf(error)}`);
  }
  await writeWhole(pathIn(folder), texts());
  return total;
}

/** A manifest that is being read. */
export interface OpenManifest {
  head: ManifestHead;
  /** The lines after the head; damage throws where it is found. */
  lines: AsyncIterable<ManifestLine>;
}

/** @throws {InputError} when there is none, or it is damaged */
export async function openManifest(folder: string): Promise<OpenManifest> {
  const path = pathIn(folder);
  const texts = numberedLines(path, folder);
  const first = await texts.next();
  const head = first.done ? undefined : read(HEAD, first.value.text);
  if (!head) {
    await texts.return(undefined);
    throw new InputError(`${path}:1: the file does not begin with the head of a manifest`);
  }
  if (head.version !== VERSION) {
    await texts.return(undefined);
    throw new InputError(`${path}: the manifest has version ${head.version}, not ${VERSION}`);
  }
  return { head, lines: check(path, head, texts) };
}

/** More bytes than the last line has, whatever its two numbers are: the end is read without the units before it. */
const END_BYTES = 4096;

/**
 * The totals in the last line.
 *
 * @throws {InputError} when the manifest is truncated
 */
export async function totalOf(folder: string): Promise<ManifestTotal> {
  const path = pathIn(folder);
  const file = await openFile(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - END_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    const last = buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').at(-1)!;
    const total = read(END, last)?.end;
    if (!total) throw new InputError(`${path}: the manifest is cut off`);
    return total;
  } finally {
    await file.close();
  }
}

/** Checks that each unit matches its key, and the number of units the last line. */
async function* check(
  path: string,
  head: ManifestHead,
  texts: AsyncIterable<NumberedLine>,
): AsyncGenerator<ManifestLine> {
  const seen: ManifestTotal = { units: 0, errors: 0 };
  let total: ManifestTotal | undefined;
  for await (const { text, number } of texts) {
    if (total) throw new InputError(`${path}:${number}: nothing may follow the end`);
    const bad = read(BAD, text);
    const unit = read(UNIT, text);
    total = read(END, text)?.end;
    if (unit && unitKey({ ...head, items: unit.items }, head.build) === unit.key) {
      seen.units++;
      yield unit;
    } else if (bad) {
      seen.errors++;
      yield bad;
    } else if (!total) {
      const what = unit ? 'the unit is not what its key says' : 'this is not a unit';
      throw new InputError(`${path}:${number}: the manifest is damaged: ${what}`);
    }
  }
  if (!total) throw new InputError(`${path}: the manifest is cut off after ${seen.units} units`);
  if (total.units !== seen.units || total.errors !== seen.errors) {
    throw new InputError(`${path}: the manifest is damaged: it has ${seen.units} of ${total.units} units`);
  }
}

/** A line, and its number from 1. */
interface NumberedLine {
  text: string;
  number: number;
}

/** The lines of the manifest. @throws {InputError} when it does not exist or cannot be read */
async function* numberedLines(path: string, folder: string): AsyncGenerator<NumberedLine, void> {
  let number = 0;
  try {
    for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
      yield { text, number: ++number };
  } catch (error) {
    if (number > 0 || (error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new InputError(`${path} cannot be read: ${reasonOf(error)}`);
    throw new InputError(`there is no job in ${folder}: othello-engine jobs create creates one`);
  }
}

function read<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** The manifest of a folder. */
function pathIn(folder: string): string {
  return join(folder, 'manifest.jsonl');
}
