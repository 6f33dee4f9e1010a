import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Level,
  type MoveValue,
  type SearchInfo,
  type Strength,
  LEVEL_NAMES,
  LEVELS,
  STRENGTHS,
} from '../../../src/core/engine/engine.js';
import { levelNumber, namedLevel } from '../../../src/core/engine/levels/level-names.js';
import {
  drawMove,
  humanChances,
  lookAhead,
  valuesOfMoves,
} from '../../../src/core/engine/levels/human/human-moves.js';
import { playLevel, type LevelSearches } from '../../../src/core/engine/levels/level-play.js';
import { POINTS_OF_LEVELS } from '../../../src/core/engine/levels/level-strength.js';
import { LEVEL_SETTINGS, planOfLevel, VARIETY, variedMove } from '../../../src/core/engine/levels/levels.js';
import type { PlainLimits } from '../../../src/core/engine/protocol/limits.js';
import type { DepthsInfo } from '../../../src/core/engine/protocol/protocol.js';
import { Position } from '../../../src/core/rules/position.js';

const START = Position.start;
/** A position beyond the opening. */
const LATE = Position.of(
  '--OOO---' + '--OXX---' + 'XXXXXXX-' + 'XXOXOXX-' + 'XXOOXXX-' + '--OOOO--' + '--XXO---' + '--------',
  'black',
);

function valued(values: Partial<Record<string, number>>): MoveValue[] {
  return Object.entries(values)
    .map(([move, value]) => ({
      move: move as MoveValue['move'],
      value: value!,
      certainty: 'heuristic' as const,
      depth: 1,
      line: [move as MoveValue['move']],
    }))
    .sort((a, b) => b.value - a.value);
}

function info(values: Partial<Record<string, number>>): SearchInfo {
  const moves = valued(values);
  return { ...moves[0]!, moves, nodes: 10, time: 1, nps: 10_000 };
}

/** Searches that record their limits, and return equal values. */
function searches(position: Position) {
  const requested: PlainLimits[] = [];
  const depths: (readonly number[])[] = [];
  const valuesOf = ({ legalMoves }: Position) =>
    Object.fromEntries(legalMoves.map((move, at) => [move, -at]));
  const values = valuesOf(position);
  const made: LevelSearches = {
    search: (limits, onProgress) => {
      requested.push(limits);
      onProgress?.(info(values));
      return Promise.resolve(info(values));
    },
    searchDepths: (of, wanted) => {
      depths.push(wanted);
      const found = info(valuesOf(of));
      const moves = found.moves.map((one) => ({ ...one, byDepth: wanted.map(() => one.value) }));
      return Promise.resolve({ ...found, moves } satisfies DepthsInfo);
    },
  };
  return { made, requested, depths };
}

describe('levels', () => {
  it('are ten, five of them with names of rising strength', () => {
    expect(LEVELS).toHaveLength(10);
    expect(LEVEL_SETTINGS).toHaveLength(10);
    const numbers = LEVEL_NAMES.map((name) => levelNumber(name));
    expect(new Set(numbers).size).toBe(5);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(levelNumber(7)).toBe(7);
    // A level by name is the level with that number.
    for (const level of LEVELS) expect(levelNumber(namedLevel(level))).toBe(level);
    expect(LEVELS.map(namedLevel).filter((level) => typeof level === 'string')).toEqual(LEVEL_NAMES);
  });

  it('play as stronger and stronger people, who make fewer and fewer of the moves', () => {
    for (const [at, stronger] of LEVEL_SETTINGS.slice(1).entries()) {
      const weaker = LEVEL_SETTINGS[at]!;
      expect(stronger.strength).toBeGreaterThanOrEqual(weaker.strength);
      expect(stronger.searched).toBeGreaterThanOrEqual(weaker.searched);
    }
    expect(LEVEL_SETTINGS[0]!.searched).toBe(0);
    const people = LEVEL_SETTINGS.filter(({ searched }) => searched === 0);
    expect(people.map(({ strength }) => strength)).toEqual(POINTS_OF_LEVELS);
    expect(LEVEL_SETTINGS[9]!.searched).toBe(1);
  });

  it('vary their searched moves while 44 squares or more are empty', () => {
    const board = (empties: number): string => '-'.repeat(empties) + 'X'.repeat(64 - empties);
    expect(planOfLevel(10, board(44), 1)).toMatchObject({ kind: 'search', varied: true });
    expect(planOfLevel(10, board(43), 1)).toMatchObject({ kind: 'search', varied: false });
  });

  it('choose among the moves up to the margin worse than the best', () => {
    const moves = valued({ f5: 1, d3: 1 - VARIETY.margin, c4: 1 - VARIETY.margin - 0.1 });
    const chosen = Array.from({ length: 50 }, (_, seed) => variedMove(moves, START.board, seed).move);
    expect(new Set(chosen)).toEqual(new Set(['f5', 'd3']));
  });

  it('draw whether to search and which move to play independently of each other', () => {
    const moves = valued({ f5: 0, d3: 0, c4: 0 });
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const searched = seeds.filter((seed) => planOfLevel(7, START.board, seed).kind === 'search');
    const chosen = searched.map((seed) => variedMove(moves, START.board, seed).move);
    expect(new Set(chosen)).toEqual(new Set(['f5', 'd3', 'c4']));
  });

  it('are limited in nodes up to level 9, so that a slow machine plays the same', () => {
    for (const { searched, nodes } of LEVEL_SETTINGS.slice(0, 9)) {
      if (searched > 0) expect(nodes).toBeGreaterThan(0);
    }
    expect(LEVEL_SETTINGS[9]!.nodes).toBeUndefined();
  });
});

describe('the plan of a level for a move', () => {
  const boards = Array.from({ length: 2000 }, (_, seed) => seed);
  const searchedShare = (level: Level): number =>
    boards.filter((seed) => planOfLevel(level, START.board, seed).kind === 'search').length / boards.length;

  it('is a search as often as is meant', () => {
    for (const level of LEVELS)
      expect(searchedShare(level)).toBeCloseTo(LEVEL_SETTINGS[level - 1]!.searched, 1);
    expect(searchedShare(9)).toBeLessThan(1);
    expect(searchedShare(10)).toBe(1);
  });

  it('is the same for the same seed and position, and another one elsewhere', () => {
    for (const seed of boards.slice(0, 100))
      expect(planOfLevel(9, START.board, seed)).toEqual(planOfLevel(9, START.board, seed));
    const kinds = START.legalMoves.map((move) => START.play(move).board);
    const differs = boards.some(
      (seed) => new Set(kinds.map((board) => planOfLevel(8, board, seed).kind)).size === 2,
    );
    expect(differs).toBe(true);
  });

  it('is what people of its strength do, where a strength is asked for', () => {
    for (const strength of STRENGTHS)
      expect(planOfLevel(strength, START.board, 1)).toMatchObject({ kind: 'people', strength, sharpness: 1 });
  });
});

describe('the strength of a level near the end', () => {
  const strengths = (level: Level | Strength): number[] =>
    [60, 24, 19, 14, 3].map((empties) => {
      const board = `${'X'.repeat(64 - empties)}${'-'.repeat(empties)}`;
      const plan = planOfLevel(level, board, 1);
      return plan.kind === 'people' ? plan.strength : 0;
    });

  it('rises half of the way to 1500 points: weak players do not play ends as badly as all the rest', () => {
    expect(strengths(1)).toEqual([950, 950, 1087.5, 1225, 1225]);
    expect(strengths(1200)).toEqual([1200, 1200, 1275, 1350, 1350]);
  });

  it('is the same as before where it is not lower', () => {
    expect(new Set(strengths(4))).toEqual(new Set([LEVEL_SETTINGS[3]!.strength]));
    expect(new Set(strengths(1500))).toEqual(new Set([1500]));
  });
});

describe('a move drawn by chances', () => {
  const draws = (chances: readonly number[], sharpness: number): number[] => {
    const counts = chances.map(() => 0);
    for (let seed = 0; seed < 4000; seed++)
      counts[drawMove(chances, sharpness, START.board, seed * 7919)]! += 1 / 4000;
    return counts;
  };

  it('comes as often as its chance says; sharpened, likely moves come more often', () => {
    const chances = [0.6, 0.3, 0.1];
    for (const [at, share] of draws(chances, 1).entries()) expect(share).toBeCloseTo(chances[at]!, 1);
    const [likely, , unlikely] = draws(chances, 2);
    expect(likely).toBeCloseTo(0.36 / 0.46, 1);
    expect(unlikely).toBeCloseTo(0.01 / 0.46, 1);
  });

  it('is one of the moves, and the same for the same seed', () => {
    const chances = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(chances, fc.integer({ min: 0, max: 0xffffffff }), (list, seed) => {
        const at = drawMove(list, 1.3, START.board, seed);
        expect(list[at]).toBeDefined();
        expect(drawMove(list, 1.3, START.board, seed)).toBe(at);
      }),
    );
  });
});

describe('a searched move', () => {
  it('is any of those that are as good as the best in the opening', () => {
    const moves = valued({ d3: 1, c4: 1, f5: 0.6, e6: -2 });
    const chosen = new Set(
      Array.from({ length: 200 }, (_, seed) => variedMove(moves, START.board, seed).move),
    );
    expect([...chosen].sort()).toEqual(['c4', 'd3', 'f5']);
  });

  it('is the best one later', async () => {
    const { made, requested } = searches(LATE);
    for (let seed = 0; seed < 20; seed++) {
      const { move } = await playLevel(LATE, 10, { seed }, made);
      expect(move).toBe(LATE.legalMoves[0]);
    }
    expect(requested[0]).toMatchObject({ multiPv: 1 });
  });

  it('takes the tighter of the limits of its level and of others', async () => {
    const { made, requested } = searches(LATE);
    const seed = Array.from({ length: 100 }, (_, at) => at).find(
      (at) => planOfLevel(9, LATE.board, at).kind === 'search',
    )!;
    await playLevel(LATE, 9, { seed }, made);
    await playLevel(LATE, 9, { seed, nodes: 50, time: 40 }, made);
    await playLevel(LATE, 9, { seed, nodes: 1e9, depth: 3 }, made);
    const { nodes } = LEVEL_SETTINGS[8]!;
    expect(requested[0]).toEqual({ nodes, multiPv: 1 });
    expect(requested[1]).toEqual({ nodes: 50, time: 40, multiPv: 1 });
    expect(requested[2]).toEqual({ nodes, depth: 3, multiPv: 1 });
  });

  it('has an end at level 10, where nothing else ends it', async () => {
    const { made, requested } = searches(LATE);
    await playLevel(LATE, 10, {}, made);
    await playLevel(LATE, 10, { depth: 4 }, made);
    await playLevel(LATE, 10, { time: 50 }, made);
    expect(requested).toEqual([
      { time: 2000, multiPv: 1 },
      { depth: 4, multiPv: 1 },
      { time: 50, multiPv: 1 },
    ]);
    for (const limits of requested)
      expect(limits, 'level 10 has no limit of nodes').not.toHaveProperty('nodes');
    expect(planOfLevel(10, LATE.board, 1)).toStrictEqual({ kind: 'search', varied: false });
  });

  it.each([{ confidence: 1.5 }, {}])('keeps what the search says of how sure it is: %j', async (sure) => {
    const { made } = searches(LATE);
    const search: LevelSearches['search'] = async (limits) => {
      const found = await made.search(limits);
      return { ...found, moves: found.moves.map((value) => ({ ...value, ...sure })) };
    };
    const { moves } = await playLevel(LATE, 10, { seed: 1 }, { ...made, search });
    expect(moves).toStrictEqual([{ ...valued({ [LATE.legalMoves[0]!]: -0 })[0], ...sure }]);
  });

  it('shows as many moves as were asked for, however many it compared', async () => {
    const { made, requested } = searches(START);
    const shown: number[] = [];
    const one = await playLevel(START, 10, { seed: 1 }, made, ({ moves }) => shown.push(moves.length));
    const two = await playLevel(START, 10, { seed: 1, multiPv: 2 }, made);
    expect(requested[0]!.multiPv).toBe(VARIETY.moves);
    expect(shown).toEqual([1]);
    expect(one.moves).toEqual([expect.objectContaining({ move: one.move })]);
    expect(two.moves).toHaveLength(2);
  });
});

describe('a move that is chosen as people do', () => {
  it('asks for values at several depths, once, and answers with the value of the move', async () => {
    const { made, requested, depths } = searches(START);
    const found = await playLevel(START, 3, { seed: 4 }, made);
    expect(requested).toHaveLength(0);
    expect(depths).toHaveLength(1);
    expect(START.legalMoves).toContain(found.move);
    expect(found.moves).toEqual([expect.objectContaining({ move: found.move, value: found.value })]);
  });

  it('is the one that its chances draw', async () => {
    const { made } = searches(START);
    const values = valuesOfMoves(START, await lookAhead(START, made.searchDepths));
    const chances = humanChances(START, values, LEVEL_SETTINGS[1]!.strength, []);
    for (let seed = 0; seed < 20; seed++) {
      const { move } = await playLevel(START, 2, { seed }, made);
      expect(move).toBe(START.legalMoves[drawMove(chances, 1, START.board, seed)]);
    }
  });

  it('varies without a seed, too', async () => {
    const { made } = searches(START);
    const moves = await Promise.all(Array.from({ length: 60 }, () => playLevel(START, 2, {}, made)));
    expect(new Set(moves.map(({ move }) => move)).size).toBeGreaterThan(1);
  });

  it('varies from seed to seed', async () => {
    const { made } = searches(START);
    const moves = await Promise.all(
      Array.from({ length: 60 }, (_, seed) => playLevel(START, 2, { seed: seed * 7919 }, made)),
    );
    expect(new Set(moves.map(({ move }) => move)).size).toBeGreaterThan(1);
  });

  it('is the pass where there is nothing else', async () => {
    const passing = Position.of(`XO${'-'.repeat(62)}`, 'white');
    const { made } = searches(passing);
    const found = await playLevel(
      passing,
      1,
      { seed: 1 },
      {
        ...made,
        searchDepths: (_, depths) => {
          const pass = info({ pass: -4 });
          return Promise.resolve({
            ...pass,
            moves: pass.moves.map((one) => ({ ...one, byDepth: depths.map(() => -4) })),
          });
        },
      },
    );
    expect(found.move).toBe('pass');
  });
});
