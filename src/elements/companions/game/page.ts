/** The page around a session, and links to it. */
import { readTurn } from './friend/link.js';
/** The page of a session: its address, and the state in the entry of the browser's history. */
export interface SessionPage {
  readonly address: string;
  readonly state: unknown;
  /** Whether the page is hidden. */
  readonly isHidden: boolean;
  /** Whether it is not in a frame of another page. */
  readonly isOwnWindow: boolean;
  /** Replaces the entry of the history; without an address, the page keeps its own. */
  replace(state: unknown, address?: string): void;
}

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

/**
 * The address of the page: the game behind `#game=`, or the live game behind `#live=`, and links to it with another
 * game.
 */
export class PageLink {
  readonly #page: SessionPage;
  #opened: string | undefined;

  constructor(page: SessionPage) {
    this.#page = page;
  }

  /** The text of the link that the current game came from, or that leads to it; `undefined` for none. */
  get opened(): string | undefined {
    return this.#opened;
  }

  /** The turn of a friend in the address, if the page was opened by a friend's link. */
  get friend(): ReturnType<typeof readTurn> {
    const link = new URLSearchParams(new URL(this.#page.address).hash.slice(1));
    return readTurn(link.get('friend') ?? '');
  }

  /** The current game belongs to this link. */
  open(text: string | undefined): void {
    this.#opened = text;
  }

  /** The game of the link is gone; a reload must not open it again. */
  forget(): void {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened === undefined) return;
    const { address, state } = this.#page;
    const url = new URL(address);
    const link = new URLSearchParams(url.hash.slice(1));
    if ((link.get('game') ?? link.get('live')) === opened)
      this.#page.replace(state, url.pathname + url.search);
  }
}

/** A link to a page with a game. */
export function linkTo(address: string, record: string): string {
  const url = new URL(address);
  url.hash = `game=${encodeURIComponent(record)}`;
  return url.href;
}

/** Whether an address from outside is that of a page: `https:`, `http:` or relative, and not a script. */
export function isPageAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

/** A link to a page for analysing a game; with an empty record, to the page alone. */
export function analysisLinkTo(page: string, record: string): string {
  return record ? `${page}#game=${encodeURIComponent(record)}` : page;
}
