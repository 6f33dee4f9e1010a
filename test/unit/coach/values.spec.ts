/** What is searched to compare two moves, what the answers found mean, and what people choose: by engines with given values. */
import { describe, expect, it } from 'vitest';
import { answersTo, type AnswerOptions, type Answers } from '../../../src/core/coach/values/answers.js';
import { judge, lessCertain, type ExplainOptions } from '../../../src/core/coach/values/judge.js';
import { peopleChoice } from '../../../src/core/coach/values/people.js';
import { EFFORT_LIMITS } from '../../../src/core/engine/effort.js';
import type {
  Certainty,
  Engine,
  EngineMove,
  HumanMove,
  MoveValue,
  SearchLimits,
} from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { Position } from '../../../src/core/rules/position.js';

/** The discs of each line that a search finds. */
type Values = Readonly<Record<string, number>>;

const value = (move: string, discs: number, depth = 30, certainty: Certainty = 'heuristic'): MoveValue =>
  ({ move, value: discs, depth, certainty, line: [move] }) as MoveValue;

/** An engine whose searches find these values, one after the other, and the positions and limits that it got. */
function searcher(...results: readonly Values[]) {
  const searched: { position: Position; limits: SearchLimits }[] = [];
  const engine: Engine = {
    search: (position, limits = {}) => {
      const found = Object.entries(results[searched.length]!).map(([text, discs]) => {
        const line = text.split(' ') as EngineMove[];
        return { ...value(line[0]!, discs), line };
      });
      searched.push({ position, limits });
      return Promise.resolve({ ...(found[0] ?? value('pass', 0)), moves: found, nodes: 0, nps: 0, time: 0 });
    },
    close: () => undefined,
  };
  return { engine, searched };
}

/** Black has a1 and h1, after each of which White has a3; the empty squares are these three and the last ones. */
const withEmpties = (empties: number): Position =>
  parseBoardString(
    `-OXXXXO-XXXXXXXX-XOXXXXX${'X'.repeat(43 - empties)}${'-'.repeat(empties - 3)}`.padEnd(64) + ' X',
  );

describe('the search of the answers', () => {
  const brief = 100_000;
  const whole = 1_000_000;

  it.each<[string, number, number, number, AnswerOptions, SearchLimits]>([
    ['ten plies', 21, 20, 30, {}, { depth: 10, nodes: whole }],
    ['more with twenty empty squares', 20, 30, 20, {}, { depth: 14, nodes: whole }],
    ['fourteen with seventeen after the move', 18, 30, 30, {}, { depth: 14, nodes: whole }],
    ['all with sixteen', 17, 30, 30, {}, { exact: true, nodes: whole }],
    ['no deeper than the moves', 21, 4, 8, {}, { depth: 7, nodes: brief }],
    ['briefly if they were searched to ten plies', 21, 10, 9, {}, { depth: 9, nodes: brief }],
    ['longer if to eleven', 21, 11, 1, {}, { depth: 10, nodes: whole }],
    ['one ply at least', 21, 1, 1, {}, { depth: 1, nodes: brief }],
    ['deeper, and one short of that', 21, 14, 14, { deeper: 4, short: 1 }, { depth: 12, nodes: brief }],
  ])('takes %s', async (_, empties, worseDepth, betterDepth, options, expected) => {
    const { engine, searched } = searcher({ a3: 9 }, { a3: 0 });
    const position = withEmpties(empties);
    expect(position.empties).toBe(empties);
    const [worse, better] = [value('a1', -9, worseDepth), value('h1', 0, betterDepth)];
    expect(await answersTo(position, worse, better, engine, options)).toBeDefined();
    expect(searched.map((one) => one.position.board)).toEqual(
      (['a1', 'h1'] as const).map((move) => position.play(move).board),
    );
    for (const { limits } of searched) expect(limits).toEqual({ ...expected, multiPv: 64, fresh: true });
  });

  it('ends when the signal aborts', async () => {
    const { signal } = new AbortController();
    const { engine, searched } = searcher({ a3: 9 }, { a3: 0 });
    await answersTo(withEmpties(21), value('a1', -9), value('h1', 0), engine, { signal });
    expect(searched.map(({ limits }) => limits.signal)).toEqual([signal, signal]);
  });
});

describe('the answers to two moves', () => {
  const found = (own: Values, other: Values, worse: number, better: number): Promise<Answers | undefined> =>
    answersTo(withEmpties(21), value('a1', worse), value('h1', better), searcher(own, other).engine);

  it('are those that cost three fifths of the difference, the best three, and all costs', async () => {
    expect(await found({ a3: 7, d4: 5, e4: 4, f4: 1 }, { a3: 2, d5: -6 }, -10, 2.5)).toEqual({
      punishing: ['a3', 'd4'],
      best: ['a3', 'd4', 'e4'],
      costs: new Map([
        ['a3', 5],
        ['d4', 3],
        ['e4', 2],
        ['f4', -1],
      ]),
      met: new Map(),
      behind: new Map([
        ['a3', 0],
        ['d5', 8],
      ]),
    });
  });

  it('say what meets each answer to the better move', async () => {
    const answers = await found({ a3: 7 }, { 'a3 b2 c3': 2, 'd5 pass': 1, e5: 0 }, -5, 0);
    expect(answers!.met).toEqual(new Map([['a3', 'b2']]));
  });

  it.each<[string, Values, Values, number, number]>([
    ['the search sees less than two fifths of the loss', { a3: 7 }, { a3: 2 }, -10, 2.6],
    ['it sees none', { a3: 2 }, { a3: 2 }, 0, 0],
    ['it finds no answer to the worse move', {}, { a3: 2 }, -10, 2],
    ['it finds no answer to the better move', { a3: 7 }, {}, -10, 2],
  ])('say nothing where %s', async (_, own, other, worse, better) => {
    expect(await found(own, other, worse, better)).toBeUndefined();
  });

  it('say nothing where a side has to pass after either move', async () => {
    // After a1 White has no move; after h1 it has a1, over a2 to a4.
    const position = parseBoardString(`-OXXXXO-${'X'.repeat(24)}O${'X'.repeat(31)} X`);
    expect([position.play('a1').phase, position.play('h1').phase]).toEqual(['pass', 'play']);
    for (const [worse, better] of [
      ['a1', 'h1'],
      ['h1', 'a1'],
    ] as const) {
      const { engine } = searcher({ a3: 9 }, { a3: 0 });
      expect(await answersTo(position, value(worse, -9), value(better, 0), engine)).toBeUndefined();
    }
  });
});

describe('the values of the moves', () => {
  const moves = { c4: -2, d3: 3, e6: 0, f5: 1 };
  const { nodes } = EFFORT_LIMITS.thorough;

  it.each<[string, ExplainOptions, SearchLimits]>([
    ['with the nodes of thorough effort', {}, { nodes }],
    ['with those of another effort', { effort: 'quick' }, { nodes: EFFORT_LIMITS.quick.nodes }],
    ['to a given depth', { limits: { depth: 8 } }, { depth: 8 }],
    ['for a given time', { limits: { time: 50 } }, { time: 50 }],
    ['with threads, and a bound', { limits: { threads: 2 } }, { threads: 2, nodes }],
  ])('are searched %s', async (_, options, expected) => {
    const { engine, searched } = searcher(moves);
    const found = await judge(Position.start, engine, options);
    expect(found.map(({ move }) => move)).toEqual(['d3', 'f5', 'e6', 'c4']);
    expect(searched).toEqual([
      { position: Position.start, limits: { ...expected, multiPv: 64, fresh: true } },
    ]);
  });

  it('come from a search of its own for a move that is left out, until the signal aborts', async () => {
    const { signal } = new AbortController();
    const { engine, searched } = searcher({ d3: 3 }, { c3: 4 });
    const found = await judge(Position.start, engine, { signal }, 'c4');
    expect(found).toMatchObject([
      { move: 'd3', value: 3 },
      { move: 'c4', value: -4 },
    ]);
    expect(searched.map(({ limits }) => limits.signal)).toEqual([signal, signal]);
  });

  it('are not searched where they are known, and come best first', async () => {
    const { engine, searched } = searcher();
    const values = [value('c4', -2), value('d3', 3)];
    expect(await judge(Position.start, engine, { values })).toEqual(values.toReversed());
    expect(searched).toEqual([]);
  });

  it.each<[Certainty, Certainty, Certainty]>([
    ['exact', 'heuristic', 'heuristic'],
    ['heuristic', 'selective', 'heuristic'],
    ['exact', 'selective', 'selective'],
    ['exact', 'exact', 'exact'],
  ])('of which one is %s and one %s are %s', (one, other, expected) => {
    expect([lessCertain(one, other), lessCertain(other, one)]).toEqual([expected, expected]);
  });
});

describe('what people choose', () => {
  const options = { strength: 1400 };
  const { engine } = searcher();

  it('is the share of either move, none for one that nobody makes', async () => {
    const chosen: HumanMove[] = [
      { move: 'd3', probability: 0.7 },
      { move: 'f5', probability: 0.3 },
    ];
    const human = (): Promise<HumanMove[]> => Promise.resolve(chosen);
    const choice = await peopleChoice(Position.start, 'f5', 'c4', { ...engine, human }, options);
    expect(choice).toEqual({ strength: 1400, move: 0.3, other: 0 });
  });

  it('is not known to an engine without a model of people', async () => {
    expect(await peopleChoice(Position.start, 'f5', 'c4', engine, options)).toBeUndefined();
  });
});
