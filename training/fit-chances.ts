/**
 * Fits the chances of winning to games of our own: `npm run -w training fit:chances -- [--games 400] [--human FILE.obf --every 100]
 * [--state DIR] [--write]`
 *
 * Games begin at random and are then played well; from 18 empties on they are solved. The values of searches of every
 * depth on the way are compared with the end. `--human` checks the fit on positions with exact scores that were not
 * used for it: a table of reliability and the Brier score. With `--write` the parameters go into
 * `src/core/analysis/chances.ts`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chancesWith, type ChanceModel } from '../src/core/analysis/chances.js';
import { loadCore } from '../src/core/engine/wasm/load.js';
import { nodeFiles } from '../src/core/engine/threads/node-files.js';
import { parseObf } from '../src/core/formats/obf.js';
import { iterationsOf, samplesOfGame, type Sample } from './chance-samples.js';

const MODEL_FILE = fileURLToPath(new URL('../src/core/analysis/chances.ts', import.meta.url));
/** Nodes for a human position. */
const HUMAN_NODES = 1_000_000;
const BINS = 10;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    human: { type: 'string' },
    every: { type: 'string', default: '100' },
    state: { type: 'string', default: 'training/state' },
    write: { type: 'boolean', default: false },
  },
});

const FIELDS = ['source', 'empties', 'value', 'depth', 'confidence', 'truth'] as const;
const lineOf = (sample: Sample): string => FIELDS.map((field) => sample[field]).join('\t');

function readSamples(path: string): Sample[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const numbers = line.split('\t').map(Number);
    return Object.fromEntries(FIELDS.map((field, at) => [field, numbers[at]!])) as unknown as Sample;
  });
}

/** The samples of a file, and more until there are enough; an interrupted run continues. */
function gather(name: string, sources: number, make: (source: number) => Sample[]): Sample[] {
  mkdirSync(values.state, { recursive: true });
  const path = join(values.state, name);
  const samples = readSamples(path);
  const first = samples.reduce((most, { source }) => Math.max(most, source + 1), 0);
  for (let source = first; source < sources; source++) {
    const made = make(source);
    samples.push(...made);
    appendFileSync(path, made.map((sample) => `${lineOf(sample)}\n`).join(''));
    process.stderr.write(`\r${name}: ${source + 1} of ${sources}`);
  }
  return samples.filter(({ source }) => source < sources);
}

type Outcome = 'win' | 'draw' | 'loss';
const outcomeOf = ({ truth }: Sample): Outcome => (truth > 0 ? 'win' : truth < 0 ? 'loss' : 'draw');

function chancesOfSample(model: ChanceModel, sample: Sample): Record<Outcome, number> {
  const { value, depth, confidence, empties } = sample;
  const certainty = confidence > 0 ? 'selective' : 'heuristic';
  return chancesWith(model, { value, depth, confidence, certainty }, empties);
}

/** The mean surprise at the results, which the fit minimizes. */
function logLoss(model: ChanceModel, samples: readonly Sample[]): number {
  const surprise = (sample: Sample): number =>
    -Math.log(Math.max(1e-6, chancesOfSample(model, sample)[outcomeOf(sample)]));
  return samples.reduce((sum, sample) => sum + surprise(sample), 0) / samples.length;
}

/** Changes one parameter at a time, by ever smaller steps, as long as that helps. */
function fit(start: ChanceModel, samples: readonly Sample[]): ChanceModel {
  let model = { ...start };
  let loss = logLoss(model, samples);
  const names = Object.keys(start) as (keyof ChanceModel)[];
  for (let step = 0.4; step > 0.005; step /= 2) {
    for (let better = true; better;) {
      better = false;
      for (const name of names) {
        for (const factor of [1 + step, 1 / (1 + step)]) {
          const changed = { ...model, [name]: model[name] * factor };
          const changedLoss = logLoss(changed, samples);
          if (changedLoss >= loss - 1e-7) continue;
          [model, loss, better] = [changed, changedLoss, true];
        }
      }
    }
  }
  for (const name of names) model[name] = Number(model[name].toFixed(4));
  return model;
}

/** Half the squared distance from the result, over win, draw and loss: 0 is perfect. */
function brierScore(model: ChanceModel, samples: readonly Sample[]): number {
  const score = (sample: Sample): number => {
    const chances = chancesOfSample(model, sample);
    const happened = outcomeOf(sample);
    const kinds: readonly Outcome[] = ['win', 'draw', 'loss'];
    return kinds.reduce((sum, kind) => sum + (chances[kind] - Number(kind === happened)) ** 2, 0) / 2;
  };
  return samples.reduce((sum, sample) => sum + score(sample), 0) / samples.length;
}

/** How often events with a given chance have happened. */
function reliability(model: ChanceModel, samples: readonly Sample[]): string {
  const bins = Array.from({ length: BINS }, () => ({
    count: 0,
    predicted: 0,
    won: 0,
    predictedDraw: 0,
    drawn: 0,
  }));
  for (const sample of samples) {
    const { win, draw } = chancesOfSample(model, sample);
    const bin = bins[Math.min(BINS - 1, Math.floor(win * BINS))]!;
    const outcome = outcomeOf(sample);
    bin.count++;
    bin.predicted += win;
    bin.predictedDraw += draw;
    bin.won += Number(outcome === 'win');
    bin.drawn += Number(outcome === 'draw');
  }
  const percent = (sum: number, count: number): string => ((100 * sum) / count).toFixed(1);
  const rows = bins
    .filter(({ count }) => count > 0)
    .map(
      ({ count, predicted, won, predictedDraw, drawn }) =>
        `| ${count} | ${percent(predicted, count)} | ${percent(won, count)} | ${percent(predictedDraw, count)} | ${percent(drawn, count)} |`,
    );
  return ['| positions | P(win) | won | P(draw) | drawn |', '| - | - | - | - | - |', ...rows].join('\n');
}

function tell(name: string, model: ChanceModel, samples: readonly Sample[]): void {
  if (samples.length === 0) return;
  const base = { win: 0, draw: 0, loss: 0 };
  for (const sample of samples) base[outcomeOf(sample)] += 1 / samples.length;
  const knowNothing = (1 - base.win ** 2 - base.draw ** 2 - base.loss ** 2) / 2;
  console.log(`\n${name}: ${samples.length} searches, mean surprise ${logLoss(model, samples).toFixed(4)}`);
  console.log(
    `Brier score ${brierScore(model, samples).toFixed(4)} (${knowNothing.toFixed(4)} by the shares alone)`,
  );
  console.log(reliability(model, samples));
}

/** Only the deepest searches, which are what a user sees. */
function deepest(samples: readonly Sample[]): Sample[] {
  const byPosition = new Map<string, Sample>();
  for (const sample of samples) byPosition.set(`${sample.source} ${sample.empties}`, sample);
  return [...byPosition.values()];
}

const core = await loadCore(nodeFiles, 32);
const own = gather('chances-own.tsv', Number(values.games), (game) => samplesOfGame(core, game));
const START: ChanceModel = { base: 1, perPly: 0.3, perDepth: 1, doubt: 1, draw: 1 };
// Every fourth game is held out.
const learned = own.filter(({ source }) => source % 4 !== 0);
const heldOut = own.filter(({ source }) => source % 4 === 0);
const model = fit(START, learned);
console.log(`\n${JSON.stringify(model)}`);
tell('games learned from', model, learned);
tell('games held out', model, heldOut);
tell('games held out, the deepest search of each position', model, deepest(heldOut));

if (values.human !== undefined) {
  const every = Number(values.every);
  const entries = parseObf(readFileSync(values.human, 'utf8')).filter((_, at) => at % every === 0);
  const human = gather('chances-human.tsv', entries.length, (at) => {
    const { position, score = 0 } = entries[at]!;
    core.clear();
    return iterationsOf(core, position, HUMAN_NODES).map(({ value, depth, confidence = 0 }) => ({
      source: at,
      empties: position.empties,
      value,
      depth,
      confidence,
      truth: score,
    }));
  });
  tell('human positions, every depth', model, human);
  for (const depth of [4, 8, 12]) {
    const some = human.filter((sample) => sample.depth === depth && sample.confidence === 0);
    tell(`human positions, depth ${depth}`, model, some);
  }
  tell('human positions, the deepest search of each', model, deepest(human));
}

if (values.write) {
  const source = readFileSync(MODEL_FILE, 'utf8');
  const line = /export const CHANCE_MODEL: ChanceModel = \{[^{}]*\};/;
  if (!line.test(source)) throw new Error(`${MODEL_FILE} has no CHANCE_MODEL`);
  const text = Object.entries(model).map(([name, value]) => `  ${name}: ${value},\n`);
  writeFileSync(
    MODEL_FILE,
    source.replace(line, `export const CHANCE_MODEL: ChanceModel = {\n${text.join('')}};`),
  );
  console.log(`written to ${MODEL_FILE}`);
}
