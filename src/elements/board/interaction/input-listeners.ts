/**
 * Listens to clicks and keys before anything else is loaded: the controller adds these few lines to each board, and they
 * load the interaction.
 */
import type { Square } from '../../../core/rules/square.js';
import type { LazyPart } from '../lazy.js';
import type { Shell } from '../markup/shell.js';

/** What a person's input does on the board. */
export interface InputHandlers {
  /** A square was clicked. */
  activateSquare(square: Square): void;
  /** A key was pressed. */
  onKeydown(event: KeyboardEvent): void;
}

/** Keys that scroll a page. */
const SCROLLING = /^(Arrow|Page|Home|End| )/;

/**
 * Listens to clicks and keys. Input from before the handlers have loaded is handled as soon as they have.
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
    // When the handlers have loaded it is too late to prevent scrolling.
    if (!handlers.loaded && SCROLLING.test(key) && !altKey && !ctrlKey && !metaKey) event.preventDefault();
    handlers.use((loaded) => loaded.onKeydown(event));
  });
}
