import fc from 'fast-check';
import { known } from '../../../src/core/formats/common/fact-text.js';
import { describe, expect, test } from 'vitest';
import {
  parseOthelloQuest,
  printOthelloQuest,
  readOthelloQuest,
  streamOthelloQuest,
} from '../../../src/core/formats/othello-quest.js';
import { anyGame } from '../rules/support.js';

const GAME = JSON.stringify({
  args: [
    {
      gtype: 'reversi1',
      players: [
        { id: 'a', name: 'Ann', oldR: 1500, newR: 1510 },
        { id: 'b', name: 'Bob', oldR: 1500, newR: 1490 },
      ],
      position: {
        moves: [
          { t: 0, m: 'e6' },
          { t: 1234, m: 'f4' },
        ],
      },
      tcb: 60_000,
      created: '2024-01-01T00:00:00Z',
    },
  ],
});

describe('reading Othello Quest games', () => {
  test('gives names, date, moves and times', () => {
    const [record] = parseOthelloQuest(GAME);
    expect(record).toMatchObject({ black: 'Ann', white: 'Bob', date: '2024-01-01T00:00:00Z' });
    expect(record!.game.line).toEqual(['e6', 'f4']);
    expect([...record!.notes!.values()]).toEqual([{ time: 0 }, { time: 1234 }]);
  });

  test.each([
    ['{}', 'there is no list "args" of games', 1],
    ['{"args":1}', 'there is no list "args" of games', 1],
    ['{"args":[1]}', 'this is not a game', 10],
    ['{"args":[{"players":[]}]}', 'game 1: there is no list "position.moves"', 10],
    ['{"args":[{"gtype":"gomoku","position":{"moves":[]}}]}', "game 1: 'gomoku' is not reversi", 19],
    ['{"args":[{"position":{"moves":[{"m":5}]}}]}', 'game 1: move 1 has no text "m"', 32],
    ['{"args":[{"position":{"moves":[{"m":"d6"}]}}]}', 'game 1: illegal move d6 at ply 1: flips nothing', 32],
    ['{"position":{"startPos":"XO"}}', 'game 1: there is no list "position.moves"', 1],
    ['{"position":{"startPos":"XO","moves":[]}}', 'game 1: a board has 64 squares, not 2', 25],
  ])('refuses %s', (text, problem, place) => {
    expect(() => parseOthelloQuest(text)).toThrow(
      expect.objectContaining({
        name: 'FormatError',
        message: `${problem} (Othello Quest, character ${place})`,
      }),
    );
  });

  test('names the place of an error in the JSON', () => {
    expect(() => parseOthelloQuest('{"args":1 2}')).toThrow(expect.objectContaining({ offset: 10 }));
  });
});

describe('the shapes in which Othello Quest gives games', () => {
  const MOVES = '"moves":[{"t":0,"m":"f5"},{"t":900,"m":"d6"}]';

  test.each([
    ['a message of its socket', `{"name":"game","args":[{"gtype":"reversi","position":{${MOVES}}}]}`],
    ["a game's own page", `{"id":"abc","gtype":"reversi","players":[],"position":{${MOVES}}}`],
    [
      'a list of details',
      `{"index":[{"id":"abc","players":[],"finalStatus":"WIN:RESIGN"}],"details":[{"id":"abc","position":{${MOVES}}}]}`,
    ],
    ['a list of games', `{"games":[{"position":{${MOVES}}}]}`],
    ['a list by itself', `[{"position":{${MOVES}}}]`],
    ['a byte order mark before it', `\ufeff{"position":{${MOVES}}}`],
    ['moves without a position', `{"players":[],${MOVES}}`],
  ])('%s', (_, text) => {
    expect(parseOthelloQuest(text).map(({ game }) => game.line.join(''))).toEqual(['f5d6']);
  });

  test.each([
    ['{"s":"LOSE:RESIGN"}', { winner: 'white', by: 'resignation' }],
    ['{"m":"f5","t":1},{"s":"LOSE:TIMEUP"}', { winner: 'black', by: 'time' }],
    ['{"m":"f5","t":1},{"s":"WIN:DISCONNECT"}', { winner: 'white', by: 'time' }],
    ['{"s":"SCORE:60"}', { margin: 60, winner: 'black' }],
    ['{"m":"f5"},{"s":"SCORE:60"}', { margin: -60, winner: 'white' }],
    ['{"m":"f5"},{"s":"DRAW"}', { margin: 0, winner: undefined }],
    ['{"m":"f5"},{"s":"SCORE:127"}', undefined],
    ['{"m":"f5"},{"s":"SCORE:64"}', { margin: -64, winner: 'white' }],
    ['{"s":"SCORE:-64"}', { margin: -64, winner: 'white' }],
    ['{"s":"SCORE:65"}', undefined],
    ['{"s":"SCORE:-65"}', undefined],
    ['{"s":"SCORE"}', undefined],
    ['{"s":"SCORE:EVEN"}', undefined],
    ['{"s":" lose:resign"}', { winner: 'white', by: 'resignation' }],
    ['{"s":"WIN:OTHERS"}', { winner: 'black' }],
    ['{"s":"ABORTED:TIMEUP"}', undefined],
    ['{"m":"f5"},{"t":20}', undefined],
  ])('tell the end in an entry without a move: %s', (entries, result) => {
    expect(parseOthelloQuest(`{"position":{"moves":[${entries}]}}`)[0]!.result).toEqual(result);
  });

  test('begin XOT games with a position, or with the moves that led there', () => {
    const after = '---------------------------XO------XXO-----X-------------------- X'.slice(0, 64);
    for (const start of [`${after} X`, 'f5d6']) {
      const { game } = parseOthelloQuest(`{"position":{"startPos":"${start}","moves":[]}}`)[0]!;
      expect([game.ply, game.turn]).toEqual([0, 'black']);
    }
  });

  test('begin with moves in any spelling, beside the moves of a game without a position, too', () => {
    const begun = parseOthelloQuest('{"startPos":"F5 d6","moves":[{"m":"c3"}]}')[0]!.game;
    expect(begun.line).toEqual(['c3']);
    expect(begun.root.position.empties).toBe(58);
    const usual = parseOthelloQuest('{"position":{"startPos":"  ","moves":[{"m":"f5"}]}}')[0]!.game;
    expect(usual.root.position.empties).toBe(60);
    expect(() => parseOthelloQuest('{"startPos":"f5a1","moves":[]}')).toThrow(
      expect.objectContaining({ offset: '{"startPos":'.length }),
    );
  });

  test('are printed with no time that is not known, and no sign that is not shown', () => {
    const { game } = parseOthelloQuest(`{"position":{${MOVES}}}`)[0]!;
    const text = printOthelloQuest([{ game, black: 'a\u0085b\u007fc' }]);
    expect(text).toContain('"name":"a\\u0085b\\u007fc"');
    expect(text).toContain('"moves":[{"m":"f5"},{"m":"d6"}]');
  });

  test('tell ratings, the time control and the number of the game', () => {
    const text = `{"id":"x1","tcb":300000,"players":[{"id":"a","oldR":1500.4},{"name":"B"}],"position":{${MOVES}}}`;
    const [record] = parseOthelloQuest(text);
    expect(record).toMatchObject({ black: 'a', white: 'B', timeControl: '300' });
    expect([...record!.tags!]).toEqual([
      ['GameId', 'x1'],
      ['BlackElo', '1500.4'],
    ]);
  });

  test('keep the main time of a time control with an increment', () => {
    const [record] = parseOthelloQuest(`{"position":{${MOVES}}}`);
    expect(printOthelloQuest([{ ...record!, timeControl: '1500+5' }])).toContain('"tcb":1500000,');
    expect(printOthelloQuest([{ ...record!, timeControl: 'a day a move' }])).not.toContain('tcb');
  });

  test('are read one by one, a bad game with its place', async () => {
    const good = `{"position":{${MOVES}}}`;
    const bad = good.replace('d6', 'd7');
    const file = `${good}\n${bad}\n{"position":{"mo\n${good}\n[${good},\n${bad}]\n`;
    const entries = [...readOthelloQuest(file)];
    expect(entries.map(({ error }) => error?.location)).toEqual([
      undefined,
      { game: 2, line: 2, column: bad.indexOf('{"t":900') + 1 },
      { game: 3, line: 3, column: expect.any(Number) as number },
      undefined,
      undefined,
      { game: 6, line: 6, column: bad.indexOf('{"t":900') + 1 },
    ]);
    const streamed = [];
    for await (const { error } of streamOthelloQuest(file.match(/.{1,5}|\n/g)!))
      streamed.push(error?.message);
    expect(streamed).toEqual(entries.map(({ error }) => error?.message));
  });

  test('lose only the broken game of a list; an entry without moves is not a game', () => {
    const good = `{"position":{${MOVES}}}`;
    const entries = [...readOthelloQuest(`[${good},\n{"position":{"mo\n${good},\n${good}]`)];
    expect(entries.map(({ error, location }) => [location.line, error?.code])).toEqual([
      [1, undefined],
      [2, 'json'],
      [3, undefined],
      [4, undefined],
    ]);
    expect([
      ...readOthelloQuest('[{"players":[],"finalStatus":"SCORE:4"},{"position":{"moves":[]}}]'),
    ]).toHaveLength(1);
  });

  test('are found in long lists, in a stream too, at their places', async () => {
    const good = `{"position":{${MOVES}}}`;
    // Longer than any single game may be, but with few games that have large unused fields.
    const long = `{"url":"${'x'.repeat(20_000)}","position":{${MOVES}}}`;
    const count = Math.ceil(4_200_000 / long.length);
    const pieces = [`[${long}`, ...Array.from({ length: count - 1 }, () => `,\n${long}`), ']'];
    let line = 0;
    for await (const { error, location } of streamOthelloQuest(pieces)) {
      line++;
      if (error || location.line !== line || location.game !== line)
        throw error ?? new Error(`at ${location.line}`);
    }
    expect(line).toBe(count);
    const args = `{"args":[\n${Array.from({ length: 2000 }, (_, i) => (i % 2 ? good : '{"position":{"moves":[{"m":"a1"}]}}')).join(',\n')}]}`;
    const entries = [...readOthelloQuest(args)];
    expect(entries.map(({ location }) => location.line)).toEqual(
      Array.from({ length: 2000 }, (_, i) => i + 2),
    );
    expect(entries[1998]!.error!.location).toEqual({ game: 1999, line: 2000, column: 23 });
  });
});

test('a printed game reads back unchanged', () => {
  fc.assert(
    fc.property(anyGame, fc.string(), fc.nat(100_000), (game, black, time) => {
      const notes = new Map(game.nodes.map((node) => [node, { time }]));
      const [again] = parseOthelloQuest(printOthelloQuest([{ game, black, white: 'Bob', notes }]));
      expect([again!.black, again!.white]).toEqual([known(black), 'Bob']);
      expect(again!.game.line).toEqual(game.line);
      expect([...again!.notes!.values()]).toEqual([...notes.values()]);
    }),
  );
});
