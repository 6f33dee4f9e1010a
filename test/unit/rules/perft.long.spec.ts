import { expect, test } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { perft, perftAutoPass } from './perft.js';

// The counts of fewer plies are in perft.spec.ts.
test('perft 8 is 390216 by both conventions', () => {
  expect(perft(Position.start, 8)).toBe(390_216);
  expect(perftAutoPass(Position.start, 8)).toBe(390_216);
}, 60_000);

test('the conventions differ at depth 9, where the first passes are', () => {
  expect(perft(Position.start, 9)).toBe(3_005_288);
  expect(perftAutoPass(Position.start, 9)).toBe(3_005_320);
}, 240_000);
