import type { OthelloBoard } from '../../board/element.js';
import { printTranscript } from '../../formats/transcript.js';
import { handicapPosition } from '../../rules/game.js';
import { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { endingOf, type Ending } from './ending.js';
import type { HandFlips, HandMistake, HandMove } from './hand-flips.js';
import { colorOf, engineOf, type Session } from './session.js';
import type { SavedGame } from './storage.js';

const USUAL = Position.start.toString();

/** A game's beginning: its moves, and the position before them where it is not the usual one. */
export interface Opening {
  readonly start: string;
  readonly moves: string;
}

/** What is known of a game beside what its board says. */
export interface Begun {
  readonly start: string;
  readonly ending: Ending | undefined;
  readonly mistakes: readonly HandMistake[];
  readonly turning: HandMove | undefined;
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
export function writeDown(board: OthelloBoard, begun: Begun, clock: string): SavedGame {
  const { start, ending, mistakes, turning } = begun;
  const { moves, ply, position } = board;
  const game = { start, moves, ply, position, mistakes, turning, clock };
  const by = ending?.result.reason;
  if (by !== 'resignation' && by !== 'time') return game;
  return { ...game, ended: { by, loser: ending?.result.winner === 'black' ? 'white' : 'black' } };
}

/**
 * Puts a game back on a board as it was written down; returns how it began and ended.
 *
 * @param hand the mode of turning discs by hand, where that was agreed
 */
export function putBack(
  board: OthelloBoard,
  session: Session,
  game: SavedGame,
  hand: HandFlips | undefined,
): { readonly start: string; readonly ending: Ending | undefined } {
  const moves = game.moves.match(/[a-h][1-8]/g) ?? [];
  const right = hand && game.mistakes.length > 0 ? game.mistakes[0]!.ply - 1 : moves.length;
  let start = putOn(board, session, { start: game.start, moves: moves.slice(0, right).join('') });
  hand?.replay(moves.slice(right) as Square[], game.mistakes);
  if (game.ended?.by === 'resignation') board.resign(game.ended.loser);
  if (game.ended?.by === 'time') board.flagFall(game.ended.loser, session.setup.flagRule);
  const ending = endingOf(board);
  board.goTo(game.ply);
  // What cannot be played again by the rules: then the position alone is kept.
  if (game.position && board.position.slice(0, 64) !== game.position.slice(0, 64)) {
    start = putOn(board, session, { start: game.position, moves: '' });
    return { start, ending: undefined };
  }
  if (game.turning) hand?.resume(game.turning);
  return { start, ending };
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
