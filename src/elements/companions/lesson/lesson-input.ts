/**
 * Clicks and keys in the text of a lesson. `lesson.ts` carries them out: a link shows its moves on the board,
 * and arrow keys go from step to step.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { linkOf } from './text-moves.js';

/** Elements in which arrow keys have their own meaning. */
const HAS_ARROWS = 'othello-board, input, textarea, select, video, audio';

/** What the reader does by clicks and keys. */
export interface LessonInputActions {
  openLink(link: HTMLElement): void;
  previous(): void;
  /** Goes on; returns `false` if the lesson has ended: the key then keeps its meaning in the page. */
  goOn(): boolean;
}

/** Listens to clicks and keys in a lesson. */
export class LessonInput implements ReactiveController {
  readonly #element: HTMLElement;
  readonly #actions: LessonInputActions;

  constructor(element: ReactiveControllerHost & HTMLElement, actions: LessonInputActions) {
    this.#element = element;
    this.#actions = actions;
    element.addController(this);
  }

  hostConnected(): void {
    this.#element.addEventListener('click', this.#onClick);
    this.#element.addEventListener('keydown', this.#onKeydown);
  }

  hostDisconnected(): void {
    this.#element.removeEventListener('click', this.#onClick);
    this.#element.removeEventListener('keydown', this.#onKeydown);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const link = clickedLink(event);
    if (!link) return;
    event.preventDefault();
    this.#actions.openLink(link);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const key = keyMeaning(event);
    if (!key || (key === 'next' && !this.#actions.goOn())) return;
    event.preventDefault();
    if (key === 'previous') this.#actions.previous();
    else if (key !== 'next') this.#actions.openLink(key.link);
  };
}

/** The link that a click opens on the board; `undefined` if the browser should handle the click. */
function clickedLink(event: MouseEvent): HTMLElement | undefined {
  return event.ctrlKey || event.metaKey || event.shiftKey ? undefined : linkOf(event);
}

/** The meaning of a key: it opens a link on the board, or goes to the next or previous step. */
type LessonKey = { readonly link: HTMLElement } | 'next' | 'previous';

/** The meaning of a key; `undefined` if it has none in the lesson. */
function keyMeaning(event: KeyboardEvent): LessonKey | undefined {
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
