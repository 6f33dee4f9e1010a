/**
 * What was agreed for a game and its match, and what follows for the next one. Immutable data with functions: the
 * session stores one, and replaces it when a game begins or ends.
 */
import { opponent, type Color } from '../../../../core/rules/color.js';
import type { GameResult } from '../../../../core/rules/game.js';
import {
  addGame,
  createMatch,
  drawLots,
  nextStarter,
  standing,
  withoutLastGame,
  type Match,
  type PlayerIndex,
} from '../../../../core/rules/match.js';
import { matchRule, type GameSetup } from './game-setup.js';

/** What was agreed for the current game: its set-up, who has which colour, and its match. */
export interface Agreement {
  readonly setup: GameSetup;
  /** The player with Black, who moves first. */
  readonly blackPlayer: PlayerIndex;
  /** The score sheet, without the current game. */
  readonly match?: Match | undefined;
  /** Whether the game counts in the match; a game from elsewhere does not. */
  readonly counts: boolean;
  /** The players before a game from elsewhere brought its own names. */
  readonly before?: PlayersBefore | undefined;
}

/** What the names of a game from elsewhere replace. */
export interface PlayersBefore extends Pick<GameSetup, 'players' | 'names'> {
  readonly blackPlayer: PlayerIndex;
}

/**
 * The first game after an agreement.
 *
 * @param names the players' names, for the score sheet
 * @param random returns random numbers from 0 to below 1
 */
export function firstGame(setup: GameSetup, names: readonly [string, string], random: number): Agreement {
  const blackPlayer = setup.side === 'lot' ? drawLots(random) : setup.side === 'black' ? 0 : 1;
  const rule = matchRule(setup);
  return { setup, blackPlayer, match: rule && createMatch(rule, names, blackPlayer), counts: true };
}

/** Records a finished game on the score sheet if it counts in the match. */
export function recordResult(agreement: Agreement, result: GameResult): Agreement {
  const { match, counts } = agreement;
  const open = match && counts && !standing(match).over;
  return open ? { ...agreement, match: addGame(match, result) } : agreement;
}

/** Removes the last result from the score sheet: a move of that game was taken back and another one played. */
export function withoutResult(agreement: Agreement): Agreement {
  const { match, counts } = agreement;
  return match && counts ? { ...agreement, match: withoutLastGame(match) } : agreement;
}

/**
 * The next game. In a match, and if colours were drawn, the loser of the last game begins; otherwise the colours stay.
 * After a decided match a new one begins.
 */
export function nextGame(agreement: Agreement, last: GameResult | undefined, random: number): Agreement {
  const { setup, match } = agreement;
  const next = { ...agreement, counts: true };
  if (match) {
    // The players of the match, and not those of a game from elsewhere.
    const own = withPlayersOf(next, undefined);
    return standing(match).over
      ? firstGame(own.setup, match.names, random)
      : { ...own, blackPlayer: nextStarter(match) };
  }
  if (setup.side !== 'lot' || !last?.winner) return next;
  return { ...next, blackPlayer: playerOf(agreement, opponent(last.winner)) };
}

/**
 * The agreement with the players of a game from elsewhere. If it has no names, the players from before such games are
 * restored.
 */
export function withPlayersOf(agreement: Agreement, names: readonly [string, string] | undefined): Agreement {
  const { setup, blackPlayer, before } = agreement;
  if (names) {
    const here = before ?? { players: setup.players, names: setup.names, blackPlayer };
    return { ...agreement, setup: { ...setup, players: 'two', names }, blackPlayer: 0, before: here };
  }
  if (!before) return agreement;
  const { blackPlayer: black, ...players } = before;
  return { ...agreement, setup: { ...setup, ...players }, blackPlayer: black, before: undefined };
}

/** The next game with the colours swapped; only for single games, because matches have their own rule. */
export function swapColors({ setup, blackPlayer, match }: Agreement): Agreement {
  const other = blackPlayer === 0 ? 1 : 0;
  const side = setup.side === 'lot' ? 'lot' : other === 0 ? 'black' : 'white';
  return { setup: { ...setup, side }, blackPlayer: other, match, counts: true };
}

/** The player of a colour. */
export function playerOf({ blackPlayer }: Agreement, color: Color): PlayerIndex {
  return (color === 'black') === (blackPlayer === 0) ? 0 : 1;
}

/** The colour of a player. */
export function colorOf({ blackPlayer }: Agreement, player: PlayerIndex): Color {
  return player === blackPlayer ? 'black' : 'white';
}

/** The engine's colour, if it plays. */
export function engineOf(agreement: Agreement): Color | 'none' {
  return agreement.setup.players === 'one' ? colorOf(agreement, 1) : 'none';
}
