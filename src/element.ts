/** `othello-board/element.js`: the class of `<othello-board>`, and nothing defined. */
export { OthelloBoard } from './board/element.js';
export type * from './board/events.js';
export type { Arrow, Mark, MarkShape } from './board/marks.js';
