import { describe, expect, it, vi } from 'vitest';
import { bookMoves, withBook } from '../../../src/core/book.js';
import type { Engine, SearchResult } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';

const POSITION = Position.start.play('f5');
const SEARCHED = { move: 'd6', nodes: 1000 } as unknown as SearchResult;

function engine() {
  return {
    version: 'tried',
    search: vi.fn(() => Promise.resolve(SEARCHED)),
    close: vi.fn(),
  } satisfies Engine;
}

describe('an engine with the book', () => {
  it('answers without a search, with a move that gives little away and its value', async () => {
    const inner = engine();
    const values = new Map(bookMoves(POSITION)!.map(({ move, value }) => [move, value]));
    const best = Math.max(...values.values());
    for (let seed = 1; seed <= 40; seed++) {
      const { move, value, nodes } = await withBook(inner, { spread: 2 }).search(POSITION, {
        level: 10,
        seed,
      });
      expect(value).toBe(values.get(move as 'd6'));
      expect(best - value).toBeLessThanOrEqual(2);
      expect(nodes).toBe(0);
    }
    expect(inner.search).not.toHaveBeenCalled();
  });

  it('lists its move as the one that it knows, and says in its version that it has a book', async () => {
    const withIt = withBook(engine());
    const { move, value, line, moves } = await withIt.search(POSITION, { level: 10, seed: 1 });
    expect(moves).toMatchObject([{ move, value, line }]);
    expect(withIt.version).toBe('tried, with its book');
    expect(withBook({ search: engine().search, close: () => undefined }).version).toBeUndefined();
  });

  it('has its moves of people, its readiness and its end from the engine', async () => {
    const human = vi.fn(() => Promise.resolve([]));
    const ready = vi.fn(() => Promise.resolve());
    const close = vi.fn();
    const withIt = withBook({ ...engine(), human, ready, close });
    await withIt.ready!({ threads: 1 });
    await withIt.human!(POSITION, { strength: 1500 });
    withIt.close();
    expect(ready).toHaveBeenCalledWith({ threads: 1 });
    expect(human).toHaveBeenCalledWith(POSITION, { strength: 1500 });
    expect(close).toHaveBeenCalledOnce();
    expect('human' in withBook(engine())).toBe(false);
  });

  it('varies, and repeats itself with the same seed', async () => {
    const varied = withBook(engine(), { spread: 30 });
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const played = async () =>
      Promise.all(seeds.map(async (seed) => (await varied.search(POSITION, { level: 10, seed })).move));
    const first = await played();
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(await played()).toEqual(first);
    const always = withBook(engine(), { spread: 0, random: () => 0.999 });
    expect((await always.search(POSITION, { level: 10 })).value).toBe(bookMoves(POSITION)![0]!.value);
  });

  it.each([
    ['a level that knows no book', { level: 'easy' }],
    ['people of a strength, who have openings of their own', { level: 2100 }],
    ['a value', { depth: 8 }],
    ['several values', { level: 10, multiPv: 3 }],
    ['a proof', { level: 10, exact: true }],
    ['who wins', { level: 10, goal: 'wld' }],
  ] as const)('searches for %s', async (_, limits) => {
    const inner = engine();
    expect(await withBook(inner).search(POSITION, limits)).toBe(SEARCHED);
    expect(inner.search).toHaveBeenCalledWith(POSITION, limits);
  });

  it('searches where the book ends', async () => {
    const inner = engine();
    let position: Position = POSITION;
    while (bookMoves(position)) position = position.play(position.legalMoves.at(-1)!);
    expect(await withBook(inner).search(position, { level: 10 })).toBe(SEARCHED);
  });

  it('plays from the book from the given level on', async () => {
    const inner = engine();
    await withBook(inner, { from: 2 }).search(POSITION, { level: 'easy' });
    expect(inner.search).not.toHaveBeenCalled();
  });

  it('is aborted, named and closed as the engine inside', async () => {
    const inner = engine();
    const whole = withBook(inner);
    const reason = new Error('enough');
    await expect(whole.search(POSITION, { level: 10, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(whole.version).not.toBe(inner.version);
    whole.close();
    expect(inner.close).toHaveBeenCalledOnce();
  });

  it('leaves it to the engine to refuse what is no position', async () => {
    const inner = engine();
    const none = undefined as unknown as Position;
    await withBook(inner).search(none, { level: 10 });
    expect(inner.search).toHaveBeenCalledOnce();
  });

  it('rejects an invalid spread', () => {
    for (const spread of [-1, Number.NaN]) expect(() => withBook(engine(), { spread })).toThrow(RangeError);
  });
});
