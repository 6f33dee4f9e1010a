import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

test('the guide to languages says what the single file weighs', () => {
  const guide = readFileSync('docs/guides/languages.md', 'utf8').replace(/\s+/gu, ' ');
  const told = Number(
    /`othello-all\.js` has .*? (\d+) kilobytes that it weighs compressed/u.exec(guide)?.[1],
  );
  const script = readFileSync(join(inject('home'), 'node_modules/othello-board/dist/othello-all.js'));
  expect(Math.abs(gzipSync(script).length / 1000 - told)).toBeLessThan(told / 50);
});
