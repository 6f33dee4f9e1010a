/** `othello-board/element.js`: the class of `<othello-board>`, and nothing defined. */
export { OthelloBoard } from './board/element.js';
export type * from './board/events.js';
export type { FileOptions, PictureOptions } from './board/extras/picture.js';
export type { LabelFormatter, SquareDescription } from './board/labels.js';
export type { Arrow, Mark, MarkShape } from './board/marks.js';
