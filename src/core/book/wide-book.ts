/**
 * The wide opening book, which is loaded in pieces. `<othello-openings>` and the site's explorer ask it, and take the
 * small book where a piece does not arrive.
 */
import type { Position } from '../rules/position.js';
import { canonical, canonicalSymmetry, inverseSymmetry, transformSquare } from '../rules/symmetry.js';
import type { BookMove } from './opening-book.js';
import { pieceOf, readPiece, type WideEntry } from './wide-book-piece.js';

/** A move in the wide opening book. */
export interface WideBookMove extends BookMove {
  /** Plies that the value looks ahead from the position: book moves, and the search after them. */
  readonly depth: number;
  /** Four of five deeper searches differ from the position's value by at most this many discs. */
  readonly within: number;
  /** Whether best play after it is a draw, as far as the book knows. */
  readonly draws: boolean;
}

/** A file with more bytes is not a piece of a book. */
const LARGEST_PIECE = 500_000;
/** The number of pieces kept in memory. */
const MOST_PIECES = 16;

/**
 * An opening book in pieces, of which a position needs one: the files on the package's site, or a copy of them. Finds
 * positions under all symmetries.
 */
export class WideBook {
  readonly #folder: string | URL;
  readonly #read: (address: string) => Promise<string>;
  readonly #pieces = new Map<string, Promise<ReadonlyMap<string, WideEntry>>>();

  /**
   * @param folder address of the folder with the pieces
   * @param read reads a file as text; by default `fetch`
   */
  constructor(folder: string | URL, read: (address: string) => Promise<string> = fetchText) {
    this.#folder = folder;
    this.#read = read;
  }

  /**
   * The legal moves of a position, best first; `undefined` if the book does not have it.
   *
   * @throws {Error} when the piece cannot be fetched; the next call tries again
   */
  async moves(position: Position): Promise<readonly WideBookMove[] | undefined> {
    const symmetry = canonicalSymmetry(position);
    const known = canonical(position);
    const { piece, key } = pieceOf(known);
    const entry = (await this.#piece(piece)).get(key);
    if (entry?.moves.length !== known.legalMoves.length) return undefined;
    const back = inverseSymmetry(symmetry);
    const { value, depth, within, moves } = entry;
    return known.legalMoves
      .map((square, at) => {
        const { loss, goesOn } = moves[at]!;
        const move = transformSquare(square, back);
        return { move, value: value - loss, loss, goesOn, depth, within, draws: value === loss };
      })
      .sort((a, b) => a.loss - b.loss);
  }

  /** A piece of the book, loaded once; one that failed is tried again. */
  #piece(name: string): Promise<ReadonlyMap<string, WideEntry>> {
    const known = this.#pieces.get(name);
    if (known) return known;
    const base = String(this.#folder);
    const address = `${base}${base.endsWith('/') ? '' : '/'}${name}.txt`;
    const piece = this.#read(address).then((text) => {
      if (text.length > LARGEST_PIECE)
        throw new Error(`${address} is not a file of the opening book: it is too long`);
      return readPiece(text);
    });
    piece.catch(() => this.#pieces.delete(name));
    this.#pieces.set(name, piece);
    const [oldest] = this.#pieces.keys();
    if (this.#pieces.size > MOST_PIECES) this.#pieces.delete(oldest!);
    return piece;
  }
}

/** A text from an address. @throws {Error} for any other answer */
async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  // A service worker without network may answer 204.
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
