/** What the library of games tells and is asked, on both sides of its worker. */
import type { GameJson } from '../../src/formats.js';
import type { Color } from '../../src/rules.js';

/** Collections that are always there; others are made by hand and have a name. */
export const OPENED = 1;
export const PLAYED = 2;
export const SAVED = 3;
/** Numbers from here on are those of collections with a name. */
export const FIRST_OWN_COLLECTION = 10;

/** What a level is called in a game that was played here, before its number. */
export const COMPUTER = 'othello-board, level ';

/** Whose games are meant. */
export interface Owner {
  /** By the names of players, however they are written. */
  readonly names: readonly string[];
  /** Whether the person's side of games against the computer of this site counts: it has no name. */
  readonly played: boolean;
}

/** A side of a game that is somebody's. */
export interface OwnSide {
  readonly id: number;
  readonly side: Color;
}

/** A collection that somebody has made. */
export interface OwnCollection {
  readonly id: number;
  readonly name: string;
}

export type Outcome = 'black' | 'white' | 'draw';

/** A game as the library keeps it. */
export interface StoredGame {
  /** What is known of the game; without moves where `moves` says all of them. */
  readonly game: GameJson;
  /** The main line as squares without anything between them. */
  readonly moves: string;
  /** The collections that it is in. */
  readonly in: readonly number[];
  /** How it ended by its record, else by its board; missing where nobody knows. */
  readonly outcome?: Outcome;
  /** Black's points less White's. */
  readonly margin?: number;
  /** The English name of the last opening that has one. */
  readonly opening?: string;
  /** What games of the same moves have in common: see `duplicateKey`. Missing where a release before has kept the game. */
  readonly movesKey?: number;
  /** Since when it is deleted, in milliseconds since 1970: for a while it can come back. */
  readonly deleted?: number;
}

/** A game as a list shows it. */
export interface GameRow {
  readonly id: number;
  readonly black: string;
  readonly white: string;
  /** Tournament, else the place. */
  readonly event: string;
  /** As the record writes it. */
  readonly date: string;
  readonly blackRating: number | undefined;
  readonly whiteRating: number | undefined;
  /** Black's points less White's, where they are known. */
  readonly margin: number | undefined;
  readonly outcome: Outcome | undefined;
  readonly moves: number;
  /** The English name of the last opening that has one. */
  readonly opening: string | undefined;
  /** Of what begins with another position than the usual one. */
  readonly start: { readonly empties: number; readonly turn: Color } | undefined;
}

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

/** What somebody looks for; a field that is missing asks for nothing. */
export interface GameQuery {
  /** Parts of names of players, tournament or place; accents and capitals do not count, and each must be found. */
  readonly text?: string;
  /** A collection, or `last`: what was opened last. */
  readonly collection?: number | 'last';
  /** Games of theirs alone. */
  readonly owner?: Owner;
  readonly outcome?: Outcome;
  readonly fromYear?: number;
  readonly toYear?: number;
  /** The English name of an opening: the game went through it. */
  readonly opening?: string;
  /** A player is at least as strong. */
  readonly rating?: number;
  /** A board string: the game came through this position, whichever way it was turned. */
  readonly position?: string;
  /** With `position`: the square that the game went on with there. */
  readonly next?: string;
  readonly sort?: SortKey;
  readonly descending?: boolean;
}

/** The library as it is. */
export interface LibraryState {
  readonly games: number;
  /** Games by collection, and of what was opened last. */
  readonly inCollection: Readonly<Record<number, number>>;
  readonly last: number;
  readonly collections: readonly OwnCollection[];
  /** The years of games and the openings that there are, sorted. */
  readonly years: readonly [first: number, last: number] | undefined;
  readonly openings: readonly string[];
  /** Games that could not be kept, as the disk is full: they are there until the page is closed. */
  readonly unkept: number;
  /** Games whose deletion can be undone. */
  readonly deleted: number;
}

/** What became of games that were added. */
export interface Added {
  readonly added: number;
  /** Games that were there already: they are now in the collection as well. */
  readonly known: number;
  /** All of them, in their order. */
  readonly ids: readonly number[];
}

export const EXPORT_FORMATS = ['pgn', 'sgf', 'ggf', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
