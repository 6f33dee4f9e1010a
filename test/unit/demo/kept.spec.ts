import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, prepareToKeep, restoreKept, type Kept } from '../../../demo/analyse/stored/kept.js';
import { gameToJson } from '../../../src/core/formats/game-json.js';
import { Game } from '../../../src/core/rules/game.js';

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
    place: 'Prague',
    date: '2026',
    result: { winner: 'black', by: 'resignation' },
  });
  game.undo();
  return game;
}

const kept: Kept = { desk: analysis(), engine: true, turned: true };
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
  const { desk, before, ...others } = await restoreKept();
  return {
    ...others,
    ...(desk && { desk: gameToJson(desk.record) }),
    ...(before && { before: gameToJson(before.record) }),
  };
}

/** What is restored after the stored text was tampered with. */
function damaged(search: string, replacement: string) {
  keep(kept);
  expect(text).toContain(search);
  text = text!.replace(search, () => replacement);
  return restored();
}

describe('a kept analysis', () => {
  it('is restored as it was kept', async () => {
    keep({ ...kept, before: kept.desk });
    expect(await restored()).toEqual({ ...kept, desk: json, before: json, bad: [] });
  });

  it('is kept as it is, also where it has changed since it was prepared', async () => {
    const desk = analysis();
    await prepareToKeep([desk, undefined]);
    const change = async (edit: () => void) => {
      edit();
      keep({ ...kept, desk });
      expect((await restored()).desk).toEqual(gameToJson(desk.record));
    };
    await change(() => undefined);
    await change(() => desk.goTo(0));
    await change(() => desk.play('f5'));
    await change(() => desk.goTo(2));
    await prepareToKeep([desk]);
    await change(() => desk.annotate({ comment: 'later' }));
    await change(() => desk.resign('black'));
    await change(() => desk.setFacts({ black: 'Cy' }));
  });

  it('is not there, and nothing is bad, where nothing was kept', async () => {
    expect(await restored()).toEqual({ engine: true, turned: false, bad: [] });
  });

  it.each(['{"desk":', '7', '"x"', '{"version":2}'])('is not there in %s', async (stored) => {
    text = stored;
    expect(await restored()).toEqual({ engine: true, turned: false, bad: ['all'] });
  });
});

describe('of chapters', () => {
  const other = new Game();
  other.play('f5');
  const list = [
    { id: 3, name: 'One', game: other, before: analysis() },
    { id: 7, name: undefined, game: kept.desk, before: other },
    { id: 1, name: '', game: new Game(), before: undefined },
  ];
  const several: Kept = { ...kept, before: other, chapters: { list, index: 1 } };

  /** The restored chapters, with games as JSON. */
  async function restoredChapters() {
    const { chapters, bad } = await restoreKept();
    const json = chapters?.list.map(({ id, name, game, before }) => [
      id,
      name,
      gameToJson(game.record),
      before && gameToJson(before.record),
    ]);
    return { json, index: chapters?.index, bad };
  }
  const asJson = list.map(({ id, name, game, before }) => [
    id,
    name,
    gameToJson(game.record),
    before && gameToJson(before.record),
  ]);

  it('all are restored in their order, with the one that was shown on the board', async () => {
    expect(keep(several)).toBe(true);
    expect(await restoredChapters()).toEqual({ json: asJson, index: 1, bad: [] });
    const { desk, chapters } = await restoreKept();
    expect(chapters!.list[1]!.game).toBe(desk);
  });

  it('an analysis of before chapters has none', async () => {
    keep(kept);
    expect(await restoredChapters()).toEqual({ json: undefined, index: undefined, bad: [] });
  });

  it('what is damaged is left out and named, the others stay', async () => {
    keep(several);
    const data = JSON.parse(text!) as { chapters: Record<string, unknown>[] };
    data.chapters[2]!['game'] = 7;
    data.chapters.push({ id: 'x' }, { id: 3, game: {} });
    data.chapters[0]!['before'] = 7;
    text = JSON.stringify(data);
    const { json, index, bad } = await restoredChapters();
    expect([json?.map(([id]) => id), index]).toEqual([[3, 7], 1]);
    expect(bad).toEqual([
      expect.stringContaining('chapters.0.before.'),
      expect.stringContaining('chapters.2.game.'),
      'chapters.3: a chapter is expected',
      expect.stringContaining('chapters.4.game.'),
    ]);
    text = JSON.stringify({ ...data, chapters: 7 });
    expect(await restoredChapters()).toEqual({
      json: undefined,
      index: undefined,
      bad: ['chapters: a list is expected'],
    });
  });

  it('without room says so, and what was kept before is still there', async () => {
    keep(several);
    const before = text;
    vi.stubGlobal('localStorage', {
      getItem: () => before,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keep({ ...several, turned: false })).toBe(false);
    expect(await restoredChapters()).toMatchObject({ json: asJson });
  });
});

describe('of two tabs', () => {
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
    keep(kept);
    vi.stubGlobal('sessionStorage', second);
    expect(await restored()).toMatchObject({ turned: true });
    keep({ ...kept, turned: false });
    vi.stubGlobal('sessionStorage', first);
    expect(await restored()).toMatchObject({ desk: json, turned: true });
    vi.stubGlobal('sessionStorage', new TabStorage());
    expect(await restored()).toMatchObject({ desk: json, turned: false });
  });

  it('one whose room has gone does not go back to an older one', async () => {
    const tab = new TabStorage();
    vi.stubGlobal('sessionStorage', tab);
    keep(kept);
    tab.isFull = true;
    expect(keep({ ...kept, turned: false })).toBe(true);
    expect(await restored()).toMatchObject({ desk: json, turned: false });
  });
});

describe('of a damaged analysis', () => {
  it.each([
    ['"date":"2026"', '"date":2026', 'desk.date: 2026 given, a text is expected', 'date'],
    ['"by":"resignation"', '"by":"magic"', 'desk.result: an object given', 'result'],
    ['"move":"d6"', '"move":"z9"', 'desk.next.0.next.0.move: "z9" given, a square', 'ply'],
    ['"desk":{"version":1', '"desk":{"version":1,"start":"<"', 'desk.start: "<" given, 64 squares', 'start'],
  ])('%s as %s alone is left out and named', async (search, replacement, problem, lost) => {
    const { desk, bad, turned } = await damaged(search, replacement);
    expect(bad).toEqual([expect.stringContaining(problem)]);
    expect(desk).toMatchObject({ white: 'Bob', next: [{ move: 'f5', note: { comment: 'usual' } }] });
    expect(desk).not.toHaveProperty(lost);
    expect(turned).toBe(true);
  });

  it('a mark alone is left out of a remark', async () => {
    const { desk, bad } = await damaged('"square":"d6"', '"square":7');
    expect(bad).toEqual([expect.stringContaining('desk.next.0.note.marks.0: ')]);
    expect(desk?.next?.[0]?.note).toEqual({ comment: 'usual', nags: [1] });
    expect(desk?.next?.[0]?.next).toEqual(json.next?.[0]?.next);
  });

  it('what was on the board before is there where the board itself is not', async () => {
    keep({ ...kept, before: kept.desk });
    text = text!.replace('"desk":{', () => '"desk":7,"x":{');
    const { desk, before, bad } = await restored();
    expect({ desk, before }).toEqual({ desk: undefined, before: json });
    expect(bad).toEqual([expect.stringContaining('desk.7 given, a game is expected')]);
  });

  it('what is nested without end is left out', async () => {
    const passes = '{"pass":'.repeat(50_000) + '{}' + '}'.repeat(50_000);
    expect((await damaged('{"comment":"none"}', passes)).desk).toBeDefined();
    const moves = '{"move":"f5","next":['.repeat(50_000) + ']}'.repeat(50_000);
    const { desk, bad } = await damaged('"next":[', `"next":[${moves},`);
    expect(bad).toEqual([expect.stringContaining('desk.next.0.next.0: illegal move f5')]);
    expect(desk?.next).toHaveLength(1);
  });
});
