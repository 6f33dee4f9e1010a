import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** From this width on there is room for the moves beside the board, in pixels. */
const WIDE = 940;

/** Knows whether the game has much room, wherever a page has put it. */
export class Width implements ReactiveController {
  #wide = false;
  #observer: ResizeObserver | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  get wide(): boolean {
    return this.#wide;
  }

  hostConnected(): void {
    // At once, so that nothing is unfolded later.
    this.#measure();
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #measure(): void {
    const wide = this.host.clientWidth >= WIDE;
    if (wide === this.#wide) return;
    this.#wide = wide;
    this.host.requestUpdate();
  }
}
