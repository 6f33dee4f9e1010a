/**
 * Writes files of WTHOR, the game database of the French federation, with their lists of names. `write-games.ts` writes
 * by it when the format is WTHOR.
 */
import { resolve } from 'node:path';
import {
  joinWthorGames,
  packWthorGame,
  parseWthorGames,
  parseWthorNames,
  printWthorNames,
  type WthorEntry,
  type WthorGame,
  type WthorHeader,
  wthorName,
  type WthorNames,
} from 'othello-board/formats.js';
import type { Square } from 'othello-board/rules.js';
import type { Io } from '../command.js';
import { bytesOf, folderOf, isAmong, reasonOf } from './input.js';
import { InputError, UsageError } from '../command-line/options.js';
import { count, visible } from '../words.js';

/** Files of the WTHOR database, one a year, and their lists of names; existing names are kept. */
export class WthorFiles {
  readonly #years = new Map<number, PackedGames>();
  /** The depth of all games of a year; 0 if they differ. */
  readonly #depths = new Map<number, number>();
  readonly #players: NameList;
  readonly #tournaments: NameList;

  private constructor(players: NameList, tournaments: NameList) {
    this.#players = players;
    this.#tournaments = tournaments;
  }

  /** @throws {InputError} if a list of names beside the file exists but cannot be read: it would be lost */
  static async beside(out: string | undefined, io: Io): Promise<WthorFiles> {
    const folder = out === undefined ? undefined : folderOf(out);
    return new WthorFiles(
      await NameList.in(folder, 'WTHOR.JOU', 'players', io),
      await NameList.in(folder, 'WTHOR.TRN', 'tournaments', io),
    );
  }

  get count(): number {
    return [...this.#years.values()].reduce((sum, games) => sum + games.count, 0);
  }

  add({ year, event, black, white, blackScore, theoreticalScore, depth, moves }: WthorEntry): void {
    this.#depths.set(year, (this.#depths.get(year) ?? depth) === depth ? depth : 0);
    const games = this.#years.get(year) ?? new PackedGames();
    this.#years.set(year, games);
    games.add(
      packWthorGame({
        tournament: this.#tournaments.numberOf(event),
        black: this.#players.numberOf(black),
        white: this.#players.numberOf(white),
        blackScore,
        theoreticalScore,
        moves: (moves.match(/../g) ?? []) as Square[],
      }),
    );
  }

  /**
   * Writes the games and the lists of names; the lists first, because games refer to them. An existing file of the same
   * year keeps its header and its games, and the new games are appended.
   *
   * @param read the files that the games come from; one that is written again already contains what was read from it
   * @throws {InputError} if existing games would be lost; nothing is written then
   */
  async end(out: string | undefined, read: readonly string[], io: Io): Promise<void> {
    const today = new Date();
    const created = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
    const years = this.#years.size > 0 ? [...this.#years] : [[0, new PackedGames()] as const];
    if (out === undefined) {
      if (years.length > 1)
        throw new UsageError(
          `games of ${years.length} years: name them with --out FILE.wtb, because each year gets its own file`,
        );
      const [year, games] = years[0]!;
      io.out(joinWthorGames(this.#headerOf(year, created), games.pieces));
      return;
    }
    const files: { path: string; content: Uint8Array }[] = [];
    for (const [year, games] of years) {
      const path = years.length === 1 ? out : fileOfYear(out, year);
      const old = await oldFile(path, io);
      if (old && games.count === 0) continue;
      if (old && old.header.year !== year) throw new InputError(ofOtherYear(path, old.header.year, year));
      const { header = this.#headerOf(year, created), games: before } = old ?? {};
      const isRead = !before || (await isAmong(path, read, io));
      const pieces = isRead ? games.pieces : [before, ...newGames(before, games, path, io)];
      files.push({ path, content: joinWthorGames(header, pieces) });
    }
    await this.#requireNumbersFree(folderOf(out), io);
    await this.#players.write(created, io);
    await this.#tournaments.write(created, io);
    for (const { path, content } of files) await io.writeFile(path, content);
  }

  #headerOf(year: number, created: WthorHeader['created']): WthorHeader {
    return { created, year, depth: this.#depths.get(year) ?? 0 };
  }

  /**
   * New names are appended to the lists. If a list is missing or truncated, existing games may refer to these numbers.
   *
   * @throws {InputError} if existing games in the folder would get other names
   */
  async #requireNumbersFree(folder: string, io: Io): Promise<void> {
    const lists = [this.#players, this.#tournaments].filter((list) => list.hasNew);
    if (lists.length === 0) return;
    for (const name of await io.listFolder(folder)) {
      if (!/\.wtb$/i.test(name)) continue;
      const games = await gamesThere(folder + name, io);
      for (const list of lists) list.requireFree(folder + name, games);
    }
  }
}

/**
 * The existing content of a file that will be written.
 *
 * @throws {InputError} if it is anything but games of the database
 */
async function oldFile(
  path: string,
  io: Io,
): Promise<{ header: WthorHeader; games: Uint8Array } | undefined> {
  // A pipe or a terminal has no content, and reading it would block.
  if (resolve(path).startsWith('/dev/')) return undefined;
  const bytes = await bytesThere(path, io);
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    const { header, games } = parseWthorGames(bytes);
    return { header, games: bytes.subarray(bytes.length - games.length * GAME_BYTES) };
  } catch (error) {
    throw new InputError(`${path} would be lost: ${(error as Error).message}; choose another --out`, {
      cause: error,
    });
  }
}

/** The games of a file in the folder; empty if it is not a file of the database. */
async function gamesThere(path: string, io: Io): Promise<readonly WthorGame[]> {
  const bytes = await bytesThere(path, io);
  try {
    return bytes === undefined ? [] : parseWthorGames(bytes).games;
  } catch {
    return [];
  }
}

/** The bytes of a file; `undefined` if it does not exist. @throws {InputError} when it cannot be read */
async function bytesThere(path: string, io: Io): Promise<Uint8Array | undefined> {
  try {
    return await bytesOf(io.openFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new InputError(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

function ofOtherYear(path: string, old: number, year: number): string {
  const of = (number: number): string => (number === 0 ? 'games without a year' : `games of ${number}`);
  return `${path} was not written: it has ${of(old)}, and a file holds a single year; choose another file for ${of(year)}`;
}

/** Games that the file does not have yet, so that converting a file twice does not repeat its games. */
function newGames(before: Uint8Array, games: PackedGames, path: string, io: Io): Uint8Array[] {
  const known = new Set<string>();
  for (let at = 0; at < before.length; at += GAME_BYTES)
    known.add(nameOfGame(before.subarray(at, at + GAME_BYTES)));
  const added = new PackedGames();
  for (const game of games) if (!known.has(nameOfGame(game))) added.add(game);
  const again = games.count - added.count;
  if (again > 0) io.err(`${visible(path)}: ${count(again, 'game')} already there\n`);
  return added.pieces;
}

/**
 * What identifies a game. The theoretical score depends on who computed it, and the bytes after the last move on who
 * wrote them, so both are ignored.
 */
function nameOfGame(packed: Uint8Array): string {
  const bytes = packed.map((byte, at) =>
    at === THEORETICAL_AT || (at > THEORETICAL_AT && byte === UNUSED) ? 0 : byte,
  );
  return Buffer.from(bytes).toString('latin1');
}

/** Where a game's record has Black's theoretical score, behind three numbers of two bytes and the real score. */
const THEORETICAL_AT = 7;
/** Some programs write this after the last move, others 0; no square has this number. */
const UNUSED = 92;

/** The name of the file for a year: `db/x_1998.wtb` for `db/x.wtb`, `WTH_1998.wtb` for `WTH_2000.wtb`. */
function fileOfYear(out: string, year: number): string {
  const folder = folderOf(out);
  const name = out.slice(folder.length);
  const written = String(year).padStart(4, '0');
  if (/(?<!\d)\d{4}(?!\d)/.test(name)) return folder + name.replace(/(?<!\d)\d{4}(?!\d)/, written);
  const point = name.lastIndexOf('.');
  return point < 0 ? `${out}_${written}` : `${folder}${name.slice(0, point)}_${written}${name.slice(point)}`;
}

/** A list of names beside files of games; new names are appended. */
class NameList {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[];
  /** Each name as it is written in games, and how it fits its field: games repeat names. */
  readonly #fitting = new Map<string, string>();
  /** Number of names before. */
  readonly #old: number;

  private constructor(
    readonly path: string,
    readonly kind: WthorNames,
    names: readonly string[],
  ) {
    this.#names = [...names];
    this.#old = names.length;
    // Of equal names, files refer to the first.
    names.forEach((name, number) => this.#numbers.set(name, this.#numbers.get(name) ?? number));
  }

  /** The list in a folder, with its name in capitals or small letters; empty if there is none. */
  static async in(folder: string | undefined, name: string, kind: WthorNames, io: Io): Promise<NameList> {
    if (folder === undefined) return new NameList(name, kind, []);
    for (const path of [folder + name, folder + name.toLowerCase()]) {
      const bytes = await bytesThere(path, io);
      if (bytes === undefined) continue;
      try {
        return new NameList(path, kind, parseWthorNames(bytes, kind));
      } catch (error) {
        throw new InputError(`${path} would be lost: ${(error as Error).message}`, { cause: error });
      }
    }
    return new NameList(folder + name, kind, []);
  }

  numberOf(written: string): number {
    const name = this.#fitting.get(written) ?? wthorName(written, this.kind);
    this.#fitting.set(written, name);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  get hasNew(): boolean {
    return this.#names.length > this.#old;
  }

  /** @throws {InputError} if games refer to numbers beyond the existing names */
  requireFree(file: string, games: readonly WthorGame[]): void {
    const needed = games.reduce((most, game) => Math.max(most, ...this.#numbersIn(game)), -1) + 1;
    if (needed <= this.#old) return;
    const has = this.#old === 0 ? 'is missing or empty' : `has ${count(this.#old, ONE[this.kind])}`;
    throw new InputError(
      `nothing was written: ${this.path} ${has}, and ${file} refers to ${needed}: those would get the wrong names; put the whole list there, or name another folder`,
    );
  }

  #numbersIn({ black, white, tournament }: WthorGame): number[] {
    return this.kind === 'players' ? [black, white] : [tournament];
  }

  async write(created: WthorHeader['created'], io: Io): Promise<void> {
    await io.writeFile(this.path, printWthorNames({ created, year: 0, depth: 0 }, this.#names, this.kind));
  }
}

const ONE = { players: 'player', tournaments: 'tournament' } as const;

/** Size of a game in bytes. */
const GAME_BYTES = 68;
/** Number of games in a piece, a block of memory. */
const IN_PIECE = 1024;

/**
 * Games in the order in which they were added, in the form of the database's files until they can be written: half a
 * million take 34 MB.
 */
class PackedGames {
  readonly #all: Uint8Array[] = [];
  #last = new Uint8Array(0);
  /** Number of games in the last piece; full at first, so that the first game begins a new one. */
  #inLast = IN_PIECE;

  get count(): number {
    return (this.#all.length - 1) * IN_PIECE + this.#inLast;
  }

  add(game: Uint8Array): void {
    if (this.#inLast === IN_PIECE) {
      this.#last = new Uint8Array(IN_PIECE * GAME_BYTES);
      this.#all.push(this.#last);
      this.#inLast = 0;
    }
    this.#last.set(game, this.#inLast++ * GAME_BYTES);
  }

  /** All games, many in each piece. */
  get pieces(): Uint8Array[] {
    return this.#all.map((piece) =>
      piece === this.#last ? piece.subarray(0, this.#inLast * GAME_BYTES) : piece,
    );
  }

  *[Symbol.iterator](): Generator<Uint8Array, void> {
    for (const piece of this.pieces)
      for (let at = 0; at < piece.length; at += GAME_BYTES) yield piece.subarray(at, at + GAME_BYTES);
  }
}
