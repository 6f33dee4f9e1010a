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
 * walked over by who came there by the Tab key. Lists that have a use for a key of their own keep it.
 */
export function listenForKeys(board: HTMLElement, actions: KeyActions): void {
  let byPointer = false;
  board.addEventListener('pointerdown', () => (byPointer = true));
  // Before the board hears of them.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') byPointer = false;
      if (byPointer && event.composedPath().includes(board)) act(event, actions);
    },
    { capture: true },
  );
  // After whatever has the focus.
  addEventListener('keydown', (event) => {
    const path = event.composedPath();
    if (path.includes(board)) return;
    const taken = event.key === ' ' ? SPACE : ARROWS;
    if (!path.some((one) => one instanceof Element && one.matches(taken))) act(event, actions);
  });
}

function act(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const isSpace = event.key === ' ';
  const place = PLACES[event.key as keyof typeof PLACES] as (typeof PLACES)[keyof typeof PLACES] | undefined;
  if (!isSpace && !place) return;
  event.preventDefault();
  event.stopPropagation();
  if (place) actions.goTo(place);
  else actions.toggleEngine();
}
