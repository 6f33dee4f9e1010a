/**
 * OBF, Othello Board File: a position a line, with the scores of its moves: `<64 squares> X; g8:+18; h1:+12;`.
 *
 * Source: the problem files of Edax (by Richard Delorme). Read: the position, scores of moves or of the position, comments
 * behind `%`. Dropped: scores out of range, which mean that nothing was searched. Written: the same, squares in capitals.
 */
import type { Position } from '../rules/position.js';
import { parseSquare, type Square } from '../rules/square.js';
import { parseBoardString } from './notation/board-string.js';
import {
  findLine,
  readCollection,
  streamCollection,
  type GameEntry,
  type TextSource,
} from './common/collection.js';
import { type Extent, readPart, withNewlines } from './common/reading.js';
import { FormatError } from './common/format-error.js';
import { withoutControls } from './common/fact-text.js';
import type { PositionScores } from './common/game-record.js';

/** One line of an Othello Board File: a position and what is known about its outcome. */
export interface ObfEntry extends PositionScores {
  /** The line's number in the file, from 1. */
  readonly line: number;
  readonly position: Position;
}

/**
 * Reads an Othello Board File: one position a line, `<64 squares> <X|O>; g8:+18; h1:+12;` or `; +18`; `%` begins a
 * comment. Lines without a position are skipped. Scores out of range are left out: Edax's problem files write `--:-127`
 * when nothing was searched.
 *
 * @throws {FormatError} with the offset in the whole text.
 */
export function parseObf(text: string): ObfEntry[] {
  const entries: ObfEntry[] = [];
  let start = 0;
  for (const [index, line] of withNewlines(text).split('\n').entries()) {
    const content = parseLine(line, start);
    if (content) entries.push({ line: index + 1, ...content });
    start += line.length + 1;
  }
  return entries;
}

/** How to find and read a line of a file. */
const OBF = {
  name: 'OBF',
  findGame: findPositionLine,
  parse: (text: string) => parseObf(text)[0]!,
} as const;

/** Reads the positions of a text one by one. A bad line yields an error, and reading goes on. */
export function readObf(text: string): Generator<GameEntry<ObfEntry>, void> {
  return readCollection(OBF, text);
}

/** As {@link readObf}, from a stream. Only one line is kept in memory at a time. */
export function streamObf(source: TextSource): AsyncGenerator<GameEntry<ObfEntry>, void> {
  return streamCollection(OBF, source);
}

/** The next line that is not only a comment. */
function findPositionLine(text: string, from: number, complete: boolean): Extent | undefined {
  let found = findLine(text, from, complete);
  while (found && /^\s*%/.test(text.slice(found.start, found.end)))
    found = findLine(text, found.end, complete);
  return found;
}

/** Prints positions, one a line, with squares in capitals as in problem files. */
export function printObf(entries: readonly Omit<ObfEntry, 'line'>[]): string {
  return entries.map((entry) => `${printLine(entry)}\n`).join('');
}

/** Reads a line; `undefined` for one with nothing but a comment. @param start its offset in the text */
function parseLine(line: string, start: number): Omit<ObfEntry, 'line'> | undefined {
  const [, content = '', comment] = /^([^%]*)(?:%(.*))?$/s.exec(line)!;
  if (content.trim() === '') return undefined;
  const [board = '', ...fields] = content.split(';');
  const moves: { move: Square | 'pass'; score: number }[] = [];
  let score: number | undefined;
  let offset = start + board.length;
  for (const field of fields) {
    offset++;
    if (field.trim() !== '') {
      const at = offset + field.length - field.trimStart().length;
      const [, name, value] = /^(?:(.*):)?([^:]*)$/s.exec(field.trim())!;
      const points = parseScore(value!, at);
      const move = name === undefined ? undefined : parseMove(name, at);
      // Programs write a score out of range if they do not know it.
      const known = Math.abs(points) <= 64;
      if (known && move !== undefined) moves.push({ move, score: points });
      else if (known) score = points;
    }
    offset += field.length;
  }
  return {
    position: parsePosition(board, start),
    moves,
    ...(score !== undefined && { score }),
    ...(comment !== undefined && { comment: comment.trim() }),
  };
}

/** Reads the position. @throws {FormatError} with the offset in the whole text */
function parsePosition(text: string, start: number): Position {
  return readPart(
    'OBF',
    (offset) => start + offset,
    () => parseBoardString(text),
  );
}

/** Reads a move or a pass. @throws {FormatError} */
function parseMove(text: string, offset: number): Square | 'pass' {
  const name = text.trim().toLowerCase();
  if (['pa', 'ps', 'pass', '--'].includes(name)) return 'pass';
  try {
    return parseSquare(name);
  } catch (cause) {
    throw new FormatError('OBF', (cause as Error).message, offset, { cause });
  }
}

/** Reads a score. @throws {FormatError} */
function parseScore(text: string, offset: number): number {
  const score = Number(text);
  if (!/^\s*[+-]?\d+\s*$/.test(text)) {
    throw new FormatError('OBF', `score '${text.trim()}' is not a number from -64 to +64`, offset, {
      code: 'score',
      data: { text: text.trim(), least: -64, most: 64 },
    });
  }
  return score + 0;
}

/** Writes a position with its scores. */
function printLine({ position, moves, score, comment }: Omit<ObfEntry, 'line'>): string {
  const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
  const name = (move: Square | 'pass'): string => (move === 'pass' ? 'PS' : move.toUpperCase());
  const fields = moves.map((entry) => `${name(entry.move)}:${signed(entry.score)}`);
  if (score !== undefined) fields.unshift(signed(score));
  const line = `${[position.toString(), ...fields].join('; ')};`;
  return comment === undefined ? line : `${line} % ${withoutControls(comment).replace(/\s+/g, ' ')}`;
}
