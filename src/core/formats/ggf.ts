/**
 * GGF, Generic Game Format: `(;GM[Othello]PB[ann]PW[bob]RE[+4]BO[8 … *]B[f5//1.5]W[d6];)`.
 *
 * Source: Michael Buro's server GGS and its description of the format. Read: moves with evaluation and time, results
 * with `:r` (resigned), `:t` (time) and `:s` (by agreement), any board of 8x8 as start, tags of one or two capitals.
 * Dropped: a value that cannot be read, with a warning; clocks, comments, marks and side lines do not exist. Written:
 * what `holds.ts` lists.
 */
import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { parseBoardString } from './notation/board-string.js';
import { readCollection, streamCollection, type GameEntry, type TextSource } from './common/collection.js';
import { readPart } from './common/reading.js';
import { FormatError } from './common/format-error.js';
import { resultByMargin, resultOf, type GameRecord, type MoveNote } from './common/game-record.js';
import { RecordReader } from './common/record-reader.js';
import {
  findTagGame,
  GGF_HEAD,
  printHead,
  printTag,
  readHead,
  scanTags,
  type Tag,
  type TagValue,
} from './common/tags.js';
import { momentOf, printGgfTime } from './common/fact-text.js';
import { writtenGame, type WrittenPlace } from './common/written-game.js';

/** The letters behind a result, and how a game ended. */
const ENDINGS = { r: 'resignation', t: 'time', s: 'agreement' } as const;

/**
 * Reads games in the Generic Game Format of the Generic Game Server: `(;GM[Othello]…B[F5/eval/time]W[F6];)`. Moves may
 * also be written `b[F5]` or just `[F5]`.
 *
 * @returns the games in the text, at least one
 * @throws {FormatError} when the text holds no game, a game other than Othello on 8x8, or an illegal move. To keep the
 *   good games of a text, use {@link readGgf}.
 */
export function parseGgf(text: string): GameRecord[] {
  const records: GameRecord[] = [];
  let tags: Tag[] = [];
  for (const token of scanTags(text, 'GGF')) {
    if (token.type === 'tag') tags.push(token);
    if (token.type === ')') {
      records.push(readGame(tags, token.offset));
      tags = [];
    }
  }
  return records;
}

/** How to find and read the games of this format. */
export const GGF = {
  name: 'GGF',
  findGame: findTagGame,
  parse: (text: string) => parseGgf(text)[0]!,
} as const;

/** Reads the games of a text one by one. A bad game yields an error, and reading goes on. */
export function readGgf(text: string): Generator<GameEntry, void> {
  return readCollection(GGF, text);
}

/** As {@link readGgf}, from a stream. Only one game is kept in memory at a time. */
export function streamGgf(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(GGF, source);
}

/** Prints a game. Side lines are left out, because GGF has none. */
export function printGgf(record: GameRecord): string {
  const { tags } = record;
  const { start, root, line } = writtenGame(record);
  const moment = momentOf(record.date, tags?.get('Time'));
  const head = [
    printTag('GM', 'Othello'),
    printHead({ ...record, ...(moment && { date: moment }) }, printResult(record), GGF_HEAD),
    printTag('TI', record.timeControl === undefined ? undefined : printGgfTime(record.timeControl)),
    printTag('TY', tags?.get('TY') ?? '8'),
    printTag('BO', start === Position.start ? USUAL_BOARD : printBoard(start)),
  ];
  const moves = line().map(
    (place) => `${tagOf(place.color!)}[${printMove(place.move!, place.note)}]${printPass(place)}`,
  );
  return `(;${[...head, printPass(root), ...moves].join('')};)`;
}

/** The record of a game's tags. @param end where the game ends in the text, for errors */
function readGame(tags: readonly Tag[], end: number): GameRecord {
  const known = new Map(tags.map(({ name, values }) => [name, values[0]!]));
  requireOthello(known, end);
  const reader = new RecordReader('GGF', readBoard(known.get('BO')));
  for (const { name, values } of tags) {
    if (name !== 'B' && name !== 'W' && name !== '') continue;
    const color = name === 'B' ? 'black' : name === 'W' ? 'white' : undefined;
    // The second value of a tag has no name of its own, so it does not say which side moved.
    values.forEach((value, index) => readMove(reader, value, index === 0 ? color : undefined));
  }
  const result = unlessBad(reader, () => readResult(known.get('RE')));
  const head = readHead(known);
  const others = new Map(head.tags);
  const type = known.get('TY')?.text;
  // Usually it only says that the board is the standard one.
  if (type !== undefined && type.trim() !== '8') others.set('TY', type);
  return reader.record({ ...head, tags: others, ...(result && { result }) }, known.get('RE')?.offset);
}

/** @throws {FormatError} for another game, or a board that is not 8x8 */
function requireOthello(known: ReadonlyMap<string, TagValue>, end: number): void {
  const game = known.get('GM');
  if (!game) {
    throw new FormatError('GGF', 'the tag GM[Othello] is missing', end, {
      code: 'missing',
      data: { expected: 'GM[Othello]' },
    });
  }
  if (!/^othello$/i.test(game.text.trim())) {
    throw new FormatError('GGF', `the game is '${game.text}', not Othello`, game.offset, {
      code: 'other-game',
      data: { text: game.text },
    });
  }
  const type = known.get('TY');
  // Some programs write 0 for the usual size. Letters and a number of discs may surround the size.
  const size = type && /\d+/.exec(type.text)?.[0];
  if (type && size !== '8' && size !== '0') {
    throw new FormatError('GGF', `board type '${type.text}' is not of size 8`, type.offset, {
      code: 'board-size',
      data: { text: type.text },
    });
  }
}

/** Nearly every game begins with this board. */
const USUAL_BOARD = printBoard(Position.start);

/** The tag `BO`: the size, 64 squares from a1 with `*` for black, and the side to move. */
function printBoard({ board, turn }: Position): string {
  return `8 ${board.replaceAll('X', '*')} ${turn === 'black' ? '*' : 'O'}`;
}

/** The position of the tag `BO`; without one, the usual start. */
function readBoard(value: TagValue | undefined): Position {
  if (!value || value.text === USUAL_BOARD) return Position.start;
  const [, size, board = ''] = /^\s*(\d+)\s+(\S[^]*)?$/.exec(value.text) ?? [];
  if (size !== '8') {
    const found = size === undefined ? '' : ` of size ${size}`;
    throw new FormatError('GGF', `the board${found} is not 8 and 64 squares`, value.offset, {
      code: 'board-size',
      data: { text: value.text },
    });
  }
  const begin = value.offset + value.text.length - board.length;
  return readPart(
    'GGF',
    (offset) => begin + offset,
    () => parseBoardString(board),
  );
}

/** Plays a move, `F5`, `F5/evaluation/seconds` or `PA` for a pass, and notes its evaluation and time. */
function readMove(reader: RecordReader, { text, offset }: TagValue, color: Color | undefined): void {
  if (!text.includes('/')) {
    reader.play(text, offset, color);
    return;
  }
  const [square = '', evaluation = '', time = ''] = text.split('/');
  const place = reader.play(square, offset, color);
  const note = {
    evaluation:
      evaluation.trim() === '' ? undefined : unlessBad(reader, () => readNumber(evaluation, offset)),
    time: time.trim() === '' ? undefined : unlessBad(reader, () => readTime(time, offset)),
  };
  const known = Object.entries(note).filter(([, value]) => value !== undefined);
  if (known.length > 0) reader.remark(place, Object.fromEntries(known));
}

/** A value, unless it cannot be read: then the game is kept without it, with a warning. */
function unlessBad<Value>(reader: RecordReader, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    reader.warn(error.problem, error.offset, { code: error.code, data: error.data });
    return undefined;
  }
}

/** Converts seconds, with any number of decimals, or minutes and seconds to milliseconds. */
function readTime(text: string, offset: number): number {
  const [, minutes, seconds] = /^\s*(\d{1,6}):(\d{1,2}(?:\.\d*)?)\s*$/.exec(text) ?? [];
  const all = seconds === undefined ? readNumber(text, offset) : Number(minutes) * 60 + Number(seconds);
  return Math.round(all * 1000);
}

/** @throws {FormatError} for a text that is not a number */
function readNumber(text: string, offset: number): number {
  const number = Number(text);
  if (!/^\s*[+-]?(?:\d|\.\d)/.test(text) || !Number.isFinite(number)) {
    throw new FormatError('GGF', `'${text}' is not a number`, offset, {
      code: 'number',
      data: { text },
    });
  }
  return number;
}

/** The result of the tag `RE`, as `+12` or `-3:r` for Black; `undefined` if it is open. */
function readResult(value: TagValue | undefined): GameRecord['result'] {
  const text = value?.text.trim() ?? '';
  if (!value || text === '' || text === '?') return undefined;
  const [, points, by] = /^([+-]?\d[\d.]*|[+-])\s*(?::([rts]))?$/i.exec(text) ?? [];
  const ending = by === undefined ? {} : { by: ENDINGS[by.toLowerCase() as keyof typeof ENDINGS] };
  const margin = Number(points);
  // We write a winner without a score as a sign; others put a 0 behind it, though who resigned or lost on time did not draw.
  const noScore = margin === 0 && (ending.by === 'resignation' || ending.by === 'time');
  if (points === '+' || points === '-' || (noScore && /^[+-]/.test(text))) {
    return { winner: text.startsWith('+') ? 'black' : 'white', ...ending };
  }
  if (points === undefined || Number.isNaN(margin)) {
    throw new FormatError('GGF', `'${value.text}' is not a result such as +12 or -3:r`, value.offset, {
      code: 'result',
      data: { text: value.text, expected: '+12' },
    });
  }
  // Programs write a margin out of range for an unfinished game.
  if (Math.abs(margin) > 64) return undefined;
  return resultByMargin(margin + 0, ending.by);
}

/** The reverse of `readResult`. */
function printResult(record: GameRecord): string {
  const result = resultOf(record);
  if (!result) return '?';
  const { margin, winner, by } = result;
  const ending = Object.entries(ENDINGS).find(([, name]) => name === by)?.[0];
  const sign =
    margin === undefined
      ? winner === 'black'
        ? '+'
        : winner === 'white'
          ? '-'
          : ''
      : margin >= 0
        ? '+'
        : '';
  const points = margin ?? (winner ? '' : 0);
  return `${sign}${points}${ending ? `:${ending}` : ''}`;
}

/** A move as it stands in a tag: the square, then its evaluation and its time in seconds, if known. */
function printMove(move: string, { evaluation, time }: MoveNote = {}): string {
  const name = move.toUpperCase();
  if (time !== undefined) return `${name}/${evaluation ?? ''}/${time / 1000}`;
  return evaluation === undefined ? name : `${name}/${evaluation}`;
}

/** The pass after a move, if the opponent had to pass. */
function printPass({ passes, note }: WrittenPlace): string {
  return passes ? `${tagOf(passes)}[${printMove('PA', note?.pass)}]` : '';
}

/** The tag of a side's moves. */
function tagOf(color: Color): 'B' | 'W' {
  return color === 'black' ? 'B' : 'W';
}
