import { Game, type GameNode } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { MoveNote } from './game-record.js';
import type { Steps } from './in-pieces.js';

/** A move that was read, by its number: 0 is the start, and a move has a greater number than the one before it. */
export type ReadMove = number;

/** Where a remark belongs: to a move, or to the pass after it. */
export interface Remarked {
  readonly to: ReadMove;
  readonly pass: boolean;
}

export const ROOT: ReadMove = 0;
const NONE = -1;

/** A game, and what is said of its moves. */
export interface BuiltGame {
  readonly game: Game;
  readonly notes: ReadonlyMap<GameNode, MoveNote>;
}

/** How the moves of a record with side lines hang together. */
interface Links {
  /** Of each move the one before it, its first answer, and the next answer to the one before it. */
  readonly parents: ReadMove[];
  readonly firstChildren: ReadMove[];
  readonly nextSiblings: ReadMove[];
}

/**
 * The moves of a record with their side lines, as they are read: lists of numbers, because files have many games, and as long as
 * there is no side line nothing but the squares.
 */
export class MoveTree {
  /** The squares of the moves from 1 on. */
  readonly #squares: Square[] = [];
  #links: Links | undefined;
  #notes: Map<ReadMove, MoveNote> | undefined;

  /** The move before a move; that of the start is the start. */
  parentOf(move: ReadMove): ReadMove {
    return move === ROOT ? ROOT : (this.#links?.parents[move] ?? move - 1);
  }

  /** @throws {RangeError} for the start, which is no move. */
  squareOf(move: ReadMove): Square {
    const square = this.#squares[move - 1];
    if (square === undefined) throw new RangeError('the start is no move');
    return square;
  }

  noteOf(move: ReadMove): MoveNote | undefined {
    return this.#notes?.get(move);
  }

  setNote(move: ReadMove, note: MoveNote): void {
    (this.#notes ??= new Map<ReadMove, MoveNote>()).set(move, note);
  }

  /** The move on a square after another one, added where it is new. */
  childOf(parent: ReadMove, square: Square): ReadMove {
    const squares = this.#squares;
    if (this.#links) return this.#linkedChildOf(this.#links, parent, square);
    if (parent === squares.length) return squares.push(square);
    if (squares[parent] === square) return parent + 1;
    this.#links = lineOf(squares.length);
    return this.#linkedChildOf(this.#links, parent, square);
  }

  /** The last move of the main line. */
  get end(): ReadMove {
    if (!this.#links) return this.#squares.length;
    let at = ROOT;
    for (let next = this.#firstChildOf(at); next !== NONE; next = this.#firstChildOf(at)) at = next;
    return at;
  }

  /** Whether the moves are one line, of which nothing is said. */
  get isPlain(): boolean {
    return !this.#links && !this.#notes;
  }

  /** The squares of the main line. */
  get mainLine(): readonly Square[] {
    if (!this.#links) return this.#squares;
    const line: Square[] = [];
    for (let at = this.#firstChildOf(ROOT); at !== NONE; at = this.#firstChildOf(at)) {
      line.push(this.squareOf(at));
    }
    return line;
  }

  /** The moves as a game, which stands at the end of its main line, and what is said of them. */
  *build(start: Position): Steps<BuiltGame> {
    const game = new Game({ position: start });
    const notes = new Map<GameNode, MoveNote>();
    const places: GameNode[] = [game.root];
    // A move has a greater number than the one before it.
    for (const [before, square] of this.#squares.entries()) {
      places.push(game.add(places[this.parentOf(before + 1)]!, square));
      yield;
    }
    for (const [move, place] of places.entries()) {
      const note = this.noteOf(move);
      if (!note) continue;
      notes.set(place, note);
      game.annotate(note, place);
    }
    game.goTo(places[this.end]!);
    return { game, notes };
  }

  #linkedChildOf(links: Links, parent: ReadMove, square: Square): ReadMove {
    const { parents, firstChildren, nextSiblings } = links;
    let last = NONE;
    for (let child = firstChildren[parent]!; child !== NONE; child = nextSiblings[child]!) {
      if (this.squareOf(child) === square) return child;
      last = child;
    }
    const added = this.#squares.push(square);
    if (last === NONE) firstChildren[parent] = added;
    else nextSiblings[last] = added;
    parents.push(parent);
    firstChildren.push(NONE);
    nextSiblings.push(NONE);
    return added;
  }

  #firstChildOf(move: ReadMove): ReadMove {
    if (this.#links) return this.#links.firstChildren[move]!;
    return move < this.#squares.length ? move + 1 : NONE;
  }
}

/** The links of so many moves that follow each other. */
function lineOf(moves: number): Links {
  const all = Array.from({ length: moves + 1 }, (_, move) => move);
  return {
    parents: all.map((move) => move - 1),
    firstChildren: all.map((move) => (move < moves ? move + 1 : NONE)),
    nextSiblings: all.map(() => NONE),
  };
}
