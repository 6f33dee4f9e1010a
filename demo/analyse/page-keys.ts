/** Keys that count on the whole page, where nothing with the focus needs them itself. */

/** What needs the arrow keys, Home and End itself. */
const ARROWS =
  'input, select, textarea, [contenteditable], [role=tab], [role=slider], [role=listbox], dialog';
/** What the space bar activates or types into. */
const SPACE = `${ARROWS}, button, summary, a[href], label`;

/** What a key asks for. */
export interface KeyActions {
  goTo(place: 'first' | 'back' | 'forward' | 'last'): void;
  toggleEngine(): void;
}

const PLACES = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' } as const;

/**
 * Listens for the keys of the page. On a board that got the focus by a click they step through the game, too: its squares are
 * walked over by who came there by the Tab key.
 */
export function listenForKeys(board: HTMLElement, actions: KeyActions): void {
  let byPointer = false;
  board.addEventListener('pointerdown', () => (byPointer = true));
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') byPointer = false;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const path = event.composedPath().filter((one): one is Element => one instanceof Element);
      if (path.includes(board) && !byPointer) return;
      const isSpace = event.key === ' ';
      const place = PLACES[event.key as keyof typeof PLACES] as
        (typeof PLACES)[keyof typeof PLACES] | undefined;
      if (!isSpace && !place) return;
      const taken = isSpace ? SPACE : ARROWS;
      if (!path.includes(board) && path.some((one) => one.matches(taken))) return;
      event.preventDefault();
      event.stopPropagation();
      if (place) actions.goTo(place);
      else actions.toggleEngine();
    },
    // Before the board hears of them.
    { capture: true },
  );
}
