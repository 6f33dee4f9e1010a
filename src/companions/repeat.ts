/** How long a button is held before it repeats, and how fast it does then; milliseconds. */
const FIRST = 450;
const NEXT = 110;

/** Does the same again and again from a press on, until the pointer is let go or leaves. */
export function repeatWhileHeld(event: PointerEvent, act: () => void): void {
  const button = event.currentTarget as HTMLElement;
  const released = new AbortController();
  let timer = setTimeout(function again() {
    act();
    timer = setTimeout(again, NEXT);
  }, FIRST);
  const release = (): void => {
    clearTimeout(timer);
    released.abort();
  };
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'contextmenu'] as const) {
    button.addEventListener(name, release, { signal: released.signal });
  }
}
