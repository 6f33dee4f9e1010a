/** The result of a session in words. */
import { fill, plural } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';

/** How many of `n` puzzles were solved on the first try. */
export function resultInWords(right: number, n: number): string {
  const words = TRAIN[language()].session;
  if (n === 0) return words.title;
  if (right === 0) return plural(words.noneRight, n, language());
  if (right === n) return plural(words.allRight, n, language());
  const text = 2 * right > n ? words.someRight : words.fewRight;
  return fill(plural(text, right, language()), { total: n });
}
