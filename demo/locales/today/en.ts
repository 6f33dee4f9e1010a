import type { TodayStrings } from '../today.js';

/** The puzzle of the day in English. */
export const en: TodayStrings = {
  title: 'Today’s puzzle',
  earlier: 'Puzzle of {date}',
  facts: '{date} · {hard}',
  hard: ['easy', 'easy', 'fairly easy', 'medium', 'quite hard', 'hard', 'very hard'],
  about: 'Everyone gets the same puzzle: easy on Monday, then harder each day until Sunday.',
  first: 'You solved it on the first try.',
  later: { one: 'You solved it after {n} wrong move.', other: 'You solved it after {n} wrong moves.' },
  hinted: { one: 'You solved it with {n} hint.', other: 'You solved it with {n} hints.' },
  alsoHinted: { one: 'You took {n} hint.', other: 'You took {n} hints.' },
  shown: 'You looked at the solution. There will be another one tomorrow.',
  share: 'Share your result',
  send: 'Send it to a friend',
  sent: 'Othello puzzle, {date}\n{line} {how}',
  how: { one: 'solved on the first try', other: 'solved in {n} tries' },
  withHints: { one: '{how}, {n} hint', other: '{how}, {n} hints' },
  next: 'Next puzzle in {time}',
  streak: { one: '{n} day in a row', other: '{n} days in a row' },
  streakBegins: 'First day of your streak',
  forgiven: 'One missed day doesn’t break your streak.',
  days: {
    solved: '{date}: solved',
    tried: '{date}: you saw the solution',
    open: '{date}: not solved yet',
    later: '{date}: still to come',
  },
  yesterday: 'Yesterday’s puzzle',
  today: 'Today’s puzzle',
  more: 'More puzzles',
};
