import { expect, it } from 'vitest';
import { comparedTries, greetingOf } from '../../../demo/share/greeting.js';

it('whoever receives a result of the day reads how many tries it took, and only a number of the link counts', () => {
  const read = (tries: string) => greetingOf(`#today=2026-11-30&tries=${tries}&from=`, 'en', 'today');
  expect(read('5')).toBe('Your friend needed 5 tries. Can you do better?');
  expect(read('1')).toBe('Your friend solved this puzzle on the first try. Can you do better?');
  expect(read('2&hints=1')).toBe('Your friend: 2 tries, 1 hint. Can you do better?');
  for (const tries of ['0', '-3', '100', '5<b>', '٣', ''])
    expect(read(tries)).toMatch(/^A friend sent you a puzzle: /u);
});

it('whoever has solved the puzzle of a friend reads who needed how many tries', () => {
  const read = (rest: string) => comparedTries(`#today=2026-11-30&${rest}`, { mistakes: 0, hints: 0 }, 'en');
  expect(read('tries=3&from=')).toBe('You: 1 try. Your friend: 3 tries.');
  expect(read('tries=3&hints=1&from=Ann')).toBe('You: 1 try. Ann: 3 tries, 1 hint.');
  for (const rest of ['from=Ann', 'tries=3', 'tries=0&from=Ann']) expect(read(rest)).toBeUndefined();
});

it('whoever receives the end of a game as a position is asked for no move there', () => {
  expect(greetingOf('#game=f5d6&from=Ann', 'en', 'position', true)).toBe(
    'Ann sent you a game: This is how it ended.',
  );
});

it('whoever receives a game reads how the sender did, and no sentence of two people', () => {
  const read = (score: string, rest = '') =>
    greetingOf(`#game=f5&review=&side=black&opponent=Pip&from=Ann&score=${score}${rest}`, 'en', 'game');
  expect(read('36-28')).toBe('Ann beat Pip 36–28. See what decided it.');
  expect(read('12-52', '&word=Help')).toBe('Ann lost to Pip 12–52. Help');
  expect(read('32-32')).toBe('Ann drew with Pip 32–32. See what decided it.');
  for (const score of ['', '100-2', '3<b>']) expect(read(score)).toMatch(/^Ann sent you a game: /u);
});
