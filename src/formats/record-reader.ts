import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { Replay } from '../rules/replay.js';
import { margin } from '../rules/score.js';
import { parseSquare, squareAt, type Square } from '../rules/square.js';
import { mergedArrows, mergedMarks, readAnnotation } from './annotation.js';
import { FormatError, type FormatErrorOptions, type FormatName } from './format-error.js';
import type { GameRecord, MoveNote, RecordedResult } from './game-record.js';
import { atOnce, inPieces } from './in-pieces.js';
import { MoveTree, ROOT, type BuiltGame, type ReadMove, type Remarked } from './move-tree.js';
import { giveWrittenGame, type WrittenGame } from './written-game.js';

export type { ReadMove, Remarked } from './move-tree.js';

/** What a record says beside its moves. */
export type RecordFields = Omit<GameRecord, 'game' | 'notes' | 'mainLine' | 'end' | 'plainFrom' | 'warnings'>;

/** Plays recorded moves, with side lines and remarks, and says where in the text one is wrong. */
export class RecordReader {
  readonly #format: FormatName;
  readonly #start: Position;
  readonly #tree = new MoveTree();
  readonly #replay: Replay;
  readonly #warnings: FormatError[] = [];
  #node: ReadMove = ROOT;

  /**
   * @param where What to say before each problem, for texts with several games.
   */
  constructor(
    format: FormatName,
    start: Position = Position.start,
    readonly where = '',
  ) {
    this.#format = format;
    this.#start = start;
    this.#replay = new Replay(start);
  }

  /** The move that was read last, or gone to. */
  get node(): ReadMove {
    return this.#node;
  }

  /** The move before the one that was read last, or gone to; at the start the start. */
  get parent(): ReadMove {
    return this.#tree.parentOf(this.#node);
  }

  /** What a remark on the current place belongs to. */
  get here(): Remarked {
    return { to: this.#node, pass: false };
  }

  /** How many moves lead to the current place; passes do not count. */
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

  /** The position at the current place, before a pass that is due. */
  get position(): Position {
    return this.#replay.position;
  }

  /**
   * Plays a move, or takes a written pass where the side in question had to pass.
   *
   * @param color Whose move the record says it is, if it says so.
   * @returns What a remark on this move belongs to.
   * @throws {FormatError} when the move is none, not legal or the other side's.
   */
  play(text: string, offset: number, color?: Color): Remarked {
    const square = text.length === 2 ? squareAt(text, 0) : undefined;
    if (square !== undefined) return this.#play(square, offset, color);
    const move = text.trim().toLowerCase();
    return isPass(move) ? this.#pass(offset, color) : this.#play(move, offset, color);
  }

  /** What was said of a move or a pass. */
  remarks({ to, pass }: Remarked): MoveNote | undefined {
    const note = this.#tree.noteOf(to);
    return pass ? note?.pass : note;
  }

  /** Adds a remark; comments on the same move are joined by a line's end. Marks and arrows in a comment are taken out of it. */
  remark({ to, pass }: Remarked, said: MoveNote): void {
    const note = readAnnotation(said);
    const earlier = this.#tree.noteOf(to);
    this.#tree.setNote(to, pass ? { ...earlier, pass: joined(earlier?.pass, note) } : joined(earlier, note));
  }

  /** Goes to a move that was read before. */
  goTo(node: ReadMove): void {
    const tree = this.#tree;
    const ahead: Square[] = [];
    // A move has a greater number than the one before it: the greater one of two is not on the way to the other.
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

  fail(problem: string, offset: number, options?: FormatErrorOptions): FormatError {
    return new FormatError(this.#format, this.where + problem, offset, options);
  }

  /** Notes something that cannot be right, but hinders nobody from reading the game. */
  warn(problem: string, offset: number, options: FormatErrorOptions): void {
    this.#warnings.push(this.fail(problem, offset, options));
  }

  /**
   * The record, at the end of its main line. A finished game whose recorded result is not what the board says, without a
   * reason such as a resignation, gets a warning.
   *
   * @param resultAt Where the text gives the result.
   */
  record(fields: RecordFields, resultAt = 0): GameRecord {
    this.goToEnd();
    const { position } = this;
    if (fields.result && !fields.result.by && position.phase === 'over')
      this.#compare(fields.result, margin(position), resultAt);
    const said: Omit<GameRecord, 'game' | 'notes'> = {
      ...fields,
      mainLine: this.#tree.mainLine,
      end: position,
      ...(this.#tree.isPlain && { plainFrom: this.#start }),
      ...(this.#warnings.length > 0 && { warnings: this.#warnings }),
    };
    const lazy = new LazyGame(this.#tree, this.#start, position);
    Object.defineProperty(said, LAZY, { value: lazy });
    const record = Object.defineProperties(said as GameRecord, LAZY_FIELDS);
    giveWrittenGame(record, lazy);
    return record;
  }

  #play(move: string, offset: number, color: Color | undefined): Remarked {
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
      square = parseSquare(move);
      replay.play(square);
    } catch (cause) {
      throw this.fail((cause as Error).message, offset, { cause });
    }
    this.#node = this.#tree.childOf(this.#node, square, replay.turn === turn);
    return this.here;
  }

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

  #compare({ margin: said, winner }: RecordedResult, onBoard: number, offset: number): void {
    const right = said === undefined ? Math.sign(onBoard) === signOf(winner) : said === onBoard;
    if (right) return;
    const text = said === undefined ? (winner ?? 'draw') : signed(said);
    this.warn(`result ${text}: the board says ${signed(onBoard)}`, offset, {
      code: 'contradiction',
      data: { text, expected: signed(onBoard) },
    });
  }
}

/** Whether a move is written as a pass: `pa`, `ps`, `pass`, `--`, `-` or `@@`. */
export function isPass(move: string): boolean {
  return ['pa', 'ps', 'pass', '--', '-', '@@'].includes(move.toLowerCase());
}

function signOf(winner: Color | undefined): number {
  return winner === 'black' ? 1 : winner === 'white' ? -1 : 0;
}

function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : String(margin);
}

function joined(earlier: MoveNote | undefined, note: MoveNote): MoveNote {
  if (!earlier) return note;
  // Not by `join`, which would copy the earlier one each time.
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

/** The game of a record that was read, built when it is first asked for: who only counts games needs none. */
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

  /** The game as formats write it, without building it; `undefined` where it is built, as who has it may have added to it. */
  get written(): WrittenGame | undefined {
    if (this.#built) return undefined;
    return (this.#written ??= this.#tree.written(this.#start, this.#end));
  }
}

/** A hidden property, which no copy of the record has. */
const LAZY = Symbol('lazy game');
type LazyRecord = GameRecord & { readonly [LAZY]?: LazyGame };

/**
 * The same functions for all records: with getters of its own each record would have a hidden class of its own, which keeps it in memory
 * until everything is collected.
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

/** Builds the game of a record that was read, in pieces: afterwards `game` and `notes` are there at once. */
export async function buildGame(record: LazyRecord): Promise<void> {
  await record[LAZY]?.buildInPieces();
}
