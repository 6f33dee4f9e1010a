/** A place on a lesson's board: a start, moves from there, and how many of them are shown. */
import type { OthelloBoard } from '../../board/element.js';
import { FormatError } from '../../../core/formats/format-error.js';
import { parseTranscript } from '../../../core/formats/transcript.js';
import { Game } from '../../../core/rules/game.js';
import { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';

/** A place in a line of moves. */
export interface LessonPlace {
  readonly start: Position;
  /** All moves of the line, without passes. */
  readonly moves: readonly Square[];
  /** Number of moves shown. */
  readonly ply: number;
}

/** The usual start. */
export const START: LessonPlace = { start: Position.start, moves: [], ply: 0 };

/** The moves that are shown. */
export function shownMoves({ moves, ply }: LessonPlace): readonly Square[] {
  return moves.slice(0, ply);
}

/** The game up to a place, with forced passes; it stands at the place. */
export function gameAt({ start, moves, ply }: LessonPlace): Game {
  const game = new Game({ position: start });
  for (const move of moves) game.play(move);
  game.goTo(ply);
  return game;
}

/**
 * The place after more moves.
 *
 * @throws {FormatError} when one of them is illegal
 */
export function placeAfter(place: LessonPlace, text: string): LessonPlace {
  const before = shownMoves(place);
  const { moves } = parseTranscript(before.join('') + text, place.start);
  return { start: place.start, moves, ply: moves.length };
}

/**
 * The place meant by a move, or by several in a row, in the text of a step. Tried in this order: the next moves of the
 * step's own line; a side line from the step's place, or in place of its last move; a side line from the place on the
 * board.
 *
 * @returns `undefined` if it can be played in none of them; then it names a square
 */
export function placeOfText(text: string, step: LessonPlace, shown: LessonPlace): LessonPlace | undefined {
  const line = step.moves.join('');
  const at = line.indexOf(text);
  if (at >= 0 && at % 2 === 0) return { ...step, ply: (at + text.length) / 2 };
  const instead = { ...step, ply: Math.max(0, step.ply - 1) };
  for (const place of [step, instead, shown]) {
    try {
      return placeAfter(place, text);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
  return undefined;
}

/**
 * The main line of a game, at its start.
 *
 * @throws {FormatError} when a move is illegal because discs were flipped by hand
 */
export function mainLineOf({ root }: Game): LessonPlace {
  const moves: Square[] = [];
  for (let [node] = root.children; node; [node] = node.children) moves.push(node.move!);
  return { start: root.position, moves: parseTranscript(moves.join(''), root.position).moves, ply: 0 };
}

/** The place on a board. */
export function placeOn({ game: { root, line, ply } }: OthelloBoard): LessonPlace {
  return { start: root.position, moves: line, ply };
}

/**
 * Shows a place on a board. If the board's line has the moves, it navigates, so that a next move is animated as when it
 * is played. Otherwise the line is added as a side line.
 */
export function showPlace(board: OthelloBoard, place: LessonPlace): void {
  board.preview = undefined;
  const { game } = board;
  if (!game.root.position.equals(place.start)) {
    game.load({ game: gameAt(place) });
    return;
  }
  const shown = game.line.slice(0, game.ply);
  const common = place.moves.findIndex((move, i) => shown[i] !== move);
  const known = common < 0 ? place.moves.length : common;
  if (game.ply > known) game.goTo(known);
  for (const move of place.moves.slice(game.ply)) game.play(move);
  if (game.ply !== place.ply) game.goTo(place.ply);
}
