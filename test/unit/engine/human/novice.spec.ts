import { describe, expect, it } from 'vitest';
import { noviceChances, noviceShare } from '../../../../src/core/engine/human/novice.js';
import { planOfLevel } from '../../../../src/core/engine/levels/levels.js';
import { parseBoardString } from '../../../../src/core/formats/board-string.js';

describe('the share of moves that are chosen as novices do', () => {
  it('is nothing from the strength on that the model of people was fitted to, and grows below it', () => {
    expect([2100, 1000, 950].map(noviceShare)).toEqual([0, 0, 0]);
    const shares = [900, 800, 700, 600, 500, 400].map(noviceShare);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(0.75);
  });

  it('is part of the plan of a strength, and of no level', () => {
    const board = '-'.repeat(64);
    expect(planOfLevel(400, board, 1)).toMatchObject({ kind: 'people', novice: 0.75 });
    expect(planOfLevel(1, board, 1)).toMatchObject({ kind: 'people', novice: 0 });
  });
});

describe('what a novice chooses', () => {
  it('is a move in proportion to the discs that it flips, but seldom a corner', () => {
    // a1 flips b1 and c1; h3 flips e3, f3 and g3; c8 flips c7.
    const rows = [
      '-OOX----',
      '--------',
      '---XOOO-',
      '--------',
      '--------',
      '--X-----',
      '--O-----',
      '--------',
    ];
    const position = parseBoardString(`${rows.join('')} X`);
    expect(position.legalMoves).toEqual(['a1', 'h3', 'c8']);
    expect(noviceChances(position).map((chance) => chance * 4.5)).toEqual([0.5, 3, 1]);
  });
});
