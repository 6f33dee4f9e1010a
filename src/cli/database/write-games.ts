/** Games of files written as one file, or several of WTHOR: all of them or some, as they come or in another order. */
import type { GameEntry } from '../../formats/collection.js';
import type { GameRecord } from '../../formats/game-record.js';
import type { Io } from '../command.js';
import { errorLine, isAmong, readGameFile } from '../input.js';
import { InputError } from '../options.js';
import { printGame } from '../print-game.js';
import { Unread } from '../unread.js';
import { wthorEntry, WthorFiles, type WthorEntry } from '../wthor-files.js';
import { count, visible } from '../words.js';
import type { Arrangement } from './arrangement.js';
import { formatFor, WRITTEN_NAMES, type FileFormat } from './file-format.js';
import { Losses } from './losses.js';

/** What is written, and where. */
export interface Writing {
  files: readonly string[];
  /** The format by its name; without it the ending of the file tells, or what is read. */
  to?: string | undefined;
  /** A file, or standard output. */
  out?: string | undefined;
  /** Whether nothing is written where the format has no place for all that is said. */
  strict?: boolean | undefined;
  /** Which games are meant. */
  select?: (record: GameRecord) => boolean;
  /** What tells which are written and in which order, when all are read, one behind the other. */
  arrangements?: readonly Arrangement[];
}

/** What became of the games. */
export interface Written {
  /** Games that could be read. */
  read: number;
  written: number;
  unread: Unread;
}

/** A game as the format has it, and what is lost of it. */
interface Piece {
  text: string;
  lost: ReturnType<Losses['of']>;
}

/**
 * Writes games; what cannot be read or written is told with its place, and what is lost once a kind.
 *
 * @throws {InputError} where a file would be replaced by one that has lost games; it stays as it was then
 */
export async function writeGames(writing: Writing, io: Io): Promise<Written> {
  const { files, to, out, strict = false, arrangements } = writing;
  const { first, entries } = await peeked(entriesOf(files, io));
  const format = formatFor(to, out, first?.format);
  const losses = new Losses(WRITTEN_NAMES[format]);
  const total: Written = { read: 0, written: 0, unread: new Unread() };
  const made = pieces(entries, format, losses, writing, total, io);
  const arranged = strict || arrangements ? inOrder(made, losses, writing, io) : made;
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

interface FileEntry {
  file: string;
  entry: GameEntry;
}

async function* entriesOf(files: readonly string[], io: Io): AsyncGenerator<FileEntry, void> {
  for (const file of files) for await (const entry of readGameFile(file, io)) yield { file, entry };
}

/** The first of some entries, which tells what is read, and all of them. */
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

/** What is made of each game, as it is read; what cannot be read or made is counted and told. */
async function* pieces(
  entries: AsyncIterable<FileEntry>,
  format: FileFormat,
  losses: Losses,
  { select, arrangements = [] }: Writing,
  total: Written,
  io: Io,
): AsyncGenerator<Piece, void> {
  for await (const { file, entry } of entries) {
    const { record, error, place } = entry;
    if (error) {
      total.unread.add(error);
      io.err(errorLine(file, entry));
      continue;
    }
    total.read++;
    if (select?.(record) === false) continue;
    let piece: Piece;
    try {
      const text = format === 'wthor' ? JSON.stringify(wthorEntry(record)) : printGame(record, format);
      piece = { text, lost: losses.of(record) };
    } catch (reason) {
      total.unread.errors++;
      const { line, column, game } = place;
      io.err(`${visible(`${file}:${line}:${column}: game ${game}: ${(reason as Error).message}`)}\n`);
      continue;
    }
    for (const arrangement of arrangements) arrangement.add(record);
    yield piece;
  }
}

/** The same pieces in the order of their arrangement, when all of them are there; they wait on the disk. */
async function* inOrder(
  made: AsyncIterable<Piece>,
  losses: Losses,
  { arrangements = [], strict }: Writing,
  io: Io,
): AsyncGenerator<Piece, void> {
  const spool = io.openSpool();
  try {
    const lost: Piece['lost'][] = [];
    for await (const piece of made) {
      spool.add(piece.text);
      lost.push(piece.lost);
    }
    let order = [...lost.keys()];
    for (const arrangement of arrangements) order = arrangement.arrange(order);
    if (strict) requireNoLoss(order, lost, losses);
    for (const number of order) yield { text: spool.read(number), lost: lost[number] };
  } finally {
    spool.close();
  }
}

/** @throws {InputError} where anything would be lost */
function requireNoLoss(order: readonly number[], lost: readonly Piece['lost'][], { format }: Losses): void {
  const all = new Losses(format);
  for (const number of order) all.add(lost[number]);
  if (all.text !== undefined) throw new InputError(`nothing is written: ${all.text}`);
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

/** So many characters are written at a time. */
const BLOCK = 1 << 16;

/** Texts in larger pieces: each piece that is written costs as much as a game that is read. */
async function* inBlocks(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let block = '';
  for await (const text of texts) {
    block += text;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

/** The texts of games; it throws at the end where they may not take a file's place, which then stays. */
async function* whole(
  texts: AsyncIterable<string>,
  total: Written,
  writing: Writing,
  io: Io,
): AsyncGenerator<string, void> {
  yield* texts;
  await requireWhole(total, writing, io);
}

/** @throws {InputError} where a file would be replaced by one that has lost its games */
async function requireWhole(
  { written, unread, read }: Written,
  { files, out, select }: Writing,
  io: Io,
): Promise<void> {
  if (out === undefined) return;
  if (written === 0 && select && unread.games === 0)
    throw new InputError(`${out} is not written: none of ${count(read, 'game')} is meant`);
  if (unread.games === 0) return;
  if (written === 0) throw new InputError(`${out} is not written: none of the games can be converted`);
  if (await isAmong(out, files, io)) {
    throw new InputError(
      `${out} is not written: ${count(unread.games, 'game')} of it cannot be converted, and would be lost; name another file`,
    );
  }
}
