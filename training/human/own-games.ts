/**
 * Compares what moves of the levels lose in their own games with people's of that strength: `npm run -w training bench:levels --
 * FILE [--games 40] [--positions 12000] [--half 0|1] [--seed 1]`
 *
 * FILE holds games as `npm run -w training train:human` takes them. Each level that only draws its moves plays against itself from the
 * start position, so people count in games between equals: weak players who meet strong ones soon have less to lose.
 * What people lose by strength is a curve for each part of the game, fitted to positions drawn at random; `--half` takes
 * the games with an even or odd number. The loss of a move is measured by the deepest search of the model, that of a
 * level's moves is the mean over its chances.
 */
import { parseArgs } from 'node:util';
import { humanChances } from '../../src/core/engine/human/human-moves.js';
import { LEVEL_SETTINGS, strengthAt } from '../../src/core/engine/levels/levels.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import type { Square } from '../../src/core/rules/square.js';
import { playGame } from '../games.js';
import { settingsPlayer } from '../players.js';
import { choicesOf, readHumanGames, type Choice } from './games.js';
import { lossesOf, PHASES, phaseOf, sharpened } from './measure.js';
import { minimize } from './minimize.js';
import { valuesOf } from './value-table.js';

const TABLE_MEGABYTES = 16;
/** Points between players who count as equal. */
const EQUAL = 250;
/** Positions of people from this strength on are a fifth of all: there are more of them, but levels below. */
const COMMON_STRENGTH = 1450;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    positions: { type: 'string', default: '12000' },
    half: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [file] = positionals;
if (file === undefined)
  throw new Error('a file of games is expected: npm run -w training bench:levels -- FILE');

const core = await loadCore(nodeFiles, TABLE_MEGABYTES);
const random = randomNumbers(Number(options.seed));

interface Loss {
  phase: number;
  /** Strength in hundreds of points above the mean. */
  strength: number;
  discs: number;
}
const inHundreds = (strength: number): number => (strength - 1500) / 100;

function drawnPositions(): Choice[] {
  const all = readHumanGames(file!)
    .filter(({ number }) => options.half === undefined || number % 2 === Number(options.half))
    .filter(({ black, white }) => Math.abs(black - white) < EQUAL)
    .flatMap((game) => choicesOf(game))
    .map((choice) => ({ choice, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
  const some = Number(options.positions);
  return [
    ...all.filter(({ strength }) => strength < COMMON_STRENGTH).slice(0, some * 0.8),
    ...all.filter(({ strength }) => strength >= COMMON_STRENGTH).slice(0, some * 0.2),
  ];
}

/** The discs that people of a strength lose with a move: an exponential curve, by the quasi-likelihood of Poisson. */
function curveOf(losses: readonly Loss[]): (strength: number) => number {
  const found = minimize(
    Float64Array.of(1, -0.1),
    (point, slope) => {
      let sum = 0;
      slope.fill(0);
      for (const { strength, discs } of losses) {
        const log = point[0]! + point[1]! * strength;
        sum += (Math.exp(log) - discs * log) / losses.length;
        slope[0]! += (Math.exp(log) - discs) / losses.length;
        slope[1]! += ((Math.exp(log) - discs) * strength) / losses.length;
      }
      return sum;
    },
    () => undefined,
  );
  return (strength) => Math.exp(found[0]! + found[1]! * inHundreds(strength));
}

const ofPeople = drawnPositions().map(({ position, move, strength }): Loss => {
  const losses = lossesOf(valuesOf(core, position));
  return {
    phase: phaseOf(position.empties),
    strength: inHundreds(strength),
    discs: losses[position.legalMoves.indexOf(move)]!,
  };
});
const curves = PHASES.map((_, phase) => curveOf(ofPeople.filter((loss) => loss.phase === phase)));

console.log('| level | strength | part | moves | people lose | the level loses | difference |');
console.log('| - | - | - | - | - | - | - |');
for (const [at, settings] of LEVEL_SETTINGS.entries()) {
  const { strength, sharpness, searched } = settings;
  if (searched > 0) break;
  const player = settingsPlayer(core, `level:${at + 1}`, settings);
  const sums = PHASES.map(() => ({ moves: 0, discs: 0 }));
  for (let game = 0; game < Number(options.games); game++) {
    const line: Square[] = [];
    await playGame(player, player, [], Math.floor(random() * 0xffffffff), (_, move) => line.push(move));
    const record = { number: game, black: strength, white: strength, moves: line };
    for (const { position, before } of choicesOf(record)) {
      const values = valuesOf(core, position);
      const chances = sharpened(
        humanChances(position, values, strengthAt(strength, position.empties), before),
        sharpness,
      );
      const sum = sums[phaseOf(position.empties)]!;
      sum.moves++;
      sum.discs += lossesOf(values).reduce((total, loss, move) => total + loss * chances[move]!, 0);
    }
  }
  for (const [phase, { name }] of PHASES.entries()) {
    const { moves, discs } = sums[phase]!;
    const people = curves[phase]!(strength);
    const own = discs / moves;
    const cells = [at + 1, strength, name, moves, people.toFixed(2), own.toFixed(2)];
    console.log(`| ${cells.join(' | ')} | ${((own / people - 1) * 100).toFixed(0)} % |`);
  }
}
