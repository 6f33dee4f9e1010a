/**
 * Shows a line of moves on a board, one after another, without changing its game. Puzzles, `<othello-lines>`,
 * `<othello-game>` and the reasons of a review use it; the board shows the line as a preview.
 */
import type { OthelloBoard } from '../../board/element/element.js';
import type { EngineMove } from '../../../core/engine/engine.js';
import type { Position } from '../../../core/rules/position.js';

/** Milliseconds for each position of a line. */
const STEP_MS = 900;

/** The positions of a line, beginning after its first move. */
export function positionsOf(start: Position, line: readonly EngineMove[]): Position[] {
  const positions: Position[] = [];
  let at = start;
  for (const move of line) {
    if (move === 'pass') {
      at = at.pass();
      continue;
    }
    // A line of the engine may leave out forced passes.
    if (at.phase === 'pass') at = at.pass();
    at = at.play(move);
    positions.push(at);
  }
  return positions;
}

/** Plays lines in the board's `preview`, one at a time. */
export class LinePlayer {
  readonly #step: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #board: OthelloBoard | undefined;
  /** The last preview. If the board has another one, the user has moved on. */
  #shown: string | undefined;
  #onEnd: (() => void) | undefined;
  #onStep: ((before: number) => void) | undefined;

  /** @param step milliseconds for each position */
  constructor(step = STEP_MS) {
    this.#step = step;
  }

  /** Whether a line is being shown. */
  get playing(): boolean {
    return this.#board !== undefined;
  }

  /**
   * Plays a line. Then the board shows its game again, and `onEnd` is called.
   *
   * @param onStep called with each position, and the number of those before it
   */
  play(
    board: OthelloBoard,
    start: Position,
    line: readonly EngineMove[],
    onEnd?: () => void,
    onStep?: (before: number) => void,
  ): void {
    this.#begin(board, onEnd);
    this.#onStep = onStep;
    this.#show(positionsOf(start, line));
  }

  /** Shows the end of a line until the user moves on; then `onEnd` is called. */
  hold(board: OthelloBoard, start: Position, line: readonly EngineMove[], onEnd?: () => void): void {
    this.#begin(board, onEnd);
    board.preview = (positionsOf(start, line).at(-1) ?? start).toString();
    this.#shown = board.preview;
  }

  /** Takes a board, and stops when its game changes. */
  #begin(board: OthelloBoard, onEnd: (() => void) | undefined): void {
    this.stop();
    this.#board = board;
    this.#onEnd = onEnd;
    board.addEventListener('othello-change', this.#onBoardChange);
  }

  /** Stops the line; the board shows its game again. */
  stop(): void {
    const board = this.#board;
    const onEnd = this.#onEnd;
    clearTimeout(this.#timer);
    this.#board = this.#onEnd = this.#onStep = undefined;
    board?.removeEventListener('othello-change', this.#onBoardChange);
    if (board && board.preview === this.#shown) board.preview = undefined;
    onEnd?.();
  }

  /** The line ends when the user steps through the game, plays or shows something else. */
  readonly #onBoardChange = (): void => {
    if (this.#board?.preview !== this.#shown) this.stop();
  };

  /** Shows the next position, and the rest after a pause. @param before milliseconds to wait first */
  #show([position, ...rest]: readonly Position[], before = 0): void {
    if (!this.#board || !position) {
      this.stop();
      return;
    }
    this.#board.preview = position.toString();
    this.#shown = this.#board.preview;
    this.#onStep?.(before);
    // The last position is the point of the line, so it stays twice as long.
    this.#timer = setTimeout(() => this.#show(rest, before + 1), this.#step * (rest.length > 0 ? 1 : 2));
  }
}
