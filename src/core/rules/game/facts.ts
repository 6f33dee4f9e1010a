/**
 * The facts and notes of a record, besides the moves: facts of the game (names, event, date, result), and the note on a
 * place. `Game` stores both; formats read and write them; boards show the notes.
 */
import type { Color } from '../color.js';
import type { Square } from '../square.js';

/** The shapes that an author can put on a square. */
export type MarkShape = 'circle' | 'cross' | 'square' | 'dot';

/** An author's mark on a square: a shape, or up to three characters. */
export interface Mark {
  readonly square: Square;
  readonly shape?: MarkShape;
  readonly text?: string;
}

/** An arrow from square to square, in one of four brushes. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly brush?: number;
}

/** The remarks on one place of a game: on the move that led there, and the position after it. */
export interface MoveNote {
  /** Time spent on the move, in milliseconds. */
  readonly time?: number;
  /** Time left on the player's clock after the move, in milliseconds. */
  readonly clock?: number;
  /** The player's own evaluation in discs, from their view. */
  readonly evaluation?: number;
  /** A short name of the place, as in SGF. */
  readonly name?: string;
  readonly comment?: string;
  /** The author's marks on the squares. */
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  /** Numeric Annotation Glyphs of the move: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  readonly nags?: readonly number[];
  /** The note on the pass that the opponent had to make after this move. */
  readonly pass?: MoveNote;
}

/** The result according to the record, which may differ from the board. */
export interface RecordedResult {
  /** Black's points less White's; absent when only the winner is known. */
  readonly margin?: number;
  readonly winner: Color | undefined;
  readonly by?: 'resignation' | 'time' | 'agreement';
}

/** What is known about a game beside its moves. */
export interface GameFacts {
  /** Who plays Black. */
  readonly black?: string;
  /** Who plays White. */
  readonly white?: string;
  readonly event?: string;
  readonly site?: string;
  /** As the record writes it. */
  readonly date?: string;
  /** As the record writes it. */
  readonly timeControl?: string;
  /** The result, where the record states it. */
  readonly result?: RecordedResult;
  /** How many of the first moves the players did not choose: 8 in XOT, where they are drawn by lot. */
  readonly givenMoves?: number;
  /**
   * Facts without a field here, by their PGN name (`Round`, `BlackElo`, `WhiteElo`), or, where PGN has none, by the
   * record's own name.
   */
  readonly tags?: ReadonlyMap<string, string>;
}

/** Changes of facts, or of a note: `undefined` removes a field. */
export type Patch<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

const FACT_NAMES = [
  'black',
  'white',
  'event',
  'site',
  'date',
  'timeControl',
  'result',
  'givenMoves',
  'tags',
] as const satisfies readonly (keyof GameFacts)[];

/** The facts among the fields of a record. */
export function factsOf(record: Patch<GameFacts>): GameFacts {
  return definedFields<GameFacts>(Object.fromEntries(FACT_NAMES.map((name) => [name, record[name]])));
}

/** Whether a patch changes nothing. */
export function changesNothing<Fields extends object>(patch: Patch<Fields>, fields?: Fields): boolean {
  return Object.entries(patch).every(([name, value]) => fields?.[name as keyof Fields] === value);
}

/** The fields that have a value. */
export function definedFields<Fields extends object>(fields: Patch<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
