/**
 * The page around a session: what it gives to the session, and its news. `game.ts` makes the environment of its session
 * from it; only here does a session meet a window.
 */
import { LANGUAGES, type Language } from '../../../core/locales/languages.js';
import type { GameStrings } from '../../../core/locales/strings/game.js';
import type { OthelloBoard } from '../../board/element/element.js';
import { loaded } from '../../board/lazy.js';
import type { ChannelOptions } from '../remote/channel.js';
import type { SessionEnvironment, SessionPage } from './session/environment.js';
import type { GameSession } from './session/session.js';
import type { ReactiveController } from 'lit';

/** The page of this window. */
export const windowPage: SessionPage = {
  get address() {
    return location.href;
  },
  get state() {
    return history.state as unknown;
  },
  get isHidden() {
    return document.hidden;
  },
  get isOwnWindow() {
    return globalThis.top === globalThis.self;
  },
  replace(state, address) {
    history.replaceState(state, '', address);
  },
};

/** What an element must have to run a session. */
interface SessionElement extends ChannelOptions {
  readonly hasUpdated: boolean;
  readonly board: OthelloBoard;
  readonly storageKey: string | undefined;
  readonly languages: string | undefined;
  readonly noAppearance: boolean;
}

/** The environment of a session that runs in an element of a page. */
export function environmentOf(
  element: SessionElement,
  localizer: { readonly strings: GameStrings; readonly language: string },
  canSave: () => boolean,
): SessionEnvironment {
  return {
    page: windowPage,
    strings: () => localizer.strings,
    language: () => localizer.language,
    languages: () => offeredLanguages(element.languages),
    offersAppearance: () => !element.noAppearance,
    storageKey: () => element.storageKey,
    canSave,
    channels: () => element,
    remoteBoard: () => element.board,
    boardState: () => (element.hasUpdated ? element.board : undefined),
    openEngine: async () => {
      const { openEngine } = await loaded(() => import('../analysis/open-engine.js'));
      return (await openEngine({ board: element.board })).engine;
    },
  };
}

/** The languages to choose from: those that the page names, otherwise all. */
function offeredLanguages(names: string | undefined): readonly Language[] {
  const named = names?.split(/\s+/) ?? [];
  const known = LANGUAGES.filter((one) => named.includes(one));
  return known.length > 0 ? known : LANGUAGES;
}

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
