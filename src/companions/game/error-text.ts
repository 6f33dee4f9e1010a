import { FormatError } from '../../formats/format-error.js';
import { formatErrorText } from '../../locales/format-error-text.js';
import type { GameStrings } from '../../locales/strings/game.js';

/** Says in the language of the game what is wrong with a text that could not be opened, and where. */
export function errorText(strings: GameStrings, cause: unknown): string {
  return cause instanceof FormatError ? formatErrorText(strings, cause) : strings.messages.notLoaded;
}
