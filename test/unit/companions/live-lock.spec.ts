import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionEnvironment } from '../../../src/elements/companions/game/session/environment.js';
import { printTable } from '../../../src/elements/companions/game/session/friend/seat.js';
import { GameSession } from '../../../src/elements/companions/game/session/session.js';
import { newSeat } from '../../../src/elements/companions/remote/remote.js';
import { PlainBoard } from './remote/plain-board.js';
import { environmentOf, Page } from './session-environment.js';

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

/** The environment of a tab of a browser that has friends' boards. */
const tabOf = (page = new Page(), storageKey?: string): SessionEnvironment =>
  environmentOf(page, storageKey, { remoteBoard: () => new PlainBoard() });

it('a live game stays with its player when the page moves it while it connects', async () => {
  vi.stubGlobal('navigator', { locks: plainLocks(), hardwareConcurrency: 2 });
  const environment = tabOf();
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

describe('two tabs of a browser at one table', () => {
  /** Loads the page of a tab, as the home page of the site does: what is stored, then the link of the address. */
  function load(tab: Page): GameSession {
    const session = new GameSession(tabOf(tab, 'home'));
    session.begin();
    const link = new URLSearchParams(new URL(tab.address).hash.slice(1));
    const table = link.get('live');
    if (table !== null) session.shared.openLive(table, link.get('friend') ?? undefined);
    return session;
  }

  const plays = (session: GameSession, side: string): Promise<void> =>
    vi.waitFor(() => expect([session.live.side, session.live.view?.plays]).toEqual([side, true]), {
      timeout: 8000,
    });

  it('play the two sides, and each keeps its side over a reload and alone', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    vi.stubGlobal('navigator', { locks: plainLocks(), hardwareConcurrency: 2 });
    const maker = new Page();
    let ann = load(maker);
    await ann.shared.playLive({ side: 'black' });
    await plays(ann, 'black');
    // The link is pasted into a second tab, which finds the stored game of the first.
    const second = new Page(maker.address);
    let bob = load(second);
    await plays(bob, 'white');
    bob.suspend();
    bob = load(second);
    await plays(bob, 'white');
    // The second tab has stored its seat last.
    ann.suspend();
    ann = load(maker);
    await plays(ann, 'black');
    bob.suspend();
    ann.suspend();
    ann = load(maker);
    await plays(ann, 'black');
    ann.suspend();
    // A tab of its own, after both are closed, goes on with what is stored.
    const later = load(new Page());
    await vi.waitFor(() => expect(later.live.side).toBe('black'));
    later.suspend();
  }, 20_000);

  it('store the seat of the tab that plays, and not that of the tab that watches it', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    vi.stubGlobal('navigator', { locks: plainLocks(), hardwareConcurrency: 2 });
    const ann = load(new Page());
    await ann.shared.playLive({ side: 'black' });
    await plays(ann, 'black');
    ann.save();
    const second = load(new Page());
    await vi.waitFor(() => expect(second.live.isElsewhere).toBe(true), { timeout: 8000 });
    second.save(true);
    second.suspend();
    ann.suspend();
    const later = load(new Page());
    await plays(later, 'black');
    later.suspend();
  }, 20_000);
});
