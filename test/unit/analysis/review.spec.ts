import { describe, expect, it } from 'vitest';
import { createReviewCache } from '../../../src/core/analysis/cache.js';
import { positionBefore, reviewPly } from '../../../src/core/analysis/ply-review.js';
import {
  review,
  reviewWhole,
  type GameReview,
  type ReviewOptions,
  type ReviewProgress,
} from '../../../src/core/analysis/review.js';
import type { Certainty, Engine } from '../../../src/core/engine/engine.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { fakeEngine, type FakeEngine } from './fake-engine.js';

function gameOf(transcript: string): Game {
  const game = new Game();
  for (const move of parseTranscript(transcript).moves) game.play(move);
  return game;
}

/** Runs a review in the background and keeps what it yields. */
function start(game: Parameters<typeof review>[0], engine: Engine, options: ReviewOptions = {}) {
  const states: GameReview[] = [];
  const end = (async () => {
    for await (const state of review(game, engine, { cache: createReviewCache(), ...options })) {
      states.push(state);
    }
  })();
  end.catch(() => undefined);
  return { states, end };
}

/** Lets everything happen that does not wait for anything outside. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const discs = (engine: FakeEngine): number[] => engine.requested.map(({ position }) => 64 - position.empties);

describe('review', () => {
  it('looks at every move briefly, then thoroughly, both from the end backwards', async () => {
    const engine = fakeEngine({ atOnce: true });
    await reviewWhole(gameOf('f5d6c3'), engine, { parallel: 1, cache: createReviewCache() });
    expect(discs(engine)).toEqual([6, 5, 4, 6, 5, 4]);
    expect(engine.requested.map(({ limits }) => limits.nodes)).toEqual([
      ...[undefined, undefined, undefined],
      ...[1_000_000, 1_000_000, 1_000_000],
    ]);
  });

  it('searches by its effort if no limit is given', async () => {
    const nodesOf = async (options: ReviewOptions): Promise<unknown[]> => {
      const engine = fakeEngine({ atOnce: true });
      const limits = { coarse: false, ...options.limits };
      await reviewWhole(gameOf('f5'), engine, { ...options, limits, cache: createReviewCache() });
      return engine.requested.map(({ limits: { nodes, depth } }) => nodes ?? `depth ${String(depth)}`);
    };
    const [[quick], [thorough], [deepest]] = [
      await nodesOf({ effort: 'quick' }),
      await nodesOf({}),
      await nodesOf({ effort: 'deepest' }),
    ] as [[number], [number], [number]];
    expect(await nodesOf({ effort: 'thorough' })).toEqual([thorough]);
    expect(quick).toBeLessThan(thorough);
    expect(thorough).toBeLessThan(deepest);
    expect(await nodesOf({ effort: 'deepest', limits: { nodes: 70 } })).toEqual([70]);
    expect(await nodesOf({ effort: 'deepest', limits: { depth: 3 } })).toEqual(['depth 3']);
  });

  it('says which efforts there are', async () => {
    const wrong = { effort: 'hard' as 'quick', cache: createReviewCache() };
    await expect(reviewWhole(gameOf('f5'), fakeEngine({ atOnce: true }), wrong)).rejects.toThrow(
      'effort takes one of quick, thorough, deepest, not hard',
    );
  });

  it('searches all moves of one position for each move, whatever was searched before', async () => {
    const engine = fakeEngine({ atOnce: true });
    await reviewWhole(gameOf('f5d6c3'), engine, { cache: createReviewCache() });
    for (const { limits, position } of engine.requested) {
      expect(limits.multiPv).toBeGreaterThanOrEqual(position.legalMoves.length);
      expect(limits.fresh).toBe(true);
    }
  });

  it('takes the loss from the search before the move, and its value from the one after it', async () => {
    const engine = fakeEngine();
    const { states, end } = start(gameOf('f5d6'), engine, { limits: { coarse: false } });
    await settle();
    const [second, first] = engine.open as [(typeof engine.open)[0], (typeof engine.open)[0]];
    first.answer((square) => (square === 'f5' ? 1 : 3));
    second.answer((square) => (square === 'd6' ? -9 : square === 'f6' ? 2 : 0));
    await end;
    const [one, two] = states.at(-1)!.plies;
    // White's best move is 2 for White. The other moves of Black follow f5, three discs worse than found, by two.
    expect(one).toMatchObject({ square: 'f5', color: 'black', before: 1, after: -2, loss: 3, forced: false });
    expect(one!.best).toEqual(['d3', 'c4', 'e6']);
    expect(two).toMatchObject({
      square: 'd6',
      color: 'white',
      before: 2,
      after: -9,
      loss: 11,
      class: 'blunder',
    });
    expect(two!.best).toEqual(['f6']);
    expect(two!.refutation).toEqual(['d6']);
    expect(states.at(-1)!.white).toMatchObject({ moves: 1, loss: 11, lossIn: { opening: 11, midgame: 0 } });
    expect(states.at(-1)!.white.classes.blunder).toBe(1);
    expect(states.at(-1)!.turningPoints.map(({ ply }) => ply)).toEqual([2]);
  });

  it('names beside a proven best move no estimate of the same value', () => {
    const [node] = gameOf('f5').nodes;
    const value = { value: 2, depth: 9, line: [] };
    const valued = (certainties: readonly Certainty[]) =>
      (['f5', 'd3', 'c4', 'e6'] as const).map((move, at) => ({
        ...value,
        move,
        certainty: certainties[at]!,
      }));
    const bestOf = (...certainties: Certainty[]) =>
      reviewPly(node!, { moves: valued(certainties) }, false).best.toSorted();
    expect(bestOf('exact', 'heuristic', 'exact', 'heuristic')).toEqual(['c4', 'f5']);
    expect(bestOf('heuristic', 'heuristic', 'selective', 'heuristic')).toEqual(['c4', 'd3', 'e6', 'f5']);
  });

  it('gives a late answer to the move that it was asked for', async () => {
    const engine = fakeEngine();
    const { states, end } = start(gameOf('f5d6c3'), engine, { parallel: 3, limits: { coarse: false } });
    await settle();
    // The search of the first move answers first, although it was requested last.
    for (const search of [...engine.open].reverse()) {
      search.answer();
      await settle();
    }
    await end;
    expect(states.map(({ latest }) => latest.ply)).toEqual([1, 2, 3]);
    for (const ply of states.at(-1)!.plies) {
      expect(ply!.moves.map(({ move }) => move).sort()).toEqual(
        [...positionBefore(ply!.node).legalMoves].sort(),
      );
    }
  });

  it('replaces a brief value by a thorough one, and is complete then', async () => {
    const engine = fakeEngine();
    const { states, end } = start(gameOf('f5'), engine, { parallel: 1 });
    await settle();
    engine.open[0]!.answer(() => 1);
    await settle();
    engine.open[0]!.answer(() => 7);
    await end;
    expect(states.map(({ plies: [ply] }) => [ply!.before, ply!.coarse])).toEqual([
      [1, true],
      [7, false],
    ]);
    expect(states.map(({ latest }) => latest.before)).toEqual([1, 7]);
    expect(states.map(({ complete }) => complete)).toEqual([false, true]);
    expect(states[0]!.progress.fraction).toBeLessThan(0.5);
    expect(states[1]!.progress.fraction).toBe(1);
  });

  it('names the turning points of both sides in the order of the game', async () => {
    const engine = fakeEngine();
    const { states, end } = start(gameOf('f5d6c3'), engine, { parallel: 3, limits: { coarse: false } });
    await settle();
    const played = ['c3', 'd6', 'f5'];
    for (const [at, search] of [...engine.open].entries())
      search.answer((square) => (square === played[at] && square !== 'f5' ? -20 : 20));
    await end;
    const { turningPoints, black, white } = states.at(-1)!;
    expect(turningPoints.map(({ ply }) => ply)).toEqual([2, 3]);
    expect([black, white].map((side) => side.turningPoints.length)).toEqual([1, 1]);
  });

  it('keeps a thorough value when a brief one comes later', async () => {
    const engine = fakeEngine();
    const { states, end } = start(gameOf('f5'), engine, { parallel: 2 });
    await settle();
    const [brief, thorough] = engine.open as [(typeof engine.open)[0], (typeof engine.open)[0]];
    thorough.answer(() => 7);
    await settle();
    brief.answer(() => 1);
    await end;
    expect(states.map(({ plies }) => plies[0]!.before)).toEqual([7, 7]);
    expect(states.at(-1)!.complete).toBe(true);
  });

  it('ends at once when it is aborted, though the engine never answers', async () => {
    const engine = fakeEngine();
    const abort = new AbortController();
    const { end } = start(gameOf('f5d6c3'), engine, { signal: abort.signal });
    await settle();
    abort.abort();
    await expect(end).rejects.toMatchObject({ name: 'AbortError' });
    expect(engine.requested.every(({ limits }) => limits.signal?.aborted)).toBe(true);
    expect(engine.requested).toHaveLength(2);
  });

  it('does not begin when it is aborted before', async () => {
    const engine = fakeEngine();
    const { end } = start(gameOf('f5'), engine, { signal: AbortSignal.abort() });
    await expect(end).rejects.toMatchObject({ name: 'AbortError' });
    expect(engine.requested).toEqual([]);
  });

  it('stops its searches when nobody reads on', async () => {
    const engine = fakeEngine();
    const states = review(gameOf('f5d6c3'), engine, { cache: createReviewCache() });
    const first = states.next();
    await settle();
    engine.open[0]!.answer();
    expect((await first).value?.latest.ply).toBe(3);
    await states.return();
    expect(engine.open.every(({ limits }) => limits.signal?.aborted)).toBe(true);
  });

  it('goes on where it was stopped', async () => {
    const cache = createReviewCache();
    const stopped = fakeEngine({ version: '1' });
    const abort = new AbortController();
    const { end } = start(gameOf('f5d6c3'), stopped, { cache, signal: abort.signal, parallel: 1 });
    await settle();
    stopped.open[0]!.answer();
    await settle();
    abort.abort();
    await expect(end).rejects.toThrow('aborted');
    const requested = async (transcript: string, limits = {}): Promise<number> => {
      const engine = fakeEngine({ version: '1', atOnce: true });
      const done = await reviewWhole(gameOf(transcript), engine, { cache, limits });
      expect(done!.complete).toBe(true);
      return engine.requested.length;
    };
    expect(await requested('f5d6c3')).toBe(5);
    expect(await requested('f5d6c3')).toBe(0);
    // Other limits give other values; the short search is the same.
    expect(await requested('f5d6c3', { nodes: 5000 })).toBe(3);
    // Another line from the same place shares its positions.
    expect(await requested('f5d6c4')).toBe(0);
  });

  it('does not take the values of another version or of an engine without one', async () => {
    const cache = createReviewCache();
    const count = async (engine: FakeEngine): Promise<number> => {
      await reviewWhole(gameOf('f5'), engine, { cache });
      return engine.requested.length;
    };
    expect(await count(fakeEngine({ atOnce: true, version: '1' }))).toBe(2);
    expect(await count(fakeEngine({ atOnce: true, version: '1' }))).toBe(0);
    expect(await count(fakeEngine({ atOnce: true, version: '2' }))).toBe(2);
    expect(await count(fakeEngine({ atOnce: true }))).toBe(2);
    expect(await count(fakeEngine({ atOnce: true }))).toBe(2);
  });

  it('tells how far it is, up to the whole', async () => {
    const engine = fakeEngine();
    const reported: ReviewProgress[] = [];
    const { end } = start(gameOf('f5d6'), engine, {
      onProgress: (progress) => reported.push(progress),
      parallel: 1,
    });
    await settle();
    engine.open[0]!.progress({ fraction: 0.5 });
    while (engine.open.length > 0) {
      engine.open[0]!.answer();
      await settle();
    }
    await end;
    expect(reported[0]).toMatchObject({ ply: 2, stage: 'coarse', done: 0, total: 4 });
    const fractions = reported.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(reported.at(-1)).toMatchObject({ stage: 'deep', done: 4, total: 4 });
  });

  it('passes an error of the engine on, and keeps what it had', async () => {
    const engine = fakeEngine();
    const { states, end } = start(gameOf('f5d6'), engine, { parallel: 1 });
    await settle();
    engine.open[0]!.answer();
    await settle();
    engine.open[0]!.fail(new Error('the worker broke down'));
    await expect(end).rejects.toThrow('the worker broke down');
    expect(states).toHaveLength(1);
  });

  it('asks for the move that was played where the engine leaves it out', async () => {
    const whole = fakeEngine({ atOnce: true });
    const engine: Engine = {
      ...whole,
      search: async (position, limits) => {
        const found = await whole.search(position, limits);
        return { ...found, moves: found.moves.filter(({ move }) => move !== 'f5') };
      },
    };
    const done = await reviewWhole(gameOf('f5'), engine, { cache: createReviewCache() });
    // d6 flips a disc, as each reply does; the value of a missing move is that of the opponent's best reply, negated.
    expect(done!.plies).toMatchObject([{ square: 'f5', before: 1, after: -1, loss: 2 }]);
  });

  it.each([
    [{ limits: { exactFrom: 61 } }, 'exactFrom takes a number from 0 to 60, not 61'],
    [{ limits: { exactFrom: 1.5 } }, 'exactFrom takes a number from 0 to 60, not 1.5'],
    [{ parallel: 0 }, 'parallel takes a number from 1 to 16, not 0'],
  ])('explains what is wrong with %o', async (options, message) => {
    await expect(reviewWhole(gameOf('f5'), fakeEngine(), options)).rejects.toThrow(message);
  });

  it('knows whose move it was after a pass', async () => {
    // Black must pass after h6.
    const game = gameOf('f5f6d3g5h5h4f7h6c5');
    const done = await reviewWhole(game, fakeEngine({ atOnce: true }), { cache: createReviewCache() });
    expect(done!.plies.at(-1)).toMatchObject({ ply: 9, color: 'white', square: 'c5' });
    expect(done!.plies.at(-1)!.position.turn).toBe('white');
  });

  it('gives a move without an alternative no class', async () => {
    const game = new Game({ position: Position.of(`XO${'-'.repeat(62)}`, 'black') });
    game.play('c1');
    const done = await reviewWhole(game, fakeEngine({ atOnce: true }), { cache: createReviewCache() });
    expect(done!.plies[0]).toMatchObject({ forced: true, loss: 0 });
    expect(done!.plies[0]!.class).toBeUndefined();
    expect(done!.black.accuracy).toBeUndefined();
  });

  it('reviews side lines', async () => {
    const game = gameOf('f5d6c3');
    game.goTo(1);
    game.play('f6');
    game.play('e6');
    const line = await reviewWhole(game, fakeEngine({ atOnce: true }), { cache: createReviewCache() });
    expect(line!.plies.map((ply) => ply!.square)).toEqual(['f5', 'f6', 'e6']);
    const places = [game.root, ...game.nodes.slice(0, 2)];
    const part = await reviewWhole(places, fakeEngine({ atOnce: true }), { cache: createReviewCache() });
    expect(part!.plies.map((ply) => ply!.square)).toEqual(['f5', 'f6']);
  });

  it('has nothing to say of a game without moves', async () => {
    expect(await reviewWhole(new Game(), fakeEngine())).toBeUndefined();
  });
});

describe('the cache of reviews', () => {
  it('forgets what was not used for longest', () => {
    const cache = createReviewCache(2);
    cache.set('a', []);
    cache.set('b', []);
    cache.get('a');
    cache.set('c', []);
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });
});
