/**
 * Compares what moves of the levels lose in their own games with people's of that strength: `npm run -w training bench:levels --
 * FILE [--games 40] [--positions 12000] [--levels 1-6] [--strengths 1200,1800] [--empties 60] [--half 0|1] [--seed 1]`
 *
 * FILE holds games as `npm run -w training train:human` takes them. Each level that only draws its moves, and a player of each of the
 * `--strengths`, plays against itself from the start position, so people count in games between equals: weak players who
 * meet strong ones soon have less to lose. What people lose by strength is a curve for each part of the game, fitted to
 * positions drawn at random; `--half` takes one half of the people, the moves of 1 have not taught the model how people
 * count. `--empties` counts positions with so many empty squares and fewer. The loss of a move is measured by the deepest
 * search of the model, that of a level's moves is the mean over its chances.
 */
import { parseArgs } from 'node:util';
import { peopleChances, peopleMove } from '../../src/core/engine/levels/level-play.js';
import { LEVEL_SETTINGS, planOf, type LevelSettings } from '../../src/core/engine/levels/levels.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { Position } from '../../src/core/rules/position.js';
import { choicesOf, halfOf, readHumanGames, type Choice } from './human-games.js';
import { lossesOf, PHASES, phaseOf, sharpened } from './choice-figures.js';
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
    levels: { type: 'string', default: '1-6' },
    strengths: { type: 'string', default: '' },
    empties: { type: 'string', default: '60' },
    half: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('name a file of games: npm run -w training bench:levels -- FILE');

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
    .filter(({ black, white }) => Math.abs(black - white) < EQUAL)
    .flatMap((game) => choicesOf(game))
    .filter(({ position }) => position.empties <= Number(options.empties))
    .filter((choice) => options.half === undefined || halfOf(choice) === Number(options.half))
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
const [first = 1, last = first] = options.levels.split('-').map(Number);
const players: (LevelSettings & { name: string })[] = [
  ...LEVEL_SETTINGS.map((settings, at) => ({ name: `level ${at + 1}`, ...settings }))
    .slice(first - 1, last)
    .filter(({ searched }) => searched === 0),
  ...options.strengths
    .split(',')
    .filter(Boolean)
    .map((strength) => ({ name: 'points', strength: Number(strength), sharpness: 1, searched: 0 })),
];
for (const { name, ...settings } of players) {
  const sums = PHASES.map(() => ({ moves: 0, discs: 0 }));
  for (let game = 0; game < Number(options.games); game++) addGame(settings, sums);
  for (const [phase, { name: part }] of PHASES.entries()) {
    const { moves, discs } = sums[phase]!;
    if (moves === 0) continue;
    const people = curves[phase]!(settings.strength);
    const own = discs / moves;
    const cells = [name, settings.strength, part, moves, people.toFixed(2), own.toFixed(2)];
    console.log(`| ${cells.join(' | ')} | ${((own / people - 1) * 100).toFixed(0)} % |`);
  }
}

/** Plays a game of a player against itself, and adds what its moves lose. */
function addGame(settings: LevelSettings, sums: { moves: number; discs: number }[]): void {
  const seed = Math.floor(random() * 0xffffffff);
  const before: Position[] = [];
  let position = Position.start;
  while (position.phase !== 'over') {
    if (position.phase === 'pass') {
      before.push(position);
      position = position.pass();
      continue;
    }
    const plan = planOf(settings, position.board, seed);
    if (plan.kind !== 'people') throw new Error('a level that searches');
    const values = valuesOf(core, position);
    const latest = before.slice(-2);
    if (position.legalMoves.length > 1 && position.empties <= Number(options.empties)) {
      const chances = sharpened(peopleChances(position, values, plan, latest), plan.sharpness);
      const sum = sums[phaseOf(position.empties)]!;
      sum.moves++;
      sum.discs += lossesOf(values).reduce((total, loss, move) => total + loss * chances[move]!, 0);
    }
    const move = peopleMove(position, values, plan, latest, seed);
    before.push(position);
    position = position.play(move);
  }
}
