import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMove, effectiveLevel } from '../../../src/engine/move-choice.js';
import type { Level, MoveValue } from '../../../src/engine/engine.js';
import { LEVEL_NAMES, levelNumber, LEVELS, namedLevel } from '../../../src/engine/level-names.js';
import { LEVEL_SETTINGS, levelLimits } from '../../../src/engine/levels.js';
import { Position } from '../../../src/rules/position.js';

function valued(values: Partial<Record<string, number>>): MoveValue[] {
  return Object.entries(values)
    .map(([move, value]) => ({
      move: move as MoveValue['move'],
      value: value!,
      certainty: 'heuristic' as const,
      depth: 1,
      line: [],
    }))
    .sort((a, b) => b.value - a.value);
}

/** How often each move is chosen over many seeds, 0-1. */
function shares(
  level: Level,
  position: Position,
  moves: readonly MoveValue[],
  seeds = 400,
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(moves.map(({ move }) => [move, 0]));
  for (let seed = 0; seed < seeds; seed++) {
    const now = effectiveLevel(level, position.board, seed * 7919);
    counts[moves[chooseMove(now, position.board, position.turn, seed * 7919, moves)]!.move]! += 1 / seeds;
  }
  return counts;
}

describe('levels', () => {
  it('are ten, five of them with names of rising strength', () => {
    expect(LEVELS).toHaveLength(10);
    expect(LEVEL_SETTINGS).toHaveLength(10);
    const numbers = LEVEL_NAMES.map((name) => levelNumber(name));
    expect(new Set(numbers).size).toBe(5);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(levelNumber(7)).toBe(7);
    // A level by its name is the level with that number.
    for (const level of LEVELS) expect(levelNumber(namedLevel(level))).toBe(level);
    expect(LEVELS.map(namedLevel).filter((level) => typeof level === 'string')).toEqual(LEVEL_NAMES);
  });

  it('look ahead further and err less from one to the next', () => {
    for (const [weaker, stronger] of LEVEL_SETTINGS.slice(1).map(
      (level, at) => [LEVEL_SETTINGS[at]!, level] as const,
    )) {
      expect(stronger.depth).toBeGreaterThanOrEqual(weaker.depth);
      expect(stronger.exactFrom).toBeGreaterThanOrEqual(weaker.exactFrom);
      expect(stronger.oversightRate).toBeLessThanOrEqual(weaker.oversightRate);
      expect(stronger.blunderRate).toBeLessThanOrEqual(weaker === LEVEL_SETTINGS[0] ? 1 : weaker.blunderRate);
      expect(stronger.greed).toBeLessThanOrEqual(weaker.greed);
      expect(stronger.judgement).toBeGreaterThanOrEqual(weaker.judgement);
    }
  });

  it('are limited in nodes up to level 9, and up to level 6 to what a phone does in 150 ms', () => {
    for (const level of LEVELS.slice(0, 9)) expect(levelLimits(level, 40).nodes).toBeGreaterThan(0);
    for (const level of LEVELS.slice(0, 6)) expect(levelLimits(level, 40).nodes).toBeLessThanOrEqual(20_000);
    expect(levelLimits(10, 40).nodes).toBeUndefined();
  });

  it('do not become perfect in the last ten moves while they are weak', () => {
    for (const level of LEVELS.slice(0, 5)) {
      const limits = levelLimits(level, 10);
      expect(limits.exact).toBe(false);
      expect(limits.depth).toBeLessThan(5);
    }
    expect(levelLimits(10, 10).exact).toBe(true);
  });

  it('never ask for more plies than there are empty squares, nor for none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), fc.integer({ min: 1, max: 60 }), (level, empties) => {
        const { depth, multiPv } = levelLimits(level, empties);
        expect(depth).toBeGreaterThanOrEqual(1);
        expect(depth).toBeLessThanOrEqual(empties);
        expect(multiPv).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('the attention of a level', () => {
  const board = Position.start.board;
  const lapses = (level: Level): number =>
    Array.from({ length: 4000 }, (_, seed) => effectiveLevel(level, board, seed)).filter(
      (now) => now !== level,
    ).length / 4000;

  it('fails as often as is meant, less from one level to the next, and never at the top', () => {
    for (const level of LEVELS.slice(1))
      expect(lapses(level)).toBeCloseTo(LEVEL_SETTINGS[level - 1]!.blunderRate, 1);
    expect(lapses(2)).toBeGreaterThan(lapses(5));
    expect(lapses(5)).toBeGreaterThan(lapses(8));
    expect(lapses(9)).toBeGreaterThan(0);
    expect(lapses(10)).toBe(0);
  });

  it('is the same for the same seed and position, and falls to what the weakest level sees', () => {
    for (let seed = 0; seed < 200; seed++) {
      const now = effectiveLevel('medium', board, seed);
      expect(effectiveLevel('medium', board, seed)).toBe(now);
      expect([1, 4]).toContain(now);
    }
  });

  it('does not fail in every position of a game because it fails in one', () => {
    const others = Position.start.legalMoves.map((move) => Position.start.play(move).board);
    const seed = Array.from({ length: 100 }, (_, at) => at).find((at) => effectiveLevel(4, board, at) === 1)!;
    expect(others.some((other) => effectiveLevel(4, other, seed) === 4)).toBe(true);
  });
});

describe('the choice of a level', () => {
  const start = Position.start;
  const equal = valued({ d3: 0, c4: 0, f5: 0, e6: 0 });

  it('is one of the moves, and the same for the same seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), fc.integer({ min: 0, max: 0xffffffff }), (level, seed) => {
        const choice = chooseMove(level, start.board, start.turn, seed, equal);
        expect(equal[choice]).toBeDefined();
        expect(chooseMove(level, start.board, start.turn, seed, equal)).toBe(choice);
      }),
    );
  });

  it('varies among equal moves at every level', () => {
    for (const level of LEVELS) {
      const chosen = shares(level, start, equal);
      for (const { move } of equal) expect(chosen[move]).toBeGreaterThan(0.05);
    }
  });

  it('is the best move at strong levels when it is better by more than the margin', () => {
    const moves = valued({ d3: 3, c4: 0, f5: -1, e6: -2 });
    expect(shares(9, start, moves)['d3']).toBeGreaterThan(0.95);
    expect(shares(10, start, moves)['d3']).toBeCloseTo(1);
  });

  it('is greedy at level 1 and not at level 7', () => {
    // Black can turn five discs along row 4 (h4), or one with a quiet move (d2) that is worth more.
    const board =
      '--------' + '--------' + '---OX---' + '-XOOOOO-' + '---XO---' + '---X----' + '--------' + '--------';
    const position = Position.of(board, 'black');
    const quiet = position.legalMoves.find((move) => position.flips(move).length === 1)!;
    expect(position.flips('h4')).toHaveLength(5);
    const moves = valued({ [quiet]: 4, h4: 0 });
    expect(shares(1, position, moves)['h4']).toBeGreaterThan(0.8);
    expect(shares(7, position, moves)['h4']).toBeLessThan(0.15);
  });

  it('takes a corner at the weakest level, whatever the search says within reason', () => {
    const board =
      '-OX-----' + '--------' + '---XO---' + '---XXX--' + '---XOO--' + '--------' + '--------' + '--------';
    const position = Position.of(board, 'black');
    const others = position.legalMoves.filter((move) => move !== 'a1').slice(0, 3);
    expect(position.legalMoves).toContain('a1');
    const moves = valued({ a1: -2, ...Object.fromEntries(others.map((move) => [move, 2])) });
    expect(shares(1, position, moves)['a1']).toBeGreaterThan(0.7);
  });

  it('overlooks a long diagonal rather than a column at level 2, and neither at level 9', () => {
    const board =
      '--------' + '--------' + '--O---O-' + '---O--O-' + '----O-O-' + '-----XX-' + '--------' + '--------';
    const position = Position.of(board, 'black');
    expect(position.flips('b2')).toEqual(expect.arrayContaining(['c3', 'd4', 'e5']));
    expect(position.flips('g2')).toEqual(expect.arrayContaining(['g3', 'g4', 'g5']));
    const moves = valued({ b2: 0, g2: 0 });
    expect(shares(2, position, moves)['g2']).toBeGreaterThan(0.6);
    expect(shares(9, position, moves)['g2']).toBeLessThan(0.6);
  });

  it('passes when there is nothing else', () => {
    for (const level of LEVELS) {
      expect(chooseMove(level, start.board, 'black', 1, valued({ pass: -4 }))).toBe(0);
    }
  });
});
