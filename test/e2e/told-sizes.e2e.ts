import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const DIST = join(inject('home'), 'node_modules/othello-board/dist');

/** The text of a guide, on one line. */
const guideTo = (name: string): string =>
  readFileSync(`docs/guides/${name}.md`, 'utf8').replace(/\s+/gu, ' ');

/** What some files of the package weigh compressed, in kilobytes. */
const weightOf = (...files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000;

test('the guides say what the engine weighs, and its worker alone', () => {
  const worker = Number(/the worker's script, (\d+) kB compressed/u.exec(guideTo('self-hosting'))?.[1]);
  expect(Math.abs(weightOf('othello-worker.js') - worker)).toBeLessThan(1);
  const engine = Number(/The engine is about (\d+) kB/u.exec(guideTo('offline'))?.[1]);
  const files = ['othello-worker.js', 'engine.wasm', 'weights.bin'];
  expect(Math.abs(weightOf(...files) - engine)).toBeLessThan(engine / 20);
});

test('the guide to languages says what the single file weighs', () => {
  const told = Number(
    /`othello-all\.js` has .*? (\d+) kilobytes that it weighs compressed/u.exec(guideTo('languages'))?.[1],
  );
  expect(Math.abs(weightOf('othello-all.js') - told)).toBeLessThan(told / 50);
});
