/**
 * An index of many games by their positions. The site's library of games finds positions by it: typed arrays, a few
 * bytes for each position.
 */
import { HashedReplay, TRANSFORMED, type PositionKey } from './hashed-replay.js';
import { OPENINGS, type Opening } from '../rules/openings.js';
import { Position } from '../rules/position.js';
import { inverseSymmetry } from '../rules/symmetry.js';

/** The games of an index that reached a position. */
export interface GamesAt {
  /** Their numbers, ascending. */
  readonly games: Uint32Array<ArrayBuffer>;
  /** The square of the next move in each, in the requested position's orientation (0 is a1); {@link GAME_ENDED} where the game ended. */
  readonly next: Uint8Array<ArrayBuffer>;
}

/** The result of indexing a game. */
export interface IndexedGame {
  /** How many of its moves, from the first on, are legal and in the index. */
  readonly legalMoves: number;
  /** The last named opening that it went through. */
  readonly opening: Opening | undefined;
}

/** Replaces a next move where the game ended. */
export const GAME_ENDED = 255;
/** A column for each number of discs, 0 to 64: no two positions of a game have the same number. */
const COLUMNS = 65;
const FIRST_CAPACITY = 1024;

/**
 * Finds which of many games reached a position, and their next moves: under all symmetries, and by any order of moves.
 * A game of 60 moves takes 300 bytes; 150,000 games take 45 MB and a few milliseconds per search.
 */
export class PositionIndex {
  readonly #replay = new HashedReplay();
  readonly #openings: ReadonlyMap<number, Opening>;
  #hashes: Uint32Array<ArrayBuffer>[] = columns(Uint32Array, FIRST_CAPACITY);
  #next: Uint8Array<ArrayBuffer>[] = columns(Uint8Array, FIRST_CAPACITY);
  #capacity = FIRST_CAPACITY;
  #size = 0;

  constructor() {
    this.#openings = new Map(
      OPENINGS.map((opening) => {
        const reached = opening.moves.reduce((at, move) => at.play(move), Position.start);
        return [this.#keyOf(reached).hash, opening];
      }),
    );
  }

  /**
   * Sets or replaces the game of a number.
   *
   * @param game a whole number, 0 or more
   * @param moves the indices of its squares (0 is a1), without passes; ignored from the first illegal one on
   * @param most positions with more discs than this are left out, 4 to 64
   */
  set(game: number, moves: ArrayLike<number>, start: Position = Position.start, most = 64): IndexedGame {
    this.#reserve(game);
    this.delete(game);
    const replay = this.#replay;
    replay.begin(start);
    let opening: Opening | undefined;
    for (let ply = 0; ; ply++) {
      const { hash, symmetry } = replay.key;
      const { discs } = replay;
      if (discs > most) return { legalMoves: ply, opening };
      opening = this.#openings.get(hash) ?? opening;
      // 0 means that the game has no position here.
      this.#hashes[discs]![game] = hash || 1;
      const move = moves[ply];
      const isLegal = move !== undefined && replay.play(move);
      this.#next[discs]![game] = isLegal ? TRANSFORMED[symmetry]![move]! : GAME_ENDED;
      if (!isLegal) return { legalMoves: ply, opening };
    }
  }

  /** Removes a game; the others keep their numbers. */
  delete(game: number): void {
    if (game >= this.#size) return;
    for (const column of this.#hashes) column[game] = 0;
  }

  /** The games that reached a position. */
  at(position: Position): GamesAt {
    const { hash, symmetry } = this.#keyOf(position);
    const back = TRANSFORMED[inverseSymmetry(symmetry)]!;
    const wanted = hash || 1;
    const discs = 64 - position.empties;
    const [column, next] = [this.#hashes[discs]!, this.#next[discs]!];
    let count = 0;
    const games = new Uint32Array(this.#size);
    const moves = new Uint8Array(this.#size);
    for (let game = 0; game < this.#size; game++) {
      if (column[game] !== wanted) continue;
      const move = next[game]!;
      games[count] = game;
      moves[count++] = move === GAME_ENDED ? move : back[move]!;
    }
    return { games: games.slice(0, count), next: moves.slice(0, count) };
  }

  /** The hash of a position, and the symmetry of its canonical form. */
  #keyOf(position: Position): PositionKey {
    this.#replay.begin(position);
    return this.#replay.key;
  }

  /** Makes room for a game. */
  #reserve(game: number): void {
    this.#size = Math.max(this.#size, game + 1);
    if (game < this.#capacity) return;
    this.#capacity = Math.max(game + 1, 2 * this.#capacity);
    const capacity = this.#capacity;
    this.#hashes = this.#hashes.map((column) => grown(column, new Uint32Array(capacity)));
    this.#next = this.#next.map((column) => grown(column, new Uint8Array(capacity)));
  }
}

/** Arrays for each column. */
function columns<Column>(Type: new (length: number) => Column, length: number): Column[] {
  return Array.from({ length: COLUMNS }, () => new Type(length));
}

/** A larger array with the same beginning. */
function grown<Column extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  column: Column,
  larger: Column,
): Column {
  larger.set(column);
  return larger;
}
