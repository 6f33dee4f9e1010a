/**
 * How far the search's values are from known scores: `npm run bench:eval -- FILE.obf [--every N] [--depths 1,2,4]
 * [--largest 40] [--json] [--weights FILE] [--core FILE.wasm]`
 *
 * Every line of the file is a board of 64 characters, the side to move, and behind a semicolon its score, or the scores
 * of its moves, as in `… X; +4;` and `… X; a2:+38; b1:+20;`. Positions of more than 40 discs either way are left out.
 * Errors are in discs; a bias above 0 means that the side to move is thought too well of; sign is the share of positions
 * whose winner is named rightly; within 3 the share whose error is 3 discs at most; best move, where the file has
 * scores of moves, the share in which the search's move is one of the best.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { discsOf, type Discs } from '../../src/engine/core.js';
import type { EngineMove } from '../../src/engine/engine.js';
import { loadCore, type FileBytes } from '../../src/engine/load.js';
import { nodeFiles } from '../../src/engine/node-files.js';
import { parseObf, type ObfEntry } from '../../src/formats/obf.js';

const TABLE_MEGABYTES = 16;
/** An error of so many discs is still within reach. */
const NEAR = 3;

interface Scored extends Discs {
  score: number;
  /** The best moves; empty where the file does not say. */
  best: readonly EngineMove[];
}

/** What one depth reached. */
interface Accuracy {
  depth: number;
  n: number;
  mae: number;
  rmse: number;
  bias: number;
  sign: number;
  within3: number;
  /** Absent where the file has no scores of moves. */
  bestMove?: number;
}

function scored({ line, position, moves, score }: ObfEntry): Scored {
  const value = score ?? Math.max(...moves.map((move) => move.score));
  if (!Number.isFinite(value)) throw new SyntaxError(`line ${line}: a score is expected, as in "… X; +4;"`);
  const best = moves.filter((move) => move.score === value).map(({ move }) => move);
  return { ...discsOf(position.board, position.turn), score: value, best };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    depths: { type: 'string', default: '1,2,4,6,8' },
    largest: { type: 'string', default: '40' },
    json: { type: 'boolean', default: false },
    weights: { type: 'string' },
    core: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('which file? npm run bench:eval -- FILE.obf');
const every = Number(values.every);
const positions = parseObf(await readFile(file, 'utf8'))
  .filter((_, at) => at % every === 0)
  .map(scored)
  .filter(({ score }) => Math.abs(score) <= Number(values.largest));

/** A file given by hand in place of the one that is built. */
const given = (path: string) => async (): Promise<FileBytes> => new Uint8Array(await readFile(path));
const files = {
  ...nodeFiles,
  ...(values.weights !== undefined && { weights: given(values.weights) }),
  ...(values.core !== undefined && { wasm: given(values.core) }),
};
const core = await loadCore(files, TABLE_MEGABYTES);

function measure(depth: number): Accuracy {
  const found = positions.map(({ score, best, ...discs }) => {
    core.begin({ ...discs, depth, exact: false, goal: 'score', multiPv: 1, nodes: Infinity });
    while (!core.step(1e9));
    const { value, move } = core.answer[0]!;
    return { error: value - score, agrees: Math.sign(value) === Math.sign(score), best, move };
  });
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const withMoves = found.filter(({ best }) => best.length > 0);
  return {
    depth,
    n: found.length,
    mae: mean(found.map(({ error }) => Math.abs(error))),
    rmse: Math.sqrt(mean(found.map(({ error }) => error * error))),
    bias: mean(found.map(({ error }) => error)),
    sign: mean(found.map(({ agrees }) => Number(agrees))),
    within3: mean(found.map(({ error }) => Number(Math.abs(error) <= NEAR))),
    ...(withMoves.length > 0 && {
      bestMove: mean(withMoves.map(({ best, move }) => Number(best.includes(move)))),
    }),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const accuracies: Accuracy[] = [];
for (const depth of values.depths.split(',').map(Number)) {
  const accuracy = measure(depth);
  accuracies.push(accuracy);
  if (values.json) continue;
  const [mae, rmse, bias] = [accuracy.mae, accuracy.rmse, accuracy.bias].map((discs) => discs.toFixed(2));
  console.log(
    `depth ${depth}: ${accuracy.n} positions, MAE ${mae}, RMSE ${rmse}, bias ${bias}, sign ${percent(accuracy.sign)}, ` +
      `within ${NEAR} ${percent(accuracy.within3)}` +
      (accuracy.bestMove === undefined ? '' : `, best move ${percent(accuracy.bestMove)}`),
  );
}
if (values.json) console.log(JSON.stringify(accuracies));
