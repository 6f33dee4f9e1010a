/** Keys of the game, besides those of its board. */

/**
 * Whether a key requests the list of keys: `?`, unless the user is typing. Screen readers hear the list from the board.
 */
export function asksForKeys({ key, target }: KeyboardEvent): boolean {
  const typing = target instanceof Element && target.matches('input, select, textarea');
  return key === '?' && !typing;
}

/** Makes the board's key for a hint do what the button does, before the board receives it. */
export function hintKey(giveHint: () => void): { handleEvent(event: KeyboardEvent): void; capture: true } {
  return {
    handleEvent: (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      giveHint();
    },
    capture: true,
  };
}
