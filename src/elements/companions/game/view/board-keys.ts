/**
 * The keys of `<othello-game>` besides those of its board: `?` shows all keys, and the game answers some keys of the board
 * itself. `game.ts` listens to them.
 */

/** A listener that hears a key before the board does. */
interface KeyListener {
  handleEvent(event: KeyboardEvent): void;
  readonly capture: true;
}

/** The keys by which a user asks the board how the game stands: its score, the legal moves, the turn. */
const STATE_KEYS = ['s', 'm', 't'];
/** The board's key for a hint. */
const HINT_KEY = 'i';

/**
 * Whether a key requests the list of keys: `?`, unless the user is typing. Screen readers hear the list from the board.
 */
export function asksForKeys({ key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input, select, textarea');
  return key === '?' && !isTyping;
}

/**
 * Answers the keys for the state of the game in place of the board: while players flip discs by hand, only the game knows
 * whose turn it is.
 *
 * @param answer answers if the game has something to say, and returns whether it has
 */
export function stateKeys(answer: () => boolean): KeyListener {
  return beforeBoard(STATE_KEYS, answer);
}

/** Makes the board's key for a hint do what the button of the game does. */
export function hintKey(giveHint: () => void): KeyListener {
  return beforeBoard([HINT_KEY], () => {
    giveHint();
    return true;
  });
}

/** Listens on the board, where nobody types. @param act acts on a key, and returns whether the board must not hear it */
function beforeBoard(keys: readonly string[], act: () => boolean): KeyListener {
  return {
    handleEvent: (event) => {
      const { ctrlKey, metaKey, altKey } = event;
      // As on the board, a letter counts in either case.
      if (!keys.includes(event.key.toLowerCase()) || ctrlKey || metaKey || altKey || !act()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    capture: true,
  };
}
