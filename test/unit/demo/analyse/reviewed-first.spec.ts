import { expect, it } from 'vitest';
import { reviewedFirst } from '../../../../demo/analyse/engine-choice/reviewed-first.js';
import type { PlyReview } from '../../../../src/core/analysis.js';
import type { Engine, MoveValue, SearchInfo } from '../../../../src/core/engine.js';
import { Position, type Square } from '../../../../src/core/rules.js';

const { start } = Position;

const value = (move: Square, depth: number): MoveValue => ({
  move,
  value: 0,
  certainty: 'heuristic',
  depth,
  line: [move],
});

/** What a search has found at a depth. */
const found = (move: Square, depth: number): SearchInfo => ({
  ...value(move, depth),
  nodes: 1,
  time: 1,
  nps: 1,
  moves: [value(move, depth)],
});

/** An engine that finds these one after another. */
function engineWith(...infos: SearchInfo[]): Engine {
  return {
    search: (_position, { onProgress } = {}) => {
      for (const info of infos) onProgress?.(info);
      return Promise.resolve(infos.at(-1)!);
    },
    close: () => undefined,
  };
}

/** The moves that are shown while a position is searched, and the one at the end. */
async function shown(engine: Engine, coarse = false): Promise<unknown[]> {
  const ply = { position: start, coarse, depth: 8, moves: [value('d3', 8)] } as unknown as PlyReview;
  const moves: unknown[] = [];
  const { move } = await reviewedFirst(engine, () => [undefined, ply]).search(start, {
    multiPv: start.legalMoves.length,
    onProgress: (info) => moves.push(info.move),
  });
  return [...moves, move];
}

it('begins with the review, until a much deeper search has found another move', async () => {
  expect(await shown(engineWith(found('c4', 4), found('c4', 13)))).toEqual(['d3', 'd3']);
  expect(await shown(engineWith(found('c4', 4), found('f5', 14)))).toEqual(['d3', 'f5', 'f5']);
});

it('searches at once where the review will search again itself', async () => {
  expect(await shown(engineWith(found('c4', 4)), true)).toEqual(['c4', 'c4']);
});

it('leaves moves to play alone', async () => {
  const ply = { position: start, coarse: false, depth: 8, moves: [value('d3', 8)] } as unknown as PlyReview;
  const engine = reviewedFirst(engineWith(found('c4', 4)), () => [ply]);
  expect((await engine.search(start, { level: 3 })).move).toBe('c4');
});
