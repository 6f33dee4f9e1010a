import { describe, expect, test } from 'vitest';
import { Library } from '../../../../demo/library/library.js';
import { COMPUTER, OPENED, PLAYED } from '../../../../demo/library/library-types.js';
import { MemoryStore } from '../../../../demo/library/store/memory-store.js';
import { reviewedBefore, reviewGames, type RunProgress } from '../../../../demo/my-games/review-games.js';
import type { ReviewedStore } from '../../../../demo/my-games/reviewed-store.js';
import { createEngine } from '../../../../src/core/engine/node.js';
import { parseAnyGame } from '../../../../src/core/formats.js';
import { makeReport, type OwnGame, type ReviewedSide } from '../../../../src/core/report.js';

const pgn = (tags: Readonly<Record<string, string>>, moves = 'f5d6c3d3c4'): string =>
  `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n\n${moves} *\n\n`;

async function libraryOf(text: string, collection: number): Promise<Library> {
  const library = new Library(new MemoryStore());
  await library.open();
  await library.import([text], collection);
  return library;
}

describe('the sides that the user played', () => {
  const own = async (text: string, names: readonly string[], played = false, collection = OPENED) => {
    const library = await libraryOf(text, collection);
    return library.ownSides({ names, played }).map(({ id, side }) => `${id} ${side}`);
  };

  test('are found by names however they are written, newest games first', async () => {
    const games = [
      pgn({ Black: 'Jana Nováková', White: 'Bob', Date: '2001.05.01' }),
      pgn({ Black: 'Bob', White: 'NOVAKOVA, Jana', Date: '2003.05.01' }),
      pgn({ Black: 'Bob', White: 'Cyril', Date: '2002.05.01' }),
      pgn({ Black: 'Bob', White: 'jn77', Date: '2002.05.02' }),
    ];
    expect(await own(games.join(''), ['novakova jana', 'JN77'])).toEqual(['1 white', '3 white', '0 black']);
    expect(await own(games.join(''), [])).toEqual([]);
  });

  test('are both in a game against oneself', async () => {
    expect(await own(pgn({ Black: 'Ann', White: 'Ann' }), ['Ann'])).toEqual(['0 black', '0 white']);
  });

  test('are the nameless ones against the computer of this site, where they are wanted', async () => {
    const game = pgn({ White: `${COMPUTER}3` });
    expect(await own(game, [], true, PLAYED)).toEqual(['0 black']);
    expect(await own(game, [], false, PLAYED)).toEqual([]);
    expect(await own(game, [], true, OPENED)).toEqual([]);
    expect(await own(pgn({ Event: 'two at one board' }), [], true, PLAYED)).toEqual([]);
  });

  test('are those of a colour in games without names, where the user says which', async () => {
    const text =
      pgn({ Event: 'no names' }) + pgn({ Black: '?', White: '?' }, 'f5f6') + pgn({ Black: 'Ann' }, 'f5f4');
    const library = await libraryOf(text, OPENED);
    const sides = library.ownSides({ names: [], played: false, unnamed: 'white' });
    expect(sides).toEqual([
      { id: 1, side: 'white' },
      { id: 0, side: 'white' },
    ]);
  });

  test('are gone with deleted games', async () => {
    const library = await libraryOf(pgn({ Black: 'Ann', White: 'Bob' }), OPENED);
    await library.delete([0]);
    expect(library.ownSides({ names: ['Ann'], played: false })).toEqual([]);
  });
});

describe('the players of a library', () => {
  test('are people with a name: neither the computer of this site nor a dash', async () => {
    const games = [
      pgn({ Black: 'Ann', White: `${COMPUTER}4` }),
      pgn({ Black: '—', White: 'Bob' }, 'f5f6'),
      pgn({ Black: 'Ann', White: 'Bob' }, 'f5f4'),
    ];
    const library = await libraryOf(games.join(''), OPENED);
    expect(library.players(50)).toEqual([
      { name: 'Ann', games: 2 },
      { name: 'Bob', games: 2 },
    ]);
  });
});

class MemoryReviews implements ReviewedStore {
  readonly sides = new Map<string, ReviewedSide>();

  read(keys: readonly string[]): Promise<ReadonlyMap<string, ReviewedSide>> {
    return Promise.resolve(new Map([...this.sides].filter(([key]) => keys.includes(key))));
  }

  keep(side: ReviewedSide): Promise<void> {
    this.sides.set(side.key, side);
    return Promise.resolve();
  }
}

describe('reviewing games', () => {
  const LINES = ['f5d6c3d3c4f4f6f3e6e7', 'f5f6e6f4e3c5c4e7g4', 'f5d6c4d3c5f4e3f3'];
  const games: OwnGame[] = LINES.flatMap((moves, at) =>
    (['black', 'white'] as const).map((side) => ({
      name: `game ${at}`,
      record: parseAnyGame(moves),
      side,
    })),
  );

  test('is the same to the byte however often it was interrupted', async () => {
    const engine = await createEngine({ workers: 2 });
    try {
      const whole = await reviewGames(games, { effort: 'quick', engine, store: new MemoryReviews() });
      const store = new MemoryReviews();
      let starts = 0;
      for (let done = false; !done; starts++) {
        const stop = new AbortController();
        const stored = store.sides.size;
        const options = {
          effort: 'quick',
          engine,
          store,
          parallel: 1 + (starts % 2),
          signal: stop.signal,
          // In the middle of the game after the next one.
          onProgress: ({ done: now, share }: RunProgress) => {
            if (now > stored && share * games.length > now + 0.2) stop.abort();
          },
        } as const;
        try {
          const again = await reviewGames(games, options);
          expect(JSON.stringify(makeReport(again))).toBe(JSON.stringify(makeReport(whole)));
          done = true;
        } catch (error) {
          expect((error as Error).name).toBe('AbortError');
        }
      }
      expect(starts).toBeGreaterThan(2);
      expect(await reviewedBefore(games, { effort: 'quick', engine, store })).toEqual(whole);
    } finally {
      engine.close();
    }
  });

  test('tells how far it is, and how long it takes yet; what was done before is not done again', async () => {
    const engine = await createEngine({ workers: 2 });
    try {
      const store = new MemoryReviews();
      await reviewGames(games.slice(0, 2), { effort: 'quick', engine, store });
      const reported: RunProgress[] = [];
      await reviewGames(games, { effort: 'quick', engine, store, onProgress: (one) => reported.push(one) });
      expect(reported[0]).toEqual({ done: 2, all: 6, share: 2 / 6 });
      expect(reported.at(-1)).toEqual({ done: 6, all: 6, share: 1, secondsLeft: 0 });
      expect(reported.some(({ secondsLeft = 0 }) => secondsLeft > 0)).toBe(true);
      expect(reported.map(({ share }) => share)).toEqual(
        reported.map(({ share }) => share).toSorted((a, b) => a - b),
      );
    } finally {
      engine.close();
    }
  });

  test('goes on where a side cannot be kept, and says so', async () => {
    const engine = await createEngine({ workers: 2 });
    try {
      const store = new MemoryReviews();
      const full = new DOMException('full', 'QuotaExceededError');
      store.keep = () => Promise.reject(full);
      const problems: unknown[] = [];
      const done = await reviewGames(games.slice(0, 2), {
        effort: 'quick',
        engine,
        store,
        onNotStored: (error) => problems.push(error),
      });
      expect(done).toHaveLength(2);
      expect(problems).toEqual([full, full]);
    } finally {
      engine.close();
    }
  });
});
