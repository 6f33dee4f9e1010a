/**
 * Solves problems of the FFO endgame suite and prints a line for each: `npm run -w training bench:ffo -- 40 44`. Results are kept
 * in `build/ffo.jsonl`; with `--resume` an interrupted run continues if core, weights and table are the same. `--table
 * MB` is the size of the transposition table, 1-1024; 32 by default. Exits with 1 if a score or a move is wrong.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Position } from '../../src/core/rules/position.js';
import { SQUARES } from '../../src/core/rules/square.js';
import { boards, loadWeights, newCore, search } from '../unit/core/core.js';
import { FFO, type Problem } from '../unit/core/ffo.js';

/** One line of the state file. */
interface Solved {
  number: number;
  /** Digest of the core, the weights and the size of the table that solved it. */
  engine: string;
  value: number;
  move: string;
  nodes: number;
  ms: number;
}

const STATE = new URL('../../build/ffo.jsonl', import.meta.url);
const wasm = readFileSync(new URL('../../build/engine.wasm', import.meta.url));
const weights = readFileSync(new URL('../../src/core/engine/weights.bin', import.meta.url));
const { values, positionals } = parseArgs({
  options: { resume: { type: 'boolean', default: false }, table: { type: 'string', default: '32' } },
  allowPositionals: true,
});
const [from = 40, to = from] = positionals.length > 0 ? positionals.map(Number) : [40, 44];
if (![from, to].every((number) => Number.isInteger(number) && number >= 1 && number <= FFO.length)) {
  throw new RangeError(`problems 1 to ${FFO.length} are there, not ${positionals.join(' to ')}`);
}
const table = Number(values.table);
if (!Number.isInteger(table) || table < 1 || table > 1024) {
  throw new RangeError(`--table takes 1 to 1024 megabytes, not ${values.table}`);
}
const engine = createHash('sha256')
  .update(wasm)
  .update(weights)
  .update(values.table)
  .digest('hex')
  .slice(0, 16);
const core = await newCore(table);
loadWeights(core, weights);

function solvedBefore(): Map<number, Solved> {
  if (!values.resume || !existsSync(STATE)) return new Map();
  const lines = readFileSync(STATE, 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Solved).filter((one) => one.engine === engine);
  return new Map(all.map((one) => [one.number, one]));
}

function solve({ number, board, turn }: Problem): Solved {
  core.clearTable();
  const start = performance.now();
  const found = search(core, boards(Position.of(board, turn === 'X' ? 'black' : 'white')));
  const ms = performance.now() - start;
  const solved = {
    number,
    engine,
    value: found.value,
    move: SQUARES[found.move] ?? 'pass',
    nodes: found.nodes,
    ms,
  };
  appendFileSync(STATE, `${JSON.stringify(solved)}\n`);
  return solved;
}

const speed = (count: number, time: number): string => `${(count / time / 1000).toFixed(1)}M`;
const known = solvedBefore();
const total = { nodes: 0, ms: 0, wrong: 0 };

console.log('  #  empties  score  best         nodes       ms    nps');
for (const problem of FFO.slice(from - 1, to)) {
  const { number, value, move, nodes, ms } = known.get(problem.number) ?? solve(problem);
  const isRight = value === problem.score && problem.best.includes(move);
  total.nodes += nodes;
  total.ms += ms;
  if (!isRight) total.wrong++;
  console.log(
    [
      String(number).padStart(3),
      String(problem.board.split('-').length - 1).padStart(8),
      String(value).padStart(6),
      `  ${move.padEnd(4)}`,
      String(nodes).padStart(13),
      ms.toFixed(0).padStart(8),
      speed(nodes, ms).padStart(6),
      isRight ? '' : ` wrong: ${problem.score} by ${problem.best.join(' ')} expected`,
    ].join(' '),
  );
}
console.log(
  `total: ${total.nodes} nodes, ${total.ms.toFixed(0)} ms, ${speed(total.nodes, total.ms)}/s, ${total.wrong} wrong`,
);
process.exitCode = total.wrong > 0 ? 1 : 0;
