import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  storeAnalysis,
  prepareToKeep,
  restoreAnalysis,
  type StoredAnalysis,
} from '../../../../demo/analyse/stored/analysis.js';
import { gameToJson } from '../../../../src/core/formats/json/game-json.js';
import { Game } from '../../../../src/core/rules/game/game.js';

/** A game with side lines, remarks and other annotations. */
function analysis(): Game {
  const game = new Game();
  game.play('f5');
  game.annotate({ comment: 'usual', marks: [{ square: 'd6', shape: 'cross' }], nags: [1] });
  game.play('d6');
  game.annotate({ time: 1000, evaluation: 2, arrows: [{ from: 'a1', to: 'h8' }], pass: { comment: 'none' } });
  game.setFacts({
    black: 'Ann',
    white: 'Bob',
    site: 'Prague',
    date: '2026',
    result: { winner: 'black', by: 'resignation' },
  });
  game.undo();
  return game;
}

const saved: StoredAnalysis = { game: analysis(), engine: true, turned: true, reviewing: true };
/** Its stored form, for comparing. */
const json = gameToJson(analysis().record);

let text: string | undefined;

/** What a tab without room of its own has. */
const NO_ROOM = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: () => text ?? null,
    setItem: (_: string, written: string) => (text = written),
  });
  vi.stubGlobal('sessionStorage', NO_ROOM);
});
afterEach(() => {
  text = undefined;
  vi.unstubAllGlobals();
});

/** What is restored, with games as JSON. */
async function restored() {
  const { game, ...others } = await restoreAnalysis();
  return { ...others, ...(game && { game: gameToJson(game.record) }) };
}

/** What is restored after the stored text was tampered with. */
function damaged(search: string, replacement: string) {
  storeAnalysis(saved);
  expect(text).toContain(search);
  text = text!.replace(search, () => replacement);
  return restored();
}

describe('a kept analysis', () => {
  it('is restored as it was kept', async () => {
    storeAnalysis(saved);
    expect(await restored()).toEqual({ ...saved, game: json, bad: [] });
  });

  it('is kept as it is, also where it has changed since it was prepared', async () => {
    const game = analysis();
    await prepareToKeep([game, undefined]);
    const change = async (edit: () => void) => {
      edit();
      storeAnalysis({ ...saved, game });
      expect((await restored()).game).toEqual(gameToJson(game.record));
    };
    await change(() => undefined);
    await change(() => game.goTo(0));
    await change(() => game.play('f5'));
    await change(() => game.goTo(2));
    await prepareToKeep([game]);
    await change(() => game.annotate({ comment: 'later' }));
    await change(() => game.resign('black'));
    await change(() => game.setFacts({ black: 'Cy' }));
  });

  it('is not there, and nothing is bad, where nothing was kept', async () => {
    expect(await restored()).toEqual({ engine: true, turned: false, reviewing: false, bad: [] });
  });

  it.each(['{"game":', '7', '"x"', '{"version":2}'])('is not there in %s', async (stored) => {
    text = stored;
    expect(await restored()).toEqual({ engine: true, turned: false, reviewing: false, bad: ['all'] });
  });
});

describe('the stored chapters', () => {
  const other = new Game();
  other.play('f5');
  const list = [
    { id: 3, name: 'One', game: other, before: analysis() },
    { id: 7, name: undefined, game: saved.game, before: other },
    { id: 1, name: '', game: new Game(), before: undefined },
  ];
  const several: StoredAnalysis = { ...saved, chapters: { list, index: 1 } };

  /** The restored chapters, with games as JSON. */
  async function restoredChapters() {
    const { chapters, bad } = await restoreAnalysis();
    const json = chapters?.list.map(({ id, name, game, before }) => [
      id,
      name,
      gameToJson(game.record),
      before,
    ]);
    return { json, index: chapters?.index, bad };
  }
  // The way back to a replaced game ends with the visit.
  const asJson = list.map(({ id, name, game }) => [id, name, gameToJson(game.record), undefined]);

  it('all are restored in their order, with the one that was shown on the board', async () => {
    expect(storeAnalysis(several)).toBe(true);
    expect(await restoredChapters()).toEqual({ json: asJson, index: 1, bad: [] });
    const { game, chapters } = await restoreAnalysis();
    expect(chapters!.list[1]!.game).toBe(game);
  });

  it('an analysis of before chapters has none', async () => {
    storeAnalysis(saved);
    expect(await restoredChapters()).toEqual({ json: undefined, index: undefined, bad: [] });
  });

  it('leaves out and names damaged entries, and keeps the others', async () => {
    storeAnalysis(several);
    const data = JSON.parse(text!) as { chapters: Record<string, unknown>[] };
    data.chapters[2]!['game'] = 7;
    data.chapters.push({ id: 'x' }, { id: 3, game: {} });
    text = JSON.stringify(data);
    const { json, index, bad } = await restoredChapters();
    expect([json?.map(([id]) => id), index]).toEqual([[3, 7], 1]);
    expect(bad).toEqual([
      expect.stringContaining('chapters.2.game: '),
      'chapters.3 is not a chapter',
      expect.stringContaining('chapters.4.game: '),
    ]);
    text = JSON.stringify({ ...data, chapters: 7 });
    expect(await restoredChapters()).toEqual({
      json: undefined,
      index: undefined,
      bad: ['chapters is not a list'],
    });
  });

  it('says that there is no room, and what was stored before is still there', async () => {
    storeAnalysis(several);
    const before = text;
    vi.stubGlobal('localStorage', {
      getItem: () => before,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(storeAnalysis({ ...several, turned: false })).toBe(false);
    expect(await restoredChapters()).toMatchObject({ json: asJson });
  });
});

describe('the storage of two tabs', () => {
  /** The storage of a tab; its room can be taken away. */
  class TabStorage {
    #text: string | null = null;
    isFull = false;
    getItem(): string | null {
      return this.#text;
    }
    setItem(_: string, written: string): void {
      if (this.isFull) NO_ROOM.setItem();
      this.#text = written;
    }
    removeItem(): void {
      this.#text = null;
    }
  }

  it('each has its own, and a new one that of the last', async () => {
    const [first, second] = [new TabStorage(), new TabStorage()];
    vi.stubGlobal('sessionStorage', first);
    storeAnalysis(saved);
    vi.stubGlobal('sessionStorage', second);
    expect(await restored()).toMatchObject({ turned: true });
    storeAnalysis({ ...saved, turned: false });
    vi.stubGlobal('sessionStorage', first);
    expect(await restored()).toMatchObject({ game: json, turned: true });
    vi.stubGlobal('sessionStorage', new TabStorage());
    expect(await restored()).toMatchObject({ game: json, turned: false });
  });

  it('one whose room has gone does not go back to an older one', async () => {
    const tab = new TabStorage();
    vi.stubGlobal('sessionStorage', tab);
    storeAnalysis(saved);
    tab.isFull = true;
    expect(storeAnalysis({ ...saved, turned: false })).toBe(true);
    expect(await restored()).toMatchObject({ game: json, turned: false });
  });
});

describe('a damaged analysis', () => {
  it.each([
    ['"date":"2026"', '"date":2026', 'game.date must be a text, not 2026', 'date'],
    ['"by":"resignation"', '"by":"magic"', 'game.result must be a result with its winner', 'result'],
    ['"move":"d6"', '"move":"z9"', 'game.next.0.next.0.move must be a square', 'ply'],
    [
      '"game":{"version":1',
      '"game":{"version":1,"start":"<"',
      'game.start must be a board of 64 squares',
      'start',
    ],
  ])('%s as %s alone is left out and named', async (search, replacement, problem, lost) => {
    const { game, bad, turned } = await damaged(search, replacement);
    expect(bad).toEqual([expect.stringContaining(problem)]);
    expect(game).toMatchObject({ white: 'Bob', next: [{ move: 'f5', note: { comment: 'usual' } }] });
    expect(game).not.toHaveProperty(lost);
    expect(turned).toBe(true);
  });

  it('a mark alone is left out of a remark', async () => {
    const { game, bad } = await damaged('"square":"d6"', '"square":7');
    expect(bad).toEqual([expect.stringContaining('game.next.0.note.marks.0 must be a mark')]);
    expect(game?.next?.[0]?.note).toEqual({ comment: 'usual', nags: [1] });
    expect(game?.next?.[0]?.next).toEqual(json.next?.[0]?.next);
  });

  it('leaves out a board that is damaged itself', async () => {
    storeAnalysis(saved);
    text = text!.replace('"game":{', () => '"game":7,"x":{');
    const { game, bad } = await restored();
    expect(game).toBeUndefined();
    expect(bad).toEqual([expect.stringContaining('game: the data must be a game, not 7')]);
  });

  it('leaves out entries with endless nesting', async () => {
    const passes = '{"pass":'.repeat(50_000) + '{}' + '}'.repeat(50_000);
    expect((await damaged('{"comment":"none"}', passes)).game).toBeDefined();
    const moves = '{"move":"f5","next":['.repeat(50_000) + ']}'.repeat(50_000);
    const { game, bad } = await damaged('"next":[', `"next":[${moves},`);
    expect(bad).toEqual([expect.stringContaining('game.next.0.next.0: illegal move f5')]);
    expect(game?.next).toHaveLength(1);
  });
});
