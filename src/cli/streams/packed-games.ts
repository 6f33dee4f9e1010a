/**
 * Stores games of the WTHOR database in the form of its files: half a million take 34 MB. `wthor-files.ts` holds games
 * so until they can be written.
 */

/** Size of a game in bytes. */
export const GAME_BYTES = 68;
/** Number of games in a piece, a block of memory. */
const IN_PIECE = 1024;

/** Games in the order in which they were added. */
export class PackedGames {
  readonly #all: Uint8Array[] = [];
  #last = new Uint8Array(0);
  /** Number of games in the last piece; full at first, so that the first game begins a new one. */
  #inLast = IN_PIECE;

  get count(): number {
    return (this.#all.length - 1) * IN_PIECE + this.#inLast;
  }

  add(game: Uint8Array): void {
    if (this.#inLast === IN_PIECE) {
      this.#last = new Uint8Array(IN_PIECE * GAME_BYTES);
      this.#all.push(this.#last);
      this.#inLast = 0;
    }
    this.#last.set(game, this.#inLast++ * GAME_BYTES);
  }

  /** All games, many in each piece. */
  get pieces(): Uint8Array[] {
    return this.#all.map((piece) =>
      piece === this.#last ? piece.subarray(0, this.#inLast * GAME_BYTES) : piece,
    );
  }

  *[Symbol.iterator](): Generator<Uint8Array, void> {
    for (const piece of this.pieces)
      for (let at = 0; at < piece.length; at += GAME_BYTES) yield piece.subarray(at, at + GAME_BYTES);
  }
}
