/** `othello-engine convert FILE… --to FORMAT`: games from any format in another. */
import type { GameRecord } from '../formats/game-record.js';
import { printGgf } from '../formats/ggf.js';
import { printObf } from '../formats/obf.js';
import { printPgn } from '../formats/pgn.js';
import { printSgf } from '../formats/sgf.js';
import { printTranscript } from '../formats/transcript.js';
import { Position } from '../rules/position.js';
import { outcomeOf } from './games.js';
import { errorLine, isAmong, readGameFile } from './input.js';
import { InputError, UsageError } from './options.js';
import type { Command, Io } from './command.js';
import { WthorFiles } from './wthor-files.js';
import { count, visible } from './words.js';

/** Prints one game; the pieces of a file stand one behind the other. */
type Printer = (record: GameRecord) => string;

const PRINTERS = {
  pgn: (record) => `${printPgn(record)}\n`,
  ggf: (record) => `${printGgf(record)}\n`,
  sgf: (record) => `${printSgf(record)}\n`,
  // What is known of a position is not known of the one that moves have led to.
  obf: ({ game, scores }) =>
    printObf([{ moves: [], ...(game.ply === 0 && scores), position: game.position }]),
  transcript: (record) => `${transcriptOf(record)}\n`,
  json: (record) => `${JSON.stringify(jsonOf(record))}\n`,
} satisfies Record<string, Printer>;

/** A format that is text. */
export type TextFormat = keyof typeof PRINTERS;
export const TEXT_FORMATS = Object.keys(PRINTERS) as readonly TextFormat[];
const FORMATS: readonly string[] = [...TEXT_FORMATS, 'wthor'];

/** A game as one piece of a file. */
export function printGame(record: GameRecord, format: TextFormat): string {
  return PRINTERS[format](record);
}

export const convert: Command = async (files, { to, out }, io) => {
  if (to === undefined || !FORMATS.includes(to)) {
    throw new UsageError(`convert --to ${to ?? 'FORMAT'}: ${FORMATS.join(', ')} are accepted`);
  }
  const errors = { count: 0 };
  if (to === 'wthor') {
    const database = await WthorFiles.beside(out, io);
    for await (const _ of eachGame(files, (record) => database.add(record), errors, io));
    requireWhole(database.count, errors.count, files, out);
    await database.end(out, files, io);
  } else {
    const texts = eachGame(files, (record) => printGame(record, to as TextFormat), errors, io);
    if (out !== undefined) await io.writeFile(out, whole(texts, errors, files, out));
    else
      for await (const text of texts) {
        io.out(text);
        await io.drained();
      }
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
  if (isAmong(out, files)) {
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
