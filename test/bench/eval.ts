/**
 * How far the search's values are from exact scores: `npm run bench:eval -- FILE.obf [--every N] [--depths 1,2,4]
 * [--json] [--weights FILE]`
 *
 * Every line of the file is a board of 64 characters, the side to move, and the exact score behind a semicolon.
 * Positions of more than 40 discs either way are left out. Errors are in discs; a bias above 0 means that the side
 * to move is thought too well of; sign is the share of positions whose winner is named rightly.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { discsOf, type Discs } from '../../src/engine/core.js';
import { loadCore } from '../../src/engine/load.js';
import { nodeFiles } from '../../src/engine/node-files.js';

/** The largest score, in discs, that counts. */
const LARGEST_SCORE = 40;
const TABLE_MEGABYTES = 16;

interface Scored extends Discs {
  score: number;
}

/** What one depth reached. */
interface Accuracy {
  depth: number;
  n: number;
  mae: number;
  rmse: number;
  bias: number;
  sign: number;
}

function parseLine(text: string, line: number): Scored {
  const match = /^([XO-]{64}) ([XO]); *([+-]?\d+)/.exec(text);
  if (!match)
    throw new SyntaxError(`line ${line}: a board, a side and an exact score are expected, as in "… X; +4"`);
  return { ...discsOf(match[1]!, match[2] === 'X' ? 'black' : 'white'), score: Number(match[3]) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    depths: { type: 'string', default: '1,2,4,6,8' },
    json: { type: 'boolean', default: false },
    weights: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('which file? npm run bench:eval -- FILE.obf');
const every = Number(values.every);
const lines = (await readFile(file, 'utf8')).split('\n').filter((text) => text.trim() !== '');
const positions = lines
  .map((text, at) => ({ text, line: at + 1 }))
  .filter((_, at) => at % every === 0)
  .map(({ text, line }) => parseLine(text, line))
  .filter(({ score }) => Math.abs(score) <= LARGEST_SCORE);

const { weights } = values;
const files =
  weights === undefined
    ? nodeFiles
    : { ...nodeFiles, weights: async () => new Uint8Array(await readFile(weights)) };
const core = await loadCore(files, TABLE_MEGABYTES);
const accuracies: Accuracy[] = [];
for (const depth of values.depths.split(',').map(Number)) {
  const errors = positions.map((position) => {
    core.begin({ ...position, depth, exact: false, goal: 'score', multiPv: 1, nodes: 0 });
    while (!core.step(1e9));
    const value = core.answer[0]!.value;
    return {
      error: value - position.score,
      agrees: Math.sign(Math.round(value)) === Math.sign(position.score),
    };
  });
  const n = errors.length;
  const mean = (of: (entry: (typeof errors)[number]) => number) =>
    errors.reduce((sum, entry) => sum + of(entry), 0) / n;
  const accuracy: Accuracy = {
    depth,
    n,
    mae: mean(({ error }) => Math.abs(error)),
    rmse: Math.sqrt(mean(({ error }) => error * error)),
    bias: mean(({ error }) => error),
    sign: mean(({ agrees }) => Number(agrees)),
  };
  accuracies.push(accuracy);
  if (!values.json) {
    const [mae, rmse, bias] = [accuracy.mae, accuracy.rmse, accuracy.bias].map((discs) => discs.toFixed(2));
    console.log(
      `depth ${depth}: ${n} positions, MAE ${mae}, RMSE ${rmse}, bias ${bias}, sign ${(accuracy.sign * 100).toFixed(1)} %`,
    );
  }
}
if (values.json) console.log(JSON.stringify(accuracies));
