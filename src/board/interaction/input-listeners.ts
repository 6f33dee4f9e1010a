import type { Square } from '../../rules/square.js';
import type { LazyPart } from '../lazy.js';
import type { Shell } from '../render/shell.js';

/** What a person's input does on the board. */
export interface InputHandlers {
  activateSquare(square: Square): void;
  onKeydown(event: KeyboardEvent): void;
}

/** Keys by which a page scrolls. */
const SCROLLING = /^(Arrow|Page|Home|End| )/;

/**
 * Listens to clicks and keys. What comes before the handlers are loaded is handled as soon as they are.
 *
 * @param isInteractive whether a person plays on this board
 */
export function addInputListeners(
  { grid, squareOf }: Shell,
  handlers: Pick<LazyPart<InputHandlers>, 'loaded' | 'use'>,
  isInteractive: () => boolean,
): void {
  grid.addEventListener('click', (event) => {
    const square = squareOf(event);
    if (square && isInteractive()) handlers.use((loaded) => loaded.activateSquare(square));
  });
  grid.addEventListener('keydown', (event) => {
    if (!isInteractive()) return;
    const { altKey, ctrlKey, metaKey, key } = event;
    // Once the handlers are loaded it is too late to keep the page from scrolling.
    if (!handlers.loaded && SCROLLING.test(key) && !altKey && !ctrlKey && !metaKey) event.preventDefault();
    handlers.use((loaded) => loaded.onKeydown(event));
  });
}
