import { expect, it } from 'vitest';
import { greetingOf } from '../../../demo/share/greeting.js';

it('whoever receives a result of the day reads how many tries it took, and only a number of the link counts', () => {
  const read = (tries: string) => greetingOf(`#today=2026-11-30&tries=${tries}&from=`, 'en', 'today');
  expect(read('5')).toBe('Your friend needed 5 tries. Can you do better?');
  expect(read('1')).toBe('Your friend solved this puzzle on the first try. Can you do better?');
  expect(read('2&hints=1')).toBe('Your friend needed 2 tries. They used 1 hint. Can you do better?');
  for (const tries of ['0', '-3', '100', '5<b>', '٣', ''])
    expect(read(tries)).toMatch(/^A friend sent you a puzzle: /u);
});

it('whoever receives the end of a game as a position is asked for no move there', () => {
  expect(greetingOf('#game=f5d6&from=Ann', 'en', 'position', true)).toBe(
    'Ann sent you a game: This is how it ended.',
  );
});
