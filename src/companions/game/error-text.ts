import { FormatError } from '../../formats/format-error.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { fill } from '../../locales/strings.js';

/** What was wrong with a text that could not be opened, and where, in the language of the game. */
export function errorText({ formatErrors, messages }: GameStrings, cause: unknown): string {
  if (!(cause instanceof FormatError)) return messages.notLoaded;
  const { character, place, problems } = formatErrors;
  const problem = fill(problems[cause.code], cause.data);
  const where = cause.place ? fill(place, { ...cause.place }) : fill(character, { n: cause.offset + 1 });
  return fill(messages.notRead, { problem: `${lowerFirst(problem)} (${lowerFirst(where)}).` });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
