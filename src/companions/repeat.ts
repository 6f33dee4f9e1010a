/** How long a button is held before it repeats, and how fast it does then; milliseconds. */
const FIRST = 450;
const NEXT = 110;

/**
 * Does the same again and again from a press on, until the pointer is let go or leaves. The click that ends such a
 * press does not do it once more.
 */
export function repeatWhileHeld(event: PointerEvent, act: () => void): void {
  if (event.button !== 0) return;
  const button = event.currentTarget as HTMLElement;
  const released = new AbortController();
  let repeated = false;
  let timer = setTimeout(function again() {
    repeated = true;
    act();
    timer = setTimeout(again, NEXT);
  }, FIRST);
  const release = (): void => {
    clearTimeout(timer);
    released.abort();
    if (repeated) skipClick(button);
  };
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'contextmenu'] as const) {
    button.addEventListener(name, release, { signal: released.signal });
  }
}

/** Keeps a click from a button that comes with the event of this moment. */
function skipClick(button: HTMLElement): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  button.addEventListener('click', (event) => event.stopImmediatePropagation(), options);
  setTimeout(() => over.abort());
}
