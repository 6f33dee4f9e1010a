import { describe, expect, it } from 'vitest';
import { judgeMove, replyTo } from '../../../../demo/train/repertoire/opening-book.js';
import { bookMoves, PlayedGames } from '../../../../src/core/book.js';
import { readGames } from '../../../../src/core/formats/any-games.js';
import { Position } from '../../../../src/core/rules/position.js';

const afterF5 = Position.start.play('f5');

describe('the opening drill', () => {
  it('accepts what gives away a disc at most', () => {
    expect(judgeMove(afterF5, 'd6')).toEqual({ right: true, loss: 0 });
    expect(judgeMove(afterF5, 'f4')).toMatchObject({ right: false });
    expect(judgeMove(Position.of('X'.repeat(63) + '-', 'white'), 'h8')).toBeUndefined();
  });

  it('answers with moves of the book', () => {
    const replies = [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((random) => replyTo(afterF5, [], random));
    expect([...new Set(replies)].toSorted()).toEqual(['d6', 'f6']);
    expect(bookMoves(afterF5)!.map(({ move }) => move)).toEqual(expect.arrayContaining(replies));
  });

  it('answers as often as it was played, where there are games', () => {
    const games = new PlayedGames();
    for (const { record } of readGames('f5f4\nf5f4\nf5f4\nf5d6')) games.add(record!);
    expect(
      [0, 0.5, 0.74, 0.76, 0.99].map((random) => replyTo(afterF5, games.movesAt(afterF5), random)),
    ).toEqual(['f4', 'f4', 'f4', 'd6', 'd6']);
  });

  it('answers with what own lines expect, the more often the more people play it', () => {
    const games = new PlayedGames();
    for (const { record } of readGames('f5f4\nf5f4\nf5f6\nf5f6\nf5f6\nf5d6')) games.add(record!);
    const lines = { movesAt: () => ['f6', 'd6'] as const };
    const replies = (people = games.movesAt(afterF5)) =>
      [0, 0.3, 0.6, 0.7, 0.99].map((random) => replyTo(afterF5, people, random, lines));
    expect(replies()).toEqual(['f6', 'f6', 'f6', 'd6', 'd6']);
    expect(replies([])).toEqual(['f6', 'f6', 'd6', 'd6', 'd6']);
    expect(replyTo(afterF5, games.movesAt(afterF5), 0.99, { movesAt: () => [] })).toBe('d6');
  });
});
