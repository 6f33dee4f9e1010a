/**
 * `npm run -w training opponents`: lets the opponents of the home page play each other, and writes the games that "Explore"
 * offers to visitors without games. Each pair plays with both colours. Takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { OPPONENTS, type Opponent } from '../demo/opponents/opponents.js';
import { printTranscript } from '../src/core/formats.js';
import { createEngine } from '../src/core/engine/node.js';
import { Game } from '../src/core/rules.js';

const FILE = 'demo/public/games/opponents.txt';
/** Games of each pair with the same colours. */
const ROUNDS = 3;
/** Opponents further apart in their list do not play: games between equals are more like those of people. */
const FAR = 4;

const engine = await createEngine();
/** Counts all moves, so that each has a seed of its own. */
let moves = 0;

async function play(black: Opponent, white: Opponent): Promise<string> {
  const game = new Game();
  while (!game.result) {
    const { level } = game.position.turn === 'black' ? black : white;
    const { move } = await engine.search(game.position, { level, seed: ++moves });
    game.play(move);
  }
  return printTranscript(game.line);
}

const lines: string[] = [];
for (const [at, black] of OPPONENTS.entries())
  for (const [other, white] of OPPONENTS.entries()) {
    if (at === other || Math.abs(at - other) > FAR) continue;
    for (let round = 0; round < ROUNDS; round++)
      lines.push(`${black.id} ${white.id} ${await play(black, white)}`);
    process.stderr.write(`\r${lines.length} games`);
  }
writeFileSync(FILE, `${lines.join('\n')}\n`);
engine.close();
