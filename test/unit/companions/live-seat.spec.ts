import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionPage } from '../../../src/elements/companions/game/session/environment.js';
import type { ChannelOptions } from '../../../src/elements/companions/remote/channel.js';
import { GameSession } from '../../../src/elements/companions/game/session/session.js';
import { PlainBoard } from './remote/plain-board.js';
import { environmentOf } from './session-environment.js';

const TABLE = 'a-room-of-22-character,600,0,Ann';

let sessions: GameSession[];

/** A browser with its storage and an entry of its history, in which a page is loaded again and again. */
class Visitor implements SessionPage {
  readonly #stored = new Map<string, string>();
  readonly address = `https://example.com/#live=${encodeURIComponent(TABLE)}&friend=white`;
  state: unknown = null;
  readonly isHidden = false;
  /** The channels that were opened. */
  readonly rooms: string[] = [];

  constructor(readonly isOwnWindow = true) {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.#stored.get(key) ?? null,
      setItem: (key: string, text: string) => void this.#stored.set(key, text),
    });
  }

  replace(state: unknown): void {
    this.state = state;
  }

  /** Loads a page whose live games contact a host; the page before it is gone. */
  load(host: string, storageKey: string | undefined): GameSession {
    for (const session of sessions.splice(0)) session.suspend();
    const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const channels: ChannelOptions = {
      relay: undefined,
      openChannel: (room) => {
        this.rooms.push(`${host} ${room}`);
        return silent;
      },
      contacts: [host],
    };
    const environment = environmentOf(this, storageKey, {
      channels: () => channels,
      remoteBoard: () => new PlainBoard(),
    });
    const session = new GameSession(environment);
    session.begin();
    session.shared.openLive(TABLE, 'white');
    sessions.push(session);
    return session;
  }
}

/** The host about which the user is asked; `undefined` if they are not. */
const requested = (session: GameSession): string | undefined => session.live.view!.servers || undefined;

const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

/** Presses the one button that stands below a question. */
const join = (session: GameSession): void => session.live.view!.actions[0]![1]();

beforeEach(() => {
  sessions = [];
});

afterEach(() => {
  for (const session of sessions) session.suspend();
  vi.unstubAllGlobals();
});

describe('whom a live game contacts', () => {
  for (const storageKey of ['club', undefined]) {
    describe(storageKey ? 'with stored data' : 'without stored data', () => {
      it('goes on after a reload with those whom the user has accepted, and asks about others', async () => {
        const visitor = new Visitor();
        const first = visitor.load('one.example', storageKey);
        expect(requested(first)).toBe('one.example');
        join(first);
        await eventually(() => expect(visitor.rooms).toEqual(['one.example a-room-of-22-character']));
        expect(requested(visitor.load('one.example', storageKey))).toBeUndefined();
        await eventually(() => expect(visitor.rooms).toHaveLength(2));
        const elsewhere = visitor.load('two.example', storageKey);
        expect(requested(elsewhere)).toBe('two.example');
        join(elsewhere);
        await eventually(() => expect(visitor.rooms[2]).toBe('two.example a-room-of-22-character'));
        // Both are agreed to now.
        expect(requested(visitor.load('one.example', storageKey))).toBeUndefined();
      });

      it('asks again after a reload if nobody has agreed', () => {
        const visitor = new Visitor();
        visitor.load('one.example', storageKey);
        expect(requested(visitor.load('one.example', storageKey))).toBe('one.example');
        expect(visitor.rooms).toEqual([]);
      });

      it('asks again after each reload in a frame of another page', async () => {
        const visitor = new Visitor(false);
        join(visitor.load('one.example', storageKey));
        await eventually(() => expect(visitor.rooms).toHaveLength(1));
        expect(requested(visitor.load('one.example', storageKey))).toBe('one.example');
      });
    });
  }
});
