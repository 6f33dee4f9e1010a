import type { OthelloBoard } from '../../src/elements/element.js';
import type { OthelloLines } from '../../src/elements/companions/lines/lines.js';

/**
 * Decides whether the engine analyses the position shown: if it is switched on, the part of the page that shows its
 * values is in sight, and nobody plays against it.
 */
export class EngineSwitch {
  readonly #board: OthelloBoard;
  readonly #lines: OthelloLines;
  readonly #onChange: () => void;
  #on = true;
  #isShown = false;

  constructor(board: OthelloBoard, lines: OthelloLines, onChange: () => void) {
    this.#board = board;
    this.#lines = lines;
    this.#onChange = onChange;
    // The element has its own button for the same engine.
    lines.addEventListener('click', () => queueMicrotask(() => this.#follow()));
  }

  get on(): boolean {
    return this.#on;
  }

  /** Whether the part with its values is in sight. */
  set isShown(isShown: boolean) {
    this.#isShown = isShown;
    this.update();
  }

  toggle(): void {
    this.#on = !this.#on;
    this.update();
    this.#onChange();
  }

  /** Restarts a running analysis with another engine. */
  async restart(change: () => void): Promise<void> {
    const wasOn = this.#on;
    if (wasOn) this.toggle();
    change();
    // Wait until the running searches have ended.
    await Promise.all([this.#board.updateComplete, this.#lines.updateComplete]);
    if (wasOn && !this.#on) this.toggle();
  }

  update(): void {
    const board = this.#board;
    const looks = this.#on && this.#isShown && board.engine === 'none';
    board.analysis = looks;
    board.hints = looks ? 'legal last values best' : 'legal last';
    this.#lines.running = looks;
  }

  #follow(): void {
    if (this.#lines.running === this.#board.analysis) return;
    this.#on = this.#lines.running;
    this.update();
    this.#onChange();
  }
}
