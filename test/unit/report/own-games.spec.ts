import { describe, expect, it } from 'vitest';
import {
  monthOf,
  opponentRating,
  outcomeFor,
  ownGames,
  plainName,
  playersOf,
} from '../../../src/core/report/own-games.js';
import { Game, type GameRecord } from '../../../src/core/rules/game/game.js';

const recordOf = (facts: Partial<GameRecord>): GameRecord => ({ game: new Game(), ...facts });
const named = (...players: readonly (readonly [string, string])[]) =>
  players.map(([black, white], at) => ({ name: `game ${at + 1}`, record: recordOf({ black, white }) }));

describe('the games of a player', () => {
  it.each([
    ['Jana Nováková', 'NOVAKOVA, Jana'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ["Sean O'Neil", 'o neil  sean'],
    ['Ｊｏｈｎ', 'john'],
  ])('finds %s by %s', (name, written) => {
    expect(plainName(written)).toBe(plainName(name));
    const games = named([name, 'Ben'], ['Ben', name], ['Ben', 'Cleo']);
    expect([...ownGames(games, [written])].map(({ name: game, side }) => `${game} ${side}`)).toEqual([
      'game 1 black',
      'game 2 white',
    ]);
  });

  it('takes several names, and nothing for a name without letters', () => {
    const games = named(['Ana', 'Ben'], ['aruiz', 'Cleo'], ['?', 'Ben']);
    expect([...ownGames(games, ['ana', 'ARUIZ', '?'])]).toHaveLength(2);
  });

  it('lists who plays, most games first, each person once', () => {
    const games = named(['Ana Ruiz', 'Ben'], ['Ben', 'RUIZ, Ana'], ['Ben', 'Cleo']);
    expect(playersOf(games)).toEqual([
      { name: 'Ben', games: 3 },
      { name: 'Ana Ruiz', games: 2 },
      { name: 'Cleo', games: 1 },
    ]);
  });

  it('says how a game ended for a side, and how strong the opponent is', () => {
    const record = recordOf({
      result: { margin: 4, winner: 'black' },
      tags: new Map([
        ['WhiteElo', '1712'],
        ['BlackElo', '?'],
      ]),
    });
    const [black, white] = (['black', 'white'] as const).map((side) => ({ name: '', record, side }));
    expect([outcomeFor(black!), outcomeFor(white!)]).toEqual(['win', 'loss']);
    expect([opponentRating(black!), opponentRating(white!)]).toEqual([1712, undefined]);
  });

  it.each([
    ['2026.11.23', '2026-11'],
    ['2026-3-1', '2026-03'],
    ['1998', '1998'],
    ['2026.??.??', '2026'],
    ['23/11/2026', undefined],
  ])('finds the month of %s', (date, month) => {
    expect(monthOf({ name: '', record: recordOf({ date }) })).toBe(month);
  });
});
