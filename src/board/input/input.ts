import { isSquare, squareIndex, type Square } from '../../rules/square.js';
import type { Commanded } from './commands.js';
import type { Keys } from './keys.js';

/** What a person's hands ask of the board. */
export interface InputTarget {
  /** The square that has the focus, or would get it: 0-63. */
  current(): number;
  turned(): boolean;
  shortcuts(): boolean;
  interactive(): boolean;
  choose(square: Square): void;
  /** What key commands act on. */
  commanded(): Commanded;
  /** The square under the pointer or with the focus; `undefined` when there is none. */
  consider(square: Square | undefined): void;
}

/** Keys by which a page scrolls. */
const SCROLLING = /^(Arrow|Page|Home|End| )/;

/**
 * Turns the grid's events into squares and commands. The squares are found by the event's target alone.
 *
 * @returns what fetches the meaning of keys, to be called as soon as a person may play
 */
export function listen(grid: HTMLElement, target: InputTarget): () => void {
  let keys: Keys | undefined;
  let coming: Promise<Keys> | undefined;
  const fetchKeys = (): Promise<Keys> =>
    (coming ??= import('./keys.js').then(({ Keys }) => (keys = new Keys(target))));
  const squareOf = (event: Event): Square | undefined => {
    const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset['square'];
    return isSquare(square) ? square : undefined;
  };
  grid.addEventListener('click', (event) => {
    const square = squareOf(event);
    if (square) target.choose(square);
  });
  grid.addEventListener('keydown', (event) => {
    if (!target.interactive()) return;
    if (keys) {
      keys.press(event);
      return;
    }
    // Pressed too early, it counts all the same, and the page does not scroll.
    const { altKey, ctrlKey, metaKey } = event;
    if (SCROLLING.test(event.key) && !altKey && !ctrlKey && !metaKey) event.preventDefault();
    void fetchKeys().then((late) => late.press(event));
  });
  grid.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') target.consider(squareOf(event));
  });
  grid.addEventListener('pointerleave', () => target.consider(undefined));
  grid.addEventListener('focusin', (event) => {
    const square = squareOf(event);
    if (square && squareIndex(square) === target.current()) target.consider(square);
  });
  grid.addEventListener('focusout', () => target.consider(undefined));
  return () => void fetchKeys();
}
