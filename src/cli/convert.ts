/** `othello-engine convert FILE… --to FORMAT`: games from any format in another. */
import { resolve } from 'node:path';
import type { GameRecord } from '../formats/game-record.js';
import { printGgf } from '../formats/ggf.js';
import { printObf } from '../formats/obf.js';
import { printPgn } from '../formats/pgn.js';
import { printSgf } from '../formats/sgf.js';
import { printTranscript } from '../formats/transcript.js';
import {
  parseWthorNames,
  printWthorGames,
  printWthorNames,
  type WthorGame,
  type WthorHeader,
  type WthorNames,
} from '../formats/wthor.js';
import { yearOf } from '../formats/year.js';
import { Position } from '../rules/position.js';
import { resultOf } from '../formats/game-record.js';
import { outcomeOf } from './games.js';
import { bytesOf, errorLine, folderOf, readGameFile, reasonOf } from './input.js';
import { InputError, UsageError } from './options.js';
import type { Command, Io } from './command.js';
import { count, visible } from './words.js';

/** Prints one game; the pieces of a file stand one behind the other. */
type Printer = (record: GameRecord) => string;

const PRINTERS: Readonly<Record<string, Printer>> = {
  pgn: (record) => `${printPgn(record)}\n`,
  ggf: (record) => `${printGgf(record)}\n`,
  sgf: (record) => `${printSgf(record)}\n`,
  // What is known of a position is not known of the one that moves have led to.
  obf: ({ game, scores }) =>
    printObf([{ moves: [], ...(game.ply === 0 && scores), position: game.position }]),
  transcript: (record) => `${transcriptOf(record)}\n`,
  json: (record) => `${JSON.stringify(jsonOf(record))}\n`,
};
const FORMATS = [...Object.keys(PRINTERS), 'wthor'];

export const convert: Command = async (files, { to, out }, io) => {
  if (to === undefined || !FORMATS.includes(to)) {
    throw new UsageError(`convert --to ${to ?? 'FORMAT'}: ${FORMATS.join(', ')} are accepted`);
  }
  const errors = { count: 0 };
  if (to === 'wthor') {
    const database = await WthorFiles.beside(out, io);
    for await (const _ of eachGame(files, (record) => database.add(record), errors, io));
    requireWhole(database.count, errors.count, files, out);
    await database.end(out, io);
  } else {
    const texts = eachGame(files, PRINTERS[to]!, errors, io);
    if (out !== undefined) await io.writeFile(out, whole(texts, errors, files, out));
    else for await (const text of texts) io.out(text);
  }
  return errors.count === 0 ? 0 : 1;
};

/** The texts of games; it throws at the end where they may not take a file's place, which then stays. */
async function* whole(
  texts: AsyncIterable<string>,
  errors: { readonly count: number },
  files: readonly string[],
  out: string,
): AsyncGenerator<string, void> {
  let made = 0;
  for await (const text of texts) {
    made++;
    yield text;
  }
  requireWhole(made, errors.count, files, out);
}

/** @throws {InputError} where a file would be replaced by one that has lost its games */
function requireWhole(made: number, errors: number, files: readonly string[], out: string | undefined): void {
  if (out === undefined || errors === 0) return;
  if (made === 0) throw new InputError(`${out} is not written: none of the games can be converted`);
  if (files.some((file) => file !== '-' && resolve(file) === resolve(out))) {
    throw new InputError(
      `${out} is not written: ${count(errors, 'game')} of it cannot be converted, and would be lost; name another file`,
    );
  }
}

/** What is made of each game, as it is read; what cannot be read or made is counted and said. */
async function* eachGame<T>(
  files: readonly string[],
  make: (record: GameRecord) => T,
  errors: { count: number },
  io: Io,
): AsyncGenerator<T, void> {
  for (const file of files) {
    for await (const entry of readGameFile(file, io)) {
      let made: T;
      try {
        if (!entry.record) throw entry.error;
        made = make(entry.record);
      } catch (error) {
        errors.count++;
        const { line, column, game } = entry.place;
        if (entry.error) io.err(errorLine(file, entry));
        else io.err(`${visible(`${file}:${line}:${column}: game ${game}: ${(error as Error).message}`)}\n`);
        continue;
      }
      yield made;
    }
  }
}

/** Files of the WTHOR database, one a year, and the lists of names that they refer to: what is in the lists stays. */
class WthorFiles {
  readonly #years = new Map<number, WthorGame[]>();
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
    return [...this.#years.values()].reduce((sum, games) => sum + games.length, 0);
  }

  add(record: GameRecord): void {
    const { game, black, white, place, date, tags } = record;
    if (!game.root.position.equals(Position.start))
      throw new Error('WTHOR has only games from the usual start');
    const margin = resultOf(record)?.margin;
    if (margin === undefined || !Number.isInteger(margin / 2))
      throw new Error('WTHOR has only games with a score');
    const blackScore = 32 + margin / 2;
    const theoretical = Number(tags?.get('TheoreticalScore') ?? blackScore);
    // A year that nobody knows is 0.
    const year = yearOf(date) ?? 0;
    const games = this.#years.get(year) ?? [];
    this.#years.set(year, games);
    games.push({
      tournament: this.#tournaments.numberOf(place ?? '?'),
      black: this.#players.numberOf(black ?? '?'),
      white: this.#players.numberOf(white ?? '?'),
      blackScore,
      theoreticalScore:
        Number.isInteger(theoretical) && theoretical >= 0 && theoretical <= 64 ? theoretical : blackScore,
      moves: game.line,
    });
  }

  /** Writes the games, and beside a file its lists of names: those first, as games refer to them. */
  async end(out: string | undefined, io: Io): Promise<void> {
    const today = new Date();
    const created = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
    const years = this.#years.size > 0 ? [...this.#years] : [[0, []] as [number, WthorGame[]]];
    if (out === undefined) {
      if (years.length > 1)
        throw new UsageError(
          `games of ${years.length} years: --out FILE.wtb is expected, as there is a file for each`,
        );
      const [[year, games]] = years as [[number, WthorGame[]]];
      io.out(printWthorGames({ created, year, depth: 0 }, games));
      return;
    }
    await this.#players.write(created, io);
    await this.#tournaments.write(created, io);
    for (const [year, games] of years) {
      const file = years.length === 1 ? out : fileOfYear(out, year);
      await io.writeFile(file, printWthorGames({ created, year, depth: 0 }, games));
    }
  }
}

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

  private constructor(
    readonly path: string,
    readonly kind: WthorNames,
    names: readonly string[],
  ) {
    this.#names = [...names];
    // The first of two that are the same is the one that files refer to.
    names.forEach((name, number) => this.#numbers.set(name, this.#numbers.get(name) ?? number));
  }

  /** The list in a folder, by its name in capitals or small letters; an empty one where there is none. */
  static async in(folder: string | undefined, name: string, kind: WthorNames, io: Io): Promise<NameList> {
    if (folder === undefined) return new NameList(name, kind, []);
    for (const path of [folder + name, folder + name.toLowerCase()]) {
      let bytes: Uint8Array;
      try {
        bytes = await bytesOf(io.openFile(path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
        throw new InputError(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
      }
      try {
        return new NameList(path, kind, parseWthorNames(bytes, kind));
      } catch (error) {
        throw new InputError(`${path} would be lost: ${(error as Error).message}`, { cause: error });
      }
    }
    return new NameList(folder + name, kind, []);
  }

  numberOf(written: string): number {
    const name = latin(written, MOST_LETTERS[this.kind]);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  async write(created: WthorHeader['created'], io: Io): Promise<void> {
    await io.writeFile(this.path, printWthorNames({ created, year: 0, depth: 0 }, this.#names, this.kind));
  }
}

/** A byte behind a name stays zero. */
const MOST_LETTERS = { players: 19, tournaments: 25 } as const;

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

/** The start, where it is not the usual one, and the moves. */
function transcriptOf({ game }: GameRecord): string {
  const start = game.root.position;
  const moves = printTranscript(game.line);
  return start.equals(Position.start) ? moves : `${start.toString()} ${moves}`.trim();
}

function jsonOf(record: GameRecord): unknown {
  const { black = null, white = null, place = null, date = null, game, tags, scores } = record;
  const start = game.root.position;
  return {
    black,
    white,
    place,
    date,
    start: start.equals(Position.start) ? null : start.toString(),
    moves: printTranscript(game.line),
    ...outcomeOf(record),
    tags: Object.fromEntries(tags ?? []),
    ...(scores && { scores }),
  };
}
