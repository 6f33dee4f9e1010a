/**
 * `othello-engine merge`, `dedupe` and `filter`: write all or some games of several files into one. `selection.ts`
 * chooses games and `write-games.ts` writes them.
 */
import type { Command, Io } from '../../io/command.js';
import { UsageError, type CommandLine } from '../../io/command-line/options.js';
import { count } from '../../io/words.js';
import { Duplicates } from './duplicates.js';
import { namedFormat } from './file-format.js';
import { selectionOf } from './selection.js';
import { readOrder } from './sort-games.js';
import { writeGames, type Writing } from './write-games.js';

/** All games of the files, in the order of the files or by `--sort`. */
export const merge: Command = async (files, line, io) => {
  const { written, unread } = await writeGames(writingOf(files, line), io);
  tell(`${count(written, 'game')} of ${count(files.length, 'file')}`, line, io);
  return unread.exitCode;
};

/** Each game once: of several records of the same game, the most complete. */
export const dedupe: Command = async (files, line, io) => {
  const done = await writeGames({ ...writingOf(files, line), duplicates: new Duplicates() }, io);
  const { read, written, unwritable, unread } = done;
  tell(`${count(written, 'game')}, ${count(read - unwritable - written, 'duplicate')} left out`, line, io);
  return unread.exitCode;
};

/** The games that meet all conditions. */
export const filter: Command = async (files, line, io) => {
  const select = selectionOf(line);
  if (!select)
    throw new UsageError(
      'filter needs --player, --years, --event, --opening, --result, --position or --plies',
    );
  const { read, written, unread } = await writeGames({ ...writingOf(files, line), select }, io);
  tell(`${written} of ${count(read, 'game')}`, line, io);
  return unread.exitCode;
};

/** @throws {UsageError} */
function writingOf(files: readonly string[], { to, out, strict, sort, reverse }: CommandLine): Writing {
  if (to !== undefined) namedFormat(to);
  return { files, to, out, strict, order: readOrder(sort, reverse) };
}

/** Reports what happened to the games. */
function tell(text: string, { out }: CommandLine, io: Io): void {
  // When games are printed to a terminal, the report would only be in the way.
  if (out !== undefined || !io.screen) io.err(`${text}\n`);
}
