/**
 * Plays and reviews games of simulated players with one planted weakness: `npm run -w training report:play -- OUT.jsonl [--games
 * 120] [--strength 1500] [--kinds none,ends] [--seed 1]`
 *
 * All kinds are played unless `--kinds` names some. OUT gets one line for each game. Existing games are not repeated, so the run can be interrupted and continued.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/core/engine/node.js';
import { reviewSide } from '../../src/core/report/reviewed-side.js';
import { Game } from '../../src/core/rules/game/game.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { readJsonLines } from './json-lines.js';
import { PLANTED, playPlanted, type PlantedGame } from './planted-players.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '120' },
    strength: { type: 'string', default: '1500' },
    kinds: { type: 'string', default: PLANTED.join() },
    seed: { type: 'string', default: '1' },
  },
});
const [out] = positionals;
if (out === undefined) throw new Error('name a file to write: npm run -w training report:play -- OUT.jsonl');

const known = new Set(
  existsSync(out) ? readJsonLines<PlantedGame>(out).map(({ planted, number }) => `${planted} ${number}`) : [],
);
const engine = await createEngine({ workers: 1, table: 16 });
for (let number = 0; number < Number(options.games); number++) {
  for (const [at, planted] of PLANTED.entries()) {
    if (!options.kinds.split(',').includes(planted) || known.has(`${planted} ${number}`)) continue;
    const random = randomNumbers((Number(options.seed) * 1000 + number) * 10 + at);
    const { moves, side, opening } = await playPlanted(
      planted,
      number,
      Number(options.strength),
      engine,
      random,
    );
    const game = new Game();
    for (const move of moves) game.play(move);
    const given = { givenMoves: opening.length / 2 };
    const reviewed = await reviewSide(game.root, side, engine, { parallel: 1, ...given });
    const line = { planted, number, side, transcript: moves.join(''), moves: reviewed.moves };
    appendFileSync(out, `${JSON.stringify(line)}\n`);
  }
}
engine.close();
