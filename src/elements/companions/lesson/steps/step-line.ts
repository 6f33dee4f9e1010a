/**
 * The line that a step shows on the board: a start, a line of moves from there, and how many of them are shown. The
 * files of this folder that show, print or check a step share it.
 */
import type { OthelloBoard } from '../../../board/element/element.js';
import { FormatError } from '../../../../core/formats/common/format-error.js';
import { parseTranscript } from '../../../../core/formats/notation/transcript.js';
import { Game } from '../../../../core/rules/game/game.js';
import { Position } from '../../../../core/rules/position.js';
import { mainLineOf } from '../../../../core/rules/game/tree.js';
import type { Square } from '../../../../core/rules/square.js';

/** A line of moves, and how many of them are shown. */
export interface StepLine {
  readonly start: Position;
  /** All moves of the line, without passes. */
  readonly moves: readonly Square[];
  /** Number of moves shown. */
  readonly ply: number;
}

/** The usual start. */
export const START: StepLine = { start: Position.start, moves: [], ply: 0 };

/** The moves that are shown. */
export function shownMoves({ moves, ply }: StepLine): readonly Square[] {
  return moves.slice(0, ply);
}

/** The game of a line, with forced passes; it stands where the line does. */
export function gameOf({ start, moves, ply }: StepLine): Game {
  const game = new Game({ position: start });
  for (const move of moves) game.play(move);
  game.goTo(ply);
  return game;
}

/**
 * The line after more moves.
 *
 * @throws {FormatError} when one of them is illegal
 */
export function lineAfter(line: StepLine, text: string): StepLine {
  const before = shownMoves(line);
  const { moves } = parseTranscript(before.join('') + text, line.start);
  return { start: line.start, moves, ply: moves.length };
}

/**
 * The line meant by a move, or by several in a row, in the text of a step. Tried in this order: the next moves of the
 * step's own line; a side line from where the step stands, or instead of its last move; a side line from where the
 * board stands.
 *
 * @returns `undefined` if it can be played in none of them; then it names a square
 */
export function lineOfText(text: string, step: StepLine, shown: StepLine): StepLine | undefined {
  const at = step.moves.join('').indexOf(text);
  if (at >= 0 && at % 2 === 0) return { ...step, ply: (at + text.length) / 2 };
  const instead = { ...step, ply: Math.max(0, step.ply - 1) };
  for (const line of [step, instead, shown]) {
    try {
      return lineAfter(line, text);
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
export function mainLineSteps({ root }: Game): StepLine {
  const moves = mainLineOf(root).map(({ move }) => move!);
  return { start: root.position, moves: parseTranscript(moves.join(''), root.position).moves, ply: 0 };
}

/** The line on a board. */
export function lineOn({ game: { root, line, ply } }: OthelloBoard): StepLine {
  return { start: root.position, moves: line, ply };
}

/**
 * Shows a line on a board. If the board's line has the moves, it navigates, so that a next move is animated as when it
 * is played. Otherwise the line is added as a side line. The lesson is no game: the board announces neither the way to
 * the line, nor turns, nor an end.
 *
 * @param announced whether the board announces the moves that it makes, as those of an answer
 */
export function showLine(
  board: OthelloBoard,
  line: StepLine,
  announced: 'moves' | 'nothing' = 'nothing',
): void {
  board.preview = undefined;
  board.context.model.announcing(announced, () => stand(board.game, line));
}

/** Brings a game to a line. */
function stand(game: Game, line: StepLine): void {
  if (!game.root.position.equals(line.start)) {
    game.load({ game: gameOf(line) });
    return;
  }
  const shown = game.line.slice(0, game.ply);
  const common = line.moves.findIndex((move, i) => shown[i] !== move);
  const known = common < 0 ? line.moves.length : common;
  if (game.ply > known) game.goTo(known);
  for (const move of line.moves.slice(game.ply)) game.play(move);
  if (game.ply !== line.ply) game.goTo(line.ply);
}
