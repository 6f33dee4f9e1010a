import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The width from which the list of moves is open at first, in pixels. */
const WIDE = 940;

/** Whether the element (not the window) is wide enough for an open list of moves. */
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
    // Measure at once, so that nothing opens after the first render.
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
