/** `othello-engine convert FILE… --to FORMAT`: games from any format in another. */
import type { GameRecord } from '../formats/game-record.js';
import { printGgf } from '../formats/ggf.js';
import { printObf } from '../formats/obf.js';
import { printPgn } from '../formats/pgn.js';
import { printSgf } from '../formats/sgf.js';
import { printTranscript } from '../formats/transcript.js';
import { printWthorGames, printWthorNames, type WthorGame } from '../formats/wthor.js';
import { Position } from '../rules/position.js';
import { resultOf } from '../formats/game-record.js';
import { outcomeOf } from './games.js';
import { errorLine, folderOf, readGameFile } from './input.js';
import { UsageError } from './options.js';
import type { Command, Io } from './command.js';

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
    const database = new WthorFile();
    for await (const _ of eachGame(files, (record) => database.add(record), errors, io));
    await database.end(out, io);
  } else {
    const texts = eachGame(files, PRINTERS[to]!, errors, io);
    if (out !== undefined) await io.writeFile(out, texts);
    else for await (const text of texts) io.out(text);
  }
  return errors.count === 0 ? 0 : 1;
};

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
        else io.err(`${file}:${line}:${column}: game ${game}: ${(error as Error).message}\n`);
        continue;
      }
      yield made;
    }
  }
}

/** A file of the WTHOR database, and the names that it refers to. */
class WthorFile {
  readonly #games: WthorGame[] = [];
  readonly #players = new Map<string, number>();
  readonly #tournaments = new Map<string, number>();
  #year: number | undefined;

  add(record: GameRecord): void {
    const { game, black, white, place, date, tags } = record;
    if (!game.root.position.equals(Position.start))
      throw new Error('WTHOR has only games from the usual start');
    const margin = resultOf(record)?.margin;
    if (margin === undefined || !Number.isInteger(margin / 2))
      throw new Error('WTHOR has only games with a score');
    const blackScore = 32 + margin / 2;
    const theoretical = Number(tags?.get('TheoreticalScore') ?? blackScore);
    this.#games.push({
      tournament: numberOf(this.#tournaments, place ?? '?'),
      black: numberOf(this.#players, black ?? '?'),
      white: numberOf(this.#players, white ?? '?'),
      blackScore,
      theoreticalScore:
        Number.isInteger(theoretical) && theoretical >= 0 && theoretical <= 64 ? theoretical : blackScore,
      moves: game.line,
    });
    const [year] = /\b(?:19|20)\d\d\b/.exec(date ?? '') ?? [];
    this.#year ??= year === undefined ? undefined : Number(year);
  }

  /** Writes the games, and beside a file its lists of names. */
  async end(out: string | undefined, io: Io): Promise<void> {
    const today = new Date();
    const created = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
    const header = { created, year: this.#year ?? today.getFullYear(), depth: 0 };
    const games = printWthorGames(header, this.#games);
    if (out === undefined) {
      io.out(games);
      return;
    }
    const folder = folderOf(out);
    const names = { ...header, year: 0 };
    const players = [...this.#players.keys()].map((name) => latin(name, 19));
    const tournaments = [...this.#tournaments.keys()].map((name) => latin(name, 25));
    await io.writeFile(out, games);
    await io.writeFile(`${folder}WTHOR.JOU`, printWthorNames(names, players, 'players'));
    await io.writeFile(`${folder}WTHOR.TRN`, printWthorNames(names, tournaments, 'tournaments'));
  }
}

/** The number of a name, a new one where it is new. */
function numberOf(names: Map<string, number>, name: string): number {
  const known = names.get(name) ?? names.size;
  names.set(name, known);
  return known;
}

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
