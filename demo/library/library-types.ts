/** The types of the library, shared by the page and the worker. */
import type { GameJson } from '../../src/core/formats.js';
import type { Color } from '../../src/core/rules.js';

/** Built-in collections; others are created by the user and have a name. */
export const OPENED = 1;
/** Games played on this site. */
export const PLAYED = 2;
/** Games saved on the analysis page. */
export const SAVED = 3;
/** The number of the first collection with a name. */
export const FIRST_OWN_COLLECTION = 10;

/** The computer's name in games played on this site; its level follows. */
export const COMPUTER = 'othello-board, level ';

/** Identifies the games of a user. */
export interface Owner {
  /** The names of the player, in any spelling. */
  readonly names: readonly string[];
  /** Whether games against the computer on this site count, where the user has no name. */
  readonly played: boolean;
  /** The side that the user had in games whose players have no names; missing if none of them count. */
  readonly unnamed?: Color | undefined;
}

/** A side of a game that belongs to an owner. */
export interface OwnSide {
  readonly id: number;
  readonly side: Color;
}

/** A collection that the user has created. */
export interface OwnCollection {
  readonly id: number;
  readonly name: string;
}

export type LibraryOutcome = 'black' | 'white' | 'draw';

/** A game as stored in the library. */
export interface StoredGame {
  /** The game; without moves if `moves` contains all of them. */
  readonly game: GameJson;
  /** The squares of the main line, concatenated. */
  readonly moves: string;
  /** The collections that it belongs to. */
  readonly in: readonly number[];
  /** The result of the record, otherwise of the board; missing if unknown. */
  readonly outcome?: LibraryOutcome;
  /** Black's score minus White's. */
  readonly margin?: number;
  /** The English name of the last named opening. */
  readonly opening?: string;
  /** Equal for games with the same moves: see `duplicateKey`. */
  readonly movesKey: number;
  /** When it was deleted, in milliseconds since 1970; it can be restored for a while. */
  readonly deleted?: number;
}

/** A game in the list. */
export interface GameRow {
  readonly id: number;
  readonly black: string;
  readonly white: string;
  /** The tournament, otherwise the place. */
  readonly event: string;
  /** As the record writes it. */
  readonly date: string;
  readonly blackRating: number | undefined;
  readonly whiteRating: number | undefined;
  /** Black's score minus White's, if known. */
  readonly margin: number | undefined;
  readonly outcome: LibraryOutcome | undefined;
  readonly moves: number;
  /** The English name of the last named opening. */
  readonly opening: string | undefined;
  /** For a game that does not begin from the usual start. */
  readonly start: { readonly empties: number; readonly turn: Color } | undefined;
}

/** What a list can be sorted by; `added` is the order in which games came. */
export const SORT_KEYS = [
  'added',
  'date',
  'black',
  'white',
  'event',
  'opening',
  'result',
  'strength',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** A search; missing fields are no condition. */
export interface GameQuery {
  /** Parts of names of players, tournament or place, ignoring case and diacritics; all must be found. */
  readonly text?: string;
  /** With `text`: only the name of this side counts. */
  readonly color?: Color;
  /** A collection, or `last` for the games opened last. */
  readonly collection?: number | 'last';
  /** Only games of this owner. */
  readonly owner?: Owner;
  readonly outcome?: LibraryOutcome;
  readonly fromYear?: number;
  readonly toYear?: number;
  /** The English name of an opening that the game went through. */
  readonly opening?: string;
  /** At least one player has this rating. */
  readonly rating?: number;
  /** A board string; the game went through this position, under any symmetry. */
  readonly position?: string;
  /** With `position`: the next move of the game there. */
  readonly next?: string;
  /** Leaves out games whose moves are all among the first of these, such as the game on the board: `f5d6…`. */
  readonly except?: string;
  readonly sort?: SortKey;
  readonly descending?: boolean;
}

/** The state of the library. */
export interface LibraryState {
  readonly games: number;
  /** Number of games by collection, and of those opened last. */
  readonly inCollection: Readonly<Record<number, number>>;
  readonly last: number;
  readonly collections: readonly OwnCollection[];
  /** Range of years and sorted openings of all games. */
  readonly years: readonly [first: number, last: number] | undefined;
  readonly openings: readonly string[];
  /** Whether games are kept at all; otherwise the store could not be opened, and all last until the page is closed. */
  readonly isLasting: boolean;
  /** Number of games that could not be stored; they are available until the page is closed. */
  readonly notStored: number;
  /** Number of games whose deletion can be undone. */
  readonly deleted: number;
}

/** The result of adding games. */
export interface Added {
  readonly added: number;
  /** Games that existed already; they are now in the collection as well. */
  readonly known: number;
  /** All of them, in order. */
  readonly ids: readonly number[];
  /** Whether all of them are there at the next visit. */
  readonly isStored: boolean;
}

/** The formats of an export; `txt` is moves alone. */
export const EXPORT_FORMATS = ['pgn', 'sgf', 'ggf', 'wthor', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file to save. */
export interface ExportedFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}
