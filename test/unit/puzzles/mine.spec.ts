/** Which positions of a game become puzzles, by an engine whose values a test chooses. */
import { describe, expect, it } from 'vitest';
import type { Engine, MoveValue, SearchLimits } from '../../../src/core/engine/engine.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { decides, minePuzzles, puzzleKey, type MineOptions } from '../../../src/core/puzzles/mine.js';
import type { Puzzle } from '../../../src/core/puzzles/puzzle.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position, withColorsExchanged } from '../../../src/core/rules/position.js';
import { canonical } from '../../../src/core/rules/symmetry.js';

/** A whole game, played perfectly (H. Takizawa, arXiv:2310.19387). */
const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';
const game = new Game();
for (const move of parseTranscript(GAME).moves) game.play(move);
const positions = [game.root, ...game.nodes].map(({ position }) => position);

type Search = SearchLimits & { readonly position: Position };

/**
 * An engine for which the first legal move is worth ten discs and every other one none; `change` makes some of its answers
 * others. It lists the searches.
 */
function engineOf(
  change: (search: Search) => {
    values?: readonly number[];
    exact?: boolean;
    best?: number;
    nodes?: number;
  } = () => ({}),
): Engine & { readonly searches: readonly Search[] } {
  const searches: Search[] = [];
  return {
    searches,
    search: (position, limits = {}) => {
      const search = { ...limits, position };
      searches.push(search);
      const { values = [10], exact = true, best = 0, nodes = 1e9 } = change(search);
      const moves = position.legalMoves.map((move, index): MoveValue => ({
        move,
        value: values[index] ?? 0,
        certainty: exact ? 'exact' : 'heuristic',
        depth: position.empties,
        line: [move],
      }));
      return Promise.resolve({ ...moves[best]!, moves, nodes, time: 1, nps: 1e9 });
    },
    close: () => undefined,
  };
}

async function mined(engine: Engine, options: MineOptions = {}, from = positions): Promise<Puzzle[]> {
  const found: Puzzle[] = [];
  for await (const puzzle of minePuzzles(from, engine, { empties: [8, 20], ...options })) found.push(puzzle);
  return found;
}

describe('puzzles of a game', () => {
  it.each([1, 2, 3])('never share a move of the solver: at most %i', async (moves) => {
    const puzzles = await mined(engineOf(), { moves });
    expect(puzzles.length).toBeGreaterThan(1);
    puzzles.slice(1).forEach(({ position }, index) => {
      const before = puzzles[index]!;
      expect(before.position.empties - position.empties).toBeGreaterThan(before.solution.length);
    });
  });

  it('are as difficult as the number of levels that do not find the move in most of three tries', async () => {
    const difficulty = async (isFound: (limits: SearchLimits) => boolean): Promise<number> =>
      (
        await mined(
          engineOf((search) => ({ best: search.level !== undefined && !isFound(search) ? 1 : 0 })),
          { moves: 1 },
        )
      )[0]!.difficulty;
    expect(await difficulty(() => true)).toBe(1);
    expect(await difficulty(({ level }) => Number(level) > 4)).toBe(5);
    expect(await difficulty(() => false)).toBe(10);
    expect(await difficulty(({ seed }) => seed !== 1)).toBe(4);
  });

  it('begin while the game is open: less than 30 discs ahead, less than 20 behind', () => {
    const scores = [-20, -18, 28, 30].filter((score) => decides({ score, second: score - 6 }));
    expect(scores).toEqual([-18, 28]);
  });

  it('have a move that gains six discs, or the result', () => {
    const pairs = [
      { score: 12, second: 8 },
      { score: 12, second: 6 },
      { score: 2, second: 0 },
      { score: 0, second: -2 },
      { score: -2, second: -6 },
    ];
    expect(pairs.map(decides)).toEqual([false, true, true, true, false]);
  });

  it('have as few and as many empty squares as allowed, both included', async () => {
    const puzzles = await mined(engineOf(), { moves: 1, empties: [10, 12] });
    expect(puzzles.map(({ position }) => position.empties)).toEqual([12, 10]);
    const all = positions.filter(
      ({ empties, legalMoves }) => empties >= 8 && empties <= 14 && legalMoves.length >= 4,
    );
    const [first] = await mined(engineOf(), { empties: undefined as never });
    expect(first!.position).toBe(all[0]);
  });

  it('leave the solver at least four legal moves', async () => {
    const three = Position.of(
      '-OOX----' + '-'.repeat(11) + 'XOOO' + '-'.repeat(19) + 'X-------O' + '-'.repeat(13),
      'black',
    );
    expect(three.legalMoves).toHaveLength(3);
    const found = await mined(engineOf(), { moves: 1, empties: [8, 60] }, [three, Position.start]);
    expect(found.map(({ position }) => position)).toEqual([Position.start]);
  });

  it.each([
    ['a short search sees less than two discs between the best two', { values: [3, 2] }, {}],
    ['the short search sees a decided game', { values: [30] }, {}],
    ['the exact search sees less than six discs between the best two', {}, { values: [10, 5] }],
    ['the exact search sees a decided game', {}, { values: [30] }],
    ['the score of the best two is not proven', {}, { exact: false }],
  ])('are none where %s', async (_, short, exact) => {
    expect(await mined(engineOf((search) => (search.exact ? exact : short)))).toEqual([]);
  });

  it('may be where a short search sees two discs between the best two', async () => {
    const engine = engineOf(({ exact }) => ({ values: exact ? [10] : [4, 2] }));
    expect((await mined(engine)).length).toBeGreaterThan(1);
  });

  it('are searched with the limits that are asked for', async () => {
    const engine = engineOf();
    const { signal } = new AbortController();
    await mined(engine, { nodes: 5000, signal });
    const exact = engine.searches.filter((search) => search.exact);
    expect(new Set(exact.map(({ nodes, fresh }) => `${String(nodes)} ${String(fresh)}`))).toEqual(
      new Set(['5000 true']),
    );
    expect(engine.searches.every((search) => search.signal === signal)).toBe(true);
    const short = engine.searches.filter(({ depth }) => depth !== undefined);
    expect(short.every(({ depth, multiPv }) => depth === 8 && multiPv === 2)).toBe(true);
    const levels = engine.searches.filter(({ level }) => level !== undefined);
    expect(levels.every(({ level, nodes }) => nodes === (level === 10 ? 1_000_000 : undefined))).toBe(true);
    const plain = engineOf();
    await mined(plain);
    expect(plain.searches.every((search) => !('signal' in search))).toBe(true);
    expect(plain.searches.every(({ exact: proven, nodes }) => !proven || nodes === undefined)).toBe(true);
  });

  it('go on with the best reply while one move of the solver is right, proven each time', async () => {
    const solutions = async (change: Parameters<typeof engineOf>[0], moves = 3): Promise<number[]> =>
      (await mined(engineOf(change), { moves })).map(({ solution }) => solution.length);
    const whole = await mined(engineOf(), { moves: 3 });
    expect(Math.max(...whole.map(({ solution }) => solution.length))).toBeGreaterThanOrEqual(5);
    for (const { position, solution } of whole) {
      let after = position;
      for (const move of solution) {
        if (after.phase === 'pass') after = after.play('pass');
        expect(move).toBe(after.legalMoves[0]);
        after = after.play(move);
      }
    }
    const requested = new Set(whole.map(({ position }) => position.board));
    const isLater = ({ position, exact }: Search): boolean =>
      exact === true && !requested.has(position.board);
    const isReply = (search: Search): boolean => isLater(search) && search.multiPv === undefined;
    expect(new Set(await solutions((search) => ({ exact: !isReply(search) })))).toEqual(new Set([1]));
    const isSecond = (search: Search): boolean => isLater(search) && search.multiPv === 2;
    expect((await solutions((search) => (isSecond(search) ? { values: [10, 9] } : {})))[0]).toBe(1);
    expect((await solutions((search) => (isSecond(search) ? { exact: false } : {})))[0]).toBe(1);
  });

  it('have a move that the search of level 8 misses if they are hard', async () => {
    const isLevel8 = ({ nodes, exact, level }: Search): boolean =>
      nodes !== undefined && !exact && level === undefined;
    const hard = { hard: true, moves: 1 };
    expect(await mined(engineOf(), hard)).toEqual([]);
    const missing = engineOf((search) => (isLevel8(search) ? { best: 1 } : {}));
    expect((await mined(missing, hard)).length).toBeGreaterThan(1);
    expect(missing.searches.every((search) => !isLevel8(search) || search.fresh)).toBe(true);
    expect(missing.searches.some(({ depth }) => depth !== undefined)).toBe(false);
    expect(
      await mined(
        engineOf((search) => (isLevel8(search) ? { best: 1, values: [30] } : {})),
        hard,
      ),
    ).toEqual([]);
  });

  it('are easy for a level that may search as many nodes as the proof took', async () => {
    const engine = engineOf(({ level }) => ({ nodes: 1000, best: level === undefined ? 0 : 1 }));
    expect((await mined(engine, { moves: 1 }))[0]!.difficulty).toBe(8);
  });

  it('are the same puzzle when turned, mirrored, or with the colours exchanged', () => {
    const position = positions[30]!;
    const exchanged = withColorsExchanged(position);
    expect(exchanged.turn).not.toBe(position.turn);
    expect(puzzleKey({ position: exchanged })).toBe(puzzleKey({ position }));
    expect(puzzleKey({ position: canonical(position) })).toBe(puzzleKey({ position }));
    expect(puzzleKey({ position: positions[31]! })).not.toBe(puzzleKey({ position }));
  });
});
