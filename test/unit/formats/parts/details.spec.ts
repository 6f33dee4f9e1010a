/** What one format writes in few places: letters of the database, statuses, blank names, forgotten flips. */
import { describe, expect, test } from 'vitest';
import { parseHamlite } from '../../../../src/core/formats/hamlite.js';
import { parseOthelloQuest } from '../../../../src/core/formats/othello-quest.js';
import { parseSgf } from '../../../../src/core/formats/sgf.js';
import { wthorName } from '../../../../src/core/formats/wthor.js';

test.each([
  ['Bořek', 'Borek'],
  ['Łukasz Żak', 'Lukasz Zak'],
  ['ŁÓDŹ', 'LÓDZ'],
  ['Œuvre', 'Oeuvre'],
  ['œuvre', 'oeuvre'],
  ['Renée', 'Renée'],
  ['Ren\u0065\u0301e', 'Renée'],
  ['日本 Open', '?? Open'],
])('a list of the database has %s as %s', (name, written) => {
  expect(wthorName(name, 'tournaments')).toBe(written);
});

describe('a final status of Othello Quest', () => {
  /** The result of a game whose status is for the side to move, White after f5. */
  const resultOf = (finalStatus: string): unknown =>
    parseOthelloQuest(JSON.stringify({ args: [{ finalStatus, position: { moves: [{ m: 'f5' }] } }] }))[0]!
      .result;

  test.each([
    ['SCORE:64', { margin: -64, winner: 'white' }],
    [' score: -6', { margin: 6, winner: 'black' }],
    ['SCORE:+2', { margin: -2, winner: 'white' }],
    ['SCORE:0', { margin: 0, winner: undefined }],
    ['DRAW', { margin: 0, winner: undefined }],
    ['LOSE:RESIGN', { winner: 'black', by: 'resignation' }],
    ['WIN', { winner: 'white' }],
    ['SCORE:66', undefined],
    ['SCORE:x', undefined],
    ['SCORE', undefined],
    ['ABORTED:RESIGN', undefined],
    ['- WIN', undefined],
  ])('%s is the result %j', (status, result) => {
    expect(resultOf(status)).toEqual(result);
  });
});

test('a place of SGF has no name where it is blank', () => {
  const { game } = parseSgf('(;GM[2];B[f5]N[  ];W[d6]N[ a fork ])');
  expect(game.nodes.map(({ note }) => note?.name)).toEqual([undefined, 'a fork']);
});

test.each([
  ['f5 forgat=1(e5)x', 15],
  ['f5 forgat=1(e5) 2(', 16],
  ['f5 forgat=(e5)', 10],
])('what is no forgotten flip is refused where it stands: %s', (text, offset) => {
  expect(() => parseHamlite(text)).toThrow(
    expect.objectContaining({ code: 'missing', data: { expected: '48(a4b3)' }, offset }),
  );
});
