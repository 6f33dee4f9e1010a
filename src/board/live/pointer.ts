import { squareIndex, type Square } from '../../rules/square.js';
import { squareOf } from '../input.js';

/** How long a finger rests on a square to look at it instead of playing there, in milliseconds. */
const LONG_PRESS = 450;

/** What is under the pointer, under a resting finger, or has the focus. */
export class Pointer {
  #press: ReturnType<typeof setTimeout> | undefined;
  /** Whether the click that is about to come belongs to a long press. */
  #looked = false;

  /**
   * @param current the square that has the focus, or would get it: 0-63
   * @param consider hears of the square that is looked at; `undefined` when there is none
   */
  constructor(grid: HTMLElement, current: () => number, consider: (square: Square | undefined) => void) {
    const look = (event: PointerEvent): void => {
      const square = squareOf(event);
      this.#looked = false;
      this.#press = setTimeout(() => {
        this.#looked = true;
        consider(square);
      }, LONG_PRESS);
    };
    const lift = (): void => {
      clearTimeout(this.#press);
      if (this.#looked) consider(undefined);
    };
    grid.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') consider(squareOf(event));
    });
    grid.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') consider(undefined);
    });
    grid.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch') look(event);
    });
    // A finger that scrolls the page cancels its press.
    grid.addEventListener('pointerup', lift);
    grid.addEventListener('pointercancel', lift);
    grid.addEventListener(
      'click',
      (event) => {
        if (this.#looked) event.stopImmediatePropagation();
        this.#looked = false;
      },
      { capture: true },
    );
    grid.addEventListener('focusin', (event) => {
      const square = squareOf(event);
      if (square && squareIndex(square) === current()) consider(square);
    });
    grid.addEventListener('focusout', () => consider(undefined));
  }

  /** Forgets a press under way. */
  stop(): void {
    clearTimeout(this.#press);
  }
}
