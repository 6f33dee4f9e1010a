/**
 * Fits the model of human choice: `npm run -w training train:human -- FILE [--state DIR] [--share 4] [--ridge 20] [--games N]
 * [--by game] [--plain] [--write]`
 *
 * FILE holds games of people, tab-separated: a head, then band, strengths of Black and White, result and moves. First
 * the moves of one position in `--share` are valued by searches; this takes hours, and can be interrupted and
 * continued. Then the weights are fitted, which takes a minute or two. One game in five is held out, and the results on
 * these are printed, in bands by the strength of the mover, or with `--by game` of the weaker player. `--plain` prints
 * besides what a plain model is worth (`plain-model.ts`). With `--write` the weights go into `src/core/engine/levels/human/weights.ts`. The same file and options give
 * the same weights everywhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ForesightName } from '../../src/core/engine/levels/human/foresight.js';
import { MEMORY } from '../../src/core/engine/levels/human/memory.js';
import {
  circumstances,
  type MemoryName,
  type SightName,
} from '../../src/core/engine/levels/human/choice-model.js';
import { SIGHT } from '../../src/core/engine/levels/human/sight.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { readHumanGames } from './human-games.js';
import { fitLogit, scoresOf, toChances, type Fit } from './logit.js';
import { figuresByBand, isCounted, JUDGED, tableOf } from './choice-figures.js';
import { plainChances } from './plain-model.js';
import { isHeldBack, memorySamples, readValuedChoices, sightSamples, type Samples } from './samples.js';
import { makeValueTable } from './value-table.js';

/** The beginning of the file of weights. */
const HEAD = `/**
 * The weights of the model of human choice, written by \`npm run -w training train:human\`: in hundredths, for the whole game, the opening
 * and the end, then the same times the strength (\`circumstances\` in \`choice-model.ts\`).
 */
import type { ForesightName } from './foresight.js';
import type { MemoryName, SightName, Weights } from './choice-model.js';
`;

/** The features of looking ahead that are used; others gained nothing, see `training/report.md`. */
const FORESIGHTS: readonly ForesightName[] = [
  ...(['loss1', 'loss2', 'loss3', 'loss4', 'loss5', 'loss6', 'loss8', 'close5', 'close6', 'fair8'] as const),
  ...(['best1', 'best4', 'best5', 'best6', 'best8', 'lossAhead2', 'lossAhead8'] as const),
  ...(['lossDecided1', 'lossDecided5', 'lossDecided8', 'lossMany2', 'lossMany3', 'lossMany6'] as const),
  ...(['bestMany1', 'bestMany2', 'bestMany3', 'bestMany4', 'bestMany5', 'bestMany6'] as const),
];
const SIGHTS = Object.keys(SIGHT) as SightName[];
const MEMORIES = Object.keys(MEMORY) as MemoryName[];
const WEIGHTS_FILE = fileURLToPath(new URL('../../src/core/engine/levels/human/weights.ts', import.meta.url));
const TABLE_MEGABYTES = 16;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'training/state' },
    share: { type: 'string', default: '4' },
    ridge: { type: 'string', default: '20' },
    games: { type: 'string' },
    by: { type: 'string', default: 'player' },
    plain: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('name a file of games: npm run -w training train:human -- FILE');

const { by } = options;
if (by !== 'player' && by !== 'game') throw new Error(`--by ${by}: player or game expected`);
const judged = JUDGED[by];

const games = readHumanGames(file);
const table = join(options.state, `human-values-${options.share}.tsv`);
const wanted = Number(options.games ?? games.length);
makeValueTable(
  table,
  games,
  await loadCore(nodeFiles, TABLE_MEGABYTES),
  ({ ply, game }) => (ply + game.number) % Number(options.share) === 0,
  wanted,
  (done) => {
    if (done % 50 === 0) process.stderr.write(`\r${done} of ${wanted} games are valued`);
  },
);

const choices = [...readValuedChoices(table, games)];
const learned = choices.filter(({ game }) => !isHeldBack(game));
const heldBack = choices.filter((choice) => isHeldBack(choice.game) && isCounted(choice));
const circumstancesOf = (list: typeof choices): number[][] =>
  list.map(({ strength, position }) => circumstances(strength, position.empties));

/** Fits the weights of one kind of features, on top of offsets from others. */
function fitOn(samples: Samples, offsets?: Float64Array): Fit {
  const problem = { samples, circumstances: circumstancesOf(learned), ...(offsets && { offsets }) };
  const fit = fitLogit(problem, Number(options.ridge), (step, loss) =>
    process.stderr.write(`\rstep ${step}, log-loss ${loss.toFixed(5)}  `),
  );
  process.stderr.write('\n');
  return fit;
}

const bare = fitOn(sightSamples(learned, SIGHTS, FORESIGHTS));
const bareScores = (list: typeof choices): Float64Array =>
  scoresOf({ samples: sightSamples(list, SIGHTS, FORESIGHTS), circumstances: circumstancesOf(list) }, bare);
// The features of the last moves are fitted separately, so that the model without them loses nothing.
const memory = fitOn(memorySamples(learned, MEMORIES), bareScores(learned));

function chancesOf(samples: Samples, scores: Float64Array): number[][] {
  return heldBack.map((_, at) => {
    const [begin, end] = [samples.starts[at]!, samples.starts[at + 1]!];
    toChances(scores, begin, end, samples.chosen[at]!);
    return [...scores.subarray(begin, end)];
  });
}

const samples = memorySamples(heldBack, MEMORIES);
const withMemory = scoresOf(
  { samples, circumstances: circumstancesOf(heldBack), offsets: bareScores(heldBack) },
  memory,
);
const print = (title: string, chances: number[][]): void =>
  console.log(tableOf(title, figuresByBand(heldBack, chances, judged)));
print('bare position', chancesOf(samples, bareScores(heldBack)));
print('with the moves before', chancesOf(samples, withMemory));
if (options.plain)
  print('a plain model', plainChances(learned.filter(isCounted), heldBack, judged, Number(options.ridge)));

if (options.write) {
  const named = printWeights([
    ['FORESIGHT_WEIGHTS', 'ForesightName', FORESIGHTS, bare.subarray(0, FORESIGHTS.length * 6)],
    ['SIGHT_WEIGHTS', 'SightName', SIGHTS, bare.subarray(FORESIGHTS.length * 6)],
    ['MEMORY_WEIGHTS', 'MemoryName', MEMORIES, memory],
  ]);
  writeFileSync(WEIGHTS_FILE, named);
  console.log(`written to ${WEIGHTS_FILE}: ${named.length} bytes, from ${learned.length} choices`);
}

/**
 * The weights as a source file of the engine.
 *
 * @param tables the name of each, the type of its keys, the keys, and all weights, key by key
 */
function printWeights(
  tables: readonly (readonly [name: string, type: string, keys: readonly string[], fit: Fit])[],
): string {
  const printed = tables.map(([name, type, keys, fit]) => {
    const width = fit.length / keys.length;
    const rows = keys.map((key, at) => {
      const weights = [...fit.subarray(at * width, (at + 1) * width)];
      return `  ${key}: [${weights.map((weight) => Math.round(weight * 100) + 0).join(', ')}],\n`;
    });
    return `\nexport const ${name}: Weights<${type}> = {\n${rows.join('')}};\n`;
  });
  return HEAD + printed.join('');
}
