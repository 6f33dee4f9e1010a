/**
 * What the levels lose discs by, beside people of the strength that they imitate:
 * `npm run -w training report:levels -- OUT.jsonl [--games 300] [--levels 1-6] [--seed 1]`
 *
 * Each level plays against itself from the start position, and one side of each game is reviewed, Black's and White's in turns. OUT
 * gets a line a game, and what is there is not played again, so that it can be ended and started again. What people lose is what
 * `src/core/report/strength/norms.ts` says of their strength: numbers that `npm run -w training report:fit` made of reviews with the same effort.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Level } from '../../src/core/engine/engine.js';
import { LEVEL_SETTINGS } from '../../src/core/engine/levels/levels.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { createEngine } from '../../src/core/engine/node.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { normOf, type Measure } from '../../src/core/report/strength/norms.js';
import { deviation, mean } from '../../src/core/report/numbers.js';
import { reviewSide, type ReviewedMove } from '../../src/core/report/reviewed-side.js';
import { PARTS } from '../../src/core/report/strength/strength.js';
import { THEMES } from '../../src/core/report/loss-themes.js';
import { Game } from '../../src/core/rules/game/game.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { playGame } from '../games.js';
import { levelPlayer } from '../players.js';
import { readJsonLines } from './json-lines.js';
import { lossBy } from './loss-by.js';

interface LevelGame {
  level: number;
  number: number;
  moves: readonly ReviewedMove[];
}

const TABLE_MEGABYTES = 16;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    levels: { type: 'string', default: '1-6' },
    seed: { type: 'string', default: '1' },
  },
});
const [out] = positionals;
if (out === undefined)
  throw new Error('name a file to write: npm run -w training report:levels -- OUT.jsonl');
const [first = 1, last = first] = options.levels.split('-').map(Number);
const levels = LEVEL_SETTINGS.map(({ strength }, at) => ({ level: at + 1, strength })).slice(first - 1, last);

/** Plays and reviews what OUT lacks. */
async function playMissing(file: string): Promise<void> {
  const known = new Set(
    existsSync(file) ? readJsonLines<LevelGame>(file).map(({ level, number }) => `${level} ${number}`) : [],
  );
  const core = await loadCore(nodeFiles, TABLE_MEGABYTES);
  const engine = await createEngine({ workers: 1, table: TABLE_MEGABYTES });
  for (let number = 0; number < Number(options.games); number++) {
    for (const { level } of levels) {
      if (known.has(`${level} ${number}`)) continue;
      const random = randomNumbers((Number(options.seed) * 1000 + number) * 10 + level);
      const player = levelPlayer(core, level as Level);
      const game = new Game();
      await playGame(player, player, [], Math.floor(random() * 0xffffffff), (_, move) => game.play(move));
      const side = number % 2 === 0 ? 'black' : 'white';
      const { moves } = await reviewSide(game.root, side, engine, { parallel: 1 });
      appendFileSync(file, `${JSON.stringify({ level, number, moves } satisfies LevelGame)}\n`);
    }
  }
  engine.close();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Rows of some measures: discs a game, and what part of all of them each one is, of the level and of people. */
function printRows(kind: string, measures: readonly Measure[], games: readonly LevelGame[]): void {
  console.log(
    `\n| level | points | games | ${kind} | discs a game | people | share | of people's | level's share / people's |`,
  );
  console.log('| - | - | - | - | - | - | - | - | - |');
  for (const { level, strength } of levels) {
    const own = games.filter((game) => game.level === level).map(({ moves }) => moves);
    if (own.length === 0) continue;
    const losses = measures.map((measure) => own.map((moves) => lossBy(measure, moves)));
    const means = losses.map(mean);
    const people = measures.map((measure) => normOf(measure, strength).mean);
    for (const [at, measure] of measures.entries()) {
      const error = deviation(losses[at]!) / Math.sqrt(own.length);
      const [share, usual] = [means[at]! / sum(means), people[at]! / sum(people)];
      const cells = [
        ...[level, strength, own.length, measure],
        `${means[at]!.toFixed(1)} ± ${error.toFixed(1)}`,
        people[at]!.toFixed(1),
        ...[percent(share), percent(usual), (share / usual).toFixed(2)],
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

await playMissing(out);
const games = readJsonLines<LevelGame>(out);
printRows('part', PARTS, games);
printRows('kind', THEMES, games);
