import type { Extent } from './collection.js';

const GAME_START = /\(\s*;/g;
/** The first tags of a game. If they occur inside another game, that one was not closed. */
const NEXT_GAME = /\(\s*;\s*(?:GM|FF|CA)\s*\[/y;
/** The same inside a value that was not closed: a value that is closed has no bracket of a tag's end before its own. */
const NEXT_GAME_IN_VALUE = /\(\s*;\s*(?:GM|FF|CA)\s*\[[^\]\\]{1,40}\]\s*[A-Z]+\s*\[/y;

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
  let depth = 0;
  let inValue = false;
  for (let index = start; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === OPENING) {
      if (index > start && isGameStart(text, index, inValue)) return { start, end: index };
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

function isGameStart(text: string, index: number, inValue: boolean): boolean {
  const begin = inValue ? NEXT_GAME_IN_VALUE : NEXT_GAME;
  begin.lastIndex = index;
  return begin.test(text);
}
