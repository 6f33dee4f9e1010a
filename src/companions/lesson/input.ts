/** Interprets clicks and keys in the text of a lesson. */
import { linkOf } from './text-moves.js';

/** Elements in which arrow keys have their own meaning. */
const HAS_ARROWS = 'othello-board, input, textarea, select, video, audio';

/** The link that a click opens on the board; `undefined` if the browser should handle the click. */
export function clickedLink(event: MouseEvent): HTMLElement | undefined {
  return event.ctrlKey || event.metaKey || event.shiftKey ? undefined : linkOf(event);
}

/** The meaning of a key: it opens a link on the board, or goes to the next or previous step. */
export type LessonKey = { readonly link: HTMLElement } | 'next' | 'previous';

/** The meaning of a key; `undefined` if it has none in the lesson. */
export function keyMeaning(event: KeyboardEvent): LessonKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
    return undefined;
  const link = linkOf(event);
  // Enter on a link with an address, or on a button, makes the browser click it.
  if (link && event.key === 'Enter' && !link.matches('a[href], button')) return { link };
  const isElsewhere = event.composedPath().some((one) => one instanceof Element && one.matches(HAS_ARROWS));
  if (isElsewhere || (event.target as HTMLElement).isContentEditable) return undefined;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'previous' : undefined;
}
