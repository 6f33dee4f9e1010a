import { expect, test } from 'vitest';
import { playAgainstLiars } from '../unit/companions/remote/liar.js';

test('200 games with a player who lies come to no state that was not agreed to here', () => {
  const reached = new Set<string>();
  playAgainstLiars(200, reached);
  // The games reached many states: agreed rounds, draws, resignations of both sides.
  expect(reached.size).toBeGreaterThan(20);
});
