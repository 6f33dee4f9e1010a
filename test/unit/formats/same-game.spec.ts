import { describe, expect, it } from 'vitest';
import {
  gamePlayers,
  isSameGame,
  movesKey,
  SameGames,
  type GamePlayers,
} from '../../../src/core/formats/same-game.js';
import { parsePgn } from '../../../src/core/formats/pgn.js';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';

const MOVES: readonly Square[] = ['f5', 'd6', 'c3', 'd3', 'c4'];

function record(tags: Readonly<Record<string, string>>, moves: readonly Square[] = MOVES) {
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
  return parsePgn(`${head.join('')}\n${moves.join(' ')} *\n`);
}

const turned = (moves: readonly Square[], symmetry: (typeof SYMMETRIES)[number]): Square[] =>
  moves.map((move) => transformSquare(move, symmetry));

describe('two records are of one game', () => {
  const ann = { Black: 'Ann Smith', White: 'Bob Jones', Date: '2020.05.01' };

  it.each([
    ['names in another order and case', { ...ann, Black: 'SMITH, Ann' }],
    ['initials', { ...ann, Black: 'A. Smith', White: 'B Jones' }],
    ['a surname alone', { ...ann, White: 'Jones' }],
    ['a player who is not known', { ...ann, White: '?' }],
    ['a year alone', { ...ann, Date: '2020.??.??' }],
    ['no date', { Black: 'Ann Smith', White: 'Bob Jones' }],
    ['nothing', {}],
  ])('one may have %s', (_, tags) => {
    for (const symmetry of [0, 3, 4, 7] as const) {
      expect(isSameGame(record(ann), record(tags, turned(MOVES, symmetry)))).toBe(true);
      expect(isSameGame(record(tags, turned(MOVES, symmetry)), record(ann))).toBe(true);
    }
  });

  it.each([
    ['another player', { ...ann, White: 'Bob Johnson' }, MOVES],
    ['another initial', { ...ann, Black: 'C. Smith' }, MOVES],
    ['colours changed', { ...ann, Black: ann.White, White: ann.Black }, MOVES],
    ['another year', { ...ann, Date: '2021.05.01' }, MOVES],
    ['a move more', ann, [...MOVES, 'f4']],
    ['another last move', ann, ['f5', 'd6', 'c4']],
  ] as const)('but not where one has %s', (_, tags, moves) => {
    expect(isSameGame(record(ann), record(tags, moves))).toBe(false);
  });

  it('neither being without moves', () => {
    expect(isSameGame(record(ann, []), record(ann, []))).toBe(false);
    expect(movesKey([])).toBeUndefined();
  });

  it('they may begin with the same board, turned', () => {
    const start = Position.start.play('f5').play('d6');
    const board = { game: new Game({ position: start }) };
    for (const symmetry of SYMMETRIES)
      expect(isSameGame(board, { game: new Game({ position: transform(start, symmetry) }) })).toBe(true);
    expect(isSameGame(board, { game: new Game({ position: start.play('c3') }) })).toBe(false);
  });

  it('even if it has very many moves', () => {
    const back = Array.from({ length: 200_000 }, (_, at) => MOVES[at % MOVES.length]!);
    expect(movesKey(back)).toHaveLength(back.length);
  });

  it('they may have been read from different formats', () => {
    const sgf = parseAnyGame(
      '(;GM[2]SZ[8]PB[Smith, A.]PW[Jones]DT[2020-05-01];B[f5];W[d6];B[c3];W[d3];B[c4])',
    );
    expect(isSameGame(record(ann), sgf)).toBe(true);
  });
});

describe('among many games', () => {
  const players = (black: string, white = 'Bob', year?: number): GamePlayers => ({
    ...gamePlayers({ black, white }),
    year,
  });

  it('the first is found that is the same', () => {
    const all = [players('Ann', 'Bob', 2020), players('Ann', 'Bob', 2021), players('Cid')];
    const games = new SameGames<number>((at) => all[at]!);
    for (const at of all.keys()) games.add('x', at);
    expect(games.find('x', players('a', 'b'))).toBe(0);
    expect(games.find('x', players('Ann', 'Bob', 2021))).toBe(1);
    expect(games.find('x', players('Cid'))).toBe(2);
    expect(games.find('x', players('Dot'))).toBeUndefined();
    expect(games.find('y', players('Ann'))).toBeUndefined();
    games.delete('x', 0);
    expect(games.find('x', players('Ann'))).toBe(1);
    games.delete('x', 1);
    games.delete('x', 2);
    expect(games.find('x', players('Ann'))).toBeUndefined();
    games.add('x', 0);
    expect(games.find('x', players('Ann'))).toBe(0);
  });

  it('a record is compared with few others that have the same moves', () => {
    let requested = 0;
    const all = Array.from({ length: 5000 }, (_, at) => players(`player${at}`));
    const games = new SameGames<number>((at) => {
      requested++;
      return all[at]!;
    });
    for (const [at, each] of all.entries()) {
      expect(games.find('f5', each)).toBeUndefined();
      games.add('f5', at);
    }
    expect(requested).toBeLessThan(60 * all.length);
    for (const at of [0, 49, 50, 4999]) expect(games.find('f5', all[at]!)).toBe(at);
    games.delete('f5', 4999);
    expect(games.find('f5', all[4999]!)).toBeUndefined();
  });
});
