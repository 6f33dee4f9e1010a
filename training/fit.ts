/**
 * The fit: `npx tsx training/fit.ts --generations 0,1 [--state DIR] [--epochs 8] [--out FILE]`
 *
 * Reads the games of some generations, keeps every 32nd file for validation, fits, stops when validation no longer
 * gets better, and leaves the best weights in STATE/weights.fit and a table of errors on the screen and in
 * STATE/fit.json.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RECORD_BYTES, trainingCore } from './core.js';
import { ANCHORS, writeFitted } from './fitted.js';

/** Every file of this number is for validation. */
const VALIDATION_FILE = 32;
/** Positions of one number of discs that are taken in a row: keeps the weights in the cache. */
const RUN = 1024;

/** The part of the training core that fits. */
interface FitCore {
  readonly memory: WebAssembly.Memory;
  anchorsAt(): number;
  beginFit(anchors: number): void;
  cellsAt(): number;
  constantsAt(): number;
  errorsAt(): number;
  clearErrors(): void;
  reserve(bytes: number): number;
  fitPass(
    records: number,
    order: number,
    count: number,
    rate: number,
    searchShare: number,
    sideWeight: number,
  ): void;
  shrink(strength: number): void;
  sharedWeights(): number;
}

/** Error of one number of discs, in discs. */
interface StageError {
  discs: number;
  positions: number;
  mae: number;
  rmse: number;
  bias: number;
}

const { values } = parseArgs({
  options: {
    generations: { type: 'string', default: '0' },
    state: { type: 'string', default: 'training/state' },
    epochs: { type: 'string', default: '8' },
    rate: { type: 'string', default: '1' },
    shrink: { type: 'string', default: '0.5' },
    search: { type: 'string', default: '0.5' },
    side: { type: 'string', default: '0.25' },
    files: { type: 'string', default: '100000' },
    out: { type: 'string' },
  },
});
const core = (await trainingCore()) as unknown as FitCore;

/** The files of the chosen generations, those for validation apart. */
function findFiles(): { learn: string[]; validate: string[] } {
  const learn: string[] = [];
  const validate: string[] = [];
  for (const generation of values.generations.split(',')) {
    const directory = join(values.state, `generation-${generation}`);
    const names = existsSync(directory)
      ? readdirSync(directory).filter((name) => name.endsWith('.games'))
      : [];
    if (names.length === 0) throw new Error(`no games in ${directory}: run self-play first`);
    names
      .sort()
      .slice(0, Number(values.files))
      .forEach((name, at) => {
        (at % VALIDATION_FILE === VALIDATION_FILE - 1 || at === names.length - 1 ? validate : learn).push(
          join(directory, name),
        );
      });
  }
  return { learn, validate };
}

/** Puts positions into the core's memory. */
function load(files: readonly string[]): { at: number; count: number } {
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

function shuffle(array: Uint32Array | Uint32Array[]): void {
  for (let at = array.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    const kept = array[at]!;
    array[at] = array[other]!;
    array[other] = kept;
  }
}

/** Position numbers grouped by discs on the board. */
function groupByDiscs(at: number, count: number): Uint32Array[] {
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

/** A new order of the positions, in runs of one number of discs. */
function writeOrder(groups: readonly Uint32Array[], at: number): void {
  const runs: Uint32Array[] = [];
  for (const group of groups) {
    shuffle(group);
    for (let start = 0; start < group.length; start += RUN) runs.push(group.subarray(start, start + RUN));
  }
  shuffle(runs);
  const order = new Uint32Array(core.memory.buffer);
  let end = at / 4;
  for (const run of runs) {
    order.set(run, end);
    end += run.length;
  }
}

function readErrors(): StageError[] {
  const sums = new Float64Array(core.memory.buffer, core.errorsAt(), 65 * 4);
  const stages: StageError[] = [];
  for (let discs = 0; discs <= 64; discs++) {
    const [positions, sum, sizes, squares] = sums.subarray(discs * 4, discs * 4 + 4) as unknown as number[];
    if (!positions) continue;
    stages.push({
      discs,
      positions,
      mae: sizes! / positions,
      rmse: Math.sqrt(squares! / positions),
      bias: sum! / positions,
    });
  }
  return stages;
}

/** One error for all: the root of the mean square over the numbers of discs from 12 to 52. */
function total(stages: readonly StageError[]): { mae: number; rmse: number } {
  const kept = stages.filter(({ discs }) => discs >= 12 && discs <= 52);
  const positions = kept.reduce((sum, stage) => sum + stage.positions, 0);
  return {
    mae: kept.reduce((sum, stage) => sum + stage.mae * stage.positions, 0) / positions,
    rmse: Math.sqrt(kept.reduce((sum, stage) => sum + stage.rmse ** 2 * stage.positions, 0) / positions),
  };
}

function print(stages: readonly StageError[]): void {
  for (const { discs, positions, mae, rmse, bias } of stages) {
    if (discs % 4 === 0) {
      console.log(
        `  ${discs} discs: ${positions} positions, mae ${mae.toFixed(3)}, rmse ${rmse.toFixed(3)}, bias ${bias.toFixed(3)}`,
      );
    }
  }
}

const files = findFiles();
const learn = load(files.learn);
const validate = load(files.validate);
console.log(`${learn.count} positions to learn from, ${validate.count} for validation`);
const order = core.reserve(Math.max(learn.count, validate.count) * 4);
const validationOrder = core.reserve(validate.count * 4);
new Int32Array(core.memory.buffer, core.anchorsAt(), ANCHORS.length).set(ANCHORS);
core.beginFit(ANCHORS.length);
new Uint32Array(core.memory.buffer, validationOrder, validate.count).set(
  Uint32Array.from({ length: validate.count }, (_, at) => at),
);
const groups = groupByDiscs(learn.at, learn.count);
const epochs = Number(values.epochs);
const searchShare = Number(values.search);
const sideWeight = Number(values.side);
const out = values.out ?? join(values.state, 'weights.fit');
let best = Infinity;
const started = Date.now();
for (let epoch = 0; epoch < epochs; epoch++) {
  const rate = Number(values.rate) * Math.max(0.05, 1 - epoch / (epochs - 1 || 1));
  writeOrder(groups, order);
  core.clearErrors();
  core.fitPass(learn.at, order, learn.count, rate, searchShare, sideWeight);
  const learned = total(readErrors());
  core.shrink(Number(values.shrink));
  core.clearErrors();
  core.fitPass(validate.at, validationOrder, validate.count, 0, searchShare, 0);
  const stages = readErrors();
  const { mae, rmse } = total(stages);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `epoch ${epoch + 1}: learned rmse ${learned.rmse.toFixed(3)}, validation rmse ${rmse.toFixed(3)} mae ${mae.toFixed(3)}, ${seconds} s`,
  );
  if (epoch === epochs - 1) print(stages);
  if (rmse > best + 0.001) {
    console.log('validation gets worse: stopped');
    break;
  }
  best = rmse;
  const cells = new Float32Array(
    core.memory.buffer,
    core.cellsAt(),
    ANCHORS.length * core.sharedWeights() * 2,
  );
  const constants = new Float32Array(core.memory.buffer, core.constantsAt(), 65 * 2);
  writeFitted(out, cells, constants);
  writeFileSync(
    `${out}.json`,
    JSON.stringify(
      { ...values, positions: learn.count, validation: validate.count, epoch: epoch + 1, rmse, mae, stages },
      undefined,
      1,
    ),
  );
}
