import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SQUARES } from '../../../src/core/rules/square.js';
import { ALL_SQUARES, PlainPosition } from '../../support/plain-position.js';
import { anyPosition } from '../rules/support.js';

test('the two implementations of the rules agree on any board', () => {
  expect(ALL_SQUARES).toEqual(SQUARES);
  fc.assert(
    fc.property(anyPosition, (position) => {
      const plain = PlainPosition.of(position.board, position.turn);
      expect(plain.legalMoves).toEqual(position.legalMoves);
      expect(plain.phase).toBe(position.phase);
      for (const move of position.legalMoves) {
        expect(plain.flips(move).toSorted()).toEqual(position.flips(move).toSorted());
        const [after, expected] = [plain.play(move), position.play(move)];
        expect([after.board, after.turn]).toEqual([expected.board, expected.turn]);
      }
    }),
  );
});
