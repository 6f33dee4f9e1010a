/**
 * Puzzles from games of levels 3 to 8 against each other: `npx tsx training/puzzles.ts [--games N] [--state DIR]`
 *
 * Every game is one line of STATE/puzzles.jsonl, also one without a puzzle, so that the same command goes on where it was
 * ended. Games follow from their numbers.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/engine/node.js';
import { loadCore } from '../src/engine/load.js';
import { nodeFiles } from '../src/engine/node-files.js';
import type { Position } from '../src/rules/position.js';
import { randomNumbers } from '../src/rules/random.js';
import { minePuzzles } from '../src/puzzles/mine.js';
import { balancedOpening, playGame } from './games.js';
import { createPlayer } from './players.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '800' },
    state: { type: 'string', default: 'training/state' },
  },
});
const WEAKEST = 3;
const LEVELS = 6;

mkdirSync(values.state, { recursive: true });
const path = join(values.state, 'puzzles.jsonl');
const done = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean).length : 0;
const engine = await createEngine({ table: 64, workers: 1 });
const judge = await loadCore(nodeFiles, 16);
const players = await Promise.all(
  Array.from({ length: LEVELS }, (_, index) => createPlayer(`level:${WEAKEST + index}`)),
);

let found = 0;
for (let game = done; game < Number(values.games); game++) {
  const puzzles = [];
  for await (const puzzle of minePuzzles(await positionsOf(game), engine)) {
    const { position, ...rest } = puzzle;
    puzzles.push({ position: position.toString(), ...rest });
  }
  appendFileSync(path, `${JSON.stringify(puzzles)}\n`);
  found += puzzles.length;
  process.stderr.write(`\rgame ${game + 1}: ${found} puzzles`);
}
engine.close();

/** The positions of a game between two levels, from a balanced opening. */
async function positionsOf(game: number): Promise<Position[]> {
  const random = randomNumbers(game + 1);
  const [black, white] = [0, 1].map(() => players[Math.floor(random() * LEVELS)]!);
  const opening = balancedOpening(judge, random);
  const positions: Position[] = [];
  await playGame(black!, white!, opening, Math.floor(random() * 0xffffffff), (position) =>
    positions.push(position),
  );
  return positions;
}
