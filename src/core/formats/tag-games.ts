import type { Extent } from './collection.js';

const GAME_START = /\(\s*;/g;
/**
 * The first tag of a game. If it occurs inside another game, that one was not closed; inside a value, only where it
 * begins a line, for a value may hold the same text.
 */
const NEXT_GAME = /\(\s*;\s*(?:GM|FF|CA)\s*\[/y;

// Character codes of brackets, and of the sign that escapes them.
const OPENING = 40;
const CLOSING = 41;
const VALUE = 91;
const BACKSLASH = 92;
const VALUE_END = 93;

/**
 * Finds the next game in brackets, `(;…)`, ignoring brackets in values. A game that is not closed ends where the next
 * one begins, so that only one game is lost.
 *
 * @param complete whether the text ends here
 * @returns `undefined` when there is none, or more text is needed to find its end
 */
export function findTagGame(text: string, from: number, complete: boolean): Extent | undefined {
  GAME_START.lastIndex = from;
  const start = GAME_START.exec(text)?.index;
  if (start === undefined) return undefined;
  let depth = 1;
  let inValue = false;
  for (let index = start + 1; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === OPENING) {
      NEXT_GAME.lastIndex = index;
      if ((!inValue || text[index - 1] === '\n') && NEXT_GAME.test(text)) return { start, end: index };
      if (!inValue) depth++;
    } else if (inValue) {
      // An escaped character ends nothing.
      if (sign === BACKSLASH) index++;
      else inValue = sign !== VALUE_END;
    } else if (sign === VALUE) {
      inValue = true;
    } else if (sign === CLOSING && --depth === 0) {
      return { start, end: index + 1 };
    }
  }
  return complete ? { start, end: text.length } : undefined;
}
