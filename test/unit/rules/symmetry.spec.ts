import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { SQUARES } from '../../../src/core/rules/square.js';
import { canonical, SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';
import { anyPosition } from './support.js';

test('the eight symmetries are all different, the first changes nothing', () => {
  const images = SYMMETRIES.map((symmetry) =>
    SQUARES.map((square) => transformSquare(square, symmetry)).join(''),
  );
  expect(images[0]).toBe(SQUARES.join(''));
  expect(new Set(images).size).toBe(8);
});

test.each([
  [1, 'g2'],
  [2, 'b7'],
  [3, 'g7'],
  [4, 'b2'],
] as const)('symmetry %i takes b2 to %s', (symmetry, image) => {
  expect(transformSquare('b2', symmetry)).toBe(image);
});

test('columns and rows are swapped last', () => {
  // c1 mirrored left to right is f1; with columns and rows swapped, a6.
  expect(transformSquare('c1', 5)).toBe('a6');
});

test('the first moves are equal by symmetry', () => {
  const after = Position.start.legalMoves.map((move) => canonical(Position.start.play(move)).toString());
  expect(new Set(after).size).toBe(1);
});

describe('for every position', () => {
  test('turning the board and playing commute', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
        const turned = transform(position, symmetry);
        expect(new Set(turned.legalMoves)).toEqual(
          new Set(position.legalMoves.map((square) => transformSquare(square, symmetry))),
        );
        for (const square of position.legalMoves) {
          const after = turned.play(transformSquare(square, symmetry));
          expect(after.equals(transform(position.play(square), symmetry))).toBe(true);
        }
      }),
    );
  });

  test('all eight images have the same canonical form, which is one of them', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const images = SYMMETRIES.map((symmetry) => transform(position, symmetry));
        const forms = new Set(images.map((image) => canonical(image).toString()));
        expect(forms.size).toBe(1);
        expect(images.map(String)).toContain([...forms][0]);
      }),
    );
  });
});

// Counted by two independent programs; the numbers up to 10 plies agree with Takizawa's.
test.each([
  [1, 1],
  [2, 3],
  [3, 14],
  [4, 60],
  [5, 322],
  [6, 1773],
])('%i plies lead to %i positions that differ by more than symmetry', (plies, count) => {
  let level = new Map([['', Position.start]]);
  for (let ply = 0; ply < plies; ply++) {
    const next = new Map<string, Position>();
    for (const position of level.values()) {
      for (const move of position.legalMoves) {
        const after = canonical(position.play(move));
        next.set(after.toString(), after);
      }
    }
    level = next;
  }
  expect(level.size).toBe(count);
});
