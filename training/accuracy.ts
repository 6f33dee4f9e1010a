/**
 * Measures the accuracy of the levels in reviews: `npm run -w training accuracy [-- --games 10] [--levels 1-10] [--seed 1] [--nodes
 * 200000]`
 *
 * Each level plays against itself from balanced openings, and every game is reviewed. Accuracy and the shares of the
 * classes must follow the level; the constants of `src/core/analysis/classes.ts` were chosen by this table.
 */
import { parseArgs } from 'node:util';
import { expectedPoints, MOVE_CLASSES } from '../src/core/analysis/classes.js';
import { reviewWhole, type GameReview } from '../src/core/analysis/review.js';
import { loadCore } from '../src/core/engine/wasm/load.js';
import { nodeFiles } from '../src/core/engine/threads/node-files.js';
import { createEngine } from '../src/core/engine/node.js';
import { Game } from '../src/core/rules/game/game.js';
import { randomNumbers } from '../src/core/rules/random.js';
import { balancedOpening, playGame } from './games.js';
import { createPlayer } from './players.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    levels: { type: 'string', default: '1-10' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '200000' },
    exact: { type: 'string', default: '16' },
  },
});
const [first = 1, last = 10] = values.levels.split('-').map(Number);
const limits = { nodes: Number(values.nodes), exactFrom: Number(values.exact), coarse: false };
const core = await loadCore(nodeFiles, 16);
const engine = await createEngine({ workers: 2 });

async function reviewsOf(level: number): Promise<GameReview[]> {
  const [black, white] = await Promise.all([createPlayer(`level:${level}`), createPlayer(`level:${level}`)]);
  const random = randomNumbers(Number(values.seed) * 1000 + level);
  const reviews: GameReview[] = [];
  for (let number = 0; number < Number(values.games); number++) {
    const opening = balancedOpening(core, random);
    const game = new Game();
    for (const move of opening) game.play(move);
    await playGame(black, white, opening, Math.floor(random() * 0xffffffff), (_, move) => game.play(move));
    // The opening was random and does not belong to the level.
    const done = await reviewWhole(game.nodes.slice(opening.length), engine, { limits });
    if (done) reviews.push(done);
    process.stderr.write(`\rlevel ${level}: ${number + 1} games`);
  }
  black.close();
  white.close();
  return reviews;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(
  `| level | accuracy | of single games | loss a move | points lost a move | ${MOVE_CLASSES.join(' | ')} |`,
);
console.log(`| - | - | - | - | - | ${MOVE_CLASSES.map(() => '-').join(' | ')} |`);
for (let level = first; level <= last; level++) {
  const reviews = await reviewsOf(level);
  const sides = reviews.flatMap(({ black, white }) => [black, white]);
  const accuracies = sides.map(({ accuracy = 100 }) => accuracy).sort((a, b) => a - b);
  const plies = reviews.flatMap((done) => done.plies.filter((ply) => ply !== undefined && !ply.forced));
  const lost = mean(
    plies.map((ply) => expectedPoints(ply!.chances.best) - expectedPoints(ply!.chances.played)),
  );
  const shares = MOVE_CLASSES.map(
    (name) =>
      `${((100 * sides.reduce((sum, { classes }) => sum + classes[name], 0)) / plies.length).toFixed(1)} %`,
  );
  const spread = `${accuracies[0]!.toFixed(0)}-${accuracies.at(-1)!.toFixed(0)}`;
  const row = [
    level,
    mean(accuracies).toFixed(1),
    spread,
    mean(plies.map((ply) => ply!.loss)).toFixed(2),
    lost.toFixed(3),
  ];
  console.log(`\r| ${[...row, ...shares].join(' | ')} |`);
}
engine.close();
