/**
 * The fit: `npx tsx training/fit.ts --generations 0,1 [--state DIR] [--epochs 8] [--out FILE]`
 *
 * Reads the games of some generations, keeps every 32nd file for validation, fits, stops when validation no longer
 * gets better, and leaves the best weights in STATE/weights.fit and a table of errors on the screen and in
 * STATE/weights.fit.json. Where it stands is kept after each epoch; killed and started again with the same options,
 * it goes on there, to the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { trainingCore } from './core.js';
import { forgetFit, keepFit, recallFit } from './fit-state.js';
import { ANCHORS, writeFitted } from './fitted.js';
import { findFiles, groupByDiscs, loadPositions, writeOrder } from './positions.js';

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
const core = await trainingCore();

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

const files = findFiles(values.state, values.generations.split(','), Number(values.files));
const learn = loadPositions(core, files.learn);
const validate = loadPositions(core, files.validate);
console.log(`${learn.count} positions to learn from, ${validate.count} for validation`);
const order = core.reserve(learn.count * 4);
const validationOrder = core.reserve(validate.count * 4);
new Int32Array(core.memory.buffer, core.anchorsAt(), ANCHORS.length).set(ANCHORS);
core.beginFit(ANCHORS.length);
new Uint32Array(core.memory.buffer, validationOrder, validate.count).set(
  Uint32Array.from({ length: validate.count }, (_, at) => at),
);
const groups = groupByDiscs(core, learn);
const epochs = Number(values.epochs);
const searchShare = Number(values.search);
const sideWeight = Number(values.side);
const out = values.out ?? join(values.state, 'weights.fit');
const cells = new Float32Array(core.memory.buffer, core.cellsAt(), ANCHORS.length * core.sharedWeights() * 2);
const constants = new Float32Array(core.memory.buffer, core.constantsAt(), 65 * 2);
const kept = recallFit(out, { ...values, files }, [cells, constants]);
if (kept) console.log(`goes on after epoch ${kept.epoch}`);
let best = kept?.best ?? Infinity;
const started = Date.now();
for (let epoch = kept?.epoch ?? 0; epoch < epochs; epoch++) {
  const rate = Number(values.rate) * Math.max(0.05, 1 - epoch / (epochs - 1 || 1));
  writeOrder(core, groups, order, epoch);
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
  writeFitted(out, cells, constants);
  writeFileSync(
    `${out}.json`,
    JSON.stringify(
      { ...values, positions: learn.count, validation: validate.count, epoch: epoch + 1, rmse, mae, stages },
      undefined,
      1,
    ),
  );
  keepFit(out, { ...values, files }, [cells, constants], { epoch: epoch + 1, best });
}
forgetFit(out);
