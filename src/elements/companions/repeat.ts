/** How long a button must be held before it repeats, and the interval of repeats, in milliseconds. */
const DELAY = 450;
const INTERVAL = 110;

/**
 * Repeats an action while a button is held down, until the pointer is released or leaves. The click at the end of such
 * a press is ignored.
 */
export function repeatWhileHeld(event: PointerEvent, act: () => void): void {
  if (event.button !== 0) return;
  const button = event.currentTarget as HTMLElement;
  const released = new AbortController();
  let repeated = false;
  let timer = setTimeout(function again() {
    repeated = true;
    act();
    timer = setTimeout(again, INTERVAL);
  }, DELAY);
  const release = (): void => {
    clearTimeout(timer);
    released.abort();
    if (repeated) skipClick(button);
  };
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'contextmenu'] as const) {
    button.addEventListener(name, release, { signal: released.signal });
  }
}

/** Ignores the click on a button that follows the current event. */
function skipClick(button: HTMLElement): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  button.addEventListener('click', (event) => event.stopImmediatePropagation(), options);
  setTimeout(() => over.abort());
}
