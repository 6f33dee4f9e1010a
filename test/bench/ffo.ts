/**
 * Solves problems of the FFO endgame suite and prints a line for each: `npx tsx test/bench/ffo.ts 40 44`.
 * Exits with 1 where a score or a move is wrong.
 */
import { readFileSync } from 'node:fs';
import { Position } from '../../src/rules/position.js';
import { SQUARES } from '../../src/rules/square.js';
import { boards, loadWeights, newCore, search } from '../unit/core/core.js';
import { FFO } from '../unit/core/ffo.js';

const [from = 40, to = 44] = process.argv.slice(2).map(Number);
const core = await newCore(32);
loadWeights(core, readFileSync(new URL('../../src/engine/weights.bin', import.meta.url)));

let nodes = 0;
let milliseconds = 0;
let wrong = 0;
const speed = (count: number, time: number): string => `${(count / time / 1000).toFixed(1)}M`;

console.log('  #  empties  score  best         nodes       ms    nps');
for (const problem of FFO.slice(from - 1, to)) {
  const position = Position.of(problem.board, problem.turn === 'X' ? 'black' : 'white');
  core.clearTable();
  const start = performance.now();
  const answer = search(core, boards(position));
  const time = performance.now() - start;
  const move = SQUARES[answer.move] ?? 'pass';
  const isRight = answer.value === problem.score && problem.best.includes(move);
  nodes += answer.nodes;
  milliseconds += time;
  if (!isRight) wrong++;
  console.log(
    [
      String(problem.number).padStart(3),
      String(position.empties).padStart(8),
      String(answer.value).padStart(6),
      `  ${move.padEnd(4)}`,
      String(answer.nodes).padStart(13),
      time.toFixed(0).padStart(8),
      speed(answer.nodes, time).padStart(6),
      isRight ? '' : ` wrong: ${problem.score} by ${problem.best.join(' ')} expected`,
    ].join(' '),
  );
}
console.log(
  `total: ${nodes} nodes, ${milliseconds.toFixed(0)} ms, ${speed(nodes, milliseconds)}/s, ${wrong} wrong`,
);
process.exitCode = wrong > 0 ? 1 : 0;
