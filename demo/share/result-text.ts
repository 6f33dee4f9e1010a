/** The result of a game against the computer, in a sentence of the person who played it. */
import type { Color, GameResult } from '../../src/core/rules.js';
import { fill } from '../../src/core/locales.js';
import type { Language } from '../locales/language.js';
import { SHARE } from '../locales/share.js';

/** "I beat Pip 37–27", in a message; the winner's score comes first. */
export function resultText(result: GameResult, you: Color, name: string, language: Language): string {
  const { winner } = result;
  const first = winner ?? you;
  const how = winner === undefined ? 'drawn' : winner === you ? 'won' : 'lost';
  const score = `${result[first]}–${result[first === 'black' ? 'white' : 'black']}`;
  return fill(SHARE[language].results[how], { name, score });
}
