import { expect, test } from 'vitest';
import { playAgainstLiars } from '../unit/companions/remote/liar.js';

test('200 games with somebody who lies come to no state that was not agreed to here', () => {
  const reached = new Set<string>();
  playAgainstLiars(200, reached);
  // The games went somewhere: rounds that were agreed on, draws, resignations of both.
  expect(reached.size).toBeGreaterThan(20);
});
