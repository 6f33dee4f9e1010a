/** `othello-board/element.js`: the class of `<othello-board>`, without defining the element. */
export { OthelloBoard } from './board/element/element.js';
export type * from './board/events.js';
export type { FileOptions, PictureOptions } from './board/export/picture.js';
export type { LabelFormatter, SquareDescription } from './board/markup/labels.js';
export type { Arrow, LooseArrow, LooseMark, Mark, MarkShape } from '../core/formats/common/marks.js';
