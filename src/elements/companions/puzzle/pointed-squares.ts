/**
 * Squares that a text names: pointing at one marks it on the board. `puzzle.ts` makes such texts and listens to them.
 */
import { html, type TemplateResult } from 'lit';
import type { OthelloBoard } from '../../board/element/element.js';
import type { Square } from '../../../core/rules/square.js';

/** The name of a square in a text. */
const SQUARE = /\b[a-h][1-8]\b/g;

/** A text whose squares can be pointed at. What they mark is in the text, so they need no keys. */
export function withSquares(text: string): TemplateResult {
  const others = text.split(SQUARE);
  const squares = text.match(SQUARE) ?? [];
  return html`${others.map(
    (other, at) =>
      html`${other}${at < squares.length ? html`<span data-named=${squares[at]!}>${squares[at]}</span>` : ''}`,
  )}`;
}

/** Marks the square that is pointed at in a text, until another or none is. */
export class PointedSquares {
  readonly #board: () => OthelloBoard;
  #marked: Square | undefined;

  constructor(board: () => OthelloBoard) {
    this.#board = board;
  }

  /** Listens to a pointer over the text, and to taps on it. */
  readonly handle = ({ target, type }: Event): void => {
    const square = type === 'pointerout' ? undefined : (target as HTMLElement).dataset['named'];
    this.#mark(square as Square | undefined);
  };

  /** Marks a square on the board, and unmarks the one before. */
  #mark(square: Square | undefined): void {
    const board = this.#board();
    const others = board.marks.filter((mark) => mark.square !== this.#marked || mark.shape !== 'circle');
    const isFree = square !== undefined && others.every((mark) => mark.square !== square);
    this.#marked = isFree ? square : undefined;
    board.marks = isFree ? [...others, { square, shape: 'circle' }] : others;
  }
}
