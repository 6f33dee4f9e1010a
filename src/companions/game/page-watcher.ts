import type { ReactiveController } from 'lit';
import type { GameSession } from './session.js';

/** Tells a session what becomes of the page that its view is in: hidden, left, back again, and what other tabs have saved. */
export class PageWatcher implements ReactiveController {
  readonly #host: { readonly storageKey: string | undefined };
  readonly #session: GameSession;

  constructor(host: { readonly storageKey: string | undefined }, session: GameSession) {
    this.#host = host;
    this.#session = session;
  }

  hostConnected(): void {
    // The clock runs between two moves: its last state is saved, too.
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

  /** A page that the browser has kept whole comes back. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#session.resume();
  };

  /** Another tab has saved something. */
  readonly #onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage || (key !== null && key !== this.#host.storageKey)) return;
    this.#session.catchUp(newValue === null);
  };

  /** A tab that was asleep has heard nothing. */
  readonly #onVisibilityChange = (): void => {
    if (!document.hidden) this.#session.catchUp();
  };
}
