/**
 * Whether an element can be seen, for the engine of a board, `<othello-lines>` and `<othello-review>`: searches that
 * nobody sees would take time from others.
 */

/** Watches whether an element is visible: boards out of sight pause. */
export class Visibility {
  readonly #element: Element;
  readonly #onChange: () => void;
  #observer: IntersectionObserver | undefined;
  #isVisible = false;

  /** @param onChange called when it has become visible or invisible */
  constructor(element: Element, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  /** As last observed; `false` until the first observation, which comes with the next frame. */
  get isVisible(): boolean {
    return this.#isVisible;
  }

  /** Begins to observe. */
  watch(): void {
    if (this.#observer) return;
    if (!laysOut()) {
      if (this.#isVisible) return;
      this.#isVisible = true;
      queueMicrotask(this.#onChange);
      return;
    }
    this.#observer = new IntersectionObserver((entries) => {
      const isVisible = entries.at(-1)!.isIntersecting;
      if (isVisible === this.#isVisible) return;
      this.#isVisible = isVisible;
      this.#onChange();
    });
    this.#observer.observe(this.#element);
  }

  /** Counts as invisible until the next observation: the listener of a change may hide the element. */
  observeAgain(): void {
    if (!this.#observer) return;
    this.unwatch();
    this.#isVisible = false;
    this.watch();
  }

  /** Stops observing. */
  unwatch(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}

/** Whether pages are known to be laid out: asking once a board would have a page of many laid out as often. */
let isLaidOut = false;

/**
 * Whether pages are laid out. jsdom and happy-dom have a window and lay nothing out, so nobody would ever be told:
 * everything counts as seen.
 */
function laysOut(): boolean {
  isLaidOut ||= innerWidth === 0 || document.documentElement.clientWidth > 0;
  return 'IntersectionObserver' in globalThis && isLaidOut;
}
