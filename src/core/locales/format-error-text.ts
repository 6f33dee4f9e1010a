/**
 * An error of `formats` as a sentence in the language of a page, by its code and data; `<othello-game>` and the site
 * show it.
 */
import type { FormatError } from '../formats/common/format-error.js';
import type { GameStrings } from './strings/game.js';
import { fill } from './strings.js';

/** Describes an error in a text or a file, and where it is, in the language of a game's strings. */
export function formatErrorText({ formatErrors, messages }: GameStrings, error: FormatError): string {
  const { character, place, problems } = formatErrors;
  const problem = fill(problems[error.code], error.data);
  const where = error.location
    ? fill(place, { ...error.location })
    : fill(character, { n: error.offset + 1 });
  return fill(messages.notRead, { problem: `${lowerFirst(problem)} (${lowerFirst(where)}).` });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
