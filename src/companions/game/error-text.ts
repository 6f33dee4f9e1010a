import { FormatError } from '../../formats/format-error.js';
import { formatErrorText } from '../../locales/format-error-text.js';
import type { GameStrings } from '../../locales/strings/game.js';

/** What was wrong with a text that could not be opened, and where, in the language of the game. */
export function errorText(strings: GameStrings, cause: unknown): string {
  return cause instanceof FormatError ? formatErrorText(strings, cause) : strings.messages.notLoaded;
}
