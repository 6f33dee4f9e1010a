import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { readGames, streamGames } from '../../../src/core/formats/any-games.js';
import { gameToJson } from '../../../src/core/formats/json/game-json.js';
import { played } from '../rules/support.js';
import { Position } from '../../../src/core/rules/position.js';

const START = Position.start.play('f5').toString();

/** Lines of a text, one for each object. */
const lines = (...objects: unknown[]): string => objects.map((one) => `${JSON.stringify(one)}\n`).join('');

/** The lines of moves, as a review prints them. */
const rows = (moves: string, game?: number): unknown[] =>
  (moves.match(/../g) ?? []).map((square, at) => ({
    ...(game !== undefined && { game }),
    ply: at + 1,
    color: at % 2 === 0 ? 'black' : 'white',
    square,
    value: 0,
  }));

/** What is read from a text: the start, if it is another one, and the moves; or the problem. */
function read(text: string): string[] {
  return [...readGames(text)].map(({ record, error }) => {
    if (!record) return error.problem;
    const { position } = record.game.root;
    const start = position.equals(Position.start) ? '' : `${position.toString()} `;
    return `${start}${record.game.line.join('')}`;
  });
}

describe('objects of ours', () => {
  test.each([
    ['a game', lines({ black: null, white: 'Ann', moves: 'f5d6' }), ['f5d6']],
    ['a game without names', lines({ moves: 'f5d6', start: null }), ['f5d6']],
    ['a game from another start', lines({ start: START, moves: 'd6c3' }), [`${START} d6c3`]],
    [
      'a position',
      lines({ position: START, limits: {}, moves: [{ move: 'd6', value: 2 }], nodes: 9 }),
      [`${START} `],
    ],
    [
      'moves before their game',
      lines(...rows('f5d6c3'), { moves: 'f5d6c3', black: {}, white: {} }),
      ['f5d6c3'],
    ],
    ['moves before a number of moves', lines(...rows('f5d6c3'), { moves: 3, loss: {} }), ['f5d6c3']],
    [
      'moves of games that were broken off',
      lines(...rows('f5d6', 1), ...rows('f5f6e6', 2), { game: 2, moves: 'f5f6e6' }, ...rows('c4', 3)),
      ['f5d6', 'f5f6e6', 'c4'],
    ],
    [
      'games behind and before totals',
      lines({ games: 2 }, { moves: 'f5' }, { moves: 'f5d6' }, { files: 1, games: 2 }),
      ['f5', 'f5d6'],
    ],
    [
      'a list of games',
      lines({ file: 'a.pgn', index: 1, black: null, moves: 60 }),
      ['a list of games has no moves: open the file that it names, a.pgn'],
    ],
    [
      'a line that cannot be read between two',
      lines({ moves: 'f5' }) + '{"moves":\n' + lines({ moves: 'f5d6' }),
      ['f5', 'this is not an object with moves or a position', 'f5d6'],
    ],
    [
      'values of a position without it',
      lines({ id: 1, empties: 20, score: 2 }),
      ['this is not an object with moves or a position'],
    ],
    [
      'a move that is missing',
      lines(...rows('f5d6c3').toSpliced(1, 1)),
      ['move 3 stands where move 2 belongs'],
    ],
    ['a move that is not legal', lines(...rows('f5f5')), ['illegal move f5 at ply 2: occupied']],
    [
      'an object over several lines',
      JSON.stringify({ limits: { depth: 4 }, start: START, moves: 'd6' }, null, 2),
      [`${START} d6`],
    ],
    ['a game with all of its places', JSON.stringify(gameToJson({ game: played('f5d6') })), ['f5d6']],
  ])('are read: %s', async (_, text, games) => {
    expect(read(text)).toEqual(games);
    const streamed: (string | undefined)[] = [];
    const pieces = text.match(/[^]{1,7}/g) ?? [];
    // The format is told by the beginning of a file, which comes in larger pieces.
    for await (const { error } of streamGames([pieces.slice(0, -1).join(''), pieces.at(-1)!]))
      streamed.push(error?.problem);
    expect(streamed).toHaveLength(games.length);
    const [first] = games;
    if (/^(?:[-XO]{64} [XO] )?(?:[a-h][1-8])*$/.test(first!)) {
      const { game } = parseAnyGame(text);
      expect(game.line.join('')).toBe(first!.replace(/^.* /, ''));
    } else expect(() => parseAnyGame(text)).toThrow(first);
  });

  test('keep names, a result, tags and the scores of a position', () => {
    const scores = { moves: [{ move: 'd6', score: 2 }], score: 2, comment: 'a draw is lost' };
    const [game, position] = readGames(
      lines(
        {
          black: 'Ann',
          white: null,
          date: '2026',
          moves: 'f5',
          result: 'black',
          score: '40-24',
          tags: { Round: '3', x: 1 },
        },
        { black: null, white: null, start: START, moves: '', scores },
      ),
    );
    expect(game!.record).toMatchObject({
      black: 'Ann',
      date: '2026',
      result: { winner: 'black', margin: 16 },
    });
    expect([...game!.record!.tags!]).toEqual([['Round', '3']]);
    expect(position!.record!.scores).toEqual(scores);
  });

  test('keep of the scores of a position what is one', () => {
    const scoresOf = (scores: unknown): unknown =>
      [...readGames(lines({ black: null, white: null, start: START, moves: '', scores }))][0]!.record!.scores;
    const moves = [{ move: 'd6' }, { move: 'z9', score: 1 }, 5, { move: 'pass', score: -2 }];
    expect(scoresOf({ moves, score: '2', comment: 5 })).toEqual({ moves: [{ move: 'pass', score: -2 }] });
    expect(scoresOf({ moves: 'd6' })).toBeUndefined();
    expect(scoresOf(5)).toBeUndefined();
  });

  test('name the players of a review that a job made', () => {
    const [entry] = readGames(
      lines({ game: 1, record: { black: 'Ann' }, moves: 'f5', black: { loss: 2 }, white: {} }),
    );
    expect(entry!.record!.black).toBe('Ann');
  });
});

test.each([
  ['{"position":{"moves":[{"m":"f5"}]}}', 'Othello Quest'],
  ['{"id":"x","position":{"moves":[{"m":"f5"}]}}', 'Othello Quest'],
])('what others write is none of ours: %s', (text, format) => {
  expect([...readGames(text)]).toMatchObject([{ format, record: { mainLine: ['f5'] } }]);
});
