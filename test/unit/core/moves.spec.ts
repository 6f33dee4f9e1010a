import { describe, expect, it } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { boards, newCore } from './core.js';

const core = await newCore();

describe('moves and flips', () => {
  it('count the published perft numbers to depth 8', () => {
    const [player, opponent] = boards(Position.start);
    const leaves = [4, 12, 56, 244, 1396, 8200, 55092, 390216];
    expect(leaves.map((_, index) => Number(core.perft(player, opponent, index + 1)))).toEqual(leaves);
  });
});
