/** The board inside a lesson: `lesson.ts` tells it which step to show, and it passes the reader's moves to the task. */
import type { OthelloBoard } from '../../../board/element/element.js';
import type { BeforeMoveDetail, SquareClickDetail } from '../../../board/events.js';
import type { Arrow, Mark } from '../../../../core/formats/common/marks.js';
import { opponent, type Color } from '../../../../core/rules/color.js';
import type { GameNode } from '../../../../core/rules/game/tree.js';
import { SQUARES, squareIndex, type Square } from '../../../../core/rules/square.js';
import { gameOf, lineAfter, showLine, type StepLine } from './step-line.js';
import type { LessonStep } from './step.js';
import { cornerAfter, type LessonTask } from './task.js';

/** What the board shows beside a step. */
export interface ShownStep {
  readonly step: LessonStep;
  readonly task: LessonTask | undefined;
  /** The side at the bottom if the step names none. */
  readonly orientation: Color | undefined;
  /** Whether the reader may try moves at every step. */
  readonly interactive: boolean;
}

/** The board of a lesson: it shows steps, and reports moves that the reader tries in a step with a question. */
export class StepBoard {
  readonly #onTry: (task: LessonTask, square: Square) => void;
  readonly #onTakenBack: () => void;
  #board: OthelloBoard | undefined;
  #shown: ShownStep | undefined;
  /** Whether the board has left a question: for what comes of a wrong move, or for a move of the text. */
  #isAside = false;

  /**
   * @param onTry called with a move, legal or not, that the reader tries in a step with a question; it is not played
   * @param onTakenBack called when the step asks again after a wrong move
   */
  constructor(onTry: (task: LessonTask, square: Square) => void, onTakenBack: () => void) {
    this.#onTry = onTry;
    this.#onTakenBack = onTakenBack;
  }

  /** Listens to this board and no longer to the previous one. */
  listen(board: OthelloBoard | undefined): void {
    if (board === this.#board) return;
    this.#board?.removeEventListener('othello-beforemove', this.#onBeforeMove);
    this.#board?.removeEventListener('othello-squareclick', this.#onSquareClick);
    board?.addEventListener('othello-beforemove', this.#onBeforeMove);
    board?.addEventListener('othello-squareclick', this.#onSquareClick);
    this.#board = board;
  }

  /**
   * Shows a step, with the move if it has been found.
   *
   * @param isAnswer whether that has just happened, so that the board announces the move
   */
  show(shown: ShownStep, isAnswer = false): void {
    const board = this.#board;
    this.#shown = shown;
    this.#isAside = false;
    if (!board) return;
    const { step, task, orientation, interactive } = shown;
    const isDone = task?.isOpen === false;
    if (!task?.move || isAnswer) showLine(board, step.line);
    if (task?.move) showLine(board, lineAfter(step.line, task.move), isAnswer ? 'moves' : 'nothing');
    board.marks = isDone ? [] : [...step.marks, ...crosses(task)];
    board.arrows = isDone ? [] : step.arrows;
    board.orientation = step.orientation ?? orientation ?? 'black';
    // The reader can move if a move is to be found, or if the page allows it.
    board.interactive = interactive || task?.isOpen === true;
    board.player = 'both';
  }

  /**
   * Shows what comes of a wrong move: the author's line, or the move itself and the corner that the opponent takes after
   * it. Crosses of earlier tries belong to the question.
   */
  answer(square: Square): void {
    const board = this.#board;
    if (!board || !this.#shown) return;
    const { line, wrong } = this.#shown.step;
    const corner = cornerAfter(gameOf(line).position, square) ?? '';
    const refutation = wrong.get(square);
    this.showAside(refutation?.line ?? lineAfter(line, square + corner), 'moves');
    board.marks = [cross(square), ...(refutation?.marks ?? [])];
    board.arrows = flippedLines(board.game.node);
  }

  /**
   * Shows another line beside a step. If the step asks for a move, this one is without rings; the next click on the board
   * returns to the question, and is a try where it names a legal move.
   */
  showAside(line: StepLine, announced: 'moves' | 'nothing' = 'nothing'): void {
    const board = this.#board;
    if (!board) return;
    showLine(board, line, announced);
    const shown = this.#shown;
    if (!shown?.task?.isOpen) return;
    this.#isAside = true;
    // Nobody moves here, so that no ring of this position is taken for one of the question.
    board.player = isAt(board, shown.step.line) ? 'both' : opponent(board.game.position.turn);
  }

  /** Takes the wrong move back. */
  takeBack(): void {
    if (!this.#isAside || !this.#shown) return;
    this.#shown.task?.tryAgain();
    this.show(this.#shown);
    this.#onTakenBack();
  }

  readonly #onSquareClick = (event: CustomEvent<SquareClickDetail>): void => {
    const shown = this.#shown;
    const board = this.#board;
    if (!board || !shown?.task?.isOpen) return;
    const { square } = event.detail;
    if (!this.#isAside) {
      // A legal move comes as such.
      if (isAt(board, shown.step.line) && !board.legalMoves.includes(square)) this.#onTry(shown.task, square);
      return;
    }
    event.preventDefault();
    this.takeBack();
    if (board.legalMoves.includes(square)) this.#onTry(shown.task, square);
  };

  readonly #onBeforeMove = (event: CustomEvent<BeforeMoveDetail>): void => {
    const board = this.#board;
    const shown = this.#shown;
    if (!board || !shown?.task?.isOpen) return;
    event.preventDefault();
    // The question is about the step's own position, not about a side line.
    if (isAt(board, shown.step.line)) this.#onTry(shown.task, event.detail.square);
    else this.show(shown);
  };
}

/** A cross on each move that was tried in vain. */
function crosses(task: LessonTask | undefined): Mark[] {
  return [...(task?.tried ?? [])].map(cross);
}

function cross(square: Square): Mark {
  return { square, shape: 'cross' };
}

/** An arrow along each line that the last move has flipped, to the disc at its end that was there before. */
function flippedLines({ move, color, parent }: GameNode): Arrow[] {
  if (!move || !color || !parent) return [];
  const from = squareIndex(move);
  return parent.position
    .withTurn(color)
    .flipsByDirection(move)
    .map((flips) => {
      const last = squareIndex(flips.at(-1)!);
      return { from: move, to: SQUARES[last + (last - from) / flips.length]! };
    });
}

/** Whether a board shows exactly this line. */
function isAt({ game }: OthelloBoard, { start, moves, ply }: StepLine): boolean {
  return (
    game.ply === ply &&
    game.root.position.equals(start) &&
    game.line.slice(0, ply).every((move, i) => move === moves[i])
  );
}
