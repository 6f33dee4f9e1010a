import { describe, expect, test } from 'vitest';
import {
  addGame,
  createMatch,
  drawLots,
  MatchError,
  nextColor,
  nextStarter,
  parseMatch,
  printMatch,
  standing,
  withoutLastGame,
  type Match,
  type MatchRule,
} from '../../../src/core/rules/match.js';

/** A match of Ann and Bob with these scores of Black; Ann begins. */
function match(rule: MatchRule, ...blackScores: number[]): Match {
  return blackScores.reduce(
    (sheet, black) => addGame(sheet, { black, white: 64 - black }),
    createMatch(rule, ['Ann', 'Bob'], 0),
  );
}

test('the lot is fair', () => {
  expect([0, 0.49, 0.5, 0.99].map(drawLots)).toEqual([0, 0, 1, 1]);
});

describe('the side that begins', () => {
  const rule: MatchRule = { kind: 'margin', games: 9 };

  test('is drawn by lot for the first game', () => {
    expect(nextStarter(createMatch(rule, ['Ann', 'Bob'], 1))).toBe(1);
    expect(nextColor(createMatch(rule, ['Ann', 'Bob'], 1), 1)).toBe('black');
    expect(nextColor(createMatch(rule, ['Ann', 'Bob'], 1), 0)).toBe('white');
  });

  test('is the loser of the last game then', () => {
    expect(nextStarter(match(rule, 40))).toBe(1); // Ann won with Black.
    expect(nextStarter(match(rule, 20))).toBe(0); // Ann lost with Black.
    expect(nextStarter(match(rule, 40, 20))).toBe(1); // Bob began and lost.
    expect(nextStarter(match(rule, 40, 40))).toBe(0); // Bob began and won.
  });

  test('is after a draw who did not begin it', () => {
    expect(nextStarter(match(rule, 32))).toBe(1);
    expect(nextStarter(match(rule, 32, 32))).toBe(0);
  });
});

describe('a match by margin', () => {
  test('adds the margins of the games won, whatever the colour', () => {
    // The booklet's example: 37 to 27 is a win by 10 points.
    const sheet = match({ kind: 'margin', games: 3 }, 37, 34);
    expect(standing(sheet)).toEqual({ wins: [1, 1], points: [10, 4], over: false, winner: undefined });
    expect(standing(addGame(sheet, { black: 32, white: 32 }))).toMatchObject({ over: true, winner: 0 });
  });

  test('can end level', () => {
    expect(standing(match({ kind: 'margin', games: 2 }, 37, 37))).toMatchObject({
      over: true,
      winner: undefined,
    });
  });
});

describe('two rounds and the decider', () => {
  test('is over after two wins', () => {
    expect(standing(match({ kind: 'best-of-three' }, 33, 10))).toMatchObject({
      wins: [2, 0],
      over: true,
      winner: 0,
    });
  });

  test('needs the decider at one all, however large the margins', () => {
    const level = match({ kind: 'best-of-three' }, 64, 33);
    expect(standing(level)).toMatchObject({ wins: [1, 1], over: false });
    expect(standing(addGame(level, { black: 31, white: 33 }))).toMatchObject({ over: true, winner: 1 });
  });

  test('plays a draw again', () => {
    expect(standing(match({ kind: 'best-of-three' }, 32, 32, 32))).toMatchObject({ over: false });
  });
});

describe('first to 100 points', () => {
  test('goes on until one has them', () => {
    const rule: MatchRule = { kind: 'points', target: 100 };
    const sheet = match(rule, 64, 14); // Ann 64, then Bob begins and loses by 36.
    expect(standing(sheet)).toEqual({ wins: [2, 0], points: [100, 0], over: true, winner: 0 });
    expect(standing(match(rule, 64, 15))).toMatchObject({ points: [98, 0], over: false });
  });
});

describe('the score sheet', () => {
  const sheet = match({ kind: 'points', target: 50 }, 40, 30, 32);

  test('survives a reload', () => {
    expect(parseMatch(printMatch(sheet))).toEqual(sheet);
  });

  test('lets the last game be taken off', () => {
    expect(withoutLastGame(sheet)).toEqual(match({ kind: 'points', target: 50 }, 40, 30));
  });

  test('takes no game after the end and no score that is not 64 in all', () => {
    const over = match({ kind: 'margin', games: 1 }, 40);
    expect(() => addGame(over, { black: 32, white: 32 })).toThrow('the match is over');
    expect(() => addGame(sheet, { black: 40, white: 23 })).toThrow(
      'score 40-23 is not two whole numbers that add up to 64',
    );
    expect(() => addGame(sheet, { black: 31.5, white: 32.5 })).toThrow(MatchError);
    expect(() => addGame(sheet, { black: -1, white: 65 })).toThrow(MatchError);
  });

  test('asks for a sensible rule', () => {
    expect(() => createMatch({ kind: 'margin', games: 0 }, ['', ''], 0)).toThrow(MatchError);
    expect(() => createMatch({ kind: 'points', target: 1.5 }, ['', ''], 0)).toThrow(MatchError);
  });

  test.each([
    ['{', 'score sheet: '],
    ['null', 'unknown rule'],
    ['{"rule":{"kind":"margin"}}', 'unknown rule'],
    ['{"rule":{"kind":"best-of-three"},"names":["a"]}', 'two names'],
    ['{"rule":{"kind":"best-of-three"},"names":["a","b"],"firstStarter":2}', 'first starter'],
    ['{"rule":{"kind":"best-of-three"},"names":["a","b"],"firstStarter":0}', 'list of games'],
    [
      '{"rule":{"kind":"best-of-three"},"names":["a","b"],"firstStarter":0,"games":[{}]}',
      'game 1 of the score sheet needs two scores',
    ],
    [
      JSON.stringify({
        rule: { kind: 'best-of-three' },
        names: ['a', 'b'],
        firstStarter: 0,
        games: Array.from({ length: 1001 }, () => ({ black: 32, white: 32 })),
      }),
      '1001 games, 1000 at most',
    ],
  ])('refuses %.80s', (text, message) => {
    expect(() => parseMatch(text)).toThrow(MatchError);
    expect(() => parseMatch(text)).toThrow(message);
  });
});
