import { describe, expect, it } from 'vitest';
import { PlayedGames } from '../../../src/core/book.js';
import { readGames } from '../../../src/core/formats/any-games.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';

function counted(text: string): PlayedGames {
  const games = new PlayedGames();
  for (const { record } of readGames(text)) if (record) games.add(record);
  return games;
}

const sgf = (result: string, moves: string): string =>
  `(;GM[2]RE[${result}]${moves
    .match(/../g)!
    .map((move, at) => `;${at % 2 ? 'W' : 'B'}[${move}]`)
    .join('')})`;

describe('a played move', () => {
  it('is counted with its results', () => {
    const games = counted(
      sgf('B+10', 'f5d6c3') + sgf('W+2', 'f5d6c4') + sgf('0', 'f5d6c3') + sgf('B+R', 'f5f6'),
    );
    expect(games.games).toBe(4);
    const moves = games.movesAt(Position.start.play('f5'));
    expect(moves).toEqual([
      { move: 'd6', games: 3, blackWins: 1, whiteWins: 1, draws: 1 },
      { move: 'f6', games: 1, blackWins: 1, whiteWins: 0, draws: 0 },
    ]);
  });

  it('has the moves most often played first, whichever came first', () => {
    const games = counted('f5f6\nf5d6\nf5f4\nf5d6\nf5f4\nf5d6');
    const moves = games.movesAt(Position.start.play('f5'));
    expect(moves.map(({ move, games: n }) => `${move} ${n}`)).toEqual(['d6 3', 'f4 2', 'f6 1']);
  });

  it('says of each game whether it counts', () => {
    const records = (text: string) => [...readGames(text)].map(({ record }) => record!);
    const [game] = records('f5d6c3');
    const [elsewhere] = records(`${Position.start.play('f5').play('d6').toString()}; c3:1`);
    const games = new PlayedGames();
    expect([games.add(game!), games.add(elsewhere!), games.add({ game: new Game() })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(games.games).toBe(1);
  });

  it('counts a game that was played on a board, without what was read of a file', () => {
    const game = new Game();
    for (const move of ['f5', 'd6'] as const) game.play(move);
    const games = new PlayedGames();
    expect(games.add({ game })).toBe(true);
    expect(games.movesAt(Position.start).map(({ move }) => move)).toEqual(['f5']);
    const fromElsewhere = new Game({ handicap: 1 });
    fromElsewhere.play('f5');
    expect(games.add({ game: fromElsewhere })).toBe(false);
  });

  it('counts the move after a pass for the side that makes it', () => {
    const game = new Game();
    const random = randomNumbers(3);
    while (!game.nodes.some(({ position }) => position.phase === 'pass')) {
      game.reset();
      while (!game.result)
        game.play(game.position.legalMoves[Math.floor(random() * game.position.legalMoves.length)]!);
    }
    const before = game.nodes.findIndex(({ position }) => position.phase === 'pass');
    const passed = game.nodes[before]!.position.pass();
    const games = new PlayedGames(60);
    expect(games.add({ game })).toBe(true);
    expect(games.movesAt(passed).map(({ move }) => move)).toEqual([game.nodes[before + 1]!.move]);
  });

  it('counts for all ways in which the board can be turned', () => {
    const games = counted('f5d6c3\nd3c5f6\nc4e3f6');
    const total = games.movesAt(Position.start.play('e6').play('f4'));
    expect(total.map(({ games: n }) => n)).toEqual([3]);
  });

  it('has games without a result, too, but none from another start', () => {
    const games = counted('f5d6');
    expect(games.movesAt(Position.start.play('f5'))).toEqual([
      { move: 'd6', games: 1, blackWins: 0, whiteWins: 0, draws: 0 },
    ]);
    const elsewhere = counted(`${Position.start.play('f5').play('d6').toString()}; c3:1`);
    expect(elsewhere.games).toBe(0);
  });

  it('is counted only as far as is asked', () => {
    const games = new PlayedGames(1);
    for (const { record } of readGames('f5d6c3')) games.add(record!);
    expect(games.movesAt(Position.start)).toHaveLength(1);
    expect(games.movesAt(Position.start.play('f5'))).toEqual([]);
  });
});
