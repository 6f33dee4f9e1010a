import { SQUARES, squareIndex, type Square } from '../rules/square.js';
import { FormatError } from './format-error.js';

/** When a file of the database was made, and the year of its games (0 in files of names). */
export interface WthorHeader {
  readonly created: { readonly year: number; readonly month: number; readonly day: number };
  readonly year: number;
  /** With so many empty squares on the board the theoretical scores were computed. */
  readonly depth: number;
}

/** A game of the WTHOR database. Scores count empty squares for the winner. */
export interface WthorGame {
  /** Places in the lists of tournaments and players, from 0. */
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Black's score in the game, 0-64. */
  readonly blackScore: number;
  /** Black's score with best play from `depth` empty squares on, 0-64. */
  readonly theoreticalScore: number;
  /** The moves without passes. */
  readonly moves: readonly Square[];
}

/** The two kinds of lists of names: players (`.jou`) and tournaments (`.trn`). */
export type WthorNames = 'players' | 'tournaments';

const HEADER_BYTES = 16;
const GAME_BYTES = 68;
const MOVES_AT = 8;
const NAME_BYTES = { players: 20, tournaments: 26 } as const;

/**
 * Reads a file of games (`.wtb`).
 *
 * @throws {FormatError} when the length, the board's size or a move is none of that format.
 */
export function parseWthorGames(bytes: Uint8Array): { header: WthorHeader; games: WthorGame[] } {
  const view = open(bytes);
  const count = view.getUint32(4, true);
  requireLength(bytes, HEADER_BYTES + GAME_BYTES * count);
  if (![0, 8].includes(view.getUint8(12))) {
    throw new FormatError('WTHOR', `board of size ${view.getUint8(12)}: 8 expected`, 12);
  }
  const games = Array.from({ length: count }, (_, i) => readGame(view, HEADER_BYTES + GAME_BYTES * i));
  return { header: readHeader(view), games };
}

/**
 * Reads a list of names (`.jou` or `.trn`).
 *
 * @throws {FormatError} when the length is none of that format.
 */
export function parseWthorNames(bytes: Uint8Array, kind: WthorNames): string[] {
  const view = open(bytes);
  const size = NAME_BYTES[kind];
  const count = view.getUint16(8, true);
  requireLength(bytes, HEADER_BYTES + size * count);
  return Array.from({ length: count }, (_, i) => {
    const name = bytes.subarray(HEADER_BYTES + size * i, HEADER_BYTES + size * (i + 1));
    const end = name.indexOf(0);
    // Latin-1: the byte is the code point.
    return String.fromCharCode(...name.subarray(0, end < 0 ? size : end));
  });
}

/**
 * Writes a file of games.
 *
 * @throws {RangeError} when a number does not fit its field or a game has more than 60 moves.
 */
export function printWthorGames(header: WthorHeader, games: readonly WthorGame[]): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + GAME_BYTES * games.length);
  const view = writeHeader(bytes, header);
  view.setUint32(4, games.length, true);
  games.forEach((game, i) => {
    const at = HEADER_BYTES + GAME_BYTES * i;
    if (game.moves.length > 60)
      throw new RangeError(`game ${i}: ${game.moves.length} moves, at most 60 expected`);
    for (const [offset, value] of [game.tournament, game.black, game.white].entries()) {
      view.setUint16(at + 2 * offset, within(value, 0xffff), true);
    }
    view.setUint8(at + 6, within(game.blackScore, 64));
    view.setUint8(at + 7, within(game.theoreticalScore, 64));
    bytes.set(game.moves.map(moveByte), at + MOVES_AT);
  });
  return bytes;
}

/**
 * Writes a list of names.
 *
 * @throws {RangeError} when a name is too long, or has characters outside Latin-1.
 */
export function printWthorNames(header: WthorHeader, names: readonly string[], kind: WthorNames): Uint8Array {
  const size = NAME_BYTES[kind];
  const bytes = new Uint8Array(HEADER_BYTES + size * names.length);
  writeHeader(bytes, header).setUint16(8, within(names.length, 0xffff), true);
  names.forEach((name, i) => {
    // One byte stays 0 to end the name.
    if (name.length >= size) throw new RangeError(`name '${name}': at most ${size - 1} characters expected`);
    const codes = Array.from({ length: name.length }, (_, at) => within(name.charCodeAt(at), 0xff));
    bytes.set(codes, HEADER_BYTES + size * i);
  });
  return bytes;
}

function open(bytes: Uint8Array): DataView {
  if (bytes.length < HEADER_BYTES) {
    throw new FormatError('WTHOR', `${bytes.length} bytes: a header of 16 expected`, bytes.length);
  }
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function requireLength(bytes: Uint8Array, expected: number): void {
  if (bytes.length === expected) return;
  const offset = Math.min(bytes.length, expected);
  throw new FormatError('WTHOR', `${bytes.length} bytes: ${expected} expected by the header`, offset);
}

function readHeader(view: DataView): WthorHeader {
  const [century = 0, year = 0, month = 0, day = 0] = [0, 1, 2, 3].map((at) => view.getUint8(at));
  return {
    created: { year: century * 100 + year, month, day },
    year: view.getUint16(10, true),
    depth: view.getUint8(14),
  };
}

function writeHeader(bytes: Uint8Array, { created, year, depth }: WthorHeader): DataView {
  const view = new DataView(bytes.buffer);
  bytes.set([within(Math.floor(created.year / 100), 0xff), created.year % 100, created.month, created.day]);
  view.setUint16(10, within(year, 0xffff), true);
  view.setUint8(14, within(depth, 60));
  return view;
}

function readGame(view: DataView, at: number): WthorGame {
  const moves: Square[] = [];
  let ended = false;
  for (let offset = at + MOVES_AT; offset < at + GAME_BYTES; offset++) {
    const byte = view.getUint8(offset);
    const [row, column] = [Math.floor(byte / 10), byte % 10];
    if (byte === 0) ended = true;
    else if (ended || row < 1 || row > 8 || column < 1 || column > 8) {
      throw new FormatError('WTHOR', `move ${byte}: 0 or 11 to 88 (row, column) expected`, offset);
    } else moves.push(SQUARES[(row - 1) * 8 + column - 1]!);
  }
  const [tournament = 0, black = 0, white = 0] = [0, 2, 4].map((offset) => view.getUint16(at + offset, true));
  const scores = { blackScore: view.getUint8(at + 6), theoreticalScore: view.getUint8(at + 7) };
  return { tournament, black, white, ...scores, moves };
}

function moveByte(square: Square): number {
  const index = squareIndex(square);
  return 10 * ((index >> 3) + 1) + (index & 7) + 1;
}

function within(value: number, most: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RangeError(`${value}: a whole number from 0 to ${most} expected`);
}
