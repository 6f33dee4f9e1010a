/** Sessions of `<othello-game>` without a browser. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionPage } from '../../../src/elements/companions/game/session/environment.js';
import { GameSession } from '../../../src/elements/companions/game/session/session.js';
import { environmentOf } from './session-environment.js';

export const TWO = { players: 'two', names: ['Ann', 'Bob'] } as const;

let sessions: GameSession[];

/** A session that has not begun, in English, without an engine, and suspended after the test. */
export function newSession(page: SessionPage, storageKey: string | undefined): GameSession {
  const session = new GameSession(environmentOf(page, storageKey));
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

/**
 * Gives each test of the calling file fake timers and an empty storage, and suspends its sessions afterwards. It is
 * called, not done by the import: the files of a worker share this module, whose body runs for the first of them alone.
 */
export function useSessions(): void {
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
}
