import type { Square } from './square.js';

/** The shapes that an author can put on a square. */
export type MarkShape = 'circle' | 'cross' | 'square' | 'dot';

/** An author's note on a square: a shape, or up to three characters. */
export interface Mark {
  readonly square: Square;
  readonly shape?: MarkShape;
  readonly text?: string;
}

/** An arrow from square to square, in one of four brushes. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly brush?: number;
}

/** What is said about one place of a game: about the move that led there, and the position after it. */
export interface MoveNote {
  /** Time spent on the move, in milliseconds. */
  readonly time?: number;
  /** What was left on the player's clock after the move, in milliseconds. */
  readonly clock?: number;
  /** The player's own evaluation in discs, from their view. */
  readonly evaluation?: number;
  /** A short name of the place, as SGF has it beside a comment. */
  readonly name?: string;
  readonly comment?: string;
  /** What an author has put on squares of this position. */
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  /** Marks of the move by their numbers (Numeric Annotation Glyphs): 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  readonly nags?: readonly number[];
  /** What is said of the pass that the opponent had to make after this move. */
  readonly pass?: MoveNote;
}
