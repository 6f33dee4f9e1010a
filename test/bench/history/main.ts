/**
 * Shows how the engine and the board have changed: `npm run -w training bench:history` prints the rows of `history.tsv` and draws
 * them in `build/history.svg`. With `--add` the checked-out commit is measured and becomes a row; `--elo N` is the
 * result of a match of its level 10 against that of the previous release (`npm run -w training match`), and is added to the rating
 * of that one.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import packageJson from '../../../package.json' with { type: 'json' };
import { Position } from '../../../src/core/rules/position.js';
import { boards, loadWeights, newCore, search } from '../../unit/core/core.js';
import { FFO } from '../../unit/core/ffo.js';
import { buildScripts } from '../../../tools/scripts.js';
import { historyChart } from './chart.js';
import { COLUMNS, parseRows, printRows, type Row } from './rows.js';

const FILE = new URL('history.tsv', import.meta.url);
const [FIRST, LAST] = [40, 44];
const TABLE_MEGABYTES = 32;
const HASHED_MEGABYTES = 256;
/** Where the scripts for pages are built. */
const SCRIPTS = 'build/history';
/** Those of a diagram. */
const BOARD = ['othello-board.js', 'othello-diagram.js'].map((file) => `${SCRIPTS}/${file}`);

const { values } = parseArgs({
  options: { add: { type: 'boolean', default: false }, elo: { type: 'string' } },
});
const rows = parseRows(readFileSync(FILE, 'utf8'));
if (values.add) {
  // A release without a match does not lose the rating of those before it.
  const before = rows.findLast(({ elo }) => elo !== undefined)?.elo ?? 0;
  rows.push(await measured(values.elo === undefined ? undefined : before + Number(values.elo)));
  writeFileSync(FILE, printRows(rows));
}
mkdirSync('build', { recursive: true });
writeFileSync('build/history.svg', historyChart(rows));
console.table(rows, [...COLUMNS]);

async function measured(elo: number | undefined): Promise<Row> {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const bytes = (paths: readonly string[], pack: (content: Buffer) => Buffer): number =>
    paths.reduce((sum, path) => sum + pack(readFileSync(path)).length, 0);
  const { nodes, ms } = await solved();
  await buildScripts(SCRIPTS);
  return {
    date: new Date().toISOString().slice(0, 10),
    version: packageJson.version,
    commit: git('rev-parse', '--short', 'HEAD'),
    nodes: Number((nodes / 1e6).toFixed(1)),
    board: bytes(BOARD, (content) => gzipSync(content, { level: 9 })),
    core: bytes(['build/engine.wasm', 'src/core/engine/weights.bin'], (content) =>
      brotliCompressSync(content),
    ),
    time: Number((ms / hashing()).toFixed(1)),
    elo,
  };
}

/** Nodes and milliseconds of the problems, each with an empty table. */
async function solved(): Promise<{ nodes: number; ms: number }> {
  const core = await newCore(TABLE_MEGABYTES);
  loadWeights(core, readFileSync(new URL('../../../src/core/engine/weights.bin', import.meta.url)));
  const sum = { nodes: 0, ms: 0 };
  for (const { board, turn, number } of FFO) {
    if (number < FIRST || number > LAST) continue;
    core.clearTable();
    const { user } = process.cpuUsage();
    sum.nodes += search(core, boards(Position.of(board, turn === 'X' ? 'black' : 'white'))).nodes;
    sum.ms += (process.cpuUsage().user - user) / 1000;
  }
  return sum;
}

/** Milliseconds of work that does not depend on our code. */
function hashing(): number {
  const piece = Buffer.alloc(1024 * 1024, 'othello');
  const hash = createHash('sha256');
  const { user } = process.cpuUsage();
  for (let at = 0; at < HASHED_MEGABYTES; at++) hash.update(piece);
  hash.digest();
  return (process.cpuUsage().user - user) / 1000;
}
