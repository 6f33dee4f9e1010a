import { opponent, type Color } from '../rules/color.js';
import { Game, type GameNode } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import { Replay } from '../rules/replay.js';
import type { Square } from '../rules/square.js';
import { resultOn, type MoveNote } from './game-record.js';
import type { Steps } from './in-pieces.js';
import { passerIn, type WrittenGame, type WrittenPlace } from './written-game.js';

/** The number of a move that was read: 0 is the start, and each move has a greater number than the one before it. */
export type ReadMove = number;

/** What a remark belongs to: a move, or the pass after it. */
export interface Remarked {
  readonly to: ReadMove;
  readonly pass: boolean;
}

export const ROOT: ReadMove = 0;
const NONE = -1;

/** A game, and the remarks on its moves. */
export interface BuiltGame {
  readonly game: Game;
  readonly notes: ReadonlyMap<GameNode, MoveNote>;
}

/** The structure of a record with side lines. */
interface Links {
  /** For each move the one before it, its first reply, and its next sibling. */
  readonly parents: ReadMove[];
  readonly firstChildren: ReadMove[];
  readonly nextSiblings: ReadMove[];
}

/**
 * The moves of a record that is being read, side lines included. Files hold many games, so these are lists of numbers,
 * and only the squares as long as there is no side line.
 */
export class MoveTree {
  /** The squares of the moves, from move 1 on. */
  readonly #squares: Square[] = [];
  /** Moves before which the other side had to pass. */
  #afterPass: Set<ReadMove> | undefined;
  #links: Links | undefined;
  #notes: Map<ReadMove, MoveNote> | undefined;

  /** The move before a move; the start for the start. */
  parentOf(move: ReadMove): ReadMove {
    return move === ROOT ? ROOT : (this.#links?.parents[move] ?? move - 1);
  }

  /** @throws {RangeError} for the start, which is not a move. */
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

  /**
   * Returns a reply to a move, and adds it if it is new.
   *
   * @param afterPass whether the other side had to pass before it
   */
  childOf(parent: ReadMove, square: Square, afterPass: boolean): ReadMove {
    const child = this.#childOf(parent, square);
    if (afterPass) (this.#afterPass ??= new Set<ReadMove>()).add(child);
    return child;
  }

  /** The last move of the main line. */
  get end(): ReadMove {
    if (!this.#links) return this.#squares.length;
    let at = ROOT;
    for (let next = this.#firstChildOf(at); next !== NONE; next = this.#firstChildOf(at)) at = next;
    return at;
  }

  /** Whether there is only one line, without remarks. */
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

  /** Builds the game, which then stands at the end of its main line, and collects the remarks. */
  *build(start: Position): Steps<BuiltGame> {
    const game = new Game({ position: start });
    const notes = new Map<GameNode, MoveNote>();
    const places: GameNode[] = [game.root];
    // A move has a greater number than the one before it, so parents are built first.
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

  /** The game in the form for writing, without building a `Game`. */
  written(start: Position, end: Position): WrittenGame {
    const root = new ReadPlace(this, ROOT, start.turn, start, end);
    const line = (): WrittenPlace[] => {
      const places: WrittenPlace[] = [];
      for (let next = root.children[0]; next; next = next.children[0]) places.push(next);
      return places;
    };
    return { start, root, line, end, ended: resultOn(end), isPlain: this.isPlain };
  }

  /** The replies to a move, the main line first. */
  childrenOf(move: ReadMove): ReadMove[] {
    const children: ReadMove[] = [];
    let child = this.#firstChildOf(move);
    for (; child !== NONE; child = this.#links?.nextSiblings[child] ?? NONE) children.push(child);
    return children;
  }

  /** Whether the other side had to pass before a move. */
  isAfterPass(move: ReadMove): boolean {
    return this.#afterPass?.has(move) ?? false;
  }

  /** The position after a move. */
  positionAfter(move: ReadMove, start: Position): Position {
    const squares: Square[] = [];
    for (let at = move; at !== ROOT; at = this.parentOf(at)) squares.push(this.squareOf(at));
    const replay = new Replay(start);
    for (const square of squares.reverse()) replay.play(square);
    return replay.position;
  }

  #childOf(parent: ReadMove, square: Square): ReadMove {
    const squares = this.#squares;
    if (this.#links) return this.#linkedChildOf(this.#links, parent, square);
    if (parent === squares.length) return squares.push(square);
    if (squares[parent] === square) return parent + 1;
    this.#links = lineOf(squares.length);
    return this.#linkedChildOf(this.#links, parent, square);
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

/** The links of moves that form a single line. */
function lineOf(moves: number): Links {
  const all = Array.from({ length: moves + 1 }, (_, move) => move);
  return {
    parents: all.map((move) => move - 1),
    firstChildren: all.map((move) => (move < moves ? move + 1 : NONE)),
    nextSiblings: all.map(() => NONE),
  };
}

/** A place in a tree that was read. */
class ReadPlace implements WrittenPlace {
  readonly #tree: MoveTree;
  readonly #at: ReadMove;
  readonly #turn: Color;
  readonly #start: Position;
  readonly #end: Position;
  #children: readonly ReadPlace[] | undefined;

  /** @param turn the side to move there, before any pass */
  constructor(tree: MoveTree, at: ReadMove, turn: Color, start: Position, end: Position) {
    this.#tree = tree;
    this.#at = at;
    this.#turn = turn;
    this.#start = start;
    this.#end = end;
  }

  get move(): Square | undefined {
    return this.#at === ROOT ? undefined : this.#tree.squareOf(this.#at);
  }

  get color(): Color | undefined {
    return this.#at === ROOT ? undefined : opponent(this.#turn);
  }

  get passes(): Color | undefined {
    const [child] = this.children;
    if (child) return this.#tree.isAfterPass(child.#at) ? this.#turn : undefined;
    const isEnd = this.#at === this.#tree.end;
    return passerIn(isEnd ? this.#end : this.#tree.positionAfter(this.#at, this.#start));
  }

  get note(): MoveNote | undefined {
    return this.#tree.noteOf(this.#at);
  }

  get children(): readonly ReadPlace[] {
    return (this.#children ??= this.#tree.childrenOf(this.#at).map((child) => {
      const turn = this.#tree.isAfterPass(child) ? this.#turn : opponent(this.#turn);
      return new ReadPlace(this.#tree, child, turn, this.#start, this.#end);
    }));
  }
}
