import { createEmptyCard } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../demo/progress/days.js';
import { levelOf } from '../../../../demo/progress/level.js';
import { freshPuzzles, sessionOf, waiting } from '../../../../demo/progress/session.js';
import type { Level } from '../../../../src/core/engine.js';
import type { Attempt, TrainingPuzzle } from '../../../../demo/progress/training.js';

const NOW = new Date(2026, 4, 10, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A puzzle by its name; the session never looks at the board. */
function stored(name: string, more: Partial<TrainingPuzzle> & { goal?: string } = {}): TrainingPuzzle {
  const { goal = 'best', ...rest } = more;
  return {
    key: `${name} X ${goal}`,
    puzzle: { position: `${name} X`, solution: 'a1', goal },
    own: false,
    due: NOW - HOUR,
    card: createEmptyCard(new Date(NOW)),
    ...rest,
  };
}
const mistake = (name: string, due = NOW - HOUR): TrainingPuzzle =>
  stored(name, { own: true, due, card: undefined });
const attempt = (name: string, at: number, more: Partial<Attempt> = {}): Attempt => ({
  at,
  key: `${name} X best`,
  solved: true,
  mistakes: 0,
  hints: 0,
  ...more,
});
const fresh = (...names: string[]) => names.map((name) => stored(name).puzzle);
const namesOf = (tasks: readonly { puzzle: TrainingPuzzle['puzzle'] }[]): string[] =>
  tasks.map(({ puzzle }) => puzzle.position.split(' ')[0]!);

describe('a day’s session', () => {
  it('asks mistakes never tried first, then what is due, openings among it, then new puzzles', () => {
    const puzzles = [
      stored('due', { due: NOW - 2 * HOUR }),
      stored('later', { due: NOW + HOUR }),
      stored('opening', { goal: 'opening', due: NOW - 3 * HOUR }),
      mistake('second', NOW - 4 * HOUR),
      mistake('first', NOW - 5 * HOUR),
    ];
    const tasks = sessionOf({ puzzles, attempts: [] }, { length: 6, left: 6 }, NOW, fresh('new', 'newer'));
    expect(namesOf(tasks)).toEqual(['first', 'second', 'opening', 'due', 'new', 'newer']);
    expect(tasks.map(({ from }) => from)).toEqual(['mistake', 'mistake', 'opening', 'due', 'new', 'new']);
  });

  it('leaves half to what is due where there are hundreds of mistakes, and more where less is due', () => {
    const mistakes = Array.from({ length: 300 }, (_, at) => mistake(`m${at}`, NOW - 1000 * HOUR + at));
    const due = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => stored(name));
    const kindsOf = (puzzles: readonly TrainingPuzzle[], left: number): string[] =>
      sessionOf({ puzzles, attempts: [] }, { length: left, left }, NOW, []).map(({ from }) => from);
    const times = (count: number, kind: string): string[] => Array<string>(count).fill(kind);
    expect(kindsOf([...mistakes, ...due], 10)).toEqual([...times(5, 'mistake'), ...times(5, 'due')]);
    expect(kindsOf([...mistakes, ...due.slice(5)], 10)).toEqual([...times(8, 'mistake'), ...times(2, 'due')]);
    expect(kindsOf([...mistakes.slice(0, 3), ...due], 10)).toEqual([
      ...times(3, 'mistake'),
      ...times(5, 'due'),
    ]);
    // A position that was due and is a mistake too leaves room for another mistake.
    const twice = stored('m0', { goal: 'win' });
    expect(kindsOf([...mistakes, twice], 4)).toEqual(times(4, 'mistake'));
  });

  it('repeats for half of its length at most, what was repeated today included', () => {
    const puzzles = ['a', 'b', 'c', 'd'].map((name) => stored(name));
    const attempts = ['e', 'f', 'g'].flatMap((name) => [
      attempt(name, NOW - 3 * DAY, { solved: false }),
      attempt(name, NOW - HOUR),
    ]);
    const tasks = sessionOf({ puzzles, attempts }, { length: 10, left: 7 }, NOW, fresh('new', 'newer'));
    expect(tasks.map(({ from }) => from)).toEqual(['due', 'due', 'new', 'new']);
  });

  it('is as long as it is to be', () => {
    const puzzles = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => mistake(name));
    expect(sessionOf({ puzzles, attempts: [] }, { length: 5, left: 5 }, NOW, [])).toHaveLength(5);
    expect(sessionOf({ puzzles, attempts: [] }, { length: 9, left: 9 }, NOW, fresh('new'))).toHaveLength(7);
    expect(sessionOf({ puzzles, attempts: [] }, { length: 9, left: 0 }, NOW, fresh('new'))).toEqual([]);
  });

  it('asks nothing twice: not what was tried today, nor one position for two goals', () => {
    const puzzles = [stored('missed'), stored('both'), stored('both', { goal: 'win' })];
    const attempts = [attempt('missed', NOW - HOUR, { solved: false })];
    const tasks = sessionOf(
      { puzzles, attempts },
      { length: 10, left: 10 },
      NOW,
      fresh('missed', 'both', 'new', 'new'),
    );
    expect(namesOf(tasks)).toEqual(['both', 'new']);
  });

  it('takes no more new puzzles than it needs', () => {
    let taken = 0;
    const counted = function* (): Generator<TrainingPuzzle['puzzle']> {
      for (;;) yield stored(`new ${taken++}`).puzzle;
    };
    sessionOf({ puzzles: [], attempts: [] }, { length: 5, left: 5 }, NOW, counted());
    expect(taken).toBe(5);
  });

  it('says what waits', () => {
    const puzzles = [
      mistake('a'),
      stored('b'),
      stored('c', { goal: 'opening' }),
      stored('d', { due: NOW + DAY }),
    ];
    const { mistakes, due, openings } = waiting({ puzzles, attempts: [] }, NOW);
    expect([mistakes, due, openings].map(namesOf)).toEqual([['a'], ['b'], ['c']]);
  });
});

describe('new puzzles', () => {
  const candidates = Array.from({ length: 300 }, (_, at) => ({
    puzzle: stored(`p${at}`).puzzle,
    difficulty: 1 + Math.floor(at / 30),
  }));
  const tried = [attempt('another', NOW - DAY)];
  const first = (count: number, level: number, day: number) =>
    [...freshPuzzles(candidates, tried, level, day)].slice(0, count);

  it('are as hard as they are to be', () => {
    for (const { position } of first(20, 6.3, dayOf(NOW))) {
      expect(Math.floor(Number(/\d+/.exec(position)![0]) / 30)).toBe(5);
    }
  });

  it('come in another order each day, and in the same all day', () => {
    expect(first(10, 6, 7)).toEqual(first(10, 6, 7));
    expect(first(10, 6, 8)).not.toEqual(first(10, 6, 7));
  });

  it('do not include what was tried before there is nothing else, and then what was tried longest ago', () => {
    const attempts = candidates.map((_, at) => attempt(`p${at}`, NOW - DAY * (1000 - at)));
    const all = [...freshPuzzles(candidates, attempts.slice(0, 299), 1, 1)];
    expect(all[0]!.position).toBe('p299 X');
    expect(all[1]!.position).toBe('p0 X');
    expect(all).toHaveLength(300);
  });
});

describe('the difficulty of the next puzzle', () => {
  const difficultyOf = (key: string): Level | undefined =>
    key.startsWith('own') ? undefined : (Number(key.split(' ')[0]) as Level);
  const after = (...tries: readonly (readonly [level: number | string, solved: boolean])[]): number =>
    levelOf(
      tries.map(([level, solved], at) => ({
        at,
        key: `${level} ${at}`,
        solved,
        mistakes: solved ? 0 : 1,
        hints: 0,
      })),
      difficultyOf,
    );

  it('is the least before the first try, rises with what is solved, and falls with what is missed', () => {
    expect(after()).toBe(1);
    expect(after([1, true])).toBe(2);
    expect(after([1, true], [2, true], [3, false])).toBeLessThan(2);
    expect(after([1, false], [1, false])).toBe(1);
  });

  it('does not follow easy ones that are solved, hard ones that are missed, or mistakes from games', () => {
    const level = after([1, true], [2, true], [3, true]);
    const few = [
      [1, true],
      [2, true],
      [3, true],
    ] as const;
    expect(after(...few, [1, true])).toBe(level);
    expect(after(...few, [10, false])).toBe(level);
    expect(after(...few, ['own', false])).toBe(level);
  });
});
