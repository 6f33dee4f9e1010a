import type { Extent } from './collection.js';

const GAME_START = /\(\s*;/g;
/** The first tags of a game: where they stand inside another one, that one was not closed. */
const NEXT_GAME = /\(\s*;\s*(?:GM|FF|CA)\s*\[/y;
const SIGN = /[()[\]\\]/g;

/**
 * Finds the next game in brackets, `(;…)`: from its opening to its closing bracket, brackets in values apart. A game that is not
 * closed ends where the next one begins, so that only itself is lost.
 *
 * @param complete Whether nothing follows the text.
 * @returns `undefined` when there is none, or more text is needed to know where it ends.
 */
export function findTagGame(text: string, from: number, complete: boolean): Extent | undefined {
  GAME_START.lastIndex = from;
  const start = GAME_START.exec(text)?.index;
  if (start === undefined) return undefined;
  let depth = 0;
  let inValue = false;
  SIGN.lastIndex = start;
  for (let sign = SIGN.exec(text); sign; sign = SIGN.exec(text)) {
    const { 0: character, index } = sign;
    if (character === '\\') {
      if (inValue) SIGN.lastIndex = index + 2;
    } else if (character === '(') {
      if (index > start && isGameStart(text, index)) return { start, end: index };
      if (!inValue) depth++;
    } else if (inValue) {
      inValue = character !== ']';
    } else if (character === '[') {
      inValue = true;
    } else if (character === ')' && --depth === 0) {
      return { start, end: index + 1 };
    }
  }
  return complete ? { start, end: text.length } : undefined;
}

function isGameStart(text: string, index: number): boolean {
  NEXT_GAME.lastIndex = index;
  return NEXT_GAME.test(text);
}
