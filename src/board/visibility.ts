/** Watches whether an element is in sight: what nobody sees neither thinks nor moves. */
export class Visibility {
  readonly #element: Element;
  readonly #onChange: () => void;
  #observer: IntersectionObserver | undefined;
  #isVisible = false;

  /** @param onChange is called when it has come into sight, or gone */
  constructor(element: Element, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  /** As last observed; `false` until the first observation, which comes with the next frame. */
  get isVisible(): boolean {
    return this.#isVisible;
  }

  watch(): void {
    if (this.#observer) return;
    this.#observer = new IntersectionObserver((entries) => {
      const isVisible = entries.at(-1)!.isIntersecting;
      if (isVisible === this.#isVisible) return;
      this.#isVisible = isVisible;
      this.#onChange();
    });
    this.#observer.observe(this.#element);
  }

  unwatch(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
