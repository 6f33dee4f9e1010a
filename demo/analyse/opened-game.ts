import type { GameJson } from '../../src/formats/game-json.js';
import type {
  FormatErrorCode,
  FormatErrorData,
  FormatName,
  FilePlace,
} from '../../src/formats/format-error.js';
import type { Color } from '../../src/rules.js';

/** A game that was read, as it goes from the worker to the page. */
export interface OpenedGame {
  /** The game, at the place that is to be shown. */
  readonly game: GameJson;
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
