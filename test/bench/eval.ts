/**
 * Measures the error of the search's values on positions with known scores: `npm run -w training bench:eval -- FILE.obf [--every N]
 * [--depths 1,2,4] [--nodes N] [--largest 40] [--json] [--weights FILE] [--core FILE.wasm]`
 *
 * Every line of the file is a board of 64 characters, the side to move, and after a semicolon its score or the scores
 * of its moves: `… X; +4;` or `… X; a2:+38; b1:+20;`. Positions with a score beyond 40 discs are left out. Errors are
 * in discs. A bias above 0 means that the side to move is overrated; sign is the share of positions with the right
 * winner; within 3 is the share with an error of at most 3 discs. If the file has scores of moves, best move is the
 * share in which the search's move is one of the best, and loss is the mean loss of its moves by the file's scores.
 * Moves that the file does not score are counted separately; `bench:positions --moves 60` scores all moves. With
 * `--nodes` a search also ends at this number of nodes.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { discsOf, type Discs } from '../../src/core/engine/wasm/core.js';
import type { EngineMove } from '../../src/core/engine/engine.js';
import { loadCore, type FileBytes } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { parseObf, type ObfEntry } from '../../src/core/formats/obf.js';

const TABLE_MEGABYTES = 16;
/** An error of at most this many discs counts as near. */
const NEAR = 3;

interface Scored extends Discs {
  score: number;
  /** Scores of the moves; empty if the file has none. */
  moves: ReadonlyMap<EngineMove, number>;
}

/** The results of one depth. */
interface Accuracy {
  depth: number;
  n: number;
  mae: number;
  rmse: number;
  bias: number;
  sign: number;
  within3: number;
  /** Mean number of nodes of a search. */
  nodes: number;
  /** Missing if the file has no scores of moves. */
  bestMove?: number;
  /** Mean loss in discs of moves that the file scores; missing if it scores none. */
  loss?: number;
  /** Number of the search's moves without a score in the file. */
  unscored?: number;
}

function scored({ line, position, moves, score }: ObfEntry): Scored {
  const value = score ?? Math.max(...moves.map((move) => move.score));
  if (!Number.isFinite(value)) throw new SyntaxError(`line ${line} has no score, as in "… X; +4;"`);
  const scores = new Map(moves.map(({ move, score }) => [move, score]));
  return { ...discsOf(position.board, position.turn), score: value, moves: scores };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    depths: { type: 'string', default: '1,2,4,6,8' },
    nodes: { type: 'string', default: 'Infinity' },
    largest: { type: 'string', default: '40' },
    json: { type: 'boolean', default: false },
    weights: { type: 'string' },
    core: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('which file? npm run -w training bench:eval -- FILE.obf');
const every = Number(values.every);
const positions = parseObf(await readFile(file, 'utf8'))
  .filter((_, at) => at % every === 0)
  .map(scored)
  .filter(({ score }) => Math.abs(score) <= Number(values.largest));

/** A given file in place of the built one. */
const given = (path: string) => async (): Promise<FileBytes> => new Uint8Array(await readFile(path));
const files = {
  ...nodeFiles,
  ...(values.weights !== undefined && { weights: given(values.weights) }),
  ...(values.core !== undefined && { wasm: given(values.core) }),
};
const core = await loadCore(files, TABLE_MEGABYTES);

function measure(depth: number): Accuracy {
  const found = positions.map(({ score, moves, ...discs }) => {
    // Values and nodes must not depend on earlier searches.
    core.clear();
    core.begin({ ...discs, depth, exact: false, goal: 'score', multiPv: 1, nodes: Number(values.nodes) });
    while (!core.step(1e9));
    const { value, move } = core.answer[0]!;
    const { nodes } = core;
    const moveScore = moves.get(move);
    return {
      error: value - score,
      agrees: Math.sign(value) === Math.sign(score),
      nodes,
      hasMoves: moves.size > 0,
      loss: moveScore === undefined ? undefined : score - moveScore,
    };
  });
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const withMoves = found.filter(({ hasMoves }) => hasMoves);
  const losses = withMoves.flatMap(({ loss }) => loss ?? []);
  return {
    depth,
    n: found.length,
    mae: mean(found.map(({ error }) => Math.abs(error))),
    rmse: Math.sqrt(mean(found.map(({ error }) => error * error))),
    bias: mean(found.map(({ error }) => error)),
    sign: mean(found.map(({ agrees }) => Number(agrees))),
    nodes: mean(found.map(({ nodes }) => nodes)),
    within3: mean(found.map(({ error }) => Number(Math.abs(error) <= NEAR))),
    ...(withMoves.length > 0 && {
      bestMove: mean(withMoves.map(({ loss }) => Number(loss === 0))),
      unscored: withMoves.length - losses.length,
    }),
    ...(losses.length > 0 && { loss: mean(losses) }),
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
      (accuracy.bestMove === undefined ? '' : `, best move ${percent(accuracy.bestMove)}`) +
      (accuracy.loss === undefined ? '' : `, loss ${accuracy.loss.toFixed(2)}`) +
      (accuracy.unscored ? ` (${accuracy.unscored} moves without a score)` : '') +
      `, ${(accuracy.nodes / 1000).toFixed(1)}k nodes`,
  );
}
if (values.json) console.log(JSON.stringify(accuracies));
