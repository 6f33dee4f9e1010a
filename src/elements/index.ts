/** `othello-board`: defines `<othello-board>`, and exports its class and its types. The main module of the package. */
import { OthelloBoard } from './board/element/element.js';

export { OthelloBoard } from './board/element/element.js';
export type * from './board/events.js';
export type { FileOptions, PictureOptions } from './board/export/picture.js';
export type { LabelFormatter, SquareDescription } from './board/markup/labels.js';
export type { Arrow, Mark, MarkShape } from '../core/formats/common/marks.js';
export { registerStrings } from './board/strings.js';
export type { Strings } from '../core/locales/strings.js';

OthelloBoard.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-board': OthelloBoard;
  }
}
