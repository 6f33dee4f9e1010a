import type { MoveNote, RecordedResult } from '../../src/formats/game-record.js';
import type {
  FormatErrorCode,
  FormatErrorData,
  FormatName,
  FilePlace,
} from '../../src/formats/format-error.js';
import type { Color } from '../../src/rules/color.js';
import type { SavedMove } from '../../src/companions/game/saved-tree.js';

/** What is known of a game beside its moves. */
export interface GameFacts {
  readonly black: string;
  readonly white: string;
  readonly place: string;
  readonly date: string;
  /** As the record names it; `undefined` where only the board knows. */
  readonly result: RecordedResult | undefined;
}

/** A game that was read, as it goes from the worker to the page. */
export interface OpenedGame extends GameFacts {
  /** The position before the first move: 64 squares and the side to move. */
  readonly start: string;
  /** Its moves with all side lines. */
  readonly tree: readonly SavedMove[];
  /** Remarks, each with the way to its place: which child to follow from the start. */
  readonly notes: readonly (readonly [way: readonly number[], note: MoveNote])[];
  /** The way to the place that a link shows; the end of the main line where it says none. */
  readonly shown?: readonly number[] | undefined;
  /** The side at the bottom, where a link says it. */
  readonly orientation?: Color | undefined;
}

/** A game as the list shows it. */
export interface GameRow {
  /** By which it is opened; they count from 0. */
  readonly id: number;
  readonly black: string;
  readonly white: string;
  readonly place: string;
  readonly year: string;
  /** Black's points less White's, where they are known. */
  readonly margin: number | undefined;
  /** `draw`, or who won; `undefined` where it is not known. */
  readonly outcome: 'black' | 'white' | 'draw' | undefined;
  readonly moves: number;
}

/** A game that could not be read: what makes a `FormatError` again on the other side of a message. */
export interface UnreadRow {
  readonly format: FormatName;
  readonly problem: string;
  readonly offset: number;
  readonly code: FormatErrorCode;
  readonly data: FormatErrorData;
  readonly place: FilePlace | undefined;
}

/** What the page asks the worker. */
export type ReaderRequest =
  | { readonly type: 'read'; readonly sources: readonly (string | File)[] }
  | { readonly type: 'open'; readonly id: number };

/** What the worker tells the page. */
export type ReaderAnswer =
  | { readonly type: 'games'; readonly rows: readonly GameRow[]; readonly unread: readonly UnreadRow[] }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string; readonly unread?: UnreadRow }
  | { readonly type: 'game'; readonly id: number; readonly game: OpenedGame };
