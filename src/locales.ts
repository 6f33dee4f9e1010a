/** `othello-board/locales.js`: how values are put into the texts of `othello-board/locales/…`, and the types of these texts. */
export { formatErrorText } from './locales/format-error-text.js';
export type { GameStrings } from './locales/strings/game.js';
export { fill, plural, type Plural } from './locales/strings.js';
