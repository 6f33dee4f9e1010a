/** Loads the labelled positions of self-play into memory, and orders them for each pass. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_BYTES } from './evaluation/records.js';
import { randomNumbers } from '../src/core/rules/random.js';

/** Every file with a multiple of this number is for validation. */
const VALIDATION_FILE = 32;
/** Number of consecutive positions with the same number of discs, which keeps the weights in the cache. */
const RUN = 1024;

/** Files for training, and files for validation. */
export interface GameFiles {
  learn: string[];
  validate: string[];
}

/**
 * The files of some generations, split for training and validation.
 *
 * @param most maximum number of files of one generation
 * @throws {Error} when a generation has no games
 */
export function findFiles(state: string, generations: readonly string[], most: number): GameFiles {
  const learn: string[] = [];
  const validate: string[] = [];
  for (const generation of generations) {
    const directory = join(state, `generation-${generation}`);
    const names = existsSync(directory)
      ? readdirSync(directory).filter((name) => name.endsWith('.games'))
      : [];
    if (names.length === 0) throw new Error(`no games in ${directory}: run self-play first`);
    const taken = names.sort().slice(0, most);
    taken.forEach((name, at) => {
      const isLast = at === taken.length - 1;
      (at % VALIDATION_FILE === VALIDATION_FILE - 1 || isLast ? validate : learn).push(join(directory, name));
    });
  }
  return { learn, validate };
}

/** The memory of a core for positions. */
export interface CoreMemory {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): number;
}

/** Positions in a core's memory. */
export interface Positions {
  at: number;
  count: number;
}

/** Loads the positions of files into a core's memory. */
export function loadPositions(core: CoreMemory, files: readonly string[]): Positions {
  const parts = files.map((file) => readFileSync(file));
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const at = core.reserve(bytes);
  const memory = new Uint8Array(core.memory.buffer);
  let end = at;
  for (const part of parts) {
    memory.set(part, end);
    end += part.length;
  }
  return { at, count: bytes / RECORD_BYTES };
}

function shuffle(array: Uint32Array | Uint32Array[], random: () => number): void {
  for (let at = array.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const swapped = array[at]!;
    array[at] = array[other]!;
    array[other] = swapped;
  }
}

/** Position indices grouped by number of discs. */
export function groupByDiscs(core: CoreMemory, { at, count }: Positions): Uint32Array[] {
  const words = new Uint32Array(core.memory.buffer, at, count * (RECORD_BYTES / 4));
  const discs = new Uint8Array(count);
  const sizes = new Array<number>(65).fill(0);
  const bits = (word: number): number => {
    let rest = word - ((word >>> 1) & 0x55555555);
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  };
  for (let number = 0, word = 0; number < count; number++, word += RECORD_BYTES / 4) {
    const sum = bits(words[word]! | words[word + 2]!) + bits(words[word + 1]! | words[word + 3]!);
    discs[number] = sum;
    sizes[sum]!++;
  }
  const groups = sizes.map((size) => new Uint32Array(size));
  const filled = new Array<number>(65).fill(0);
  for (let number = 0; number < count; number++) groups[discs[number]!]![filled[discs[number]!]!++] = number;
  return groups;
}

/** Writes the order of a pass, in runs with the same number of discs; it depends on the pass's number. */
export function writeOrder(core: CoreMemory, groups: readonly Uint32Array[], at: number, pass: number): void {
  const random = randomNumbers(pass + 1);
  const runs: Uint32Array[] = [];
  for (const group of groups) {
    const own = group.slice();
    shuffle(own, random);
    for (let start = 0; start < own.length; start += RUN) runs.push(own.subarray(start, start + RUN));
  }
  shuffle(runs, random);
  const order = new Uint32Array(core.memory.buffer);
  let end = at / 4;
  for (const run of runs) {
    order.set(run, end);
    end += run.length;
  }
}
