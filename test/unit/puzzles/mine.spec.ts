/** Which positions of a game become puzzles, by an engine whose values a test chooses. */
import { describe, expect, it } from 'vitest';
import type { Engine, SearchLimits } from '../../../src/core/engine/engine.js';
import { parseTranscript } from '../../../src/core/formats/transcript.js';
import { decides, minePuzzles } from '../../../src/core/puzzles/mine.js';
import type { Puzzle } from '../../../src/core/puzzles/puzzle.js';
import { Game } from '../../../src/core/rules/game.js';
import type { Position } from '../../../src/core/rules/position.js';

/** A whole game, played perfectly (H. Takizawa, arXiv:2310.19387). */
const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';
const game = new Game();
for (const move of parseTranscript(GAME).moves) game.play(move);
const positions = [game.root, ...game.nodes].map(({ position }) => position);

/** An engine for which the first legal move is worth ten discs and every other one none. */
function engineOf(isFound: (limits: SearchLimits) => boolean = () => true): Engine {
  return {
    search: (position, limits = {}) => {
      const moves = position.legalMoves.map((move, index) => ({
        move,
        value: index === 0 ? 10 : 0,
        certainty: 'exact' as const,
        depth: position.empties,
        line: [move],
      }));
      const shown = limits.level !== undefined && !isFound(limits) ? moves[1]! : moves[0]!;
      return Promise.resolve({ ...shown, moves, nodes: 1e9, time: 1, nps: 1e9 });
    },
    close: () => undefined,
  };
}

async function mined(
  engine: Engine,
  moves: number,
  from: readonly Position[] = positions,
): Promise<Puzzle[]> {
  const found: Puzzle[] = [];
  for await (const puzzle of minePuzzles(from, engine, { moves, empties: [8, 20] })) found.push(puzzle);
  return found;
}

describe('puzzles of a game', () => {
  it.each([1, 2, 3])('never share a move of the solver: at most %i', async (moves) => {
    const puzzles = await mined(engineOf(), moves);
    expect(puzzles.length).toBeGreaterThan(1);
    puzzles.slice(1).forEach(({ position }, index) => {
      const before = puzzles[index]!;
      expect(before.position.empties - position.empties).toBeGreaterThan(before.solution.length);
    });
  });

  it('are as difficult as the number of levels that do not find the move in most of three tries', async () => {
    const difficulty = async (isFound: (limits: SearchLimits) => boolean): Promise<number> =>
      (await mined(engineOf(isFound), 1))[0]!.difficulty;
    expect(await difficulty(() => true)).toBe(1);
    expect(await difficulty(({ level }) => Number(level) > 4)).toBe(5);
    expect(await difficulty(() => false)).toBe(10);
    expect(await difficulty(({ seed }) => seed !== 1)).toBe(4);
  });

  it('begin while the game is open: less than 30 discs ahead, less than 20 behind', () => {
    const scores = [-20, -18, 28, 30].filter((score) => decides({ score, second: score - 6 }));
    expect(scores).toEqual([-18, 28]);
  });

  it('have a move that gains six discs, or the result', () => {
    const pairs = [
      { score: 12, second: 8 },
      { score: 12, second: 6 },
      { score: 2, second: 0 },
      { score: 0, second: -2 },
      { score: -2, second: -6 },
    ];
    expect(pairs.map(decides)).toEqual([false, true, true, true, false]);
  });
});
