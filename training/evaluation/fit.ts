/**
 * Runs the fit: `npm run -w training train:fit -- --generations 6,7 [--fine solved-6] [--start FILE] [--state DIR] [--epochs 6]
 * [--out FILE]`
 *
 * Learns from the games of some generations and then, with smaller steps, from those with labels of better quality
 * (`--fine`). `--start` continues from a network (a weights file or a `.fit`) instead of random numbers, and so keeps
 * what it has learned from games that were deleted; steps begin as small as after `--start-positions` positions. Every
 * 32nd file is held out for validation. The network is written to STATE/weights.fit, a table of errors to the screen
 * and to STATE/weights.fit.json. The state is saved after each epoch: an interrupted fit with the same options
 * continues, and gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fittedOf, trainingCore } from '../core.js';
import { fitNumbers, growSquares, readNetwork, writeNetwork } from './fit-network.js';
import { forgetFit, keepFit, recallFit } from './fit-state.js';
import { OUTPUT_DISCS, writeFitted } from './fitted.js';
import { findFiles, groupByDiscs, loadPositions, writeOrder, type Positions } from '../positions.js';

/** Step size of the last epoch of a part, relative to the first one. */
const LAST_RATE = 0.03;
/** First step size of the fine part, smaller because the network is good already. */
const FINE_RATE = 0.6;

/** A step size that changes nothing: a pass with it only measures the gradients. */
const MEASURING_RATE = 1e-9;

/** Error for one number of discs, in discs. */
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
    fine: { type: 'string' },
    state: { type: 'string', default: 'training/state' },
    epochs: { type: 'string', default: '6' },
    'fine-epochs': { type: 'string', default: '3' },
    search: { type: 'string', default: '0.5' },
    side: { type: 'string', default: '0.25' },
    'fine-side': { type: 'string', default: '0.25' },
    files: { type: 'string', default: '100000' },
    start: { type: 'string' },
    'start-positions': { type: 'string', default: '40000000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const core = await trainingCore();
const searchShare = Number(values.search);

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

/** A single error: the root of the mean square over the numbers of discs from 12 to 52. */
function total(stages: readonly StageError[]): { mae: number; rmse: number } {
  const used = stages.filter(({ discs }) => discs >= 12 && discs <= 52);
  const positions = used.reduce((sum, stage) => sum + stage.positions, 0);
  return {
    mae: used.reduce((sum, stage) => sum + stage.mae * stage.positions, 0) / positions,
    rmse: Math.sqrt(used.reduce((sum, stage) => sum + stage.rmse ** 2 * stage.positions, 0) / positions),
  };
}

function print(stages: readonly StageError[]): void {
  for (const { discs, positions, mae, rmse, bias } of stages) {
    if (discs % 8 === 4) {
      console.log(
        `  ${discs} discs: ${positions} positions, mae ${mae.toFixed(3)}, rmse ${rmse.toFixed(3)}, bias ${bias.toFixed(3)}`,
      );
    }
  }
}

/** Positions for training and validation in the core, and the options of a pass. */
interface Part {
  learn: Positions;
  validate: Positions;
  groups: Uint32Array[];
  order: number;
  validationOrder: number;
  epochs: number;
  firstRate: number;
  /** Weight of positions after moves that were not played. */
  sideWeight: number;
}

function loadPart(
  generations: string,
  settings: Pick<Part, 'epochs' | 'firstRate' | 'sideWeight'>,
): Omit<Part, 'groups'> & { files: ReturnType<typeof findFiles> } {
  const files = findFiles(values.state, generations.split(','), Number(values.files));
  const learn = loadPositions(core, files.learn);
  const validate = loadPositions(core, files.validate);
  console.log(`${generations}: ${learn.count} positions to learn from, ${validate.count} for validation`);
  const order = core.reserve(learn.count * 4);
  const validationOrder = core.reserve(validate.count * 4);
  return { files, learn, validate, order, validationOrder, ...settings };
}

const bulk = { epochs: Number(values.epochs), firstRate: 1, sideWeight: Number(values.side) };
const fine = {
  epochs: Number(values['fine-epochs']),
  firstRate: FINE_RATE,
  sideWeight: Number(values['fine-side']),
};
const loaded = [
  loadPart(values.generations, bulk),
  ...(values.fine === undefined ? [] : [loadPart(values.fine, fine)]),
];
core.beginFit(Number(values.seed));
// Memory does not grow after this, so that views of it stay valid.
const parts: Part[] = loaded.map((part) => {
  const { validationOrder, validate } = part;
  new Uint32Array(core.memory.buffer, validationOrder, validate.count).set(
    Uint32Array.from({ length: validate.count }, (_, at) => at),
  );
  return { ...part, groups: groupByDiscs(core, part.learn) };
});

const out = values.out ?? join(values.state, 'weights.fit');
const options = { ...values, files: loaded.map(({ files }) => files) };
const numbers = fitNumbers(core);
const recalled = recallFit(out, options, numbers);
const done = recalled?.epoch ?? 0;
if (done > 0) console.log(`goes on after epoch ${done}`);
const started = Date.now();
let epoch = 0;
if (values.start !== undefined && done === 0)
  await startFrom(values.start, Number(values['start-positions']));
let biases = recalled?.biases ?? [];
for (const part of parts) {
  if (part !== parts[0] && biases.length === 0) {
    biases = validationErrors(parts[0]!).map(({ discs, bias }) => [discs, bias]);
  }
  for (let number = 0; number < part.epochs; number++) {
    epoch++;
    if (epoch <= done) continue;
    const rate = part.firstRate * (1 - (number * (1 - LAST_RATE)) / Math.max(1, part.epochs - 1));
    runEpoch(part, rate);
    keepFit(out, options, numbers, { epoch, biases });
  }
}
restoreConstants();
forgetFit(out);

/** The errors on the validation positions of a part. */
function validationErrors({ validate, validationOrder }: Part): StageError[] {
  core.clearErrors();
  core.fitPass(validate.at, validationOrder, validate.count, 0, searchShare, 0);
  return readErrors();
}

/**
 * The fine part only has positions with a few numbers of discs, but training on them changes all values. For the other
 * numbers of discs this restores the mean error on the first part's validation.
 */
function restoreConstants(): void {
  const [bulk, fine] = parts;
  if (fine === undefined) return;
  const before = new Map(biases);
  const learned = new Set(fine.groups.flatMap((group, discs) => (group.length > 0 ? [discs] : [])));
  const network = readNetwork(core);
  for (const { discs, bias } of validationErrors(bulk!)) {
    const old = before.get(discs);
    if (old === undefined || learned.has(discs)) continue;
    network.stageConstants[discs]! += (bias - old) / OUTPUT_DISCS;
  }
  writeNetwork(core, network);
  writeFitted(out, readNetwork(core));
}

/** Loads a network, and gives its rows the squared gradients that this many positions leave. */
async function startFrom(path: string, positions: number): Promise<void> {
  writeNetwork(core, await fittedOf(path));
  const { learn, groups, order, sideWeight } = parts[0]!;
  writeOrder(core, groups, order, 0);
  core.clearErrors();
  core.fitPass(learn.at, order, learn.count, MEASURING_RATE, searchShare, sideWeight);
  growSquares(core, positions / learn.count);
  console.log(`${path}: rmse ${total(readErrors()).rmse.toFixed(3)} before the first epoch`);
}

function runEpoch(part: Part, rate: number): void {
  const { learn, validate, groups, order, sideWeight } = part;
  writeOrder(core, groups, order, epoch);
  core.clearErrors();
  core.fitPass(learn.at, order, learn.count, rate, searchShare, sideWeight);
  const learned = total(readErrors());
  const stages = validationErrors(part);
  const { mae, rmse } = total(stages);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `epoch ${epoch}: learned rmse ${learned.rmse.toFixed(3)}, validation rmse ${rmse.toFixed(3)} mae ${mae.toFixed(3)}, ${seconds} s`,
  );
  print(stages);
  writeFitted(out, readNetwork(core));
  const result = { ...values, positions: learn.count, validation: validate.count, epoch, rmse, mae, stages };
  writeFileSync(`${out}.json`, JSON.stringify(result, undefined, 1));
}
