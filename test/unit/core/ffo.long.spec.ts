import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solveProblems } from './solve-problems.js';

const weights = readFileSync(new URL('../../../src/core/engine/weights.bin', import.meta.url));

describe('the FFO suite, above 20 empty squares', () => {
  it('#35-39 is solved', async () => {
    expect(await solveProblems(35, 39, weights)).toBeLessThan(67e6);
  }, 300_000);

  it('#40-44 takes less than 110 million nodes', async () => {
    expect(await solveProblems(40, 44, weights)).toBeLessThan(110e6);
  }, 300_000);
});
