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
