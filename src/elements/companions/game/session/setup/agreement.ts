/**
 * The agreement on a game and its match, how the game ended, and what follows for the next one; also the best results
 * against each level. Immutable data with functions: the session stores an agreement and replaces it when a game begins
 * or ends, `GameController` updates the end after each change, and panel and board show it.
 */
import { opponent, type Color } from '../../../../../core/rules/color.js';
import type { GameResult } from '../../../../../core/rules/game/tree.js';
import type { Game } from '../../../../../core/rules/game/game.js';
import {
  addGame,
  createMatch,
  drawLots,
  nextStarter,
  standing,
  withoutLastGame,
  type Match,
  type PlayerIndex,
} from '../../../../../core/rules/match.js';
import { matchRule, type GameSetup } from './game-setup.js';
import { printTranscript } from '../../../../../core/formats/notation/transcript.js';
import type { Position } from '../../../../../core/rules/position.js';
import { discCount } from '../../../../../core/rules/score.js';
import type { ChangeReason } from '../../../../board/events.js';
import * as v from 'valibot';
import { isStrength, levelNumber } from '../../../../../core/engine/levels/level-names.js';

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

/** What was agreed for a game by turns with a friend. */
export interface FriendAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Days for each move; no clock if absent. */
  readonly days?: number | undefined;
}

/** What was agreed for a live game with a friend. */
export interface LiveAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Each side's time for the game and the increment, in seconds; no clock if absent. */
  readonly time?: number | undefined;
  readonly increment?: number | undefined;
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

/** How the game ended. It is kept while the user looks back through the game. */
export interface Ending {
  readonly result: GameResult;
  /** The discs on the board at the end. */
  readonly discs: { readonly black: number; readonly white: number; readonly empty: number };
  /** The moves of the game that ended. */
  readonly moves: string;
  /** The side that has all four corners. */
  readonly corners: Color | undefined;
}

/** The end and the match after a change. */
export interface EndingUpdate {
  readonly agreement: Agreement;
  readonly ending: Ending | undefined;
  /** Whether the result must be announced now. */
  readonly announce: boolean;
}

/**
 * Records a result on the score sheet. Looking back through a game does not undo its end. Replacing a move does, and
 * removes the result from the sheet.
 */
export function updateEnding(
  game: Game,
  reason: ChangeReason,
  agreement: Agreement,
  ending: Ending | undefined,
): EndingUpdate {
  const { result, nodes, ply } = game;
  const played = reason === 'move' || reason === 'result';
  // Looking back.
  if (ply < nodes.length && reason !== 'result') return { agreement, ending, announce: false };
  if (!result) {
    return { agreement: ending ? withoutResult(agreement) : agreement, ending: undefined, announce: false };
  }
  // The same end again, by the same last move: on the sheet already, but announced once more.
  if (ending?.moves === printTranscript(game.line) && ending.result.reason === result.reason) {
    return { agreement, ending, announce: played };
  }
  const before = ending ? withoutResult(agreement) : agreement;
  return { agreement: recordResult(before, result), ending: endingOf(game), announce: true };
}

/** How a game ended on its current line; `undefined` if it did not. */
export function endingOf({ root, nodes, line }: Game): Ending | undefined {
  const end = [root, ...nodes].find(({ result }) => result);
  return (
    end?.result && {
      result: end.result,
      discs: discCount(end.position),
      moves: printTranscript(line),
      corners: ownerOfCorners(end.position),
    }
  );
}

/** The side that has corners at the start, by a handicap. */
function ownerOfCorners(position: Position): Color | undefined {
  const board = position.toString();
  const discs = new Set([0, 7, 56, 63].map((at) => board[at]));
  if (discs.size > 1) return undefined;
  return discs.has('X') ? 'black' : discs.has('O') ? 'white' : undefined;
}

/** A win to report: the first against a level, the one with the widest margin, or one with all four corners. */
export type BestResult = 'first' | 'best' | 'corners';

/** The version of the stored form; data in another form is not read. */
const FORM = 1;

/** The widest margin by level. */
const storedSchema = v.object({ version: v.literal(FORM), margins: v.record(v.string(), v.number()) });

/**
 * Stores a result if it is better than all before.
 *
 * @param key the key under which the game is saved; the results are stored beside it
 * @returns `undefined` for any other game: lost, with a handicap, or not counted on the board
 */
export function recordBest(
  key: string,
  agreement: Agreement,
  { result, corners }: Ending,
): BestResult | undefined {
  const { setup } = agreement;
  const isCounted = result.reason !== 'time' && result.reason !== 'resignation';
  const hasWon = result.winner === colorOf(agreement, 0);
  if (setup.players !== 'one' || setup.handicap > 0 || !agreement.counts || !isCounted || !hasWon) {
    return undefined;
  }
  const level = String(isStrength(setup.level) ? setup.level : levelNumber(setup.level));
  const margins = read(key);
  const before = margins[level];
  const margin = Math.abs(result.margin);
  const swept = corners === colorOf(agreement, 0) ? 'corners' : undefined;
  if (before !== undefined && before >= margin) return swept;
  write(key, { ...margins, [level]: margin });
  return before === undefined ? 'first' : (swept ?? 'best');
}

/** The key of `localStorage` under which best results are. */
const keyOf = (key: string): string => `${key}-best`;

/** The best results; none if they cannot be read. */
function read(key: string): Readonly<Record<string, number>> {
  try {
    return v.parse(storedSchema, JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null')).margins;
  } catch {
    return {};
  }
}

/** Stores the best results. */
function write(key: string, margins: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify({ version: FORM, margins }));
  } catch {
    // If nothing can be stored, each win is the first.
  }
}
