/**
 * Writes the games of files as one file, or several for WTHOR: all or some of them, in their order or another.
 * `convert`, `merge`, `dedupe` and `filter` call it.
 */
import { wthorEntry, type GameEntry, type GameRecord, type WthorEntry } from 'othello-board/formats.js';
import type { Io } from '../../io/command.js';
import { errorLine, isAmong, readGameFile, warningLine } from '../../io/streams/input.js';
import { InputError } from '../../io/command-line/options.js';
import { printGame } from '../../io/streams/print-game.js';
import { Unread } from '../../io/streams/unread.js';
import { WthorFiles } from '../../io/streams/wthor-files.js';
import { count, visible } from '../../io/words.js';
import { inBlocks } from './blocks.js';
import type { Duplicates } from './duplicates.js';
import { formatFor, WRITTEN_NAMES, type FileFormat } from './file-format.js';
import { Losses } from './losses.js';
import { type GameOrder, sorted } from './sort-games.js';

/** The games to write, and where. */
export interface Writing {
  files: readonly string[];
  /** The name of the format; by default it follows from the file's extension, or from what is read. */
  to?: string | undefined;
  /** A file; by default standard output. */
  out?: string | undefined;
  /** Whether nothing is written if the format would lose anything. */
  strict?: boolean | undefined;
  /** Tests whether a game is included. */
  select?: (record: GameRecord) => boolean;
  /** Finds the games that are there again, which are left out. */
  duplicates?: Duplicates | undefined;
  /** The order of the games; by default as they are read. */
  order?: GameOrder | undefined;
}

/** The numbers of games that were written, left out or lost. */
export interface Written {
  /** Number of games that could be read. */
  read: number;
  written: number;
  /** Number of games that were read, but cannot be written in this format; they are among the unread ones too. */
  unwritable: number;
  /** Number of values of the games that cannot be read: the games are written without them. */
  dropped: number;
  unread: Unread;
}

/** A game in the format to write, and what it loses. */
interface Piece {
  text: string;
  lost?: ReturnType<Losses['of']>;
  /** The key by which it is sorted. */
  key?: ReturnType<GameOrder['keyOf']>;
}

/**
 * Writes games. Reports each game that cannot be read or written with its place, and each kind of loss once.
 *
 * @throws {InputError} if a file would be replaced by one with fewer games because some failed; the file then stays
 */
export async function writeGames(writing: Writing, io: Io): Promise<Written> {
  const { files, to, out, strict, duplicates, order } = writing;
  const { first, entries } = await peeked(entriesOf(files, io));
  const format = formatFor(to, out, first?.format);
  const losses = new Losses(WRITTEN_NAMES[format]);
  const total: Written = { read: 0, written: 0, unwritable: 0, dropped: 0, unread: new Unread() };
  const made = pieces(entries, format, losses, writing, total, io);
  const once = duplicates ? withoutDuplicates(made, duplicates, io) : made;
  const lossless = strict ? requiringNoLoss(once, losses, total) : once;
  const arranged = strict || order ? sorted(lossless, order, io) : once;
  const texts = counted(arranged, losses, total);
  if (format === 'wthor') {
    const database = await WthorFiles.beside(out, io);
    for await (const text of texts) database.add(JSON.parse(text) as WthorEntry);
    await requireWhole(total, writing, io);
    await database.end(out, files, io);
  } else if (out !== undefined) await io.writeFile(out, whole(inBlocks(texts), total, writing, io));
  else {
    for await (const text of io.screen ? texts : inBlocks(texts)) {
      io.out(io.screen ? visible(text) : text);
      await io.drained();
    }
  }
  const { text } = losses;
  if (text !== undefined) io.err(`${text}\n`);
  const { otherBoards } = total.unread;
  if (otherBoards > 0) io.err(`${count(otherBoards, 'game on other boards')} left out\n`);
  return total;
}

/** An entry, and the file that it is in. */
interface FileEntry {
  file: string;
  entry: GameEntry;
}

/** All entries of the files. */
async function* entriesOf(files: readonly string[], io: Io): AsyncGenerator<FileEntry, void> {
  for (const file of files) for await (const entry of readGameFile(file, io)) yield { file, entry };
}

/** The first entry, from which the format may follow, and all entries. */
async function peeked(
  entries: AsyncGenerator<FileEntry, void>,
): Promise<{ first: GameEntry | undefined; entries: AsyncIterable<FileEntry> }> {
  const next = await entries.next();
  async function* all(): AsyncGenerator<FileEntry, void> {
    if (next.done) return;
    yield next.value;
    yield* entries;
  }
  return { first: next.done ? undefined : next.value.entry, entries: all() };
}

/** Converts each game as it is read; counts and reports games that fail. */
async function* pieces(
  entries: AsyncIterable<FileEntry>,
  format: FileFormat,
  losses: Losses,
  { select, duplicates, order }: Writing,
  total: Written,
  io: Io,
): AsyncGenerator<Piece, void> {
  for await (const { file, entry } of entries) {
    const { record, error, location } = entry;
    if (error) {
      total.unread.add(error);
      io.err(errorLine(file, entry));
      continue;
    }
    total.read++;
    if (select?.(record) === false) continue;
    for (const warning of record.warnings ?? []) {
      // A result that contradicts the board is written as it was read.
      if (warning.code === 'contradiction') continue;
      total.dropped++;
      io.err(warningLine(file, warning, location));
    }
    let piece: Piece;
    try {
      const text = format === 'wthor' ? JSON.stringify(wthorEntry(record)) : printGame(record, format);
      piece = { text, lost: losses.of(record), key: order?.keyOf(record) };
    } catch (reason) {
      total.unwritable++;
      total.unread.errors++;
      const { line, column, game } = location;
      io.err(`${visible(`${file}:${line}:${column}: game ${game}: ${(reason as Error).message}`)}\n`);
      continue;
    }
    duplicates?.add(record);
    yield piece;
  }
}

/** The most complete piece of each game, once all have been read. They wait on disk until then. */
async function* withoutDuplicates(
  made: AsyncIterable<Piece>,
  duplicates: Duplicates,
  io: Io,
): AsyncGenerator<Piece, void> {
  const spool = io.openSpool();
  try {
    for await (const piece of made) spool.add(JSON.stringify(piece));
    for (const number of duplicates.remaining()) yield JSON.parse(spool.read(number)) as Piece;
  } finally {
    spool.close();
  }
}

/**
 * The same pieces.
 *
 * @throws {InputError} after the last one if anything would be lost
 */
async function* requiringNoLoss(
  made: AsyncIterable<Piece>,
  { format }: Losses,
  total: Written,
): AsyncGenerator<Piece, void> {
  const all = new Losses(format);
  for await (const piece of made) {
    all.add(piece.lost);
    yield piece;
  }
  const { dropped } = total;
  if (dropped > 0)
    throw new InputError(`nothing was written: ${count(dropped, 'value')} could not be read, see above`);
  if (all.text !== undefined) throw new InputError(`nothing was written: ${all.text}`);
}

async function* counted(
  made: AsyncIterable<Piece>,
  losses: Losses,
  total: Written,
): AsyncGenerator<string, void> {
  for await (const { text, lost } of made) {
    total.written++;
    losses.add(lost);
    yield text;
  }
}

/** The texts of games. Throws at the end if they must not replace a file, which then stays. */
async function* whole(
  texts: AsyncIterable<string>,
  total: Written,
  writing: Writing,
  io: Io,
): AsyncGenerator<string, void> {
  yield* texts;
  await requireWhole(total, writing, io);
}

/** @throws {InputError} if a file would be replaced by one with fewer games because some failed */
async function requireWhole(
  { written, unread, read }: Written,
  { files, out, select }: Writing,
  io: Io,
): Promise<void> {
  if (out === undefined) return;
  if (written === 0 && select && unread.games === 0)
    throw new InputError(`none of ${count(read, 'game')} matches; ${out} was not written`);
  if (unread.games === 0) return;
  if (written === 0) throw new InputError(`none of the games can be converted; ${out} was not written`);
  if (await isAmong(out, files, io)) {
    throw new InputError(
      `${out} was not written: ${count(unread.games, 'game')} in it cannot be converted and would be lost; choose another file`,
    );
  }
}
