/** Selects the next puzzle from the chosen source. */
import type { PuzzleData } from '../../../src/elements/companions/puzzle/puzzle.js';
import type { ReasonKind } from '../../../src/core/coach.js';
import { shippedPuzzle, shippedPuzzles } from '../../../src/core/puzzles.js';
import { reasonsOfTheme, THEMES } from '../../../src/core/report.js';
import type { Training } from '../../progress/store.js';
import { levelOf } from '../../progress/level.js';
import { keyOf } from '../../progress/training.js';
import { isFair } from './first-choice.js';
import { difficultyOf, themeOfNumber } from './shipped.js';

/** The choice of the user. */
export interface Choice {
  /** Puzzles of the package, own mistakes, or puzzles of the package as endgames to play out. */
  readonly source: 'all' | 'mistakes' | 'play-out';
  /** Kinds with the same name; empty for all. */
  readonly themes: readonly ReasonKind[];
  /** 1 to 10; 0 for the level of the user. */
  readonly difficulty: number;
}

/** A puzzle to solve, and its source. */
export interface Exercise {
  readonly puzzle: PuzzleData;
  /** Its number in the package; missing for those from own games. */
  readonly number?: number;
  readonly difficulty?: number;
  /** Which one it is of the puzzles that fit the choice, counting those tried before; missing for those from own games. */
  readonly place?: { readonly n: number; readonly total: number };
}

/** With more empty squares the computer would take long. */
const PLAY_OUT_EMPTIES = 12;

/**
 * A puzzle for a choice, preferably one that was never tried; `undefined` if there is none.
 *
 * @param before the last puzzle, which is not repeated at once if there is another
 */
export function nextExercise(
  { source, themes, difficulty }: Choice,
  { puzzles, attempts }: Pick<Training, 'puzzles' | 'attempts'>,
  before?: Exercise,
): Exercise | undefined {
  if (source === 'mistakes') {
    const fitting = puzzles.filter(({ own }) => own).sort((a, b) => a.due - b.due);
    const others = fitting.filter(({ puzzle }) => puzzle.position !== before?.puzzle.position.toString());
    const next = others[0] ?? fitting[0];
    return next && { puzzle: next.puzzle as PuzzleData };
  }
  const goalOf = (goal: string): string => (source === 'play-out' ? source : goal);
  const numbers = shippedPuzzles().flatMap((puzzle, number) =>
    (themes.length === 0 || (themes.includes(puzzle.theme) && themes.includes(themeOfNumber(number)))) &&
    (source === 'play-out' || isFair(puzzle)) &&
    (difficulty === 0 || puzzle.difficulty === difficulty) &&
    (source === 'all' || puzzle.position.empties <= PLAY_OUT_EMPTIES)
      ? [number]
      : [],
  );
  const others = numbers.filter((number) => number !== before?.number);
  if (others.length === 0) return before?.number === undefined ? undefined : before;
  const tried = new Set(attempts.map(({ key }) => key));
  const isUnseen = (number: number): boolean => {
    const { position, goal } = shippedPuzzle(number);
    return !tried.has(keyOf({ position, goal: goalOf(goal) }));
  };
  const unseen = others.filter(isUnseen);
  const choice = unseen.length > 0 ? unseen : others;
  const near = difficulty === 0 ? nearest(choice, levelOf(attempts, difficultyOf)) : choice;
  const number = near[Math.floor(Math.random() * near.length)]!;
  const puzzle = shippedPuzzle(number);
  const total = numbers.length;
  const n = Math.min(total, total - numbers.filter(isUnseen).length + 1);
  const found = { puzzle, number, difficulty: puzzle.difficulty, place: { n, total } };
  if (source === 'all') return found;
  return { ...found, puzzle: { position: puzzle.position, goal: 'play-out' } };
}

/** Puzzles of the package by their numbers; several are counted among themselves. */
export function exercisesOf(numbers: readonly number[]): Exercise[] {
  return numbers.map((number, at) => {
    const puzzle = shippedPuzzle(number);
    const place =
      numbers.length > 1
        ? { n: at + 1, total: numbers.length }
        : { n: number + 1, total: shippedPuzzles().length };
    return { puzzle, number, difficulty: puzzle.difficulty, place };
  });
}

/** The puzzles within one of a difficulty, or else the nearest ones. */
function nearest(numbers: readonly number[], level: number): readonly number[] {
  const distances = numbers.map((number) => Math.abs(shippedPuzzle(number).difficulty - level));
  const most = distances.reduce((least, one) => Math.min(least, one), Infinity);
  return numbers.filter((_, at) => distances[at]! <= Math.max(1, most));
}

/** A theme with fewer puzzles is offered together with the most frequent one like it. */
const LEAST_PUZZLES = 10;

/**
 * The themes that are offered, by name: kinds with one name are one theme, and a rare one joins a frequent one that a
 * report counts together with it.
 *
 * @param themes of all puzzles
 */
export function puzzleThemes(
  themes: readonly ReasonKind[],
  nameOf: (kind: ReasonKind) => string,
): Map<string, readonly ReasonKind[]> {
  const counts = new Map<ReasonKind, number>();
  for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const countOf = (kinds: readonly ReasonKind[]): number =>
    kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
  const found = new Map<string, readonly ReasonKind[]>();
  for (const kind of counts.keys()) found.set(nameOf(kind), [...(found.get(nameOf(kind)) ?? []), kind]);
  for (const [name, kinds] of [...found].sort(([, one], [, other]) => countOf(one) - countOf(other))) {
    if (countOf(kinds) >= LEAST_PUZZLES) break;
    const related = THEMES.map(reasonsOfTheme).find((group) => group.includes(kinds[0]!)) ?? [];
    const [host] = [...found]
      .filter(([other, own]) => other !== name && own.some((kind) => related.includes(kind)))
      .sort(([, one], [, other]) => countOf(other) - countOf(one));
    if (!host) continue;
    found.delete(name);
    found.set(host[0], [...host[1], ...kinds]);
  }
  return found;
}
