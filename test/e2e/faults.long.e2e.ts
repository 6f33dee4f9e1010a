// Repeats rows of docs/guides/faults.md, which `npm run faults` writes.
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { ANSWERS, ENGINE_FILES } from '../faults/answers.js';
import { hosts, rowOf, tryAnswer } from '../faults/engine-files.js';
import { buildSharedDemo } from './support/demo.js';
import { useStage } from './support/stage.js';

const stage = useStage();

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of a table below a title. */
function rowsBelow(title: string): string[][] {
  const guide = readFileSync('docs/guides/faults.md', 'utf8');
  const [, below = ''] = guide.split(`### ${title}\n`);
  const [section = ''] = below.split(/^#/mu);
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
}

test('the guide has a row for each answer of each host', async () => {
  const all = hosts(stage.dist, await buildSharedDemo(inject('demo')));
  for (const { title } of all)
    expect(rowsBelow(title), title).toHaveLength(2 + ENGINE_FILES.length * ANSWERS.length);
});

test.each([
  [0, "the board's part for it", 'the first half, status 200'],
  [0, "the board's part for it", 'nothing at all'],
  [1, "the board's part for it", 'nothing at all'],
  [0, 'its weights', 'nothing at all'],
  [1, 'its worker', 'a page of its own, status 200'],
  [2, 'its core', 'other bytes, status 200'],
])('host %i, %s, %s: a visitor sees what the guide says', async (nth, what, told) => {
  const host = hosts(stage.dist, await buildSharedDemo(inject('demo')))[nth]!;
  const file = ENGINE_FILES.find((one) => one.what === what)!;
  const answer = ANSWERS.find((one) => one.what === told)!;
  const seen = rowOf(file, answer, await tryAnswer(stage.browser, host, file, answer));
  expect(rowsBelow(host.title)).toContainEqual(seen);
});
