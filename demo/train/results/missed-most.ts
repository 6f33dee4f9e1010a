/** What was missed most in a round, in words. */
import { fill, plural } from '../../../src/core/locales.js';
import type { TrainStrings } from '../../locales/train.js';
import type { Idea } from '../puzzles/theme-idea.js';

/** A puzzle that was missed. */
export interface Miss {
  /** What it is about, if that has a lesson. */
  readonly idea: Idea | undefined;
  /** Whether the wrong move gave the opponent a corner. */
  readonly gaveCorner: boolean;
}

/** The idea that was missed most, and how often in words. */
export interface Most {
  readonly idea: Idea;
  readonly text: string;
}

/** That a corner was given away comes first, because everybody saw it. */
export function missedMost(
  misses: readonly Miss[],
  words: TrainStrings['session'],
  language: string,
): Most | undefined {
  const { missedAbout, missedCorner, missedVarious, aboutIdeas } = words;
  const total = misses.length;
  const inWords = ({ only, some }: typeof missedAbout, n: number, idea = ''): string =>
    fill(total === 1 ? only : plural(some, n, language), { total, idea });
  const timesOf = (wanted: Idea): number => misses.filter(({ idea }) => idea === wanted).length;
  const [most] = misses
    .flatMap(({ idea }) => idea ?? [])
    .toSorted((one, other) => timesOf(other) - timesOf(one));
  const gave = misses.filter(({ gaveCorner }) => gaveCorner).length;
  const about = most ? timesOf(most) : 0;
  if (gave > 0 && gave >= about) return { idea: 'corners', text: inWords(missedCorner, gave) };
  if (!most) return undefined;
  if (about === 1 && total > 1) return { idea: most, text: plural(missedVarious, total, language) };
  return { idea: most, text: inWords(missedAbout, about, aboutIdeas[most]) };
}
