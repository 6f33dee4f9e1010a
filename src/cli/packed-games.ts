/** Games of the WTHOR database as its files have them: half a million take 34 MB. */

/** So many bytes has a game. */
export const GAME_BYTES = 68;
/** Games in a piece of memory. */
const IN_PIECE = 1024;

export class PackedGames {
  readonly #all: Uint8Array[] = [];
  #last = new Uint8Array(0);
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

  /** All games, many in a piece. */
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
