import type { OthelloBoard } from '../../board/element.js';
import { printTranscript } from '../../formats/transcript.js';
import type { Color } from '../../rules/color.js';
import { handicapPosition } from '../../rules/game.js';
import { Position } from '../../rules/position.js';
import { colorOf, engineOf, type Session } from './session.js';
import type { SavedGame } from './storage.js';

const USUAL = Position.start.toString();

/** A game's beginning: its moves, and the position before them where it is not the usual one. */
export interface Opening {
  readonly start: string;
  readonly moves: string;
}

/**
 * A game or a position from a text, to be played on from there.
 *
 * @throws {FormatError} when it cannot be read
 */
export async function readOpening(text: string): Promise<Opening> {
  const { parseAnyGame } = await import('../../formats/any-game.js');
  const { game } = parseAnyGame(text);
  return { moves: printTranscript(game.line), start: game.root.position.toString() };
}

/** How the first game of a session begins: as agreed, with corners for the weaker side perhaps. */
export function agreedOpening(session: Session): Opening {
  const { handicap, weaker } = session.setup;
  return { start: handicapPosition(handicap, colorOf(session, weaker)).toString(), moves: '' };
}

/**
 * Puts a game on a board, with the sides as agreed.
 *
 * @returns the position before the first move, empty where it is the usual one
 */
export function putOn(board: OthelloBoard, session: Session, { start, moves }: Opening): string {
  const { setup } = session;
  board.preview = undefined;
  board.marks = [];
  // Nobody may answer before all is there.
  board.engine = 'none';
  board.position = start || USUAL;
  board.moves = moves;
  board.reset();
  board.level = setup.level;
  board.orientation = setup.players === 'one' ? colorOf(session, 0) : 'black';
  board.engine = engineOf(session);
  return start === USUAL ? '' : start;
}

/** The game on a board, to be put there again by `putBack`. */
export function writeDown(board: OthelloBoard, start: string, clock: string): SavedGame {
  const { moves, ply, position, result } = board;
  const by = result?.reason;
  if (!result || (by !== 'resignation' && by !== 'time')) return { start, moves, ply, position, clock };
  const loser: Color = result.winner === 'black' ? 'white' : 'black';
  return { start, moves, ply, position, clock, ended: { by, loser } };
}

/** Puts a game back on a board as it was written down; returns its start like `putOn`. */
export function putBack(board: OthelloBoard, session: Session, game: SavedGame): string {
  let start = putOn(board, session, game);
  board.goTo(game.ply);
  // Discs that were turned wrongly by hand cannot be played again: then the position alone is kept.
  if (game.position && board.position.slice(0, 64) !== game.position.slice(0, 64)) {
    start = putOn(board, session, { start: game.position, moves: '' });
  }
  if (game.ended?.by === 'resignation') board.resign(game.ended.loser);
  if (game.ended?.by === 'time') board.flagFall(game.ended.loser, session.setup.flagRule);
  return start;
}

/**
 * The game on a board as a text that can be read again: start and moves; the position alone where discs were turned
 * wrongly by hand.
 */
export function recordOf(board: OthelloBoard, start: string): string {
  const { history, position, moves } = board;
  let at = start ? Position.of(start.slice(0, 64), start.endsWith('O') ? 'white' : 'black') : Position.start;
  for (const move of history) {
    if (at.phase === 'pass') at = at.pass();
    if (at.flips(move).length === 0) return position;
    at = at.play(move);
  }
  if (at.board !== position.slice(0, 64)) return position;
  return [start, moves].filter(Boolean).join(' ');
}
