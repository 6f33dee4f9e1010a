/**
 * Shows a reason on a board: it marks the squares, and plays the lines that prove it. `reasons-view.ts` uses it when a
 * reader opens a reason or steps through its lines; the moves of the game stay unchanged.
 */
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { OthelloBoard } from '../../board/element/element.js';
import type { EngineMove } from '../../../core/engine/engine.js';
import type { Square } from '../../../core/rules/square.js';
import { LinePlayer } from '../analysis/line-player.js';

/** Shows one reason at a time, on one board. */
export class ReasonBoard {
  readonly #player = new LinePlayer();
  #board: OthelloBoard | undefined;
  #ply: PlyReview | undefined;
  /** The page's own marks, and the marks that replace them. */
  #before: OthelloBoard['marks'] = [];
  #marked: OthelloBoard['marks'] = [];

  /** @param onEnd called when the board no longer shows the reason because the user moved on */
  constructor(private readonly onEnd: () => void) {}

  /** Whether the board still shows the reason. */
  get isShowing(): boolean {
    return this.#board !== undefined;
  }

  /** Goes to the position before a move and marks squares. */
  show(board: OthelloBoard, ply: PlyReview, squares: readonly Square[]): void {
    this.clear();
    board.goTo(ply.node.parent!);
    this.#board = board;
    this.#ply = ply;
    this.#before = board.marks;
    board.marks = squares.map((square) => `${square}=circle`).join(' ');
    this.#marked = board.marks;
    board.addEventListener('othello-change', this.#onBoardChange);
  }

  /** Shows the position at the end of a line; without moves, the position before the move. */
  step(line: readonly EngineMove[]): void {
    if (!this.#board || !this.#ply) return;
    if (line.length === 0) this.#player.stop();
    else this.#player.hold(this.#board, this.#ply.position, line);
  }

  /** Plays a line move by move. */
  play(line: readonly EngineMove[], onEnd: () => void): void {
    if (this.#board && this.#ply) this.#player.play(this.#board, this.#ply.position, line, onEnd);
  }

  /** Stops a line that is being played. */
  stop(): void {
    this.#player.stop();
  }

  /** Restores the board. */
  clear(): void {
    const board = this.#board;
    this.#board = undefined;
    this.#player.stop();
    if (!board) return;
    board.removeEventListener('othello-change', this.#onBoardChange);
    // Keep marks that were set meanwhile.
    if (board.marks === this.#marked) board.marks = this.#before;
  }

  readonly #onBoardChange = (): void => {
    const board = this.#board;
    if (!board || board.places[board.ply] === this.#ply?.node.parent) return;
    this.clear();
    this.onEnd();
  };
}
