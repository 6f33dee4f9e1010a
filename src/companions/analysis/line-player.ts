/** Shows a line of moves on a board, one after another, without touching its game. */
import type { OthelloBoard } from '../../board/element.js';
import type { EngineMove } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';

/** Milliseconds that each position of a line is shown. */
const STEP_MS = 900;

/** The positions of a line, the first one after its first move. */
export function positionsOf(start: Position, line: readonly EngineMove[]): Position[] {
  const positions: Position[] = [];
  let at = start;
  for (const move of line) {
    if (move === 'pass') {
      at = at.pass();
      continue;
    }
    // A line of the engine may leave out the pass of a side that cannot move.
    if (at.phase === 'pass') at = at.pass();
    at = at.play(move);
    positions.push(at);
  }
  return positions;
}

/** Plays lines as the board's `preview`; one at a time. */
export class LinePlayer {
  readonly #step: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #board: OthelloBoard | undefined;
  /** The preview that was shown last: with another one on the board, somebody has gone elsewhere. */
  #shown: string | undefined;
  #onEnd: (() => void) | undefined;

  /** @param step milliseconds that each position is shown */
  constructor(step = STEP_MS) {
    this.#step = step;
  }

  /** Whether a line is being shown. */
  get playing(): boolean {
    return this.#board !== undefined;
  }

  /** Shows a line; then the board goes back to its game, and `onEnd` is called. */
  play(board: OthelloBoard, start: Position, line: readonly EngineMove[], onEnd?: () => void): void {
    this.#begin(board, onEnd);
    this.#show(positionsOf(start, line));
  }

  /** Shows the end of a line until somebody goes elsewhere; `onEnd` is called then. */
  hold(board: OthelloBoard, start: Position, line: readonly EngineMove[], onEnd?: () => void): void {
    this.#begin(board, onEnd);
    board.preview = (positionsOf(start, line).at(-1) ?? start).toString();
    this.#shown = board.preview;
  }

  #begin(board: OthelloBoard, onEnd: (() => void) | undefined): void {
    this.stop();
    this.#board = board;
    this.#onEnd = onEnd;
    board.addEventListener('othello-change', this.#onBoardChange);
  }

  /** Ends the line that is shown: the board goes back to its game. */
  stop(): void {
    const board = this.#board;
    const onEnd = this.#onEnd;
    clearTimeout(this.#timer);
    this.#board = this.#onEnd = undefined;
    board?.removeEventListener('othello-change', this.#onBoardChange);
    if (board && board.preview === this.#shown) board.preview = undefined;
    onEnd?.();
  }

  /** Whoever steps through the game, plays or shows something else has seen enough of the line. */
  readonly #onBoardChange = (): void => {
    if (this.#board?.preview !== this.#shown) this.stop();
  };

  #show([position, ...rest]: readonly Position[]): void {
    if (!this.#board || !position) {
      this.stop();
      return;
    }
    this.#board.preview = position.toString();
    this.#shown = this.#board.preview;
    // The last position is what the line is about: it stays twice as long.
    this.#timer = setTimeout(() => this.#show(rest), this.#step * (rest.length > 0 ? 1 : 2));
  }
}
