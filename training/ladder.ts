/**
 * Measures the ladder of levels: `npm run -w training ladder [-- --games 200] [--levels 1-10] [--seed 1] [--json]`
 *
 * Each level plays the next one, `--games` times up to level 7, half as often up to 9, and a fifth against 10; the
 * steps in Elo add up to the height of a level above level 1. A judge with a depth of 8 plies, more than the levels up
 * to 7 have, also measures the loss of a game's moves in discs, compared with its own.
 */
import { parseArgs } from 'node:util';
import type { Core } from '../src/core/engine/wasm/core.js';
import { loadCore } from '../src/core/engine/wasm/load.js';
import { nodeFiles } from '../src/core/engine/threads/node-files.js';
import type { Position } from '../src/core/rules/position.js';
import type { Square } from '../src/core/rules/square.js';
import { balancedOpening, eloDifference, playGame, tally } from './games.js';
import { randomNumbers } from '../src/core/rules/random.js';
import { createPlayer } from './players.js';
import { searchMoves } from './search-moves.js';

/** Depth of the judge in plies; with few empties it sees the end. */
const JUDGE_DEPTH = 8;
const JUDGE_EXACT = 14;
/** Games of each pair in which the judge evaluates every move. */
const JUDGED_GAMES = 12;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    levels: { type: 'string', default: '1-10' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [first = 1, last = 10] = values.levels.split('-').map(Number);
/** Games of a pair; fewer for the strong levels, which are slow. */
const gamesAgainst = (level: number): number =>
  Number(values.games) * (level <= 7 ? 1 : level <= 9 ? 0.5 : 0.2);
const judge = await loadCore(nodeFiles, 32);
const random = randomNumbers(Number(values.seed));

/** The loss of a move in discs, by two searches of the judge. */
function lossOf(core: Core, position: Position, move: Square): number {
  const value = (at: Position, depth: number): number =>
    at.phase === 'play' ? searchMoves(core, at, { depth, exact: at.empties <= JUDGE_EXACT })[0]!.value : 0;
  const after = position.play(move);
  if (after.phase !== 'play') return 0;
  return Math.max(0, value(position, JUDGE_DEPTH) + value(after, JUDGE_DEPTH - 1));
}

interface Rung {
  level: number;
  /** Elo above the level before, with the 95 % error bar. */
  step: number;
  error: number;
  /** Elo above level 1. */
  height: number;
  /** Share of the points against the level before, 0-1. */
  share: number;
  /** Mean margin against the level before, in discs. */
  discs: number;
  /** Loss of its moves in a game, in discs; NaN if no game was judged. */
  loss: number;
}

const rungs: Rung[] = [];
let height = 0;
for (let level = first + 1; level <= last; level++) {
  const [lower, upper] = await Promise.all([
    createPlayer(`level:${level - 1}`),
    createPlayer(`level:${level}`),
  ]);
  const margins: number[] = [];
  const losses = { lower: 0, upper: 0 };
  let judged = 0;
  for (let pair = 0; pair < gamesAgainst(level) / 2; pair++) {
    const opening = balancedOpening(judge, random);
    const seed = Math.floor(random() * 0xffffffff);
    for (const upperIsBlack of [true, false]) {
      const isJudged = judged < JUDGED_GAMES;
      const watch = (position: Position, move: Square): void => {
        losses[(position.turn === 'black') === upperIsBlack ? 'upper' : 'lower'] += lossOf(
          judge,
          position,
          move,
        );
      };
      const players = upperIsBlack ? ([upper, lower] as const) : ([lower, upper] as const);
      const margin = await playGame(...players, opening, seed, isJudged ? watch : undefined);
      margins.push(upperIsBlack ? margin : -margin);
      if (isJudged) judged++;
    }
  }
  const result = tally(margins);
  const { elo, error, share } = eloDifference(result);
  if (rungs.length === 0) {
    rungs.push({
      level: level - 1,
      step: 0,
      error: 0,
      height: 0,
      share: 0.5,
      discs: 0,
      loss: losses.lower / judged,
    });
  }
  height += elo;
  rungs.push({ level, step: elo, error, height, share, discs: result.discs, loss: losses.upper / judged });
  if (!values.json) {
    const { wins, draws, losses: lost, discs } = result;
    console.log(
      `level ${level} against ${level - 1}: ${wins}-${draws}-${lost}, ${discs.toFixed(1)} discs a game, ` +
        `${elo.toFixed(0)} ± ${error.toFixed(0)} Elo; moves cost ${(losses.upper / judged).toFixed(0)} ` +
        `against ${(losses.lower / judged).toFixed(0)} discs a game`,
    );
  }
}
if (values.json) console.log(JSON.stringify(rungs));
else console.log(rungs.map(({ level, height }) => `level ${level}: ${height.toFixed(0)}`).join(', '));
