/** `othello-engine convert FILE…`: converts games of any format to that of `--to`, or of the extension of `--out`. */
import {
  expandPermalink,
  type FactKind,
  type FileLocation,
  FormatError,
  readGames,
} from 'othello-board/formats.js';
import type { Command } from '../io/command.js';
import { FILE_FORMATS, formatByEnding, namedFormat, WRITTEN_NAMES } from './database/file-format.js';
import { Losses } from './database/losses.js';
import { writeGames } from './database/write-games.js';
import { InputError, UsageError } from '../io/command-line/options.js';
import { printGame, type TextFormat } from '../io/streams/print-game.js';
import { count, type CommandOutput } from '../io/words.js';

/** The command `convert`. */
export const convert: Command = async (files, { to, out, strict }, io) => {
  if (to !== undefined) namedFormat(to);
  else if (!formatByEnding(out)) {
    throw new UsageError(
      `convert needs --to FORMAT (${FILE_FORMATS.join(', ')}), or an --out file whose extension names the format`,
    );
  }
  const { written, unread } = await writeGames({ files, to, out, strict }, io);
  if (out !== undefined) io.err(`${count(written, 'game')} converted\n`);
  return unread.exitCode;
};

/** Games in another format. */
export interface ConvertedGames {
  to: TextFormat;
  /** Number of games that were converted. */
  games: number;
  /** The games in that format. */
  text: string;
  /** How often the format has no place for a kind of data. */
  lost: Readonly<Partial<Record<FactKind, number>>>;
  /** The games that cannot be converted, and why. */
  errors: readonly (FileLocation & { problem: string })[];
}

/**
 * The games of a text in another format, what that format cannot hold, and which games cannot be converted.
 *
 * @throws {InputError} when no game can be converted
 */
export async function convertedText(text: string, to: TextFormat): Promise<CommandOutput<ConvertedGames>> {
  const texts: string[] = [];
  const errors: (FileLocation & { problem: string })[] = [];
  const losses = new Losses(WRITTEN_NAMES[to]);
  for (const { record, error, location } of readGames(await expandPermalink(text))) {
    try {
      if (!record) throw error;
      texts.push(printGame(record, to));
      losses.add(losses.of(record));
    } catch (fault) {
      const problem = fault instanceof FormatError ? fault.problem : (fault as Error).message;
      errors.push({ ...location, ...error?.location, game: location.game, problem });
    }
  }
  const [first] = errors;
  if (texts.length === 0 && first)
    throw new InputError(`games: game 1, line ${first.line}, character ${first.column}: ${first.problem}`);
  const unread = errors.length === 0 ? '' : `, ${count(errors.length, 'game')} cannot be converted`;
  const lost = losses.text === undefined ? '' : `; ${losses.text}`;
  return {
    data: { to, games: texts.length, text: texts.join(''), lost: losses.counts, errors },
    text: `${count(texts.length, 'game')} in ${to}${unread}${lost}.`,
  };
}
