/**
 * Detects which part of a text is being read: the one that crosses a line across the window. `lesson.ts` shows the step
 * that it names while the page scrolls. Lengths are in CSS pixels.
 */
import { prefersReducedMotion, scrollIntoView } from '../../dom.js';

/** Longer than smooth scrolling takes, in milliseconds. */
const SCROLL_TIME = 1200;

/** Follows a reader who scrolls. */
export class Reading {
  readonly #onPart: (part: HTMLElement) => void;
  #observer: IntersectionObserver | undefined;
  #crossing = new Set<Element>();
  /** A part that was chosen otherwise is kept until the reader scrolls. */
  #isHeld = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #followed = '';
  #parts: readonly HTMLElement[] = [];

  /** @param onPart called with the part being read */
  constructor(onPart: (part: HTMLElement) => void) {
    this.#onPart = onPart;
  }

  /**
   * Follows the reader through these parts.
   *
   * @param line distance of the line from the top of the window, in pixels
   */
  follow(parts: readonly HTMLElement[], line: number): void {
    const top = Math.min(innerHeight - 2, Math.max(0, Math.round(line)));
    const rootMargin = `-${top}px 0px -${innerHeight - top - 1}px 0px`;
    const isSame = parts.length === this.#parts.length && parts.every((part, i) => part === this.#parts[i]);
    if (this.#observer && isSame && rootMargin === this.#followed) return;
    this.stop();
    this.#followed = rootMargin;
    this.#parts = [...parts];
    if (!('IntersectionObserver' in globalThis)) return;
    this.#observer = new IntersectionObserver((entries) => this.#onCrossing(entries), { rootMargin });
    for (const part of parts) this.#observer.observe(part);
    document.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
  }

  /** Scrolls to a part that was chosen otherwise, and keeps it until the reader scrolls. */
  scrollTo(part: HTMLElement): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#endScroll(), SCROLL_TIME);
    const isStill = prefersReducedMotion();
    scrollIntoView(part, { block: 'start', inline: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }

  /** Stops following. */
  stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#crossing.clear();
    this.#endScroll();
    document.removeEventListener('scroll', this.#onScroll, { capture: true });
  }

  /** Follows which parts cross the line. */
  #onCrossing(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#crossing.add(target);
      else this.#crossing.delete(target);
    }
    this.#report();
  }

  readonly #onScroll = (): void => {
    if (this.#timer !== undefined || !this.#isHeld) return;
    this.#isHeld = false;
    this.#report();
  };

  /** Reports the last part that crosses the line. */
  #report(): void {
    if (this.#isHeld) return;
    const part = this.#parts.findLast((one) => this.#crossing.has(one));
    if (part) this.#onPart(part);
  }

  /** A part that was chosen has been scrolled to. */
  #endScroll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/**
 * Where in the window the text is read, in pixels from the top: where a step is scrolled to, and the line that the step
 * being read crosses.
 *
 * @param board the board beside the text, or above it in a narrow window, where it covers part of the window
 */
export function readingLines(board: Element | undefined, text: Element): { top: number; line: number } {
  const covered = board ? heightAbove(board, text) : 0;
  const fromTop = (share: number): number => Math.round(covered + (innerHeight - covered) * share);
  return { top: fromTop(0.1), line: fromTop(0.3) };
}

/** Height that a board above the text takes from the window, in pixels. */
function heightAbove(side: Element, text: Element): number {
  const [board, prose] = [side.getBoundingClientRect(), text.getBoundingClientRect()];
  return board.left < prose.right && board.right > prose.left ? board.height : 0;
}
