import { createEmptyCard } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../demo/progress/days.js';
import { freshPuzzles, sessionOf, waiting } from '../../../demo/progress/session.js';
import type { Attempt, KeptPuzzle } from '../../../demo/progress/training.js';

const NOW = new Date(2026, 4, 10, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A puzzle by its name; the session never looks at the board. */
function kept(name: string, more: Partial<KeptPuzzle> & { goal?: string } = {}): KeptPuzzle {
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
const mistake = (name: string, due = NOW - HOUR): KeptPuzzle =>
  kept(name, { own: true, due, card: undefined });
const attempt = (name: string, at: number, more: Partial<Attempt> = {}): Attempt => ({
  at,
  key: `${name} X best`,
  solved: true,
  mistakes: 0,
  hints: 0,
  ...more,
});
const fresh = (...names: string[]) => names.map((name) => kept(name).puzzle);
const namesOf = (tasks: readonly { puzzle: KeptPuzzle['puzzle'] }[]): string[] =>
  tasks.map(({ puzzle }) => puzzle.position.split(' ')[0]!);

describe('a day’s session', () => {
  it('asks mistakes never tried first, then what is due, openings among it, then new puzzles', () => {
    const puzzles = [
      kept('due', { due: NOW - 2 * HOUR }),
      kept('later', { due: NOW + HOUR }),
      kept('opening', { goal: 'opening', due: NOW - 3 * HOUR }),
      mistake('second', NOW - 4 * HOUR),
      mistake('first', NOW - 5 * HOUR),
    ];
    const tasks = sessionOf({ puzzles, attempts: [] }, 6, NOW, fresh('new', 'newer'));
    expect(namesOf(tasks)).toEqual(['first', 'second', 'opening', 'due', 'new', 'newer']);
    expect(tasks.map(({ from }) => from)).toEqual(['mistake', 'mistake', 'opening', 'due', 'new', 'new']);
  });

  it('leaves half to what is due where there are hundreds of mistakes, and more where less is due', () => {
    const mistakes = Array.from({ length: 300 }, (_, at) => mistake(`m${at}`, NOW - 1000 * HOUR + at));
    const due = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => kept(name));
    const kindsOf = (puzzles: readonly KeptPuzzle[], left: number): string[] =>
      sessionOf({ puzzles, attempts: [] }, left, NOW, []).map(({ from }) => from);
    const times = (count: number, kind: string): string[] => Array<string>(count).fill(kind);
    expect(kindsOf([...mistakes, ...due], 10)).toEqual([...times(5, 'mistake'), ...times(5, 'due')]);
    expect(kindsOf([...mistakes, ...due.slice(5)], 10)).toEqual([...times(8, 'mistake'), ...times(2, 'due')]);
    expect(kindsOf([...mistakes.slice(0, 3), ...due], 10)).toEqual([
      ...times(3, 'mistake'),
      ...times(7, 'due'),
    ]);
    // A position that was due and is a mistake too leaves room for another mistake.
    const twice = kept('m0', { goal: 'win' });
    expect(kindsOf([...mistakes, twice], 4)).toEqual(times(4, 'mistake'));
  });

  it('is as long as it is to be', () => {
    const puzzles = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => mistake(name));
    expect(sessionOf({ puzzles, attempts: [] }, 5, NOW, [])).toHaveLength(5);
    expect(sessionOf({ puzzles, attempts: [] }, 9, NOW, fresh('new'))).toHaveLength(7);
    expect(sessionOf({ puzzles, attempts: [] }, 0, NOW, fresh('new'))).toEqual([]);
  });

  it('asks nothing twice: not what was tried today, nor one position for two goals', () => {
    const puzzles = [kept('missed'), kept('both'), kept('both', { goal: 'win' })];
    const attempts = [attempt('missed', NOW - HOUR, { solved: false })];
    const tasks = sessionOf({ puzzles, attempts }, 10, NOW, fresh('missed', 'both', 'new', 'new'));
    expect(namesOf(tasks)).toEqual(['both', 'new']);
  });

  it('takes no more new puzzles than it needs', () => {
    let taken = 0;
    const counted = function* (): Generator<KeptPuzzle['puzzle']> {
      for (;;) yield kept(`new ${taken++}`).puzzle;
    };
    sessionOf({ puzzles: [], attempts: [] }, 5, NOW, counted());
    expect(taken).toBe(5);
  });

  it('says what waits', () => {
    const puzzles = [mistake('a'), kept('b'), kept('c', { goal: 'opening' }), kept('d', { due: NOW + DAY })];
    const { mistakes, due, openings } = waiting({ puzzles, attempts: [] }, NOW);
    expect([mistakes, due, openings].map(namesOf)).toEqual([['a'], ['b'], ['c']]);
  });
});

describe('new puzzles', () => {
  const candidates = Array.from({ length: 300 }, (_, at) => ({
    puzzle: kept(`p${at}`).puzzle,
    rating: 1000 + 5 * at,
  }));
  const first = (count: number, attempts: readonly Attempt[], rating: number, day: number) =>
    [...freshPuzzles(candidates, attempts, rating, day)].slice(0, count);

  it('are about as hard as the person is strong', () => {
    const ratings = first(20, [], 1600, dayOf(NOW)).map(
      ({ position }) => 1000 + 5 * Number(/\d+/.exec(position)![0]),
    );
    for (const rating of ratings) expect(Math.abs(rating - 1600)).toBeLessThan(150);
  });

  it('come in another order each day, and in the same all day', () => {
    expect(first(10, [], 1600, 7)).toEqual(first(10, [], 1600, 7));
    expect(first(10, [], 1600, 8)).not.toEqual(first(10, [], 1600, 7));
  });

  it('do not include what was tried before there is nothing else, and then what was tried longest ago', () => {
    const attempts = candidates.map((_, at) => attempt(`p${at}`, NOW - DAY * (1000 - at)));
    const all = [...freshPuzzles(candidates, attempts.slice(0, 299), 1000, 1)];
    expect(all[0]!.position).toBe('p299 X');
    expect(all[1]!.position).toBe('p0 X');
    expect(all).toHaveLength(300);
  });
});
