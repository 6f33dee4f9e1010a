/** What clicks and keys in the text of a lesson mean. */
import { linkOf } from './text-moves.js';

/** Where arrows have a meaning of their own. */
const HAS_ARROWS = 'othello-board, input, textarea, select, video, audio';

/** The link that a click opens on the board; `undefined` where the browser is to do what it does. */
export function clickedLink(event: MouseEvent): HTMLElement | undefined {
  return event.ctrlKey || event.metaKey || event.shiftKey ? undefined : linkOf(event);
}

/** What a key does: it opens a link on the board, or leads to the next step or the one before. */
export type LessonKey = { readonly link: HTMLElement } | 'next' | 'previous';

/** What a key means; `undefined` where it is none of the lesson's. */
export function keyMeaning(event: KeyboardEvent): LessonKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
    return undefined;
  const link = linkOf(event);
  // The browser clicks a link with an address, and a button.
  if (link && event.key === 'Enter' && !link.matches('a[href], button')) return { link };
  const isElsewhere = event.composedPath().some((one) => one instanceof Element && one.matches(HAS_ARROWS));
  if (isElsewhere || (event.target as HTMLElement).isContentEditable) return undefined;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'previous' : undefined;
}
