/**
 * Transcripts as people write them, `1. f5 d6 - c3 (51:13)`, and files with a game a line.
 *
 * No standard. Read: moves with or without numbers, dashes, bars or commas in between, passes in any form or none, a score at
 * the end; `any-game.ts` and `any-games.ts` read so what is in no other format. Dropped: numbers, and the time of a move.
 * Written: squares alone, as `transcript.ts` writes them, which reads the strict form without the cost of a `Game`.
 */
import type { Position } from '../../rules/position.js';
import {
  findLine,
  readCollection,
  streamCollection,
  type GameEntry,
  type TextSource,
} from '../common/collection.js';
import { parsePgnResult } from '../common/fact-text.js';
import { plainText } from '../common/reading.js';
import { RecordReader } from '../common/record-reader.js';
import { writtenGame } from '../common/written-game.js';
import type { FormatError } from '../common/format-error.js';
import type { GameRecord, RecordedResult } from '../common/game-record.js';
import { findBoard } from './drawn-board.js';
import { printMovesFrom } from './transcript.js';

/**
 * In this order: a pass; a square, or `(5,4)` with column and row counted from 0; a score at the end; a time in
 * brackets; the number of a move; a side; any other number; separators; and what is none of these. A pass must come
 * before a dash, which also separates.
 */
const TOKENS =
  /(?<pass>pass|p[as]|--+|@@)|(?<move>[a-h][1-8](?!\d)|\([0-7],[0-7]\))|(?<result>[([]?\d{1,2}\s*[-–—−:]\s*\d{1,2}|½\s*-\s*½)[\s.)\]]*$|[([]\d+:\d+[)\]]|\d+\s*[.):]+|(?:black|white)(?!\p{L})|(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])|[\s,;.:|/_*•·→>+–—−"-]+|(?<other>[\s\S])/giuy;

/**
 * Reads moves as people write them: with or without numbers, spaces, dashes, bars or commas in between, with passes in
 * any form or none, and a score at the end.
 *
 * @param from offset of the first move; offsets in errors still count from the beginning of the text
 * @throws {FormatError} when something is not a move, or a move is illegal
 */
export function readMoveText(text: string, from = 0, start?: Position): GameRecord {
  const reader = new RecordReader('transcript', start);
  let result: RecordedResult | undefined;
  let resultAt = from;
  for (let at = from; at < text.length;) {
    TOKENS.lastIndex = at;
    const token = TOKENS.exec(text)!;
    const { pass, move, result: score, other } = token.groups!;
    if (pass !== undefined) readPass(reader, pass, at);
    else if (move !== undefined) reader.play(move, at);
    else if (score !== undefined) {
      result = scoreIn(score) ?? result;
      resultAt = at;
    } else if (other !== undefined) throw noMove(reader, text, at);
    at += token[0].length;
  }
  return reader.record({ ...(result && { result }) }, resultAt);
}

/** A score. Two numbers with a colon are a score if they can be discs, otherwise the time of a move. */
function scoreIn(written: string): RecordedResult | undefined {
  const score = written.replace(/[–—−]/, '-').replace(/^[([]/, '');
  const [, black, white] = /^(\d+)\s*:\s*(\d+)$/.exec(score) ?? [];
  return black !== undefined && Number(black) + Number(white) !== 64 ? undefined : parsePgnResult(score);
}

/** Dashes are a pass if one is due, otherwise a separator. */
function readPass(reader: RecordReader, written: string, at: number): void {
  const isDash = written.startsWith('-');
  if (isDash && written.length > 2) return;
  reader.play(isDash ? '--' : written, at);
}

/** The error for a text that is no move. */
function noMove(reader: RecordReader, text: string, at: number): FormatError {
  const [found = String.fromCodePoint(text.codePointAt(at)!)] =
    /^[\p{L}\p{N}]{1,20}/u.exec(text.slice(at, at + 40)) ?? [];
  return reader.fail(`${found} is not a square from a1 to h8`, at, { code: 'square', data: { text: found } });
}

/** How to find and read a game of a file with a game a line. */
const TRANSCRIPTS = { name: 'transcript', findGame: findLine, parse: readLine } as const;

/** A line of such a file: moves, behind the position that they begin in where one is given. */
function readLine(line: string): GameRecord {
  const text = plainText(line);
  const board = findBoard(text);
  return readMoveText(text, board?.end, board?.position);
}

/**
 * Reads games, one a line, as {@link parseAnyGame} reads a transcript. A bad line yields an error, and reading goes on.
 */
export function readTranscripts(text: string): Generator<GameEntry, void> {
  return readCollection(TRANSCRIPTS, text);
}

/** As {@link readTranscripts}, from a stream. Only one line is kept in memory at a time. */
export function streamTranscripts(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(TRANSCRIPTS, source);
}

/**
 * Prints games, one a line: the moves, behind the position that they begin in where it is not the usual start. A game
 * without a move is written as its position, because an empty line is no game.
 */
export function printTranscripts(records: readonly GameRecord[]): string {
  return records.map((record) => `${lineOf(record)}\n`).join('');
}

/** A game as a line. */
function lineOf(record: GameRecord): string {
  const { start, line } = writtenGame(record);
  const moves = line().map(({ move }) => move!);
  return moves.length === 0 ? start.toString() : printMovesFrom(start, moves);
}
