/** Files of the WTHOR database that are written, with the lists of names beside them. */
import { resolve } from 'node:path';
import { resultOf, type GameRecord } from '../formats/game-record.js';
import {
  parseWthorGames,
  parseWthorNames,
  joinWthorGames,
  packWthorGame,
  printWthorNames,
  type WthorGame,
  type WthorHeader,
  type WthorNames,
} from '../formats/wthor.js';
import { WTHOR_LETTERS } from '../formats/wthor-letters.js';
import { eventOf } from '../formats/head-text.js';
import { printTranscript } from '../formats/transcript.js';
import { yearOf } from '../formats/year.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { Io } from './command.js';
import { lineOf, startOf } from './database/game-start.js';
import { bytesOf, folderOf, isAmong, reasonOf } from './input.js';
import { InputError, UsageError } from './options.js';
import { GAME_BYTES, PackedGames } from './packed-games.js';
import { count, visible } from './words.js';

/** What the database says of a game, with names where its files have numbers. */
export interface WthorEntry {
  /** 0 where nobody knows. */
  readonly year: number;
  readonly event: string;
  readonly black: string;
  readonly white: string;
  readonly blackScore: number;
  readonly theoreticalScore: number;
  /** The squares, one behind the other. */
  readonly moves: string;
}

/** @throws {Error} for a game that the database cannot have */
export function wthorEntry(record: GameRecord): WthorEntry {
  const { black, white, date, tags } = record;
  const start = startOf(record);
  if (start !== Position.start && !start.equals(Position.start))
    throw new Error('WTHOR has only games from the usual start');
  const margin = resultOf(record)?.margin;
  if (margin === undefined || !Number.isInteger(margin / 2))
    throw new Error('WTHOR has only games with a score');
  const moves = lineOf(record);
  if (moves.length > 60) throw new Error(`${moves.length} moves: WTHOR has at most 60`);
  const blackScore = 32 + margin / 2;
  const theoretical = Number(tags?.get('TheoreticalScore') ?? blackScore);
  return {
    year: yearOf(date) ?? 0,
    event: eventOf(record) ?? record.place ?? '?',
    black: black ?? '?',
    white: white ?? '?',
    blackScore,
    theoreticalScore:
      Number.isInteger(theoretical) && theoretical >= 0 && theoretical <= 64 ? theoretical : blackScore,
    moves: printTranscript(moves),
  };
}

/** Files of the WTHOR database, one a year, and the lists of names that they refer to: what is in the lists stays. */
export class WthorFiles {
  readonly #years = new Map<number, PackedGames>();
  readonly #players: NameList;
  readonly #tournaments: NameList;

  private constructor(players: NameList, tournaments: NameList) {
    this.#players = players;
    this.#tournaments = tournaments;
  }

  /** @throws {InputError} where there is a list of names beside a file that cannot be read: it would be lost */
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

  add({ year, event, black, white, blackScore, theoreticalScore, moves }: WthorEntry): void {
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
   * Writes the games, and beside a file its lists of names: those first, as games refer to them. A file of the same year keeps its
   * header and its games, and the new ones come behind them.
   *
   * @param read the files that the games come from: one that is written again holds what was read of it
   * @throws {InputError} before anything is written, where games that are there would be lost
   */
  async end(out: string | undefined, read: readonly string[], io: Io): Promise<void> {
    const today = new Date();
    const created = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
    const years = this.#years.size > 0 ? [...this.#years] : [[0, new PackedGames()] as const];
    if (out === undefined) {
      if (years.length > 1)
        throw new UsageError(
          `games of ${years.length} years: --out FILE.wtb is expected, as there is a file for each`,
        );
      const [year, games] = years[0]!;
      io.out(joinWthorGames({ created, year, depth: 0 }, games.pieces));
      return;
    }
    const files: { path: string; content: Uint8Array }[] = [];
    for (const [year, games] of years) {
      const path = years.length === 1 ? out : fileOfYear(out, year);
      const old = await oldFile(path, io);
      if (old && games.count === 0) continue;
      if (old && old.header.year !== year) throw new InputError(ofOtherYear(path, old.header.year, year));
      const { header = { created, year, depth: 0 }, games: before } = old ?? {};
      const isRead = !before || (await isAmong(path, read, io));
      const pieces = isRead ? games.pieces : [before, ...newGames(before, games, path, io)];
      files.push({ path, content: joinWthorGames(header, pieces) });
    }
    await this.#requireNumbersFree(folderOf(out), io);
    await this.#players.write(created, io);
    await this.#tournaments.write(created, io);
    for (const { path, content } of files) await io.writeFile(path, content);
  }

  /**
   * New names come behind those of the lists: where a list is missing or cut short, games that are there refer to these places.
   *
   * @throws {InputError} where games of the folder would get the names of others
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
 * What is in the place of a file that is to be written.
 *
 * @throws {InputError} where it is something else than games of the database
 */
async function oldFile(
  path: string,
  io: Io,
): Promise<{ header: WthorHeader; games: Uint8Array } | undefined> {
  // A pipe or a terminal holds nothing that could be lost, and would be waited for.
  if (resolve(path).startsWith('/dev/')) return undefined;
  const bytes = await bytesThere(path, io);
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    const { header, games } = parseWthorGames(bytes);
    return { header, games: bytes.subarray(bytes.length - games.length * GAME_BYTES) };
  } catch (error) {
    throw new InputError(`${path} would be lost: ${(error as Error).message}; name another file`, {
      cause: error,
    });
  }
}

/** The games of a file of the folder; none where it is none of the database. */
async function gamesThere(path: string, io: Io): Promise<readonly WthorGame[]> {
  const bytes = await bytesThere(path, io);
  try {
    return bytes === undefined ? [] : parseWthorGames(bytes).games;
  } catch {
    return [];
  }
}

/** The bytes of a file, where there is one. @throws {InputError} when it cannot be read */
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
  return `${path} is not written: it has ${of(old)}, and there is a file for each year; name another one for ${of(year)}`;
}

/** Those that are not there yet: whoever converts a file twice has its games once. */
function newGames(before: Uint8Array, games: PackedGames, path: string, io: Io): Uint8Array[] {
  const known = new Set<string>();
  for (let at = 0; at < before.length; at += GAME_BYTES)
    known.add(nameOfGame(before.subarray(at, at + GAME_BYTES)));
  const added = new PackedGames();
  for (const game of games) if (!known.has(nameOfGame(game))) added.add(game);
  const again = games.count - added.count;
  if (again > 0) io.err(`${visible(path)}: ${count(again, 'game')} of these there already\n`);
  return added.pieces;
}

/** What tells a game from others: the score of best play depends on who computed it, what stands behind the last move on who wrote it. */
function nameOfGame(packed: Uint8Array): string {
  const bytes = packed.map((byte, at) =>
    at === THEORETICAL_AT || (at > THEORETICAL_AT && byte === UNUSED) ? 0 : byte,
  );
  return Buffer.from(bytes).toString('latin1');
}

const THEORETICAL_AT = 7;
/** Behind the last move some write this where others write 0; no square has this number. */
const UNUSED = 92;

/** `db/x.wtb` as the file of a year, `db/x_1998.wtb`; `WTH_2000.wtb` as `WTH_1998.wtb`. */
function fileOfYear(out: string, year: number): string {
  const folder = folderOf(out);
  const name = out.slice(folder.length);
  const written = String(year).padStart(4, '0');
  if (/(?<!\d)\d{4}(?!\d)/.test(name)) return folder + name.replace(/(?<!\d)\d{4}(?!\d)/, written);
  const point = name.lastIndexOf('.');
  return point < 0 ? `${out}_${written}` : `${folder}${name.slice(0, point)}_${written}${name.slice(point)}`;
}

/** A list of names beside files of games, to which new ones are appended. */
class NameList {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[];
  /** How many were there before. */
  readonly #old: number;

  private constructor(
    readonly path: string,
    readonly kind: WthorNames,
    names: readonly string[],
  ) {
    this.#names = [...names];
    this.#old = names.length;
    // The first of two that are the same is the one that files refer to.
    names.forEach((name, number) => this.#numbers.set(name, this.#numbers.get(name) ?? number));
  }

  /** The list in a folder, by its name in capitals or small letters; an empty one where there is none. */
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
    const name = latin(written, WTHOR_LETTERS[this.kind]);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  get hasNew(): boolean {
    return this.#names.length > this.#old;
  }

  /** @throws {InputError} where games refer to names behind those that were there */
  requireFree(file: string, games: readonly WthorGame[]): void {
    const needed = games.reduce((most, game) => Math.max(most, ...this.#numbersIn(game)), -1) + 1;
    if (needed <= this.#old) return;
    const has = this.#old === 0 ? 'is missing or empty' : `has ${count(this.#old, ONE[this.kind])}`;
    throw new InputError(
      `nothing is written: ${this.path} ${has}, and ${file} refers to ${needed}: they would get the names of new ones; put the whole list there, or name another folder`,
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

/** What fits a name's field: Latin-1, other letters without their marks or as `?`. */
function latin(name: string, most: number): string {
  return Array.from(name, (letter) => {
    if (letter <= 'ÿ') return letter;
    const bare = letter.normalize('NFD')[0]!;
    return bare <= 'ÿ' ? bare : '?';
  })
    .join('')
    .slice(0, most);
}
