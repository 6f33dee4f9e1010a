/**
 * Writes our own positions with scores for `npm run -w training bench:eval`: `npm run -w training bench:positions -- [--empties 30]
 * [--positions 100] [--confidence 95] [--moves 3] [--largest 20] [--seed 1] > FILE.obf`
 *
 * The engine reaches the positions by itself after balanced random openings. A selective search to the end of the game
 * gives the scores of the best moves with a confidence (in per cent: 74, 88, 95, 99; 100 solves exactly); it takes up
 * to 10 s for a position with 30 empty squares. Positions with larger scores than `--largest` are left out: there is
 * little for a search to find.
 */
import { parseArgs } from 'node:util';
import { discsOf } from '../../src/core/engine/wasm/core.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { printObf } from '../../src/core/formats/obf.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { solveMoves } from '../../training/evaluation/solve-selectively.js';
import { ownPosition } from './own-positions.js';

const TABLE_MEGABYTES = 256;

const { values } = parseArgs({
  options: {
    empties: { type: 'string', default: '30' },
    positions: { type: 'string', default: '100' },
    confidence: { type: 'string', default: '95' },
    moves: { type: 'string', default: '3' },
    largest: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const confidence = Number(values.confidence);

const core = await loadCore(nodeFiles, TABLE_MEGABYTES);
const random = randomNumbers(Number(values.seed));
for (let made = 0; made < Number(values.positions);) {
  const position = ownPosition(core, random, Number(values.empties));
  core.clear();
  const discs = discsOf(position.board, position.turn);
  const moves = solveMoves(core, discs, { confidence, multiPv: Number(values.moves) });
  if (Math.abs(moves[0]!.value) > Number(values.largest)) continue;
  const scores = moves.map(({ move, value }) => ({ move, score: value }));
  process.stdout.write(printObf([{ position, moves: scores }]));
  made++;
}
