/** Events of a reader who moves through the page. */
const MOVES = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Keeps a part of the page at the top of the window while what is above it loads, until the reader does something. */
export function keepAtTop(part: HTMLElement): void {
  const observer = new ResizeObserver(() => part.scrollIntoView({ behavior: 'instant' }));
  observer.observe(part.parentElement!);
  const ended = new AbortController();
  const end = (): void => {
    observer.disconnect();
    ended.abort();
  };
  for (const type of MOVES) addEventListener(type, end, { passive: true, signal: ended.signal });
}
