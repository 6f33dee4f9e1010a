import { opponent, type Color } from '../../rules/color.js';
import type { GameResult } from '../../rules/game.js';
import {
  addGame,
  createMatch,
  drawLots,
  nextStarter,
  standing,
  withoutLastGame,
  type Match,
  type PlayerIndex,
} from '../../rules/match.js';
import { matchRule, type GameSetup } from './setup.js';

/** A game under way: what was agreed, who has which colour, and the match that it belongs to. */
export interface Session {
  readonly setup: GameSetup;
  /** Who has Black and so begins. */
  readonly blackPlayer: PlayerIndex;
  /** The score sheet, without the game under way. */
  readonly match?: Match | undefined;
  /** Whether the game on the board is one of the match: not where it came from elsewhere. */
  readonly counts: boolean;
  /** Who played here before a game from elsewhere brought names of its own. */
  readonly before?: PlayersBefore | undefined;
}

/** What the names of a game from elsewhere take the place of. */
export interface PlayersBefore extends Pick<GameSetup, 'players' | 'names'> {
  readonly blackPlayer: PlayerIndex;
}

/**
 * The first game of what was agreed.
 *
 * @param names the players' names, for the score sheet
 * @param random draws lots: 0 to below 1
 */
export function firstGame(setup: GameSetup, names: readonly [string, string], random: number): Session {
  const blackPlayer = setup.side === 'lot' ? drawLots(random) : setup.side === 'black' ? 0 : 1;
  const rule = matchRule(setup);
  return { setup, blackPlayer, match: rule && createMatch(rule, names, blackPlayer), counts: true };
}

/** Records a finished game on the score sheet, where the game is one of a match. */
export function recordResult(session: Session, result: GameResult): Session {
  const { match, counts } = session;
  const open = match && counts && !standing(match).over;
  return open ? { ...session, match: addGame(match, result) } : session;
}

/** Takes the last result off the score sheet: a move of that game was taken back, and another played. */
export function withoutResult(session: Session): Session {
  const { match, counts } = session;
  return match && counts ? { ...session, match: withoutLastGame(match) } : session;
}

/**
 * The next game. In a match, and where lots were drawn, the loser of the last game begins; else the colours stay.
 * After a decided match a new one begins.
 */
export function nextGame(session: Session, last: GameResult | undefined, random: number): Session {
  const { setup, match } = session;
  if (match && standing(match).over) return firstGame(setup, match.names, random);
  const next = { ...session, counts: true };
  if (match) return { ...next, blackPlayer: nextStarter(match) };
  if (setup.side !== 'lot' || !last?.winner) return next;
  return { ...next, blackPlayer: playerOf(session, opponent(last.winner)) };
}

/**
 * The session with the players of a game from elsewhere; without names there, the players are those who played here before
 * another such game brought its own.
 */
export function withPlayersOf(session: Session, names: readonly [string, string] | undefined): Session {
  const { setup, blackPlayer, before } = session;
  if (names) {
    const here = before ?? { players: setup.players, names: setup.names, blackPlayer };
    return { ...session, setup: { ...setup, players: 'two', names }, blackPlayer: 0, before: here };
  }
  if (!before) return session;
  const { blackPlayer: black, ...players } = before;
  return { ...session, setup: { ...setup, ...players }, blackPlayer: black, before: undefined };
}

/** The next game with the colours swapped; for single games, as matches have a rule of their own. */
export function swapColors({ setup, blackPlayer, match }: Session): Session {
  const other = blackPlayer === 0 ? 1 : 0;
  const side = setup.side === 'lot' ? 'lot' : other === 0 ? 'black' : 'white';
  return { setup: { ...setup, side }, blackPlayer: other, match, counts: true };
}

/** Who plays a colour. */
export function playerOf({ blackPlayer }: Session, color: Color): PlayerIndex {
  return (color === 'black') === (blackPlayer === 0) ? 0 : 1;
}

/** The colour of a player. */
export function colorOf({ blackPlayer }: Session, player: PlayerIndex): Color {
  return player === blackPlayer ? 'black' : 'white';
}

/** The engine's colour, where it plays. */
export function engineOf(session: Session): Color | 'none' {
  return session.setup.players === 'one' ? colorOf(session, 1) : 'none';
}
