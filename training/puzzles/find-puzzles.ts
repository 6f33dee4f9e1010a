/**
 * Finds puzzles in games that are played as people with 1200 to 2100 points play: `npx tsx training/puzzles/find-puzzles.ts [--games
 * N] [--seed N] [--state DIR] [--early | --hard]`
 *
 * Every game is one line of STATE/puzzles.jsonl, even without a puzzle; run the same command again to continue. Games
 * follow from their numbers, the first of which is the seed. Every second game is searched for puzzles with 17 to 24
 * empty squares, which are rarer, the others for later ones; with `--early` all games are searched for early ones.
 * With `--hard` only positions whose right move the search of level 8 misses count, with 15 to 20 empty squares, in
 * quick games of the engine (hard-positions.ts).
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/core/engine/node.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import type { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { minePuzzles } from '../../src/core/puzzles/mine.js';
import { balancedOpening, playGame } from '../games.js';
import { hardPositions } from './hard-positions.js';
import { createPlayer } from '../players.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '800' },
    state: { type: 'string', default: 'training/state' },
    // Games of earlier sets used lower numbers.
    seed: { type: 'string', default: '2000000' },
    early: { type: 'boolean', default: false },
    hard: { type: 'boolean', default: false },
  },
});
const STRENGTHS = [1200, 1350, 1500, 1650, 1800, 1950, 2100];
const EARLY = [17, 24] as const;
const LATE = [8, 16] as const;
const HARD = [15, 20] as const;
/** Node limit of an exact answer: some seconds. */
const NODES = 3e7;

mkdirSync(values.state, { recursive: true });
const path = join(values.state, 'puzzles.jsonl');
const done = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean).length : 0;
const engine = await createEngine({ table: 16, workers: 1 });
const judge = await loadCore(nodeFiles, 16);
const players = values.hard
  ? []
  : await Promise.all(STRENGTHS.map((strength) => createPlayer(`people:${strength}`)));

let found = 0;
for (let game = done; game < Number(values.games); game++) {
  const puzzles = [];
  for await (const puzzle of minePuzzles(await positionsOf(game), engine, {
    empties: values.hard ? HARD : values.early || game % 2 === 0 ? EARLY : LATE,
    nodes: NODES,
    hard: values.hard,
  })) {
    const { position, ...rest } = puzzle;
    puzzles.push({ position: position.toString(), ...rest });
  }
  appendFileSync(path, `${JSON.stringify(puzzles)}\n`);
  found += puzzles.length;
  process.stderr.write(`\rgame ${game + 1}: ${found} puzzles`);
}
engine.close();

/** The positions of a game between two of the players, from a balanced opening; hard ones are of a quick game. */
async function positionsOf(game: number): Promise<Position[]> {
  const random = randomNumbers(Number(values.seed) + game);
  if (values.hard) return hardPositions(judge, random, HARD);
  const [black, white] = [0, 1].map(() => players[Math.floor(random() * players.length)]!);
  const opening = balancedOpening(judge, random);
  const positions: Position[] = [];
  await playGame(black!, white!, opening, Math.floor(random() * 0xffffffff), (position) =>
    positions.push(position),
  );
  return positions;
}
