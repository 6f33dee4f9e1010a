import type { Square } from './square.js';

/** The shapes that an author can put on a square. */
export type MarkShape = 'circle' | 'cross' | 'square' | 'dot';

/** An author's mark on a square: a shape, or up to three characters. */
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
  /** Time left on the player's clock after the move, in milliseconds. */
  readonly clock?: number;
  /** The player's own evaluation in discs, from their view. */
  readonly evaluation?: number;
  /** A short name of the place, as in SGF. */
  readonly name?: string;
  readonly comment?: string;
  /** The author's marks on the squares. */
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  /** Numeric Annotation Glyphs of the move: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  readonly nags?: readonly number[];
  /** The note on the pass that the opponent had to make after this move. */
  readonly pass?: MoveNote;
}
