/** `othello-board`: defines `<othello-board>`, and gives its class and its types. */
import { OthelloBoard } from './board/element.js';

export { OthelloBoard } from './board/element.js';
export type * from './board/events.js';
export type { FileOptions, PictureOptions } from './board/extras/picture.js';
export type { LabelFormatter, SquareDescription } from './board/labels.js';
export type { Arrow, Mark, MarkShape } from './board/marks.js';
export { registerStrings } from './board/localize.js';
export type { Strings } from './locales/strings.js';

OthelloBoard.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-board': OthelloBoard;
  }
}
