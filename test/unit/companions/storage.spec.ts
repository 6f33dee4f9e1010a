import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { DEFAULT_OPTIONS } from '../../../src/companions/game/options.js';
import { firstGame, recordResult } from '../../../src/companions/game/agreement.js';
import { DEFAULT_SETUP } from '../../../src/companions/game/setup.js';
import { load, loadOpenings, save, type Saved } from '../../../src/companions/game/storage.js';

const KEY = 'othello';
const setup = { ...DEFAULT_SETUP, players: 'two', match: 'best-of-three', names: ['Ann', 'Bob'] } as const;
const result = { reason: 'full', black: 40, white: 24, winner: 'black', margin: 16 } as const;

const saved: Saved = {
  options: { ...DEFAULT_OPTIONS, theme: 'wood', sounds: true },
  session: recordResult(firstGame(setup, ['Ann', 'Bob'], 0), result),
  game: {
    start: '',
    moves: 'f5d6c3',
    tree: [
      {
        move: 'f5',
        next: [
          { move: 'd6', next: [] },
          { move: 'f6', next: [] },
        ],
      },
    ],
    line: [0, 1],
    ply: 2,
    position: '',
    mistakes: [{ ply: 2, turned: ['d5', 'e5'] }],
    turning: { square: 'c3', turned: ['d4'] },
    clock: '{}',
    ended: { by: 'time', loser: 'white' },
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

/** What is loaded after the stored data has been changed by other hands. */
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

  it.each(['{"options":', '7', '"x"', 'null', '[]'])('is not there in %s', (text) => {
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
    const { game } = damaged((data) => Object.assign(data['game']!, { note, tree: [{ move: 'f5', note }] }));
    const good = {
      nags: [1],
      marks: [{ square: 'd3', text: 'A' }],
      arrows: [],
      pass: { comment: 'No move.' },
    };
    expect([game?.note, game?.tree[0]?.note]).toEqual([good, good]);
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
    const { game } = damaged((data) =>
      Object.assign(data['game']!, {
        start: '<img src=x>',
        ply: 'two',
        mistakes: [{ ply: 0 }, { ply: 2, turned: ['d5', 'z9'] }],
        turning: { square: 'k1', turned: [] },
        ended: { by: 'magic', loser: 'white' },
      }),
    );
    expect(game).toEqual({
      ...saved.game,
      ply: Infinity,
      mistakes: [{ ply: 2, turned: ['d5'] }],
      turning: undefined,
      ended: undefined,
    });
  });

  it('loses what is nested deeper than a game is long, and nothing else', () => {
    const deep = '{"move":"f5","next":['.repeat(50_000) + ']}'.repeat(50_000);
    save(KEY, saved);
    const text = entries.get(KEY)!;
    entries.set(KEY, text.replace('"tree":[', `"tree":[${deep},`));
    const { options, session, game } = load(KEY);
    expect({ options, session }).toEqual({ options: saved.options, session: saved.session });
    expect(game?.tree.slice(1)).toEqual(saved.game.tree);
    expect(JSON.stringify(game?.tree[0]).split('f5')).toHaveLength(65);
    entries.set(`${KEY}-openings`, `[{"start":"","tree":[${deep}]},{"start":"","tree":[]}]`);
    expect(loadOpenings(KEY)).toHaveLength(2);
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
