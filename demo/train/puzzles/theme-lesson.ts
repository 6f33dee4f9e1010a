/** The lesson that explains what a person keeps missing in puzzles. */
import { isClean, type Attempt } from '../../progress/training.js';
import { themeOfNumber, numberOf } from './shipped.js';
import { ideaOfTheme, type Idea } from './theme-idea.js';

/** So many misses among the last tries of a kind call for its lesson. */
const MISSES = 3;
const LAST_TRIES = 5;

/** The lesson for a puzzle whose kind was missed three times of late; `undefined` if it goes well. */
export function lessonFor(key: string, attempts: readonly Attempt[]): Idea | undefined {
  const lesson = ideaOf(key);
  if (!lesson) return undefined;
  const last = attempts.filter((one) => ideaOf(one.key) === lesson).slice(-LAST_TRIES);
  return last.filter((one) => !isClean(one)).length >= MISSES ? lesson : undefined;
}

/** What the puzzle with a key is about; `undefined` for those from own games. */
export function ideaOf(key: string): Idea | undefined {
  const number = numberOf(key);
  return number === undefined ? undefined : ideaOfTheme(themeOfNumber(number));
}
