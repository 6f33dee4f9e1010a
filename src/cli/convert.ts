/** `othello-engine convert FILE… --to FORMAT`: games from any format in another. */
import type { GameRecord } from '../formats/game-record.js';
import { gameToJson } from '../formats/game-json.js';
import { printGgf } from '../formats/ggf.js';
import { lostIn, sideLinesFrom, type FactKind, type WrittenFormat } from '../formats/holds.js';
import { printObf } from '../formats/obf.js';
import { printOthelloQuest } from '../formats/othello-quest.js';
import { printPgn } from '../formats/pgn.js';
import { printSgf } from '../formats/sgf.js';
import { printTranscript } from '../formats/transcript.js';
import { Position } from '../rules/position.js';
import { outcomeOf } from './games.js';
import { errorLine, isAmong, readGameFile } from './input.js';
import { InputError, UsageError } from './options.js';
import type { Command, Io } from './command.js';
import { WthorFiles } from './wthor-files.js';
import { count, jsonLine, visible } from './words.js';

/** Prints one game; the pieces of a file stand one behind the other. */
type Printer = (record: GameRecord) => string;

const PRINTERS = {
  pgn: (record) => `${printPgn(record)}\n`,
  ggf: (record) => `${printGgf(record)}\n`,
  sgf: (record) => `${printSgf(record)}\n`,
  // What is known of a position is not known of the one that moves have led to.
  obf: ({ game, scores }) =>
    printObf([{ moves: [], ...(game.ply === 0 && scores), position: game.position }]),
  quest: (record) => `${printOthelloQuest([record])}\n`,
  transcript: (record) => `${transcriptOf(record)}\n`,
  json: (record) => jsonLine(jsonOf(record)),
} satisfies Record<string, Printer>;

/** A format that is text. */
export type TextFormat = keyof typeof PRINTERS;
export const TEXT_FORMATS = Object.keys(PRINTERS) as readonly TextFormat[];
const FORMATS: readonly string[] = [...TEXT_FORMATS, 'wthor'];

/** What a format has no place for; JSON has all. */
const NAMES: Readonly<Record<string, WrittenFormat>> = {
  pgn: 'PGN',
  ggf: 'GGF',
  sgf: 'SGF',
  obf: 'OBF',
  quest: 'Othello Quest',
  transcript: 'transcript',
  wthor: 'WTHOR',
};

/** A game as one piece of a file. */
export function printGame(record: GameRecord, format: TextFormat): string {
  return PRINTERS[format](record);
}

export const convert: Command = async (files, { to, out, strict = false }, io) => {
  if (to === undefined || !FORMATS.includes(to)) {
    throw new UsageError(`convert --to ${to ?? 'FORMAT'}: ${FORMATS.join(', ')} are accepted`);
  }
  const errors = { count: 0 };
  const losses = new Losses(NAMES[to]);
  if (strict) await requireNoLoss(files, losses, io);
  const made = <T>(make: (record: GameRecord) => T) =>
    eachGame(
      files,
      (record) => {
        const result = make(record);
        if (!strict) losses.add(record);
        return result;
      },
      errors,
      io,
    );
  if (to === 'wthor') {
    const database = await WthorFiles.beside(out, io);
    for await (const _ of made((record) => database.add(record)));
    await requireWhole(database.count, errors.count, files, out, io);
    await database.end(out, files, io);
  } else {
    const texts = made((record) => printGame(record, to as TextFormat));
    if (out !== undefined) await io.writeFile(out, whole(texts, errors, files, out, io));
    else
      for await (const text of texts) {
        io.out(io.screen ? visible(text) : text);
        await io.drained();
      }
  }
  const told = losses.text;
  if (told !== undefined) io.err(`${told}\n`);
  return errors.count === 0 ? 0 : 1;
};

/** What is lost of all games, once a kind. */
class Losses {
  readonly #counts = new Map<FactKind, number>();

  constructor(readonly format: WrittenFormat | undefined) {}

  add(record: GameRecord): void {
    if (!this.format) return;
    for (const [kind, lost] of lostIn(record, this.format))
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + lost);
  }

  /** `12 comments, 3 ratings: GGF has no place for them`; nothing where nothing is lost. */
  get text(): string | undefined {
    if (this.#counts.size === 0) return undefined;
    const kinds = [...this.#counts].map(([kind, number]) => count(number, kind));
    return `${kinds.join(', ')}: ${this.format === 'transcript' ? 'a transcript' : this.format!} has no place for them`;
  }
}

/** @throws {InputError} where anything would be lost: nothing has been written then */
async function requireNoLoss(files: readonly string[], losses: Losses, io: Io): Promise<void> {
  if (files.includes('-')) throw new UsageError('--strict reads files twice: standard input is not accepted');
  for (const file of files)
    for await (const { record } of readGameFile(file, io)) if (record) losses.add(record);
  const { text } = losses;
  if (text !== undefined) throw new InputError(`nothing is written: ${text}`);
}

/** The texts of games; it throws at the end where they may not take a file's place, which then stays. */
async function* whole(
  texts: AsyncIterable<string>,
  errors: { readonly count: number },
  files: readonly string[],
  out: string,
  io: Io,
): AsyncGenerator<string, void> {
  let made = 0;
  for await (const text of texts) {
    made++;
    yield text;
  }
  await requireWhole(made, errors.count, files, out, io);
}

/** @throws {InputError} where a file would be replaced by one that has lost its games */
async function requireWhole(
  made: number,
  errors: number,
  files: readonly string[],
  out: string | undefined,
  io: Io,
): Promise<void> {
  if (out === undefined || errors === 0) return;
  if (made === 0) throw new InputError(`${out} is not written: none of the games can be converted`);
  if (await isAmong(out, files, io)) {
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

/** The start, where it is not the usual one, and the moves. */
function transcriptOf({ game }: GameRecord): string {
  const start = game.root.position;
  const moves = printTranscript(game.line);
  return start.equals(Position.start) ? moves : `${start.toString()} ${moves}`.trim();
}

function jsonOf(record: GameRecord): unknown {
  const { black = null, white = null, place = null, date = null, game, tags, scores } = record;
  const { event = null, timeControl = null, notes } = record;
  const start = game.root.position;
  return {
    black,
    white,
    event,
    place,
    date,
    timeControl,
    start: start.equals(Position.start) ? null : start.toString(),
    moves: printTranscript(game.line),
    ...outcomeOf(record),
    tags: Object.fromEntries(tags ?? []),
    ...(scores && { scores }),
    // What a line of moves does not say.
    ...(((notes?.size ?? 0) > 0 || sideLinesFrom(game.root) > 0) && { record: gameToJson(record) }),
  };
}
