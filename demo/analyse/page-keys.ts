/** Keys that work on the whole page, unless the focused element needs them. */

/** Elements that need the arrow keys, Home and End. */
const ARROWS =
  'input, select, textarea, [contenteditable], [role=tab], [role=slider], [role=listbox], dialog';
/** Elements that the space bar activates or types into. */
const SPACE = `${ARROWS}, button, summary, a[href], label`;

/** Elements for typing. */
const FIELDS = 'input, select, textarea, [contenteditable], dialog';

/** The actions of keys. */
export interface KeyActions {
  goTo(target: 'first' | 'back' | 'forward' | 'last'): void;
  toggleEngine(): void;
  showKeys(): void;
}

const TARGETS = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' } as const;

/**
 * Listens for the keys of the page. On a board that got the focus by a click, the arrow keys also step through the
 * game; on one that got it by the Tab key they move between squares. Lists that use a key keep it.
 */
export function listenForKeys(board: HTMLElement, actions: KeyActions): void {
  let byPointer = false;
  board.addEventListener('pointerdown', () => (byPointer = true));
  // Before the board handles them.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') byPointer = false;
      // `?` always belongs to the page, whose list includes the board's keys.
      const isOwn = byPointer || event.key === '?';
      if (isOwn && event.composedPath().includes(board)) act(event, actions);
    },
    { capture: true },
  );
  // After the focused element has handled them.
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
  const target = TARGETS[event.key as keyof typeof TARGETS] as
    (typeof TARGETS)[keyof typeof TARGETS] | undefined;
  if (!isSpace && !target) return;
  event.preventDefault();
  event.stopPropagation();
  if (target) actions.goTo(target);
  else actions.toggleEngine();
}

/** Pixels of the wheel for one move: a notch of a mouse is about a hundred, a touchpad reports a few at a time. */
const PIXELS_PER_MOVE = 60;
/** Pixels for a line, for wheels that report lines. */
const PIXELS_PER_LINE = 24;

/**
 * Steps through the game with the wheel over the board; with a modifier key the browser handles it, for example to
 * zoom.
 */
export function listenForWheel(board: HTMLElement, { goTo }: Pick<KeyActions, 'goTo'>): void {
  let turned = 0;
  board.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.deltaY === 0) return;
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PIXELS_PER_LINE;
      // A change of direction takes effect at once.
      turned = Math.sign(turned) === Math.sign(pixels) ? turned + pixels : pixels;
      if (Math.abs(turned) < PIXELS_PER_MOVE) return;
      goTo(turned > 0 ? 'forward' : 'back');
      turned = 0;
    },
    { passive: false },
  );
}
