import { describe, expect, it } from 'vitest';
import { FORESIGHT_DEPTHS } from '../../../../src/core/engine/levels/human/foresight.js';
import { humanChances } from '../../../../src/core/engine/levels/human/human-moves.js';
import { noviceChances, noviceShare } from '../../../../src/core/engine/levels/human/novice.js';
import { peopleMove } from '../../../../src/core/engine/levels/level-play.js';
import { planOfLevel } from '../../../../src/core/engine/levels/levels.js';
import { parseBoardString } from '../../../../src/core/formats/notation/board-string.js';

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

describe('the choice of a novice', () => {
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

  it('is a move in proportion to the discs that it flips, but seldom a corner', () => {
    expect(position.legalMoves).toEqual(['a1', 'h3', 'c8']);
    expect(noviceChances(position).map((chance) => chance * 4.5)).toEqual([0.5, 3, 1]);
  });

  it.each([0, 0.5, 1])('is what a weak opponent plays in a share of %d of the moves', (novice) => {
    const values = position.legalMoves.map(() => FORESIGHT_DEPTHS.map(() => 0));
    const people = humanChances(position, values, 400);
    const first = noviceChances(position);
    const counts = position.legalMoves.map(() => 0);
    const games = 600;
    for (let seed = 0; seed < games; seed++) {
      const move = peopleMove(
        position,
        values,
        { kind: 'people', strength: 400, sharpness: 1, novice },
        [],
        seed,
      );
      counts[position.legalMoves.indexOf(move)]! += 1 / games;
    }
    for (const [at, share] of counts.entries())
      expect(Math.abs(share - (people[at]! * (1 - novice) + first[at]! * novice))).toBeLessThan(0.06);
  });
});
