import { expect, test } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { discCount } from '../../../src/core/rules/score.js';

/** All lines of this many plies, with the position at the end of each. */
function* lines(position: Position, plies: number): Generator<Position> {
  if (plies === 0) yield position;
  else for (const move of position.legalMoves) yield* lines(position.play(move), plies - 1);
}

// Enumerated by two independent programs; all games are turned to begin with f5.
test('the first forced pass comes after ply 8 and the first end after ply 9, by so many lines', () => {
  let passes = 0;
  let wipeOuts = 0;
  const finals = new Set<string>();
  for (const position of lines(Position.start.play('f5'), 7)) {
    if (position.phase !== 'play') {
      expect(position.phase).toBe('pass');
      passes++;
    }
    const { white } = discCount(position);
    for (const move of position.legalMoves) {
      if (position.flips(move).length < white) continue;
      wipeOuts++;
      finals.add(position.play(move).board);
    }
  }
  expect(passes).toBe(6);
  expect(wipeOuts).toBe(57);
  expect(finals.size).toBe(36);
});
