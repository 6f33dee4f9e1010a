import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/core/engine/node.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { minimax } from '../core/naive.js';
import { jsonLines, tool } from './tool.js';

/** A whole game, played perfectly (H. Takizawa, arXiv:2310.19387). */
const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';

const puzzles = (...args: string[]) =>
  tool(['puzzles', 'game.txt', ...args], {
    files: { 'game.txt': GAME },
    engine: (options) => createEngine({ ...options, table: 8 }),
  });

interface Row {
  position: string;
  solution: Square[];
  score: number;
  second: number;
}

/** The exact scores of all moves by plain minimax, best first. */
function scores(position: Position): { move: Square; score: number }[] {
  const bits = (board: string, disc: string): bigint =>
    Array.from(board).reduce((sum, sign, at) => (sign === disc ? sum | (1n << BigInt(at)) : sum), 0n);
  return position.legalMoves
    .map((move) => {
      const { board, turn } = position.play(move);
      const [own, other] = turn === 'black' ? ['X', 'O'] : ['O', 'X'];
      return { move, score: 0 - minimax(bits(board, own), bits(board, other)) };
    })
    .sort((a, b) => b.score - a.score);
}

describe('othello-engine puzzles', () => {
  it('finds positions in which one move is clearly the best, proven by a solver of its own', async () => {
    const { code, out } = await puzzles('--json');
    expect(code).toBe(0);
    const lines = jsonLines(out);
    const total = lines.at(-1) as { puzzles: number; games: number };
    expect(total).toMatchObject({ games: 1, errors: 0, puzzles: lines.length - 1 });
    expect(total.puzzles).toBeGreaterThan(0);
    const small = (lines.slice(0, -1) as unknown as Row[]).filter(
      ({ position }) => parseBoardString(position).empties <= 10,
    );
    for (const { position, solution, score, second } of small) {
      const [best, next] = scores(parseBoardString(position));
      expect(best).toEqual({ move: solution[0], score });
      expect(next!.score).toBe(second);
      expect(score - second >= 4 || Math.sign(score) > Math.sign(second)).toBe(true);
    }
  });

  it('writes a table', async () => {
    const { out } = await puzzles();
    expect(out).toMatch(/^position +goal +score +second +level +theme +solution\n/u);
    expect(out).toMatch(/\d+ puzzles? in 1 game\n$/u);
  });
});
