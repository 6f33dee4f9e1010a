/** The square under the pointer, for `Interaction`, which previews a move on the square under it. */
import { squareIndex, type Square } from '../../../core/rules/square.js';
import type { BoardContext } from '../context.js';

/** How long a press on a square takes to preview it instead of playing there, in milliseconds. */
const LONG_PRESS = 450;

/** Finds the square under the pointer, under a resting finger, or with the focus. */
export class PointerInput {
  #pressTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next click belongs to a long press. */
  #isLongPress = false;

  /** @param onHover called with the hovered square, or `undefined` */
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

  /** Cancels a press. */
  suspend(): void {
    clearTimeout(this.#pressTimer);
  }
}
