import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import type { GameJson } from '../../../src/core/formats/json/game-json.js';
import { DEFAULT_OPTIONS } from '../../../src/elements/companions/game/session/setup/game-options.js';
import { firstGame, recordResult } from '../../../src/elements/companions/game/session/setup/agreement.js';
import { DEFAULT_SETUP } from '../../../src/elements/companions/game/session/setup/game-setup.js';
import {
  load,
  loadOpenings,
  save,
  saveOpenings,
  type Saved,
} from '../../../src/elements/companions/game/session/played/storage.js';

const KEY = 'othello';
const setup = { ...DEFAULT_SETUP, players: 'two', match: 'best-of-three', names: ['Ann', 'Bob'] } as const;
const result = { reason: 'full', black: 40, white: 24, winner: 'black', margin: 16 } as const;

const saved: Saved = {
  options: { ...DEFAULT_OPTIONS, theme: 'wood', sounds: true },
  session: recordResult(firstGame(setup, ['Ann', 'Bob'], 0), result),
  game: {
    record: {
      version: 1,
      next: [
        {
          move: 'f5',
          next: [{ move: 'd6' }, { move: 'f6', ended: { by: 'time', loser: 'white', zero: true } }],
        },
      ],
      line: [0, 1],
      ply: 1,
    },
    turning: { square: 'c3', turned: ['d4'] },
    clock: '{}',
  },
};

const entries = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  });
});
afterEach(() => {
  entries.clear();
  vi.unstubAllGlobals();
});

/** What is loaded after the stored data was tampered with. */
function damaged(change: (data: Record<string, Record<string, unknown>>) => void) {
  save(KEY, saved);
  const data = JSON.parse(entries.get(KEY)!) as Record<string, Record<string, unknown>>;
  change(data);
  entries.set(KEY, JSON.stringify(data));
  return load(KEY);
}

describe('a saved game', () => {
  it('is loaded as it was saved', () => {
    save(KEY, saved);
    expect(load(KEY)).toEqual(saved);
  });

  it('is not there where nothing was saved', () => {
    expect(load(KEY)).toEqual({});
  });

  it.each(['{"options":', '7', '"x"', 'null', '[]', '{"version":2}'])('is not there in %s', (text) => {
    entries.set(KEY, text);
    expect(load(KEY).game).toBeUndefined();
  });
});

describe('damaged data', () => {
  it('loses only the bad parts of a note', () => {
    const note = {
      comment: 7,
      time: -1,
      nags: [1, 'x', -3],
      marks: [{ square: 'd3', text: 'A' }, { square: 'z9' }, null],
      arrows: 'c4-f4',
      pass: { comment: 'No move.', pass: { comment: 'deeper' } },
      other: '<b>',
    };
    const record = { version: 1, note, next: [{ move: 'f5', note }] };
    const { game } = damaged((data) => Object.assign(data['game']!, { record }));
    const good = {
      nags: [1],
      marks: [{ square: 'd3', text: 'A' }],
      pass: { comment: 'No move.' },
    };
    expect([game?.record.note, game?.record.next?.[0]?.note]).toEqual([good, good]);
  });

  it('loses the game alone when only the game is damaged', () => {
    const { options, session, game } = damaged((data) => delete data['game']);
    expect({ options, session }).toEqual({ options: saved.options, session: saved.session });
    expect(game).toBeUndefined();
  });

  it('keeps options and game when the session is damaged', () => {
    const { options, game } = damaged((data) => Object.assign(data, { session: 'x' }));
    expect({ options, game }).toEqual({ options: saved.options, game: saved.game });
  });

  it('keeps the set-up when only the score sheet is damaged', () => {
    const { session } = damaged((data) => Object.assign(data['session']!, { match: '{"rule":3}' }));
    expect(session).toEqual({ ...saved.session, match: undefined });
  });

  it('replaces only the answers and options that make no sense', () => {
    const { options, session } = damaged((data) => {
      Object.assign(data['options']!, { theme: 'mud' });
      Object.assign(data['session']!['setup'] as object, { time: '-3', level: 99 });
    });
    expect(options).toEqual({ ...saved.options, theme: DEFAULT_OPTIONS.theme });
    expect(session?.setup).toEqual(saved.session.setup);
  });

  it('loses only the bad parts of a game', () => {
    const { game } = damaged((data) => {
      const { record } = data['game'] as { record: object };
      Object.assign(record, { start: '<img src=x>', ply: 'two', line: [0, 7] });
      Object.assign(data['game']!, { turning: { square: 'k1', turned: [] }, clock: 5 });
    });
    const { next } = saved.game.record;
    expect(game).toEqual({ record: { version: 1, next }, turning: undefined, clock: '' });
  });

  it('loses what is nested deeper than a game is long, and nothing else', () => {
    const deep = '{"move":"f5","next":['.repeat(50_000) + ']}'.repeat(50_000);
    save(KEY, saved);
    const text = entries.get(KEY)!;
    entries.set(KEY, text.replace('{"move":"d6"', `${deep},{"move":"d6"`));
    const { options, session, game } = load(KEY);
    expect({ options, session }).toEqual({ options: saved.options, session: saved.session });
    expect(game?.record.next).toEqual(saved.game.record.next);
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.record(
          { options: fc.jsonValue(), session: fc.jsonValue(), game: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        (data) => {
          entries.set(KEY, JSON.stringify(data));
          expect(() => load(KEY)).not.toThrow();
        },
      ),
    );
  });
});

describe('openings', () => {
  const next = [{ move: 'f5', next: [{ move: 'd6' }] }];

  it('are kept beside the game', () => {
    saveOpenings(KEY, [{ version: 1, next } as GameJson]);
    expect(loadOpenings(KEY)).toEqual([{ version: 1, next }]);
  });

  it('are read without the invalid ones', () => {
    saveOpenings(KEY, [{ version: 1, next } as GameJson, 7 as unknown as GameJson]);
    expect(loadOpenings(KEY)).toEqual([{ version: 1, next }]);
  });
});
