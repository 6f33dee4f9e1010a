// How a game ended, as the formats write it.
import { describe, expect, test } from 'vitest';
import { parseGgf } from '../../../../src/core/formats/ggf.js';
import { lostIn, type WrittenFormat } from '../../../../src/core/formats/holds.js';
import { parsePgnResult } from '../../../../src/core/formats/common/fact-text.js';
import { readMoveText } from '../../../../src/core/formats/notation/transcripts.js';
import { parsePgn, printPgn } from '../../../../src/core/formats/pgn.js';
import { isPass } from '../../../../src/core/formats/common/record-reader.js';
import { parseSgf } from '../../../../src/core/formats/sgf.js';
import type { RecordedResult } from '../../../../src/core/formats/common/game-record.js';
import { Game } from '../../../../src/core/rules/game/game.js';

const START = 'BO[8 ---------------------------O*------*O--------------------------- *]';

function afterOneMove(): Game {
  const game = new Game();
  game.play('f5');
  return game;
}

describe('a result', () => {
  test.each([
    ['B+12', { margin: 12, winner: 'black' }],
    ['B++12', { margin: 12, winner: 'black' }],
    ['W+3.5', { margin: -3.5, winner: 'white' }],
    ['W+R', { winner: 'white', by: 'resignation' }],
    ['W+Time', { winner: 'white', by: 'time' }],
    ['Draw', { margin: 0 }],
    ['0', { margin: 0 }],
    ['xB+12', undefined],
    ['B+12 discs', undefined],
    ['B+65', undefined],
  ])('is read from SGF: %s', (text, result) => {
    expect(parseSgf(`(;GM[2]RE[${text}];B[f5])`).result).toEqual(result);
  });

  test.each([
    ['+12', { margin: 12, winner: 'black' }],
    [' 12 ', { margin: 12, winner: 'black' }],
    ['-3.00:r', { margin: -3, winner: 'white', by: 'resignation' }],
    ['+12:T', { margin: 12, winner: 'black', by: 'time' }],
    ['+12:s', { margin: 12, winner: 'black', by: 'agreement' }],
    ['-0:r', { winner: 'white', by: 'resignation' }],
    ['+0.000:t', { winner: 'black', by: 'time' }],
    ['-0.00:s', { margin: 0, by: 'agreement' }],
    ['0:r', { margin: 0, by: 'resignation' }],
    ['?', undefined],
    ['', undefined],
    ['+70', undefined],
  ])('is read from GGF: %j', (text, result) => {
    expect(parseGgf(`(;GM[Othello]${START}RE[${text}]B[f5];)`)[0]!.result).toEqual(result);
  });

  test.each([
    ['1-0', { winner: 'black' }],
    [' 0-1 ', { winner: 'white' }],
    ['1/2-1/2', { margin: 0 }],
    ['½-½', { margin: 0 }],
    ['30:33', { margin: -4, winner: 'white' }],
    ['64–0', { margin: 64, winner: 'black' }],
    ['32-32', { margin: 0 }],
    ['40-25', undefined],
    ['0-0', undefined],
    ['*', undefined],
    ['33-30 discs', undefined],
  ])('is read from PGN: %j', (text, result) => {
    expect(parsePgnResult(text)).toEqual(result);
  });

  test.each([
    ['Time forfeit', 'time'],
    ['abandoned', 'resignation'],
    ['Black resigns', 'resignation'],
    ['by agreement', 'agreement'],
    ['normal', undefined],
  ])('came about as Termination says in PGN: %s', (text, by) => {
    const { result } = parsePgn(`[Result "33-31"]\n[Termination "${text}"]\n\n1. f5 33-31`);
    expect(result).toEqual({ margin: 2, winner: 'black', ...(by && { by }) });
  });

  test.each([
    ['f5 33:31', { margin: 2, winner: 'black' }],
    ['f5 [33-31]', { margin: 2, winner: 'black' }],
    ['f5 (34\u201330)', { margin: 4, winner: 'black' }],
    ['f5 6:58', { margin: -52, winner: 'white' }],
    // A time, since so many discs do not fill the board.
    ['f5 12:30', undefined],
  ])('behind moves is read: %s', (text, result) => {
    expect(readMoveText(text).result).toEqual(result);
  });

  const early: RecordedResult = { margin: 10, winner: 'black', by: 'resignation' };
  const agreed: RecordedResult = { margin: 0, winner: undefined, by: 'agreement' };
  test.each<[string, RecordedResult, WrittenFormat, readonly string[]]>([
    ['a score', { margin: 10, winner: 'black' }, 'SGF', []],
    ['a score', { margin: 10, winner: 'black' }, 'transcript', ['result']],
    ['a winner alone', { winner: 'black' }, 'SGF', []],
    ['a winner alone', { winner: 'black' }, 'WTHOR', ['winner without a score']],
    ['a resignation with a score', early, 'GGF', []],
    ['a resignation with a score', early, 'SGF', ['score beside how a game ended']],
    ['a resignation with a score', early, 'WTHOR', ['resignation or loss on time']],
    ['an agreement', agreed, 'PGN', []],
    ['an agreement', agreed, 'SGF', ['agreement on a result']],
    ['an agreement', agreed, 'transcript', ['result', 'agreement on a result']],
  ])('%s: %j loses in %s what cannot be held, once each', (_, result, format, lost) => {
    expect([...lostIn({ game: afterOneMove(), result }, format)]).toEqual(lost.map((kind) => [kind, 1]));
  });
});

test('a pass is written in six ways', () => {
  const texts = ['pa', 'PS', 'pass', '--', '-', '@@', '', 'p', '---', 'a1'];
  expect(texts.filter(isPass)).toEqual(['pa', 'PS', 'pass', '--', '-', '@@']);
});

test('characters that would end a text are written safely', () => {
  const game = afterOneMove();
  const note = { clock: 65_000, name: 'a]b}c', comment: 'x}y' };
  const text = printPgn({ game, black: 'Ann\r\n"Bob"', notes: new Map([[game.nodes[0]!, note]]) });
  expect(text).toContain('[Black "Ann \\"Bob\\""]');
  expect(text).toContain('1. f5 {[%clk 0:01:05] [%name a)b)c] x)y}');
});
