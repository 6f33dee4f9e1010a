import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEAST_CONFIDENCE } from '../../../src/core/analysis/chances.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { boards, found, loadWeights, newCore, randomPosition, search } from './core.js';
import { solveProblems } from './solve-problems.js';

const weights = readFileSync(new URL('../../../src/core/engine/weights.bin', import.meta.url));

describe('the FFO suite, up to 20 empty squares', () => {
  it('#1-19 is solved with rules of thumb alone', async () => {
    expect(await solveProblems(1, 19)).toBeLessThan(6e6);
  }, 60_000);

  it('#20-34 is solved', async () => {
    expect(await solveProblems(20, 34, weights)).toBeLessThan(53e6);
  }, 120_000);
});

describe('a search', () => {
  it('visits the same nodes however it is sliced', async () => {
    const core = await newCore(16);
    loadWeights(core, weights);
    const random = randomNumbers(9);
    for (const empties of [17, 24, 40]) {
      const position = randomPosition(core, random, empties);
      const limits = empties < 20 ? { multiPv: 3 } : { depth: 11, exact: false, multiPv: 2 };
      const answers = [1e9, 100_000, 1009, 1].map((slice) => {
        core.clearTable();
        search(core, position, { ...limits, slice });
        return [found(core, 0), found(core, 1)];
      });
      expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]]);
    }
  }, 60_000);

  it('gives the same answer each time, and keeps a limit of nodes', async () => {
    const first = await newCore(8);
    const second = await newCore(8);
    const limits = { nodes: 200_000, slice: 30_000 };
    const answer = search(first, boards(Position.start), limits);
    search(second, randomPosition(second, randomNumbers(10), 30), limits);
    second.clearTable();
    expect(search(second, boards(Position.start), limits)).toEqual(answer);
    expect(answer.nodes).toBeGreaterThanOrEqual(200_000);
    expect(answer.nodes).toBeLessThan(210_000);
    expect(answer.certainty).toBe(2);
  });

  it('ends in one step where a step may take any number of nodes', async () => {
    const core = await newCore();
    core.begin(...boards(Position.start), 8, 0, 0, 1, 0);
    expect(core.step(Infinity)).toBe(1);
    expect(core.depthOf(0)).toBe(8);
  });

  it('is at its most selective as sure as the chances assume of an engine that does not say', async () => {
    const core = await newCore();
    core.begin(...randomPosition(core, randomNumbers(11), 22), 60, 1, 0, 1, 0);
    while (core.confidenceOf(0) === 0 && core.step(1000) === 0);
    expect(core.confidenceOf(0)).toBe(LEAST_CONFIDENCE);
  });

  it('has an answer at once', async () => {
    const core = await newCore();
    core.begin(...boards(Position.start), 60, 1, 0, 1, 0);
    expect(core.moveOf(0)).toBeGreaterThanOrEqual(0);
    core.step(1);
    expect([19, 26, 37, 44]).toContain(core.moveOf(0));
  });

  it('keeps the better move that an iteration has found when it is left before its end', async () => {
    const core = await newCore(8);
    loadWeights(core, weights);
    const random = randomNumbers(31);
    let changed = 0;
    let confirmed = 0;
    for (let sample = 0; sample < 400; sample++) {
      const position = randomPosition(core, random, 30);
      const left = 2000 + Math.floor(random() * 20_000);
      core.clearTable();
      core.begin(...position, 60, 1, 0, 1, 0);
      core.step(left);
      const before = found(core, 0);
      const [depth, confidence] = [core.depthOf(0), core.confidenceOf(0)];
      core.commitPartial();
      expect([core.depthOf(0), core.confidenceOf(0)]).toEqual([depth, confidence]);
      const after = found(core, 0);
      expect(core.legalMoves(...position) & (1n << BigInt(after.move))).not.toBe(0n);
      if (after.move === before.move) {
        expect(after).toEqual(before);
        continue;
      }
      changed++;
      expect([after.certainty, after.line[0]]).toEqual([before.certainty, after.move]);
      // The same search to the end of that iteration gives the earlier move an equally low value.
      core.clearTable();
      core.begin(...position, 60, 1, 0, 1, 0);
      core.step(left);
      while (core.depthOf(0) === depth && core.confidenceOf(0) === confidence) core.step(1000);
      if (core.moveOf(0) !== before.move) confirmed++;
    }
    expect(changed).toBeGreaterThan(5);
    expect(confirmed / changed).toBeGreaterThan(0.8);
  }, 60_000);

  it('keeps the better move of an iteration that its limit of nodes ends', async () => {
    const core = await newCore(8);
    loadWeights(core, weights);
    const random = randomNumbers(32);
    let changed = 0;
    for (let sample = 0; sample < 150; sample++) {
      const position = randomPosition(core, random, 30);
      const limit = 2000 + Math.floor(random() * 10_000);
      core.clearTable();
      core.begin(...position, 60, 1, 0, 1, 0);
      core.step(limit);
      const complete = core.moveOf(0);
      core.commitPartial();
      const { move, value, line } = found(core, 0);
      core.clearTable();
      core.begin(...position, 60, 1, 0, 1, limit);
      expect(core.step(Infinity)).toBe(1);
      expect(found(core, 0)).toMatchObject({ move, value, line });
      if (move !== complete) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  }, 60_000);

  it('keeps to the root moves it is given, for one search', async () => {
    const core = await newCore();
    core.rootMoves(1n << 44n);
    expect(search(core, boards(Position.start), { depth: 4, exact: false }).move).toBe(44);
    core.begin(...boards(Position.start), 4, 0, 0, 60, 0);
    while (core.step(1e6) === 0);
    expect(core.lineCount()).toBe(4);
  });

  it('knows how much is done where nodes end it, and nowhere else', async () => {
    const core = await newCore();
    core.begin(...boards(Position.start), 60, 1, 0, 1, 100_000);
    const shares: number[] = [];
    do shares.push(core.fraction());
    while (core.step(10_000) === 0);
    expect(shares[0]).toBeLessThan(0.1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(core.fraction()).toBe(1);
    core.begin(...boards(Position.start), 60, 1, 0, 1, 0);
    core.step(1000);
    expect(core.fraction()).toBe(-1);
  });

  it('says so when there is no memory for its table', async () => {
    await expect(newCore(4096)).rejects.toThrow('no memory');
    await expect(newCore(0)).rejects.toThrow('no memory');
  });

  it('does not grow its memory', async () => {
    const core = await newCore();
    const random = randomNumbers(11);
    const bytes = core.memory.buffer.byteLength;
    for (let i = 0; i < 300; i++) {
      core.begin(...randomPosition(core, random, 10 + (i % 45)), 60, 1, 0, 1 + (i % 3), 0);
      for (let slice = 0; slice < 3 && core.step(2000) === 0; slice++);
    }
    expect(core.memory.buffer.byteLength).toBe(bytes);
  });
});
