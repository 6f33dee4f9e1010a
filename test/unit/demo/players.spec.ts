import { expect, test, vi } from 'vitest';
import { COMPUTER } from '../../../demo/library/library-types.js';
import { dateText, gameName, playerName } from '../../../demo/players.js';

vi.mock('../../../demo/site.js', () => ({ language: () => 'en' }));

test('who has no name against the computer is the reader', () => {
  const played = { white: `${COMPUTER}6` };
  expect(playerName(played, 'black')).toBe('You');
  expect(playerName(played, 'white')).toBe('Computer, level 6');
  expect(playerName({ white: 'Ann' }, 'black')).toBe('unnamed');
  expect(gameName({ black: 'Ann', ...played, date: '2026.11.28' })).toBe(
    'Ann – Computer, level 6, 28 Nov 2026',
  );
});

test.each([
  ['2026.11.28', '28 Nov 2026'],
  ['2019-05-01', '1 May 2019'],
  ['1988.11.??', 'Nov 1988'],
  ['1988.??.??', '1988'],
  ['1988', '1988'],
  ['spring 1988', 'spring 1988'],
])('the date %s is written %s', (date, text) => {
  expect(dateText(date)).toBe(text);
});
