/** Moves as people write them, in no format. */
import type { Position } from '../../rules/position.js';
import type { FormatError } from '../format-error.js';
import type { GameRecord, RecordedResult } from '../game-record.js';
import { parsePgnResult } from './fact-text.js';
import { RecordReader } from './record-reader.js';

/**
 * In this order: a pass; a square, or `(5,4)` with column and row counted from 0; a score at the end; the number of a move; a side; any other number; separators; and what is none of
 * these. A pass must come before a dash, which also separates.
 */
const TOKENS =
  /(?<pass>pass|p[as]|--+|@@)|(?<move>[a-h][1-8](?!\d)|\([0-7],[0-7]\))|(?<result>[([]?\d{1,2}\s*[-–—−:]\s*\d{1,2}|½\s*-\s*½)[\s.)\]]*$|\d+\s*[.):]+|(?<side>(?:black|white)(?!\p{L}))|(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])|[\s,;.:|/_*•·→>+–—−"-]+|(?<other>[\s\S])/giuy;

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

function noMove(reader: RecordReader, text: string, at: number): FormatError {
  const [found = String.fromCodePoint(text.codePointAt(at)!)] =
    /^[\p{L}\p{N}]{1,20}/u.exec(text.slice(at, at + 40)) ?? [];
  return reader.fail(`square ${found}: a1 to h8 is expected`, at, { code: 'square', data: { text: found } });
}
