import { describe, expect, test } from 'vitest';
import { Position } from '../../../src/rules/position.js';
import type { Square } from '../../../src/rules/square.js';
import { canonical } from '../../../src/rules/symmetry.js';

describe('the start', () => {
  test('has Black on e4 and d5, White on d4 and e5, Black to move', () => {
    const { start } = Position;
    expect([start.at('e4'), start.at('d5'), start.at('d4'), start.at('e5')]).toEqual([
      'black',
      'black',
      'white',
      'white',
    ]);
    expect(start.empties).toBe(60);
    expect(start.turn).toBe('black');
  });

  test('has the four first moves d3 c4 f5 e6, equal by symmetry', () => {
    expect(Position.start.legalMoves).toEqual(['d3', 'c4', 'f5', 'e6']);
    const after = Position.start.legalMoves.map((move) => canonical(Position.start.play(move)).toString());
    expect(new Set(after).size).toBe(1);
  });

  test('leaves White d6, f4 and f6 after f5', () => {
    const after = Position.start.play('f5');
    expect(after.at('e5')).toBe('black');
    expect([...after.legalMoves].sort()).toEqual(['d6', 'f4', 'f6'] satisfies Square[]);
  });
});
