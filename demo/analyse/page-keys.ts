/** Keys that count on the whole page, where nothing with the focus needs them itself. */

/** What needs the arrow keys, Home and End itself. */
const ARROWS =
  'input, select, textarea, [contenteditable], [role=tab], [role=slider], [role=listbox], dialog';
/** What the space bar activates or types into. */
const SPACE = `${ARROWS}, button, summary, a[href], label`;

/** What one types into. */
const FIELDS = 'input, select, textarea, [contenteditable], dialog';

/** What a key asks for. */
export interface KeyActions {
  goTo(place: 'first' | 'back' | 'forward' | 'last'): void;
  toggleEngine(): void;
  showKeys(): void;
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
      // `?` is the page's everywhere: its list has the board's keys, too.
      const isOwn = byPointer || event.key === '?';
      if (isOwn && event.composedPath().includes(board)) act(event, actions);
    },
    { capture: true },
  );
  // After whatever has the focus.
  addEventListener('keydown', (event) => {
    const path = event.composedPath();
    if (path.includes(board)) return;
    const taken = event.key === ' ' ? SPACE : event.key === '?' ? FIELDS : ARROWS;
    if (!path.some((one) => one instanceof Element && one.matches(taken))) act(event, actions);
  });
}

function act(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === '?') {
    event.preventDefault();
    event.stopPropagation();
    actions.showKeys();
    return;
  }
  if (event.shiftKey) return;
  const isSpace = event.key === ' ';
  const place = PLACES[event.key as keyof typeof PLACES] as (typeof PLACES)[keyof typeof PLACES] | undefined;
  if (!isSpace && !place) return;
  event.preventDefault();
  event.stopPropagation();
  if (place) actions.goTo(place);
  else actions.toggleEngine();
}

/** So many pixels of a wheel are one move: a notch of a mouse is about a hundred, a touchpad tells a few at a time. */
const PIXELS_PER_MOVE = 60;
/** Pixels that a wheel means which counts in lines. */
const PIXELS_PER_LINE = 24;

/** The wheel over the board steps through the game; with a key it is the browser's, as for its zoom. */
export function listenForWheel(board: HTMLElement, { goTo }: Pick<KeyActions, 'goTo'>): void {
  let turned = 0;
  board.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.deltaY === 0) return;
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PIXELS_PER_LINE;
      // Who turns back means it at once.
      turned = Math.sign(turned) === Math.sign(pixels) ? turned + pixels : pixels;
      if (Math.abs(turned) < PIXELS_PER_MOVE) return;
      goTo(turned > 0 ? 'forward' : 'back');
      turned = 0;
    },
    { passive: false },
  );
}
