/** The debug build of the core checks its assertions; in this stage the tests of `test/unit/core` run on it too. */
import { expect, it } from 'vitest';
import { Position } from '../../src/core/rules/position.js';
import { boards, newCore } from '../unit/core/core.js';

const [player, opponent] = boards(Position.start);

it('stops at a position with a square that both sides have', async () => {
  const core = await newCore(1);
  expect(() => core.legalMoves(player, player | opponent)).toThrow(WebAssembly.RuntimeError);
  expect(() => core.flips(player, player | opponent, 19)).toThrow(WebAssembly.RuntimeError);
  expect(() => core.stableDiscs(player, player | opponent)).toThrow(WebAssembly.RuntimeError);
});

it('stops at a square that is none, and at a depth below 0', async () => {
  const core = await newCore(1);
  expect(() => core.flips(player, opponent, 64)).toThrow(WebAssembly.RuntimeError);
  expect(() => core.perft(player, opponent, -1)).toThrow(WebAssembly.RuntimeError);
});
