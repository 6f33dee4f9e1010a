import { expect, it } from 'vitest';
import type { ReviewedMove, ReviewedSide } from '../../../src/core/report/reviewed-side.js';
import { parseReviewed, printReviewed } from '../../../src/core/report/stored-reviews.js';

/** A side with one move, which lost so many discs. */
function sideThatLost(loss: number): ReviewedSide {
  const move: ReviewedMove = {
    ply: 60,
    square: 'a1',
    empties: 1,
    loss,
    losses: [0, loss],
    best: 'h8',
    class: 'blunder',
    flips: [1, 18],
    regions: [1, 2],
    reasons: [['corner-missed', 8]],
  };
  return { key: `lost ${loss}`, moves: [move] };
}

it('sides are read as they were written, up to a win by 64 turned into a loss by 64; what cannot be is skipped', () => {
  const sides = [0, 0.5, 65, 128].map(sideThatLost);
  const wrong = [sideThatLost(129), sideThatLost(-1)];
  const text = [...sides, ...wrong].map((side) => `${printReviewed(side)}\n`).join('');
  const cutOff = printReviewed(sides[1]!).slice(0, -1);
  expect([...parseReviewed(text + cutOff).values()]).toEqual(sides);
});
