import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import {
  C_SQUARES,
  cornerOf,
  CORNERS,
  DANGER_ZONE,
  EDGES,
  stableDiscs,
  X_SQUARES,
} from '../../../src/core/rules/strategy.js';
import { at } from './support.js';

test('the kinds of squares', () => {
  expect(EDGES).toHaveLength(28);
  expect(DANGER_ZONE).toHaveLength(20);
  expect(X_SQUARES.every((square) => DANGER_ZONE.includes(square))).toBe(true);
  expect([...CORNERS, ...C_SQUARES].every((square) => EDGES.includes(square))).toBe(true);
  expect(DANGER_ZONE).toContain('b5');
  expect(DANGER_ZONE).not.toContain('c3');
});

test('each square next to a corner belongs to that corner', () => {
  expect(['b2', 'a2', 'b1'].map((square) => cornerOf(square as 'b2'))).toEqual(['a1', 'a1', 'a1']);
  expect(['g2', 'h2', 'g1'].map((square) => cornerOf(square as 'b2'))).toEqual(['h1', 'h1', 'h1']);
  expect(['b7', 'a7', 'b8'].map((square) => cornerOf(square as 'b2'))).toEqual(['a8', 'a8', 'a8']);
  expect(['g7', 'h7', 'g8'].map((square) => cornerOf(square as 'b2'))).toEqual(['h8', 'h8', 'h8']);
  expect(cornerOf('a1')).toBeUndefined();
  expect(cornerOf('c1')).toBeUndefined();
});

describe('stable discs', () => {
  test('there are none at the start', () => {
    expect(stableDiscs(Position.start)).toEqual([]);
  });

  test('a corner is stable, and what leans on it by the same colour along the edge', () => {
    const position = at({ black: 'a1 b1 c1', white: 'e1 d4' });
    expect(stableDiscs(position)).toEqual(['a1', 'b1', 'c1']);
    expect(stableDiscs(position, 'white')).toEqual([]);
  });

  test('a block that leans on a corner is stable', () => {
    expect(stableDiscs(at({ black: 'a1 b1 c1 a2 b2 a3' }))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('are all discs on a full board', () => {
    const position = Position.of('XO'.repeat(32), 'black');
    expect(stableDiscs(position)).toHaveLength(64);
    expect(stableDiscs(position, 'white')).toHaveLength(32);
  });

  test('a full edge is stable, also in colours that alternate', () => {
    expect(stableDiscs(at({ black: 'a1 c1 e1 g1', white: 'b1 d1 f1 h1' }))).toHaveLength(8);
  });

  test('none is ever flipped later in a game', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        let position = Position.start;
        let stable = new Map<string, string | undefined>();
        for (const choice of choices) {
          if (position.phase === 'over') return;
          if (position.phase === 'pass') position = position.pass();
          const moves = position.legalMoves;
          position = position.play(moves[choice % moves.length]!);
          for (const [square, color] of stable) expect(position.at(square as 'a1')).toBe(color);
          stable = new Map(stableDiscs(position).map((square) => [square, position.at(square)]));
        }
      }),
      { numRuns: 60 },
    );
  });
});
