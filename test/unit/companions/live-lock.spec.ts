import { afterEach, expect, it, vi } from 'vitest';
import type { SessionEnvironment } from '../../../src/elements/companions/game/session/context.js';
import { printTable } from '../../../src/elements/companions/game/friend/seat.js';
import { GameSession } from '../../../src/elements/companions/game/session/session.js';
import { gameStrings } from '../../../src/elements/companions/game/game-strings.js';
import { newSeat } from '../../../src/elements/companions/remote/remote.js';
import { LANGUAGES } from '../../../src/core/locales/languages.js';
import { PlainBoard } from './remote/plain-board.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Web Locks, as far as a game uses them: one holder of a name at a time. */
function plainLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void> => {
    const before = held.get(name);
    const granted = Promise.race([
      Promise.resolve(before),
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ]).then(hold);
    held.set(name, Promise.all([before, granted.catch(() => undefined)]));
    return granted;
  };
  return { request };
}

it('a live game stays with its player when the page moves it while it connects', async () => {
  vi.stubGlobal('navigator', { locks: plainLocks(), hardwareConcurrency: 2 });
  const environment: SessionEnvironment = {
    page: {
      address: 'https://example.com/play',
      state: null,
      isHidden: false,
      isOwnWindow: true,
      replace: () => undefined,
    },
    strings: () => gameStrings.english,
    language: () => 'en',
    languages: () => LANGUAGES,
    offersAppearance: () => true,
    storageKey: () => undefined,
    canSave: () => true,
    channels: () => ({ relay: undefined, openChannel: undefined, contacts: [] }),
    remoteBoard: () => new PlainBoard(),
    boardState: () => undefined,
    openEngine: () => expect.unreachable('no engine'),
  };
  const { id, secret } = await newSeat();
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('', 'TimeoutError')), time);
    return abort.signal;
  });
  const session = new GameSession(environment);
  session.begin();
  const table = printTable({ room: id, time: 0, increment: 0, friend: '' });
  session.live.begin({ table, side: 'black', name: 'Ann', friend: '', secret }, true);
  session.suspend();
  session.resume();
  // A second attempt for the same side gives up after two seconds.
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.live.seat?.side).toBe('black');
  session.live.end();
});
