import { expect, test } from 'vitest';
import { playAgainstLiars } from './liar.js';

test('10,000 games with a lying partner reach no state that this side did not agree to', () => {
  const reached = new Set<string>();
  playAgainstLiars(10_000, reached);
  // Both resigned, the other side lost on time, both agreed on draws, took back and started again. Hints were agreed on
  // too.
  expect(reached.delete('hints')).toBe(true);
  const ends = new Set([...reached].map((state) => state.split('|').slice(2).join()));
  expect(ends).toEqual(
    new Set([',false', 'agreement,false', 'resignation,false', 'resignation,true', 'time,false']),
  );
  expect(reached.size).toBeGreaterThan(60);
}, 900_000);
