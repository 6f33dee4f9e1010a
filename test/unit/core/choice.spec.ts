/** If the choice of the move is still open at the depth limit, the search goes a little further. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CoreExports } from '../../../src/core/engine/wasm/core-exports.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { found, loadWeights, newCore, randomPosition, search, unsigned, type Found } from './core.js';

type Discs = [player: bigint, opponent: bigint];

const weights = readFileSync(new URL('../../../src/core/engine/weights.bin', import.meta.url));
const DEPTH = 9;
/** Number of iterations that must agree, and the most plies that are searched if they do not. */
const ITERATIONS = 4;
const FURTHER = 2;

let core: CoreExports;
beforeAll(async () => {
  core = await newCore(8);
  loadWeights(core, weights);
});

const positions = (count: number, empties: number, seed: number): Discs[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => randomPosition(core, random, empties));
};

/** A search to a depth, with an empty table. */
function toDepth(position: Discs, limits: Parameters<typeof search>[2] = {}): Found & { depth: number } {
  core.clearTable();
  const answer = search(core, position, { depth: DEPTH, exact: false, ...limits });
  return { ...answer, depth: core.depthOf(0) };
}

/** The best move and the nodes of each iteration up to the end of a search, beginning with depth 1. */
function iterationsOf(position: Discs, depth = DEPTH): { move: number; nodes: number }[] {
  core.clearTable();
  core.begin(...position, depth, 0, 0, 1, 0);
  const iterations: { move: number; nodes: number }[] = [];
  let isOver = false;
  while (!isOver) {
    isOver = core.step(1) === 1;
    iterations[core.depthOf(0) - 1] ??= { move: core.moveOf(0), nodes: core.nodes() };
  }
  return iterations;
}

/** The moves chosen by the last iterations up to a depth. */
const choices = (iterations: readonly { move: number }[], depth: number): Set<number> =>
  new Set(iterations.slice(depth - ITERATIONS, depth).map(({ move }) => move));

describe('a search to a depth', () => {
  it('ends there where the last four iterations agree, and goes on with their moves where they do not', () => {
    const ends = new Map<number, number>();
    for (const position of positions(60, 30, 61)) {
      const iterations = iterationsOf(position);
      const end = iterations.length;
      ends.set(end, (ends.get(end) ?? 0) + 1);
      const open = choices(iterations, DEPTH);
      expect(end > DEPTH).toBe(open.size > 1);
      expect(end).toBeLessThanOrEqual(DEPTH + FURTHER);
      // One more ply is enough if it settles the choice.
      if (end === DEPTH + 1) expect(choices(iterations, end).size).toBe(1);
      if (end === DEPTH + FURTHER) expect(choices(iterations, end - 1).size).toBeGreaterThan(1);
      for (const { move } of iterations.slice(DEPTH)) expect(open).toContain(move);
    }
    expect([...ends.keys()].sort((a, b) => a - b)).toEqual([DEPTH, DEPTH + 1, DEPTH + FURTHER]);
  });

  it('gives the value, the depth and the line of the move that it chooses', () => {
    let further = 0;
    for (const position of positions(40, 30, 62)) {
      const { move, line, depth, value, certainty } = toDepth(position);
      if (depth === DEPTH) continue;
      further++;
      expect([line[0], certainty]).toEqual([move, 2]);
      // The other moves of the last iterations are worth no more at that depth: searched alone, the chosen move has the
      // same value or nearly so.
      core.clearTable();
      core.rootMoves(1n << BigInt(move));
      const alone = search(core, position, { depth, exact: false });
      expect(alone.move).toBe(move);
      expect(Math.abs(alone.value - value)).toBeLessThanOrEqual(3);
    }
    expect(further).toBeGreaterThan(5);
  });

  it('visits the same nodes however it is sliced', () => {
    for (const position of positions(12, 30, 63)) {
      const [whole, ...sliced] = [1e9, 1009, 1].map((slice) => toDepth(position, { slice }));
      expect(sliced).toEqual([whole, whole]);
    }
  });

  it('finds again all root moves in the next search', () => {
    for (const position of positions(20, 30, 64)) {
      const first = toDepth(position);
      if (first.depth === DEPTH) continue;
      expect(toDepth(position)).toEqual(first);
      core.begin(...position, DEPTH, 0, 0, 60, 0);
      while (core.step(1e6) === 0);
      const moves = unsigned(core.legalMoves(...position));
      expect(core.lineCount()).toBe(moves.toString(2).replaceAll('0', '').length);
    }
  });

  it('keeps to the depth where it is less than eight plies, or several lines are asked for', () => {
    for (const position of positions(40, 30, 65)) {
      expect(toDepth(position, { depth: 7 }).depth).toBe(7);
      expect(toDepth(position, { multiPv: 2 }).depth).toBe(DEPTH);
      expect([found(core, 0).certainty, found(core, 1).certainty]).toEqual([2, 2]);
    }
  });

  it('does not reach the end of the game where that is not asked for', () => {
    const depths = new Set(positions(60, DEPTH + 2, 66).map((position) => toDepth(position).depth));
    expect([...depths].sort((a, b) => a - b)).toEqual([DEPTH, DEPTH + 1]);
    for (const position of positions(20, DEPTH + 1, 67)) expect(toDepth(position).depth).toBe(DEPTH);
  });

  it('ends at its limit of nodes, open or not', () => {
    for (const position of positions(20, 30, 68)) {
      const { nodes } = toDepth(position, { nodes: 3000 });
      expect(nodes).toBeLessThan(3200);
    }
  });
});
