import { FormatError } from '../../../core/formats/format-error.js';
import { formatErrorText } from '../../../core/locales/format-error-text.js';
import type { GameStrings } from '../../../core/locales/strings/game.js';

/** Says in the language of the game what is wrong with a text that could not be opened, and where. */
export function errorText(strings: GameStrings, cause: unknown): string {
  return cause instanceof FormatError ? formatErrorText(strings, cause) : strings.messages.notLoaded;
}
