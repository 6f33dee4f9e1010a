/** What a session of `<othello-game>` needs of its page, without a browser. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type {
  SessionEnvironment,
  SessionPage,
} from '../../../src/elements/companions/game/session/environment.js';
import { gameStrings } from '../../../src/elements/companions/game/session/game-words.js';
import { GameSession } from '../../../src/elements/companions/game/session/session.js';
import { LANGUAGES } from '../../../src/core/locales/languages.js';

export const TWO = { players: 'two', names: ['Ann', 'Bob'] } as const;

/** A page without a browser. */
export class Page implements SessionPage {
  state: unknown = null;
  readonly isHidden = false;
  readonly isOwnWindow = true;
  constructor(public address = 'https://example.com/play') {}
  replace(state: unknown, address?: string): void {
    this.state = state;
    if (address !== undefined) this.address = new URL(address, this.address).href;
  }
}

let sessions: GameSession[];

/** A session that has not begun, in English, without an engine, and suspended after the test. */
export function newSession(page: SessionPage, storageKey: string | undefined): GameSession {
  const environment: SessionEnvironment = {
    page,
    strings: () => gameStrings.english,
    language: () => 'en',
    languages: () => LANGUAGES,
    offersAppearance: () => true,
    storageKey: () => storageKey,
    canSave: () => true,
    channels: () => ({ relay: undefined, openChannel: undefined, contacts: [] }),
    remoteBoard: () => expect.unreachable('no board'),
    boardState: () => undefined,
    openEngine: () => expect.unreachable('no engine'),
  };
  const session = new GameSession(environment);
  sessions.push(session);
  return session;
}

/** Replaces the browser's storage by an empty one. */
export function emptyStorage(onStore?: () => void): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      onStore?.();
      stored.set(key, text);
    },
  });
}

beforeEach(() => {
  sessions = [];
  vi.useFakeTimers();
  emptyStorage();
});

afterEach(() => {
  for (const session of sessions) session.suspend();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
