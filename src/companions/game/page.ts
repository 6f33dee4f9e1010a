/** The page that a session is in: its address, and what the entry of the browser's history keeps. */
export interface SessionPage {
  readonly address: string;
  readonly state: unknown;
  /** Whether nobody sees it. */
  readonly isHidden: boolean;
  /** Whether it is not in a frame of another page. */
  readonly isOwnWindow: boolean;
  /** Takes the place of the entry in the history; without an address, that of the page stays. */
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
