/**
 * Measures how well the model of human choice predicts people: `npm run -w training bench:human -- FILE [--positions 600]
 * [--by game] [--strength band] [--all]`
 *
 * FILE holds games as `npm run -w training train:human` takes them. Positions are sampled from the games held out from the fit
 * (with `--all` from all of them), equally many for each band of the mover's strength, or
 * with `--by game` of the weaker player's. `--strength band` gives the model the middle of the band instead of the
 * exact strength. It measures the model with bare positions and with the
 * moves before; the loss of moves by phase of the game, for people and for moves drawn by the model's chances; and the
 * same for each level that draws its moves, beside the band of people whose losses are closest.
 */
import { parseArgs } from 'node:util';
import { humanChances } from '../../src/core/engine/levels/human/human-moves.js';
import { LEVEL_SETTINGS, strengthAt } from '../../src/core/engine/levels/levels.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { choicesOf, readHumanGames, type Choice } from './human-games.js';
import {
  bandOf,
  figuresByBand,
  FIRST_PLY,
  JUDGED,
  LAST_PLY,
  lossByPhase,
  lossTable,
  sharpened,
  tableOf,
  type PhaseLoss,
} from './choice-figures.js';
import { isHeldBack, type ValuedChoice } from './samples.js';
import { valuesOf } from './value-table.js';

/** About the mean strength of each band. */
const MIDDLES = [1220, 1430, 1575, 1715, 1930];
const TABLE_MEGABYTES = 16;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '600' },
    by: { type: 'string', default: 'player' },
    strength: { type: 'string', default: 'own' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('name a file of games: npm run -w training bench:human -- FILE');

const { by } = options;
if (by !== 'player' && by !== 'game') throw new Error(`--by ${by}: player or game expected`);
const judged = JUDGED[by];

const core = await loadCore(nodeFiles, TABLE_MEGABYTES);
const random = randomNumbers(Number(options.seed));
const drawn = readHumanGames(file)
  .filter((game) => options.all || isHeldBack(game))
  .flatMap((game) => choicesOf(game))
  .filter(({ ply }) => ply >= FIRST_PLY && ply <= LAST_PLY)
  .map((choice) => ({ choice, rank: random() }))
  .sort((one, other) => one.rank - other.rank);
const counts = MIDDLES.map(() => 0);
const choices = drawn
  .filter(({ choice }) => counts[bandOf(judged(choice))]!++ < Number(options.positions))
  .map(({ choice }): ValuedChoice => ({ ...choice, values: valuesOf(core, choice.position) }));

const strengthOf = (choice: Choice): number =>
  options.strength === 'band' ? MIDDLES[bandOf(judged(choice))]! : choice.strength;
const chancesWith = (before: (choice: Choice) => Choice['before']): number[][] =>
  choices.map((choice) => humanChances(choice.position, choice.values, strengthOf(choice), before(choice)));
const bare = chancesWith(() => []);
const withMoves = chancesWith(({ before }) => before);
console.log(tableOf('bare position', figuresByBand(choices, bare, judged)));
console.log(tableOf('with the moves before', figuresByBand(choices, withMoves, judged)));
console.log(lossTable(lossByPhase(choices, bare)));

/** The phases of the band whose total loss is closest to that of people. */
function nearestBand(losses: readonly PhaseLoss[]): PhaseLoss[] {
  const sum = (of: readonly PhaseLoss[], kind: 'people' | 'drawn'): number =>
    of.reduce((total, loss) => total + loss[kind], 0);
  const bands = [...new Set(losses.map(({ band }) => band))].map((name) =>
    losses.filter(({ band }) => band === name),
  );
  const distance = (of: readonly PhaseLoss[]): number =>
    Math.abs(Math.log(sum(of, 'drawn') / sum(of, 'people')));
  return bands.reduce((best, band) => (distance(band) < distance(best) ? band : best));
}

for (const [at, { strength, sharpness, searched }] of LEVEL_SETTINGS.entries()) {
  if (searched > 0) break;
  const chances = choices.map(({ position, values, before }) =>
    sharpened(humanChances(position, values, strengthAt(strength, position.empties), before), sharpness),
  );
  console.log(`Level ${at + 1}`);
  console.log(lossTable(nearestBand(lossByPhase(choices, chances))));
}
