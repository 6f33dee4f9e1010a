import type { ReactiveController } from 'lit';
import type { GameSession } from './session.js';

/** Tells a session when its page is hidden, left or back, and what other tabs have saved. */
export class PageWatcher implements ReactiveController {
  readonly #host: { readonly storageKey: string | undefined };
  readonly #session: GameSession;

  constructor(host: { readonly storageKey: string | undefined }, session: GameSession) {
    this.#host = host;
    this.#session = session;
  }

  hostConnected(): void {
    // The clock runs between moves, so save its last state.
    globalThis.addEventListener('pagehide', this.#onPageHide);
    globalThis.addEventListener('pageshow', this.#onPageShow);
    globalThis.addEventListener('storage', this.#onStorage);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#session.resume();
  }

  hostDisconnected(): void {
    globalThis.removeEventListener('pagehide', this.#onPageHide);
    globalThis.removeEventListener('pageshow', this.#onPageShow);
    globalThis.removeEventListener('storage', this.#onStorage);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#session.suspend();
  }

  readonly #onPageHide = (): void => {
    this.#session.save(true);
    this.#session.live.suspend();
  };

  /** The page returns from the back/forward cache. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#session.resume();
  };

  /** Another tab has saved something. */
  readonly #onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage || (key !== null && key !== this.#host.storageKey)) return;
    this.#session.catchUp(newValue === null);
  };

  /** A tab that was suspended has missed events. */
  readonly #onVisibilityChange = (): void => {
    if (!document.hidden) this.#session.catchUp();
  };
}
