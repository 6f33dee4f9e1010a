/**
 * The formats for writing files of games, and the choice between them. `convert` and the commands that write games
 * choose by it.
 */
import type { FormatName, WrittenFormat } from 'othello-board/formats.js';
import { UsageError } from '../../io/command-line/options.js';
import { TEXT_FORMATS, type TextFormat } from '../../io/streams/print-game.js';

/** A format of game files that the command writes. */
export type FileFormat = TextFormat | 'wthor';
/** All of them, as `--to` names them. */
export const FILE_FORMATS: readonly FileFormat[] = [...TEXT_FORMATS, 'wthor'];

/** The names of the formats in messages about losses. */
export const WRITTEN_NAMES: Readonly<Record<FileFormat, WrittenFormat>> = {
  pgn: 'PGN',
  ggf: 'GGF',
  sgf: 'SGF',
  obf: 'OBF',
  quest: 'Othello Quest',
  transcript: 'transcript',
  wthor: 'WTHOR',
  json: 'JSON',
};

/** The format of a file by the extension of its name. */
const ENDINGS: Readonly<Record<string, FileFormat>> = {
  pgn: 'pgn',
  ggf: 'ggf',
  sgf: 'sgf',
  obf: 'obf',
  txt: 'transcript',
  json: 'json',
  jsonl: 'json',
  wtb: 'wthor',
};

/** Formats by the name that the readers give them. */
const READ_NAMES: Readonly<Partial<Record<FormatName, FileFormat>>> = {
  PGN: 'pgn',
  GGF: 'ggf',
  SGF: 'sgf',
  OBF: 'obf',
  WTHOR: 'wthor',
  'Othello Quest': 'quest',
};

/**
 * The format to write: the named one, else that of the file's extension, else that of the first game read.
 *
 * @throws {UsageError} for an unknown name
 */
export function formatFor(
  to: string | undefined,
  out: string | undefined,
  read: FormatName | undefined,
): FileFormat {
  if (to !== undefined) return namedFormat(to);
  return formatByEnding(out) ?? (read && READ_NAMES[read]) ?? 'transcript';
}

/** The format of a file's extension. */
export function formatByEnding(file = ''): FileFormat | undefined {
  const ending = /\.([a-z]+)$/iu.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

/** @throws {UsageError} for an unknown name */
export function namedFormat(to: string): FileFormat {
  const format = FILE_FORMATS.find((name) => name === to);
  if (format) return format;
  throw new UsageError(`--to takes one of ${FILE_FORMATS.join(', ')}, not ${to}`);
}
