import { expect, test } from 'vitest';
import { Position } from '../../../src/rules/position.js';
import { perft, perftAutoPass } from './perft.js';

test('at depth 9, where the first passes are, the conventions part', () => {
  expect(perft(Position.start, 9)).toBe(3_005_288);
  expect(perftAutoPass(Position.start, 9)).toBe(3_005_320);
}, 240_000);
