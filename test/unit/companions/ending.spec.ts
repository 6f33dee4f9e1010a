import { describe, expect, it } from 'vitest';
import {
  endingOf,
  recordBest,
  updateEnding,
  firstGame,
  nextGame,
  type Agreement,
} from '../../../src/elements/companions/game/session/setup/agreement.js';
import { DEFAULT_SETUP } from '../../../src/elements/companions/game/session/setup/game-setup.js';
import { flippedBetween } from '../../../src/elements/companions/game/session/game-words.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

/** The shortest game that wipes White out. */
const WIPE_OUT: readonly Square[] = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'];

const match = firstGame({ ...DEFAULT_SETUP, players: 'two', match: 'best-of-three' }, ['Ann', 'Bob'], 0);

function played(moves: readonly Square[]): Game {
  const game = new Game();
  for (const move of moves) game.play(move);
  return game;
}

const games = (agreement: Agreement) => agreement.match?.games.length;

describe('the end of a game', () => {
  it('is announced and written on the score sheet once', () => {
    const end = updateEnding(played(WIPE_OUT), 'result', match, undefined);
    expect(end).toMatchObject({ announce: true, ending: { discs: { black: 13, white: 0, empty: 51 } } });
    expect(games(end.agreement)).toBe(1);
    const again = updateEnding(played(WIPE_OUT), 'state', end.agreement, end.ending);
    expect(again).toEqual({ ...end, announce: false });
  });

  it('stays while the player looks back, and is announced again after the last move is replayed', () => {
    const game = played(WIPE_OUT);
    const end = updateEnding(game, 'result', match, undefined);
    game.undo(3);
    expect(updateEnding(game, 'navigate', end.agreement, end.ending)).toEqual({
      ...end,
      announce: false,
    });
    game.redo(3);
    expect(updateEnding(game, 'navigate', end.agreement, end.ending)).toEqual({
      ...end,
      announce: false,
    });
    expect(updateEnding(game, 'move', end.agreement, end.ending)).toEqual(end);
  });

  it('comes off the sheet when another move is played instead', () => {
    const game = played(WIPE_OUT);
    const end = updateEnding(game, 'result', match, undefined);
    game.undo();
    game.play(game.position.legalMoves.find((move) => move !== 'c5')!);
    const on = updateEnding(game, 'move', end.agreement, end.ending);
    expect(on.ending).toBeUndefined();
    expect(games(on.agreement)).toBe(0);
  });

  it('may come by resignation in place of the end before', () => {
    const game = played(WIPE_OUT);
    const end = updateEnding(game, 'result', match, undefined);
    game.undo(2);
    game.resign('black');
    const given = updateEnding(game, 'result', end.agreement, end.ending);
    expect(given).toMatchObject({ announce: true, ending: { result: { winner: 'white' } } });
    expect(games(given.agreement)).toBe(1);
  });

  it('does not count in the match for a loaded game; the result of the next game does', () => {
    const elsewhere = { ...match, counts: false };
    const end = updateEnding(played(WIPE_OUT), 'setup', elsewhere, undefined);
    expect(games(end.agreement)).toBe(0);
    expect(nextGame(end.agreement, end.ending?.result, 0).counts).toBe(true);
  });
});

describe('a win to report', () => {
  const alone = firstGame({ ...DEFAULT_SETUP, players: 'one' }, ['Ann', 'Bob'], 0);

  it('is won on the board, not by a resignation or on time', () => {
    const won = (game: Game) => recordBest('of-the-test', alone, endingOf(game)!);
    expect(won(played(WIPE_OUT))).toBe('first');
    const resigned = new Game();
    resigned.resign('white');
    expect(won(resigned)).toBeUndefined();
    const late = new Game();
    late.flagFall('white', 'czech');
    expect(won(late)).toBeUndefined();
  });
});

describe('discs turned between two positions', () => {
  it('are those of another colour, not the new one', () => {
    const { start } = Position;
    expect(flippedBetween(start.toString(), start.play('f5').toString())).toBe(1);
    expect(flippedBetween('', start.toString())).toBe(0);
  });
});
