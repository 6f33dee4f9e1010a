import { WideBook, type WideBookMove } from '../../../src/core/book/wide-book.js';
import type { Position } from '../../../src/core/rules.js';

/**
 * The wide opening book for a page with an engine: a search of the place shown counts more than the book's values, so
 * that the page never has two values for one move.
 */
export class SearchedFirstBook extends WideBook {
  override async moves(position: Position): Promise<readonly WideBookMove[] | undefined> {
    const moves = await super.moves(position);
    // A value of depth 0 gives way to that of any search.
    return moves?.map((move) => ({ ...move, depth: 0 }));
  }
}
