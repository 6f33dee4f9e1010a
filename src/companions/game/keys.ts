/** The keys of the game beside those of its board. */

/** Whether a key asks for the list of keys: `?`, unless somebody types. The board says them to those who listen. */
export function asksForKeys({ key, target }: KeyboardEvent): boolean {
  const typing = target instanceof Element && target.matches('input, select, textarea');
  return key === '?' && !typing;
}

/** The board's key for a hint does what the button does, before the board hears of it. */
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
