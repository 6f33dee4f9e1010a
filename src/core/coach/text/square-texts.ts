/** Squares as they stand in a sentence, in each language. `sentences.ts` and the text of a story write squares by it. */
import { listFormat } from '../../locales/intl-formats.js';
import type { CoachStrings } from '../../locales/strings/coach.js';
import type { Square } from '../../rules/square.js';

/** Languages that put no spaces between words. */
const WITHOUT_SPACES = /^(ja|zh)/u;

/** Squares as a list, and as the corners that they are. */
export function squareTexts(
  squares: readonly Square[],
  words: CoachStrings,
  language: string,
): Readonly<Record<'squares' | 'corners', string>> {
  const list = listFormat(language).format(squares);
  const { one, other: several, any } = words.corners;
  const corners = [any, one][squares.length] ?? several;
  return { squares: list, corners: corners.replace('{squares}', list) };
}

/** What stands between two words of a language. */
export function gapOf(language: string): string {
  return WITHOUT_SPACES.test(language) ? '' : ' ';
}
