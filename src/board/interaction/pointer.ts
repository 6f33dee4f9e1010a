import { squareIndex, type Square } from '../../rules/square.js';
import type { BoardContext } from '../context.js';

/** How long a finger rests on a square to look at it instead of playing there, in milliseconds. */
const LONG_PRESS = 450;

/** Finds the square under the pointer, under a resting finger, or with the focus. */
export class PointerInput {
  #pressTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the click that is about to come belongs to a long press. */
  #isLongPress = false;

  /** @param onHover is called with the square that is looked at; `undefined` when there is none */
  constructor(context: BoardContext, onHover: (square: Square | undefined) => void) {
    const { grid, squareOf } = context.shell;
    const startPress = (event: PointerEvent): void => {
      const square = squareOf(event);
      this.#isLongPress = false;
      this.#pressTimer = setTimeout(() => {
        this.#isLongPress = true;
        onHover(square);
      }, LONG_PRESS);
    };
    const endPress = (): void => {
      clearTimeout(this.#pressTimer);
      if (this.#isLongPress) onHover(undefined);
    };
    grid.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') onHover(squareOf(event));
    });
    grid.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') onHover(undefined);
    });
    grid.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch') startPress(event);
    });
    // A finger that scrolls the page cancels its press.
    grid.addEventListener('pointerup', endPress);
    grid.addEventListener('pointercancel', endPress);
    grid.addEventListener(
      'click',
      (event) => {
        if (this.#isLongPress) event.stopImmediatePropagation();
        this.#isLongPress = false;
      },
      { capture: true },
    );
    grid.addEventListener('focusin', (event) => {
      const square = squareOf(event);
      if (square && squareIndex(square) === context.focusIndex) onHover(square);
    });
    grid.addEventListener('focusout', () => onHover(undefined));
  }

  /** Forgets a press under way. */
  suspend(): void {
    clearTimeout(this.#pressTimer);
  }
}
