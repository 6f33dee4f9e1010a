/**
 * Replays games fast, with a hash of each position that is the same for all eight symmetries. `position-index.ts` puts
 * many games into its index by it.
 */
import { Position, RAYS } from '../rules/position.js';
import { randomNumbers } from '../rules/random.js';
import { SQUARES, squareIndex } from '../rules/square.js';
import { SYMMETRIES, transformSquare, type Symmetry } from '../rules/symmetry.js';

/** Where each symmetry takes each square, by their indices. */
export const TRANSFORMED: readonly Uint8Array[] = SYMMETRIES.map((symmetry) =>
  Uint8Array.from(SQUARES, (square) => squareIndex(transformSquare(square, symmetry))),
);

const BLACK = 1;
const WHITE = 2;
const random = randomNumbers(20261124);
/** Zobrist keys, for a disc of each colour on each square, as each side sees it: combined by exclusive or. */
const KEYS: readonly Uint32Array[] = [BLACK, WHITE].map(() => {
  const ofSquare = Uint32Array.from(SQUARES, () => random() * 2 ** 32);
  return Uint32Array.from({ length: 64 * 8 }, (_, at) => ofSquare[TRANSFORMED[at & 7]![at >> 3]!]!);
});
/** Tells positions apart that differ in the side to move alone. */
const WHITE_TO_MOVE = (random() * 2 ** 32) >>> 0;

/** A position's hash: the same for all eight symmetric positions. */
export interface PositionKey {
  /** 32 bits: among the positions of a million games collisions are possible, but rare. */
  readonly hash: number;
  /** The symmetry that leads to the canonical form. */
  readonly symmetry: Symmetry;
}

/** A board on which moves are played by square index. A side without a move passes by itself. */
export class HashedReplay {
  /** What lies on each square: 0, `BLACK` or `WHITE`. */
  readonly #discs = new Uint8Array(64);
  /** The hash of the discs, as each of the eight symmetries sees them. */
  readonly #hashes = new Uint32Array(8);
  /** The squares of the discs that the last move examined would flip; see `#bracketed`. */
  readonly #flips = new Uint8Array(64);
  /** Discs on the board. */
  #count = 0;
  /** The side to move. */
  #own = BLACK;

  /** Begins at a position. */
  begin({ board, turn }: Position = Position.start): void {
    this.#discs.fill(0);
    this.#hashes.fill(0);
    this.#count = 0;
    this.#own = turn === 'black' ? BLACK : WHITE;
    for (let index = 0; index < 64; index++) {
      const disc = board[index];
      if (disc !== '-') this.#put(index, disc === 'X' ? BLACK : WHITE);
    }
  }

  /** How many discs lie on the board. */
  get discs(): number {
    return this.#count;
  }

  /** Plays a move, after a pass if one is needed. @returns whether it is legal; else nothing changes */
  play(index: number): boolean {
    if (this.#discs[index] !== 0) return false;
    let flips = this.#bracketed(index, this.#own);
    if (flips === 0) {
      if (this.#canMove(this.#own)) return false;
      flips = this.#bracketed(index, BLACK + WHITE - this.#own);
      if (flips === 0) return false;
      this.#own = BLACK + WHITE - this.#own;
    }
    const own = this.#own;
    this.#put(index, own);
    for (let at = 0; at < flips; at++) this.#turn(this.#flips[at]!, own);
    this.#own = BLACK + WHITE - own;
    return true;
  }

  /** The current position, for the side that can move; for Black when the game is over. */
  get key(): PositionKey {
    const other = BLACK + WHITE - this.#own;
    const mover = this.#canMove(this.#own) ? this.#own : this.#canMove(other) ? other : BLACK;
    let symmetry = 0;
    for (let at = 1; at < 8; at++) if (this.#hashes[at]! < this.#hashes[symmetry]!) symmetry = at;
    const hash = (this.#hashes[symmetry]! ^ (mover === WHITE ? WHITE_TO_MOVE : 0)) >>> 0;
    return { hash, symmetry: symmetry as Symmetry };
  }

  /** Puts a disc on an empty square. */
  #put(index: number, disc: number): void {
    this.#discs[index] = disc;
    this.#count++;
    const keys = KEYS[disc - 1]!;
    for (let at = 0; at < 8; at++) this.#hashes[at]! ^= keys[index * 8 + at]!;
  }

  /** Flips a disc to a side. */
  #turn(index: number, disc: number): void {
    this.#discs[index] = disc;
    const [black, white] = [KEYS[0]!, KEYS[1]!];
    for (let at = index * 8, symmetry = 0; symmetry < 8; at++, symmetry++)
      this.#hashes[symmetry]! ^= black[at]! ^ white[at]!;
  }

  /** How many discs a move flips; they are in `#flips`. */
  #bracketed(index: number, own: number): number {
    let found = 0;
    for (const ray of RAYS[index]!) {
      const before = found;
      let end = 0;
      for (; end < ray.length; end++) {
        const at = ray[end]!;
        const disc = this.#discs[at];
        if (disc === 0 || disc === own) break;
        this.#flips[found++] = at;
      }
      if (end === ray.length || this.#discs[ray[end]!] === 0) found = before;
    }
    return found;
  }

  /** Whether a side has a legal move. */
  #canMove(own: number): boolean {
    for (let index = 0; index < 64; index++) {
      if (this.#discs[index] === 0 && this.#bracketed(index, own) > 0) return true;
    }
    return false;
  }
}
