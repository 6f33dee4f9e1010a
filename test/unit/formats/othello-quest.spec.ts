import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOthelloQuest, printOthelloQuest } from '../../../src/formats/othello-quest.js';
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
    ['[]', 'a list "args" of games expected'],
    ['{"args":1}', 'a list "args" of games expected'],
    ['{"args":[1]}', 'game 1: a list "position.moves" expected'],
    ['{"args":[{"gtype":"gomoku","position":{"moves":[]}}]}', "game 1: 'gomoku': reversi expected"],
    ['{"args":[{"position":{"moves":[{}]}}]}', 'game 1: move 1: a text "m" expected'],
    ['{"args":[{"position":{"moves":[{"m":"d6"}]}}]}', 'game 1: illegal move d6 at ply 1: flips nothing'],
  ])('refuses %s', (text, problem) => {
    expect(() => parseOthelloQuest(text)).toThrow(
      expect.objectContaining({
        name: 'FormatError',
        message: `${problem} (Othello Quest, character 1)`,
      }),
    );
  });

  test('names the place of an error in the JSON', () => {
    expect(() => parseOthelloQuest('{"args":1 2}')).toThrow(expect.objectContaining({ offset: 10 }));
  });
});

test('what was printed is read again as it was', () => {
  fc.assert(
    fc.property(anyGame, fc.string(), fc.nat(100_000), (game, black, time) => {
      const notes = new Map(game.nodes.map((node) => [node, { time }]));
      const [again] = parseOthelloQuest(printOthelloQuest([{ game, black, white: 'Bob', notes }]));
      expect(again).toMatchObject({ black, white: 'Bob' });
      expect(again!.game.line).toEqual(game.line);
      expect([...again!.notes!.values()]).toEqual([...notes.values()]);
    }),
  );
});
