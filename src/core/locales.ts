/**
 * `othello-board/locales.js`: puts values into the texts of `othello-board/locales/…`, and has the types of these
 * texts.
 */
export { formatErrorText } from './locales/format-error-text.js';
export type { GameStrings } from './locales/strings/game.js';
export { fill, plural, type Plural } from './locales/strings.js';
