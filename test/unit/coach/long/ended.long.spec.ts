// Why a move is bad if a reply to it, or to the better move, ends the game.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explain } from '../../../../src/core/coach/explain.js';
import type { Engine } from '../../../../src/core/engine/engine.js';
import { createEngine } from '../../../../src/core/engine/node.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import { Position } from '../../../../src/core/rules/position.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ table: 8, workers: 1 });
});
afterAll(() => engine.close());

it.each(['d3e3f5e6f3c3e7f4b2c4c5e2e1f2f1', 'e6d6c6d7c4b6a6d3c5f4e3b5e2b4b3e7e8f2g1d2d1c7g5d8b8b7c8'])(
  'each move of a game that ends with one colour alone on the board is explained: %s',
  async (text) => {
    const { moves, positions } = parseTranscript(text);
    expect(positions.at(-1)!.board).not.toContain('O');
    for (const [ply, move] of moves.entries()) {
      const before = positions[ply - 1] ?? Position.start;
      const position = before.phase === 'pass' ? before.pass() : before;
      const { verdict } = await explain(position, move, engine, { limits: { nodes: 2000 } });
      expect(verdict, move).toBeTruthy();
    }
  },
);
