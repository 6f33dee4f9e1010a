/**
 * Builds the game of a record from the moves that a format has read. Each reader of games gives it moves and notes as it
 * finds them; illegal moves, passes that are left out and contradictions are handled here, once for all formats.
 */
import { type Color, opponent } from '../../rules/color.js';
import { Position } from '../../rules/position.js';
import { Replay } from '../../rules/replay.js';
import { margin } from '../../rules/score.js';
import { parseSquare, type Square, squareAt } from '../../rules/square.js';
import { mergedArrows, mergedMarks, readAnnotation } from './annotation.js';
import { FormatError, type FormatErrorOptions, type FormatName } from './format-error.js';
import { type GameRecord, type MoveNote, type RecordedResult, resultOn } from './game-record.js';
import { atOnce, inPieces, type Steps } from './reading.js';
import { giveWrittenGame, passerIn, type WrittenGame, type WrittenPlace } from './written-game.js';
import { Game } from '../../rules/game/game.js';
import type { GameNode } from '../../rules/game/tree.js';

/** The fields of a record beside its moves. */
export type RecordFields = Omit<
  GameRecord,
  'game' | 'notes' | 'mainLine' | 'end' | 'plainFrom' | 'leftOut' | 'warnings'
>;

/** Plays recorded moves with side lines and remarks; errors name the place in the text. */
export class RecordReader {
  readonly #format: FormatName;
  readonly #start: Position;
  readonly #tree = new MoveTree();
  readonly #replay: Replay;
  readonly #warnings: FormatError[] = [];
  /** Number of properties of moves, such as SGF's `VW`, that a record cannot hold. */
  leftOut = 0;
  #node: ReadMove = ROOT;

  /** @param where put before each problem, for texts with several games */
  constructor(
    format: FormatName,
    start: Position = Position.start,
    readonly where = '',
  ) {
    this.#format = format;
    this.#start = start;
    this.#replay = new Replay(start);
  }

  /** The current move: the last one that was read or gone to. */
  get node(): ReadMove {
    return this.#node;
  }

  /** The move before the current one; the start at the start. */
  get parent(): ReadMove {
    return this.#tree.parentOf(this.#node);
  }

  /** What a remark on the current place belongs to. */
  get here(): Remarked {
    return { to: this.#node, pass: false };
  }

  /** Number of moves before the current place; passes do not count. */
  get ply(): number {
    return this.#replay.ply;
  }

  /** The side to move; it may have to pass. */
  get turn(): Color {
    return this.#replay.turn;
  }

  /** Whether neither side can move. */
  get over(): boolean {
    return this.#replay.over;
  }

  /** The position at the current place, before any pass. */
  get position(): Position {
    return this.#replay.position;
  }

  /**
   * Plays a move, or accepts a written pass if the side had to pass or the game is over.
   *
   * @param color the side that moves according to the record, if it says so; not checked where a side must pass
   * @returns what a remark on this move belongs to
   * @throws {FormatError} when the text is not a move, or the move is illegal or the other side's
   */
  play(text: string, offset: number, color?: Color): Remarked {
    const square = text.length === 2 ? squareAt(text, 0) : undefined;
    if (square !== undefined) return this.#play(square, offset, color, square);
    const move = text.trim().toLowerCase();
    return isPass(move) ? this.#pass(offset, color) : this.#play(move, offset, color);
  }

  /** The remarks on a move or a pass. */
  remarks({ to, pass }: Remarked): MoveNote | undefined {
    const note = this.#tree.noteOf(to);
    return pass ? note?.pass : note;
  }

  /** Adds a remark; several comments on a move are joined by line ends. Marks and arrows are taken out of comments. */
  remark({ to, pass }: Remarked, written: MoveNote): void {
    const note = readAnnotation(written);
    const earlier = this.#tree.noteOf(to);
    this.#tree.setNote(to, pass ? { ...earlier, pass: joined(earlier?.pass, note) } : joined(earlier, note));
  }

  /** Goes to a move that was read before. */
  goTo(node: ReadMove): void {
    const tree = this.#tree;
    const ahead: Square[] = [];
    // Parents have smaller numbers, so the greater of two different moves is not an ancestor of the other.
    for (let target = node; target !== this.#node;) {
      if (target > this.#node) {
        ahead.push(tree.squareOf(target));
        target = tree.parentOf(target);
      } else {
        this.#replay.undo();
        this.#node = tree.parentOf(this.#node);
      }
    }
    for (const square of ahead.reverse()) this.#replay.play(square);
    this.#node = node;
  }

  /** Goes to the end of the main line. */
  goToEnd(): void {
    this.goTo(this.#tree.end);
  }

  /** An error at an offset of the text. */
  fail(problem: string, offset: number, options?: FormatErrorOptions): FormatError {
    return new FormatError(this.#format, this.where + problem, offset, options);
  }

  /** Records a problem that does not prevent reading the game. */
  warn(problem: string, offset: number, options: FormatErrorOptions): void {
    this.#warnings.push(this.fail(problem, offset, options));
  }

  /**
   * Returns the record, at the end of its main line. A finished game gets a warning if its recorded result contradicts
   * the board without a reason such as a resignation.
   *
   * @param resultAt offset of the result in the text
   */
  record(fields: RecordFields, resultAt = 0): GameRecord {
    this.goToEnd();
    const { position } = this;
    if (fields.result && !fields.result.by && position.phase === 'over')
      this.#compare(fields.result, margin(position), resultAt);
    const plain: Omit<GameRecord, 'game' | 'notes'> = {
      ...fields,
      mainLine: this.#tree.mainLine,
      end: position,
      ...(this.#tree.isPlain && { plainFrom: this.#start }),
      ...(this.leftOut > 0 && { leftOut: this.leftOut }),
      ...(this.#warnings.length > 0 && { warnings: this.#warnings }),
    };
    const lazy = new LazyGame(this.#tree, this.#start, position);
    Object.defineProperty(plain, LAZY, { value: lazy });
    const record = Object.defineProperties(plain as GameRecord, LAZY_FIELDS);
    giveWrittenGame(record, lazy);
    return record;
  }

  /** @param known the square, if it has been read already */
  #play(move: string, offset: number, color: Color | undefined, known?: Square): Remarked {
    const replay = this.#replay;
    if (color && color !== replay.turn && !replay.mustPass && !replay.over) {
      const { ply, turn } = this;
      throw this.fail(`move ${move} of ${color} at ply ${ply + 1}: ${turn} is to move`, offset, {
        code: 'wrong-turn',
        data: { move, color, ply: ply + 1 },
      });
    }
    let square: Square;
    const { turn } = replay;
    try {
      square = known ?? parseSquare(move);
      replay.play(square);
    } catch (cause) {
      throw this.fail((cause as Error).message, offset, { cause });
    }
    this.#node = this.#tree.childOf(this.#node, square, replay.turn === turn);
    return this.here;
  }

  /** Plays a pass. @throws {FormatError} when the side has a move */
  #pass(offset: number, color: Color | undefined): Remarked {
    const replay = this.#replay;
    const due = replay.mustPass && replay.turn === (color ?? replay.turn);
    if (!due && !replay.over) {
      throw this.fail(`illegal move pass at ply ${this.ply + 1}: a legal move exists`, offset, {
        code: 'illegal-move',
        data: { move: 'pass', ply: this.ply + 1, reason: 'a legal move exists' },
      });
    }
    return { to: this.#node, pass: true };
  }

  /** Warns of a result that the board contradicts. */
  #compare({ margin: recorded, winner }: RecordedResult, onBoard: number, offset: number): void {
    const right = recorded === undefined ? Math.sign(onBoard) === signOf(winner) : recorded === onBoard;
    if (right) return;
    const text = recorded === undefined ? (winner ?? 'draw') : signed(recorded);
    this.warn(`result ${text}: the board says ${signed(onBoard)}`, offset, {
      code: 'contradiction',
      data: { text, expected: signed(onBoard) },
    });
  }
}

/** Whether a move is a pass: `pa`, `ps`, `pass`, `--`, `-` or `@@`. */
export function isPass(move: string): boolean {
  return ['pa', 'ps', 'pass', '--', '-', '@@'].includes(move.toLowerCase());
}

/** 1 for Black, -1 for White, 0 for a draw. */
function signOf(winner: Color | undefined): number {
  return winner === 'black' ? 1 : winner === 'white' ? -1 : 0;
}

/** A margin with its sign. */
function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : String(margin);
}

/** Two notes of a place as one; comments follow each other. */
function joined(earlier: MoveNote | undefined, note: MoveNote): MoveNote {
  if (!earlier) return note;
  // `join` would copy the earlier comments each time.
  const comment =
    earlier.comment && note.comment
      ? `${earlier.comment}\n${note.comment}`
      : (note.comment ?? earlier.comment);
  return {
    ...earlier,
    ...note,
    ...(comment !== undefined && { comment }),
    ...(earlier.marks && note.marks && { marks: mergedMarks([...earlier.marks, ...note.marks]) }),
    ...(earlier.arrows && note.arrows && { arrows: mergedArrows([...earlier.arrows, ...note.arrows]) }),
  };
}

/** The game of a record, built on first access: counting games needs none. */
class LazyGame {
  readonly #tree: MoveTree;
  readonly #start: Position;
  readonly #end: Position;
  #built: BuiltGame | undefined;
  #written: WrittenGame | undefined;

  constructor(tree: MoveTree, start: Position, end: Position) {
    this.#tree = tree;
    this.#start = start;
    this.#end = end;
  }

  get built(): BuiltGame {
    return (this.#built ??= atOnce(this.#tree.build(this.#start)));
  }

  async buildInPieces(): Promise<void> {
    const made = this.#built ?? (await inPieces(this.#tree.build(this.#start)));
    this.#built ??= made;
  }

  /**
   * The game in the form for writing, without building it; `undefined` once it is built, because it may have changed
   * since.
   */
  get written(): WrittenGame | undefined {
    if (this.#built) return undefined;
    return (this.#written ??= this.#tree.written(this.#start, this.#end));
  }
}

/** A hidden property, so that copies of the record do not have it. */
const LAZY = Symbol('lazy game');
type LazyRecord = GameRecord & { readonly [LAZY]?: LazyGame };

/**
 * Shared by all records: getters of its own would give each record its own hidden class, which stays in memory until a
 * full garbage collection.
 */
const LAZY_FIELDS: PropertyDescriptorMap & ThisType<LazyRecord> = {
  game: {
    enumerable: true,
    configurable: true,
    get() {
      return this[LAZY]!.built.game;
    },
  },
  notes: {
    enumerable: true,
    configurable: true,
    get() {
      return this[LAZY]!.built.notes;
    },
  },
};

/** Builds the game of a record in pieces; afterwards `game` and `notes` are available at once. */
export async function buildGame(record: LazyRecord): Promise<void> {
  await record[LAZY]?.buildInPieces();
}

/** The number of a move that was read: 0 is the start, and each move has a greater number than the one before it. */
export type ReadMove = number;

/** What a remark belongs to: a move, or the pass after it. */
export interface Remarked {
  readonly to: ReadMove;
  readonly pass: boolean;
}

/** The number of the start; moves are numbered from 1 in the order in which they were read. */
const ROOT: ReadMove = 0;
/** No move. */
const NONE = -1;

/** A game, and the remarks on its moves. */
interface BuiltGame {
  readonly game: Game;
  readonly notes: ReadonlyMap<GameNode, MoveNote>;
}

/** The structure of a record with side lines: of each move, by its number. */
interface Links {
  /** The move before it. */
  readonly parents: ReadMove[];
  /** Its first reply. */
  readonly firstChildren: ReadMove[];
  /** The next reply to the same move. */
  readonly nextSiblings: ReadMove[];
}

/**
 * The moves of a record that is being read, side lines included. Files hold many games, so these are flat
 * lists: the squares, and links as numbers once there is a side line.
 */
class MoveTree {
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
    if (square === undefined) throw new RangeError('the start is not a move');
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

  /** The move to a square after another move, which is added if it is new. */
  #childOf(parent: ReadMove, square: Square): ReadMove {
    const squares = this.#squares;
    if (this.#links) return this.#linkedChildOf(this.#links, parent, square);
    if (parent === squares.length) return squares.push(square);
    if (squares[parent] === square) return parent + 1;
    this.#links = lineOf(squares.length);
    return this.#linkedChildOf(this.#links, parent, square);
  }

  /** The same, once there are side lines. */
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

  /** The first move after a move. */
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
