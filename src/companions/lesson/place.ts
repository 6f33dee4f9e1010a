/** Where a lesson's board stands: a start, moves from there, and how many of them are shown. */
import type { OthelloBoard } from '../../board/element.js';
import { FormatError } from '../../formats/format-error.js';
import { parseTranscript } from '../../formats/transcript.js';
import { Game } from '../../rules/game.js';
import { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** A place in a line of moves. */
export interface LessonPlace {
  readonly start: Position;
  /** All moves of the line, passes left out. */
  readonly moves: readonly Square[];
  /** How many of them are shown. */
  readonly ply: number;
}

/** The usual start. */
export const START: LessonPlace = { start: Position.start, moves: [], ply: 0 };

/** The moves of a place that are shown. */
export function shownMoves({ moves, ply }: LessonPlace): readonly Square[] {
  return moves.slice(0, ply);
}

/** The game to a place, with passes made where they are due; it stands at the place. */
export function gameAt({ start, moves, ply }: LessonPlace): Game {
  const game = new Game({ position: start });
  for (const move of moves) game.play(move);
  game.goTo(ply);
  return game;
}

/**
 * The place after more moves.
 *
 * @throws {FormatError} when one of them is not legal
 */
export function placeAfter(place: LessonPlace, text: string): LessonPlace {
  const before = shownMoves(place);
  const { moves } = parseTranscript(before.join('') + text, place.start);
  return { start: place.start, moves, ply: moves.length };
}

/**
 * The place that is meant by a move, or by several in a row, in the text of a step: the one after it in the step's own line;
 * else a side line from where the step stands, or in place of its last move; else one from where the board stands.
 *
 * @returns `undefined` where it cannot be played in any of them: then a square is meant
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
 * @throws {FormatError} when a move is not legal: discs were turned by hand there
 */
export function mainLineOf({ root }: Game): LessonPlace {
  const moves: Square[] = [];
  for (let [node] = root.children; node; [node] = node.children) moves.push(node.move!);
  return { start: root.position, moves: parseTranscript(moves.join(''), root.position).moves, ply: 0 };
}

/** What a board shows. */
export function placeOn({ game: { root, line, ply } }: OthelloBoard): LessonPlace {
  return { start: root.position, moves: line, ply };
}

/**
 * Shows a place on a board. Moves that the board has are gone through again, so that a next move is flipped as it is when it is
 * played; a line that it does not have yet is a side line there.
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
