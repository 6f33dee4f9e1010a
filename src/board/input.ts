import { isSquare, type Square } from '../rules/square.js';
import type { Later } from './later.js';

/** What a person's hands do on the board. */
export interface Hands {
  choose(square: Square): void;
  press(event: KeyboardEvent): void;
}

/** Keys by which a page scrolls. */
const SCROLLING = /^(Arrow|Page|Home|End| )/;

/**
 * Hears clicks and keys. Made too early, before their meaning has been fetched, they count all the same.
 *
 * @param playable whether a person plays on this board
 */
export function listen(
  grid: HTMLElement,
  hands: Pick<Later<Hands>, 'here' | 'use'>,
  playable: () => boolean,
): void {
  grid.addEventListener('click', (event) => {
    const square = squareOf(event);
    if (square && playable()) hands.use((here) => here.choose(square));
  });
  grid.addEventListener('keydown', (event) => {
    if (!playable()) return;
    const { altKey, ctrlKey, metaKey, key } = event;
    // When their meaning is here, it is too late to say that the page is not to scroll.
    if (!hands.here && SCROLLING.test(key) && !altKey && !ctrlKey && !metaKey) event.preventDefault();
    hands.use((here) => here.press(event));
  });
}

/** The square in which something happened, also to what the page has put there: nothing is measured. */
export function squareOf(event: Event): Square | undefined {
  return event
    .composedPath()
    .map((at) => (at as Partial<HTMLElement>).dataset?.['square'])
    .find(isSquare);
}
