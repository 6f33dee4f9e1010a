/** Reads the moves of a PGN game: side lines, comments, marks and commands in comments. */
import { opponent, type Color } from '../rules/color.js';
import { squareAt } from '../rules/square.js';
import { replaceCommands } from './comment-commands.js';
import type { FormatError } from './format-error.js';
import type { MoveNote } from './game-record.js';
import { PGN_RESULT } from './pgn-result.js';
import { valueForSide } from './pgn-values.js';
import type { ReadMove, RecordReader, Remarked } from './record-reader.js';

const MOVE_TOKENS = new RegExp(
  [
    String.raw`(?<blank>\s+)`,
    String.raw`\{(?<comment>[^}]*)(?<closed>\}?)`,
    String.raw`;(?<rest>[^\n]*)`,
    `(?<result>${PGN_RESULT.source})(?![\\w/])`,
    String.raw`(?<number>\d+\s*(?:\.+|\))|\d+(?=\s))`,
    String.raw`\$(?<nag>\d{1,3})`,
    String.raw`(?<mark>[!?]{1,2})`,
    String.raw`(?<pass>--|@@|(?:pass|pa|ps|z0)(?!\w)|\(\s*(?:pass|--)\s*\))`,
    String.raw`(?<color>black|white|b|w)(?![\w])[.:]?`,
    String.raw`(?<bracket>[()])`,
    // No move, or the disc that is put down: `1... d6`, `- d6`, `P@d6`.
    String.raw`\.+|…|[-–—](?=\s)|[pd]?@(?=[a-h][1-8])`,
    // A commentator's assessment of the position, as chess programs write it.
    String.raw`(?:[-+=]\/?[-+=]?|[±∓⩲⩱∞□△⇆↑→⌓N])(?=[\s)]|$)`,
  ].join('|'),
  'iuy',
);

/** The marks as numbers (Numeric Annotation Glyphs). */
const MARKS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };

/** Plays the moves with their side lines, and returns the result behind them. */
export function readMoves(
  reader: RecordReader,
  text: string,
  from: number,
  end: number,
): { text: string; offset: number } | undefined {
  let place = reader.here;
  let color: Color | undefined;
  let result: { text: string; offset: number } | undefined;
  const sideLines: { leaves: ReadMove; place: Remarked; offset: number }[] = [];
  for (let at = from; at < end;) {
    const code = text.charCodeAt(at);
    if (code === BLANK || code === NEWLINE) {
      at++;
      continue;
    }
    if (code === PERCENT && (at === 0 || text[at - 1] === '\n')) {
      at = lineEndAfter(text, at);
      continue;
    }
    // Most of a file is moves and their numbers, so they are read without the large expression.
    const square = squareAt(text, at);
    if (square !== undefined) {
      place = reader.play(square, at, color);
      color = undefined;
      at += 2;
      continue;
    }
    const afterNumber = numberEnd(text, at);
    if (afterNumber > at) {
      at = afterNumber;
      continue;
    }
    MOVE_TOKENS.lastIndex = at;
    const token = MOVE_TOKENS.exec(text);
    if (token?.index !== at) throw unexpected(reader, text, at);
    const { pass, comment, closed, rest, nag, mark, bracket, color: side } = token.groups!;
    if (pass !== undefined) {
      place = reader.play('pa', at, color);
      color = undefined;
    } else if (comment !== undefined || rest !== undefined) {
      if (closed === '') {
        throw reader.fail('a comment that does not end: } expected', at, {
          code: 'not-closed',
          data: { expected: '}' },
        });
      }
      reader.remark(place, readComment((comment ?? rest)!, colorOf(place, reader)));
    } else if (nag !== undefined || mark !== undefined) {
      const mine = nag === undefined ? MARKS[mark!] : Number(nag);
      if (mine !== undefined) addNag(reader, place, mine);
    } else if (side !== undefined) {
      color = /^b/i.test(side) ? 'black' : 'white';
    } else if (bracket === '(') {
      sideLines.push({ leaves: reader.node, place, offset: at });
      // A side line stands behind the move that it replaces.
      reader.goTo(reader.parent);
    } else if (bracket === ')') {
      const sideLine = sideLines.pop();
      if (!sideLine) throw unexpected(reader, text, at);
      reader.goTo(sideLine.leaves);
      place = sideLine.place;
    } else if (token.groups!['result'] !== undefined && sideLines.length === 0) {
      result = { text: token[0], offset: at };
    }
    at += token[0].length;
  }
  const open = sideLines.pop();
  if (open) {
    throw reader.fail('a side line that does not end: ) expected', open.offset, {
      code: 'not-closed',
      data: { expected: ')' },
    });
  }
  return result;
}

const BLANK = 32;
const NEWLINE = 10;
const PERCENT = 37;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/** The end of a move number, `12.` or `12...`, or the offset itself if there is none. */
function numberEnd(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE) at++;
  if (at === from || text.charCodeAt(at) !== POINT) return from;
  while (text.charCodeAt(at) === POINT) at++;
  return at;
}

/** The most marks on a move; further ones are dropped. */
const MOST_NAGS = 20;

/**
 * Who made the last move, or pass; an evaluation is for this side. After a pass the position still has the passing side
 * to move.
 */
function colorOf({ pass }: Remarked, { turn }: RecordReader): Color {
  return pass ? turn : opponent(turn);
}

function lineEndAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

function unexpected(reader: RecordReader, text: string, at: number): FormatError {
  const [found = text[at]!] = /^[\p{L}\p{N}]{1,20}/u.exec(text.slice(at, at + 20)) ?? [];
  return reader.fail(`'${found}': a move from a1 to h8 expected`, at, {
    code: 'unexpected',
    data: { text: found, expected: 'f5' },
  });
}

function addNag(reader: RecordReader, place: Remarked, nag: number): void {
  const earlier = reader.remarks(place)?.nags ?? [];
  if (earlier.length >= MOST_NAGS) return;
  reader.remark(place, { nags: [...earlier, nag] });
}

const COMMANDS = ['emt', 'clk', 'eval', 'name'];

/**
 * Reads a comment and the commands in it: `[%emt 0:00:02.5]` is the time spent, `[%clk 0:04:58]` the time left, `[%eval
 * 1.5]` the value for the side that began (usually Black), `[%name …]` a name of the place.
 */
function readComment(text: string, color: Color): MoveNote {
  let note: MoveNote = {};
  const comment = replaceCommands(text, COMMANDS, (name, value) => {
    const found = readCommand(name, value, color);
    if (!found) return undefined;
    note = { ...note, ...found };
    return '';
  }).trim();
  return { ...note, ...(comment !== '' && { comment }) };
}

function readCommand(name: string, value: string, color: Color): MoveNote | undefined {
  if (value.trim() === '') return undefined;
  if (name === 'name') return { name: value.trim() };
  const number = name === 'eval' ? Number(value) : readClock(value);
  if (number === undefined || !Number.isFinite(number)) return undefined;
  if (name === 'eval') return { evaluation: valueForSide(number, color) };
  return name === 'emt' ? { time: number } : { clock: number };
}

/** Converts `1:02:03.5`, `2:03` or `3.5` to milliseconds. */
function readClock(text: string): number | undefined {
  if (!/^\s*(?:\d{1,6}:){0,2}\d{1,9}(?:\.\d*)?\s*$/.test(text)) return undefined;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(seconds * 1000);
}
