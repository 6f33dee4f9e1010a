/**
 * PGN, Portable Game Notation: tags such as `[Black "Ann"]`, then moves, comments, side lines and the result.
 *
 * Source: the PGN standard by Steven J. Edwards (1994), for chess; programs of Othello use it with squares as moves and
 * discs as the score. Read: games of PlayOK, FlyOrDie, eOthello and Edax, `[%emt]`, `[%clk]`, `[%eval]`, `[%marks]`,
 * `[%arrows]`, `[%csl]` and `[%cal]` in comments, unknown tags, `%` at the begin of a line. Dropped: evaluations that
 * are no number, marks of moves beyond twenty. Written: everything of a record but properties that no format shares.
 *
 * In this file: where games begin and end, tags, moves, and writing.
 */
import { Position } from '../rules/position.js';
import { readPart, refuseOtherSize, withNewlines, type Extent } from './common/reading.js';
import { type GameEntry, readCollection, streamCollection, type TextSource } from './common/collection.js';
import { parseFen, printFen } from './notation/fen.js';
import { FormatError } from './common/format-error.js';
import { type GameRecord, type MoveNote, type RecordedResult, resultOf } from './common/game-record.js';
import {
  eventOf,
  known,
  parsePgnResult,
  PGN_RESULT,
  dayAndTime,
  printDate,
  printPgnResult,
  printPgnTime,
  withoutControls,
} from './common/fact-text.js';
import { type ReadMove, RecordReader, type Remarked } from './common/record-reader.js';
import { type Color, opponent } from '../rules/color.js';
import { squareAt } from '../rules/square.js';
import { printAnnotation, replaceCommands } from './common/annotation.js';
import { writtenGame, type WrittenPlace } from './common/written-game.js';

/**
 * Reads a game in Portable Game Notation as PlayOK, FlyOrDie, eOthello and Edax write it: tags such as `[Black "Ann"]`,
 * then the moves, with or without numbers and colours, comments in `{ }`, side lines in `( )`, marks such as `$1` or
 * `!`, `--` or `pass` for a pass, and the result. `1-0` is a win for Black, not a score; `33-31` is a score. Only the
 * first game is read; for all games see {@link readPgn}.
 *
 * @throws {FormatError} when something is not a move, or a move is illegal.
 */
export function parsePgn(written: string): GameRecord {
  const text = withNewlines(written);
  const first = findPgnGame(text, 0, true);
  if (!first) throw new FormatError('PGN', 'there is no game in it', text.length, { code: 'empty' });
  return readGame(text, first);
}

/** Reads the game between two offsets. */
function readGame(text: string, { start, end }: Extent): GameRecord {
  const { tags, movesAt } = readTags(text, start, end);
  const reader = new RecordReader('PGN', startOf(tags));
  const resultAtEnd = readMoves(reader, text, movesAt, end);
  const written = tags.get('Result');
  // The text behind the moves may add what the tag leaves out.
  const result = endedBy(
    (written && parsePgnResult(written.value)) ?? (resultAtEnd && parsePgnResult(resultAtEnd.text)),
    tags.get('Termination')?.value,
  );
  const facts: Partial<Record<string, string>> = {};
  const others = new Map<string, string>();
  for (const [name, { value }] of tags) {
    const fact = FACT_TAGS.get(name);
    const isUnknown = known(value) === undefined;
    if (fact !== undefined) {
      if (!isUnknown) facts[fact] = value;
    } else if (!isPartOf(result, name, value) && !(isUnknown && MAY_BE_UNKNOWN.includes(name)))
      others.set(name, value);
  }
  const given = givenMoves(tags);
  return reader.record(
    { ...facts, ...(result && { result }), ...(given > 0 && { givenMoves: given }), tags: others },
    written?.offset ?? resultAtEnd?.offset,
  );
}

/** Whether a tag is no fact by itself: the start, the result, or how the game ended, if the result says so. */
function isPartOf(result: RecordedResult | undefined, name: string, value: string): boolean {
  if (name === 'Termination')
    return result?.by !== undefined && value.toLowerCase() === TERMINATIONS[result.by];
  return OWN_TAGS.includes(name);
}

/** How to find and read the games of this format. */
export const PGN = {
  name: 'PGN',
  findGame: findPgnGame,
  parse: (text: string) => readGame(text, { start: 0, end: text.length }),
} as const;

/** Reads the games of a text one by one. A bad game yields an error, and reading goes on. */
export function readPgn(text: string): Generator<GameEntry, void> {
  return readCollection(PGN, text);
}

/** As {@link readPgn}, from a stream. Only one game is kept in memory at a time. */
export function streamPgn(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(PGN, source);
}

/** The position that the tags name; without one, the usual start. */
function startOf(tags: ReadonlyMap<string, TagText>): Position {
  for (const [written, size] of [
    [/^\s*(\d{1,2})\s*(?:x\s*\1\s*)?$/i, tags.get('BoardSize')],
    [/\b(\d{1,2}) ?x ?\1\b/i, tags.get('Variant')],
  ] as const) {
    const [, sides] = written.exec(size?.value ?? '') ?? [];
    if (size && sides) atTag(size, () => refuseOtherSize(Number(sides) ** 2, 0));
  }
  const fen = tags.get('FEN');
  return fen ? atTag(fen, () => parseFen(fen.value)) : Position.start;
}

/** Reads the value of a tag; errors get its place. */
function atTag<Read>({ offset }: TagText, read: () => Read): Read {
  return readPart('PGN', () => offset, read);
}

/** Number of moves that the players were given, if the game does not begin after them. */
function givenMoves(tags: ReadonlyMap<string, TagText>): number {
  const isXot = ['Variant', 'Event', 'GameType'].some((name) => /\bxot\b/i.test(tags.get(name)?.value ?? ''));
  return isXot && !tags.has('FEN') ? XOT_MOVES : 0;
}

/** A result with how the game ended, by the words of `Termination`. */
function endedBy(result: RecordedResult | undefined, termination = ''): RecordedResult | undefined {
  if (!result) return undefined;
  if (/time/i.test(termination)) return { ...result, by: 'time' };
  if (/resign|abandon/i.test(termination)) return { ...result, by: 'resignation' };
  return /agree/i.test(termination) ? { ...result, by: 'agreement' } : result;
}

/** How a game ended, by the value of the tag `Termination`. */
const TERMINATIONS: Readonly<Partial<Record<string, string>>> = {
  resignation: 'resignation',
  time: 'time forfeit',
  agreement: 'agreement',
};

/** In XOT the first eight moves are drawn at random. */
const XOT_MOVES = 8;

/** Converts a value for Black to one for the given side, and back. */
function valueForSide(value: number, color: Color): number {
  return color === 'black' || value === 0 ? value : -value;
}

/** A line that begins with a tag. */
const TAG_LINE = /^[ \t\ufeff]*\[[ \t]*\w+[ \t](?:[ \t]*["“”„‟]|[^%\]\n]*\][ \t\r]*$)/;

/**
 * Finds the next game of a text: its tags and everything up to the next game's tags, or up to a move number 1 behind an
 * empty line.
 */
function findPgnGame(text: string, from: number, complete: boolean): Extent | undefined {
  let start = -1;
  let hasMoves = false;
  let comment = false;
  let afterBlank = false;
  /** The last line of moves, if it ends outside a comment: the result may stand at its end. */
  let moves = '';
  const names = new Set<string>();
  for (let lineStart = from; lineStart < text.length;) {
    const newline = text.indexOf('\n', lineStart);
    if (newline < 0 && !complete) return undefined;
    const lineEnd = newline < 0 ? text.length : newline + 1;
    const line = text.slice(lineStart, lineEnd);
    // A comment that is not closed must not swallow the next game.
    const isNewGame = BRACKET.test(line) && ((!comment && TAG_LINE.test(line)) || PLAYER_TAG.test(line));
    if (
      start >= 0 &&
      hasMoves &&
      (isNewGame || (afterBlank && FIRST_MOVE.test(line) && endsInResult(moves)))
    ) {
      return { start, end: lineStart };
    }
    if (isNewGame) {
      const name = /\w+/.exec(line)![0];
      // A game without moves: it was never begun.
      if (afterBlank && names.has(name)) return { start, end: lineStart };
      names.add(name);
    }
    if (line.trim() === '') {
      afterBlank = true;
    } else {
      // Lines before the first tag may be a comment or for other programs.
      if (start < 0 && /^\s*[%;]/.test(line)) {
        lineStart = lineEnd;
        continue;
      }
      if (start < 0) start = lineStart;
      if (!isNewGame && (hasMoves || !PART_OF_TAGS.test(line))) {
        hasMoves = true;
        comment = endsInComment(line, comment);
        moves = comment ? '' : line;
      }
      afterBlank = false;
    }
    lineStart = lineEnd;
  }
  return complete && start >= 0 ? { start, end: text.length } : undefined;
}

/** A line before the moves that begins or ends a tag written in several lines, or has several tags. */
const PART_OF_TAGS = /^[\s\ufeff]*(?:\[\s*(?:(?:\w+\s*)?$|\w+\s[^\]]*\])|["“”„‟\]])/;
/** A line that begins with the first move. */
const FIRST_MOVE = /^\s*1\s*[.)]/;
/** A line that begins with a bracket. */
const BRACKET = /^\s*\[/;
/** A tag with which games begin. */
const PLAYER_TAG = /^\s*\[(?:Event|Site|Date|Black|White)\s+["“”„‟]/i;
/** The longest result in characters: a blank before it, and blanks in it. */
const LONGEST_RESULT = 40;
/** A result at the end of a line. */
const RESULT_AT_END = new RegExp(`(?:^|\\s)${PGN_RESULT.source}\\s*$`);

/** Whether a line ends in a result. Only its last signs are looked at, because lines may be long. */
function endsInResult(line: string): boolean {
  return RESULT_AT_END.test(line.trimEnd().slice(-LONGEST_RESULT));
}

/**
 * Whether a comment in braces is open behind a line; braces in a comment to the end of a line, or in a line left out,
 * are none.
 */
function endsInComment(line: string, comment: boolean): boolean {
  if (!BRACE.test(line)) return comment;
  let open = comment;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (open) open = letter !== '}';
    else if (letter === ';' || (letter === '%' && at === 0)) return false;
    else open = letter === '{';
  }
  return open;
}

/** Where a comment begins or ends. */
const BRACE = /[{}]/;

/** The value of a tag, and its offset in the text. */
interface TagText {
  readonly value: string;
  readonly offset: number;
}

/** Tags with a field of their own in a record. */
const FACT_TAGS: ReadonlyMap<string, string> = new Map([
  ['Black', 'black'],
  ['White', 'white'],
  ['Event', 'event'],
  ['Site', 'site'],
  ['Date', 'date'],
  ['TimeControl', 'timeControl'],
]);

/** Tags that are read apart: the result, and where the game begins. */
const OWN_TAGS: readonly string[] = ['Result', 'FEN', 'SetUp'];

/** Tags of most games; in them `?` and `-` mean no value. */
const MAY_BE_UNKNOWN: readonly string[] = ['Round', 'BlackElo', 'WhiteElo'];

/** Longer than any tag in use, in characters. */
const LONGEST_TAG = 20_000;

/** The beginning of a tag, up to its value. */
const NAME = /\[\s*(\w+)\s+/y;
const BLANKS = /[ \t\r\n]*/y;
/** A value without escapes, which most are. */
const PLAIN_VALUE = /[^"“”„‟\\\n]*"\]/y;

/** The tags from an offset on, by name, and the offset of the moves. @throws {FormatError} */
function readTags(text: string, from: number, end: number): { tags: Map<string, TagText>; movesAt: number } {
  const tags = new Map<string, TagText>();
  let at = from;
  for (;;) {
    while (at < end && /\s/.test(text[at]!)) at++;
    if (text[at] !== '[' || at >= end) return { tags, movesAt: at };
    const tag = readTag(text, at);
    tags.set(TAG_NAMES.get(tag.name.toLowerCase()) ?? tag.name, tag);
    at = tag.end;
  }
}

/** Known tags by their lower-case names: some programs write `[black "…"]`. */
const TAG_NAMES: ReadonlyMap<string, string> = new Map(
  ['Termination', 'Variant', 'BoardSize', ...MAY_BE_UNKNOWN, ...OWN_TAGS, ...FACT_TAGS.keys()].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** A tag, and where it ends. */
interface FoundTag extends TagText {
  readonly name: string;
  readonly end: number;
}

/** Reads a tag. @throws {FormatError} when its value does not end */
function readTag(text: string, at: number): FoundTag {
  NAME.lastIndex = at;
  const [begin, name = ''] = NAME.exec(text) ?? [];
  const valueAt = at + (begin?.length ?? 0);
  const tag =
    begin === undefined
      ? undefined
      : isQuote(text[valueAt])
        ? quotedValue(text, valueAt + 1)
        : bareValue(text, valueAt);
  if (!tag) {
    throw new FormatError('PGN', 'this is not a tag such as [Black "name"]', at, {
      code: 'unexpected',
      data: { text: text.slice(at, at + 10), expected: '[Black "…"]' },
    });
  }
  if (tag.end - at > LONGEST_TAG) {
    throw new FormatError('PGN', `a tag has at most ${LONGEST_TAG} characters, not ${tag.end - at}`, at, {
      code: 'too-long',
      data: { most: LONGEST_TAG },
    });
  }
  return { name, ...tag };
}

/**
 * A quoted value ends at the first quote that the closing bracket follows: in `[Event "The "Coq" cup"]` two quotes end
 * nothing. A backslash is literal except before a quote or a backslash, and also before the last quote: `[Site
 * "C:\\games\\"]`.
 */
function quotedValue(text: string, offset: number): Omit<FoundTag, 'name'> | undefined {
  // Nearly all values have no quotes and backslashes in them.
  PLAIN_VALUE.lastIndex = offset;
  if (PLAIN_VALUE.test(text)) {
    const end = PLAIN_VALUE.lastIndex;
    return { value: text.slice(offset, end - 2), offset, end };
  }
  let escaped: Omit<FoundTag, 'name'> | undefined;
  for (let at = offset; at < text.length && text[at] !== '\n'; at++) {
    const isEscape = text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\');
    if (isEscape) at++;
    if (!isQuote(text[at])) continue;
    BLANKS.lastIndex = at + 1;
    BLANKS.test(text);
    const bracket = BLANKS.lastIndex;
    if (text[bracket] !== ']') continue;
    const tag = { value: text.slice(offset, at).replace(/\\(["\\])/g, '$1'), offset, end: bracket + 1 };
    if (!isEscape) return tag;
    escaped ??= tag;
  }
  return escaped;
}

/** Word processors make typographic quotes of straight ones. */
function isQuote(sign: string | undefined): boolean {
  return sign !== undefined && '"“”„‟'.includes(sign);
}

/** An unquoted value, `[Round 3]`. */
function bareValue(text: string, offset: number): Omit<FoundTag, 'name'> | undefined {
  const end = text.indexOf(']', offset);
  const value = text.slice(offset, end);
  if (end < 0 || /["\n]/.test(value.trimEnd())) return undefined;
  return { value: value.trimEnd(), offset, end: end + 1 };
}

/** Everything that may stand among moves. */
const MOVE_TOKENS = new RegExp(
  [
    String.raw`(?<blank>\s+)`,
    String.raw`\{(?<comment>[^}]*)(?<closed>\}?)`,
    String.raw`;(?<rest>[^\n]*)`,
    `(?<result>${PGN_RESULT.source})(?![\\w/])`,
    String.raw`(?<number>\d+\s*(?:[.…]+|\))|\d+(?=\s))`,
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
function readMoves(
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
        throw reader.fail('a comment does not end: } is missing', at, {
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
    throw reader.fail('a side line does not end: ) is missing', open.offset, {
      code: 'not-closed',
      data: { expected: ')' },
    });
  }
  return result;
}

/** Codes of signs, which are compared faster than the signs. */
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
 * The side that made the last move, or pass; an evaluation is for this side. After a pass the position still has the
 * passing side to move.
 */
function colorOf({ pass }: Remarked, { turn }: RecordReader): Color {
  return pass ? turn : opponent(turn);
}

/** The offset after the end of a line. */
function lineEndAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** The error for a text that is no move. */
function unexpected(reader: RecordReader, text: string, at: number): FormatError {
  const [found = text[at]!] = /^[\p{L}\p{N}]{1,20}/u.exec(text.slice(at, at + 20)) ?? [];
  return reader.fail(`'${found}' is not a move from a1 to h8`, at, {
    code: 'unexpected',
    data: { text: found, expected: 'f5' },
  });
}

/** Adds a sign such as `!` to a move. */
function addNag(reader: RecordReader, place: Remarked, nag: number): void {
  const earlier = reader.remarks(place)?.nags ?? [];
  if (earlier.length >= MOST_NAGS) return;
  reader.remark(place, { nags: [...earlier, nag] });
}

/** The commands in comments that are read here; `annotation.ts` reads those of marks and arrows. */
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

/** What a command says of a move. @param color the side that made it */
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

/** Prints a game with side lines, comments, times and evaluations; marks and arrows go into the comments. */
export function printPgn(record: GameRecord): string {
  const { tags = new Map<string, string>() } = record;
  const result = resultOf(record);
  const written = printPgnResult(result);
  const { start, root } = writtenGame(record);
  const { day, time } = dayAndTime(record.date ?? '????.??.??');
  const head = new Map([
    ['Event', eventOf(record) ?? '?'],
    ['Site', record.site ?? '?'],
    ['Date', printDate(day, '.', '??')],
    ['Round', tags.get('Round') ?? '-'],
    ['Black', record.black ?? '?'],
    ['White', record.white ?? '?'],
    ['Result', written],
    ...(time === undefined ? [] : [['Time', time] as const]),
    ...(record.timeControl === undefined ? [] : [['TimeControl', printPgnTime(record.timeControl)] as const]),
    ...(record.givenMoves === XOT_MOVES ? [['Variant', 'XOT'] as const] : []),
    // Tags of other formats, such as `RB`, are written too: PGN allows any name.
    ...[...tags].filter(([name]) => /^\w+$/.test(name) && name !== 'Event'),
  ]);
  const termination = result?.by && TERMINATIONS[result.by];
  if (termination && !head.has('Termination')) head.set('Termination', termination);
  if (!start.equals(Position.start)) head.set('SetUp', '1').set('FEN', printFen(start));
  const words = [...printComments(root.note, opponent(start.turn))];
  printLine(root, 0, words);
  words.push(written);
  const tagLines = [...head].map(([name, value]) => `[${name} "${escapedQuotes(value)}"]\n`);
  return `${tagLines.join('')}\n${wrapped(words)}\n`;
}

/**
 * Appends the moves after a place, each side line behind the move that it replaces.
 *
 * @param turns number of turns before it, passes included
 */
function printLine(from: WrittenPlace, turns: number, words: string[], afterNumber = false): void {
  let numbered = afterNumber;
  let turn = turns;
  for (let place = from; ; turn++) {
    if (place.passes) {
      const remarks = printComments(place.note?.pass, place.passes);
      numbered = printTurn(turn, '--', remarks, words, numbered);
      turn++;
    }
    const { children } = place;
    const main = children[0];
    if (!main) return;
    numbered = printMove(main, turn, words, numbered);
    for (let at = 1; at < children.length; at++) {
      const sideLine = children[at]!;
      const inner: string[] = [];
      printLine(sideLine, turn + 1, inner, printMove(sideLine, turn, inner, false));
      words.push(`(${inner[0]!}`, ...inner.slice(1, -1), `${inner.at(-1)!})`);
      numbered = false;
    }
    place = main;
  }
}

/** Writes a move with its comments. @returns whether the next move needs its number */
function printMove(place: WrittenPlace, turn: number, words: string[], numbered: boolean): boolean {
  return printTurn(turn, place.move!, printComments(place.note, place.color!), words, numbered);
}

/**
 * Appends a move or a pass. It gets a number if it is the first of two turns, or if something stands before the second.
 *
 * @returns whether the next turn needs no number
 */
function printTurn(
  turn: number,
  word: string,
  remarks: readonly string[],
  words: string[],
  numbered: boolean,
): boolean {
  const first = turn % 2 === 0;
  if (first || !numbered) words.push(`${Math.floor(turn / 2) + 1}.${first ? '' : '..'}`);
  words.push(word, ...remarks);
  return remarks.length === 0;
}

/** No comments. */
const NONE: readonly string[] = [];

/** What follows a move: signs, and one comment with all that is noted. */
function printComments(note: MoveNote | undefined, color: Color): readonly string[] {
  // Most moves have no note.
  if (!note) return NONE;
  const { nags = [], time, clock, evaluation, name } = note;
  const comment = printAnnotation(note);
  const inside = [
    ...(evaluation === undefined ? [] : [`[%eval ${valueForSide(evaluation, color)}]`]),
    ...(time === undefined ? [] : [`[%emt ${time / 1000}]`]),
    ...(clock === undefined ? [] : [`[%clk ${printClock(clock)}]`]),
    // Replace characters that would end the command or the comment.
    ...(name === undefined ? [] : [`[%name ${name.replace(/[\]}]/g, ')')}]`]),
    // A closing brace would end the comment.
    ...(comment === undefined ? [] : [comment.replaceAll('}', ')')]),
  ];
  return [
    ...nags.map((nag) => `$${nag}`),
    ...(inside.length > 0 ? [`{${withoutControls(inside.join(' '))}}`] : []),
  ];
}

/** `1:02:03.5`, as programs write the time left. */
function printClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [seconds = '0', decimals] = String((ms - minutes * 60_000) / 1000).split('.');
  const parts = [Math.floor(minutes / 60), minutes % 60, seconds].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${Number(parts[0])}:${parts[1]!}:${parts[2]!}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** What stands in quotes as it is; most values do. */
const LITERAL = /^[^\p{Cc}"\\]*$/u;

/** A value for a tag. */
function escapedQuotes(value: string): string {
  if (LITERAL.test(value)) return value;
  return withoutControls(value)
    .replace(/[\r\n]+/g, ' ')
    .replace(/["\\]/g, '\\$&');
}

/** The longest line that the format's specification allows, in characters. */
const LINE = 79;

/** Words in lines of at most `LINE` characters. */
function wrapped(words: readonly string[]): string {
  let lines = '';
  let length = 0;
  for (const word of words) {
    const fits = length > 0 && length + 1 + word.length <= LINE;
    lines += length === 0 ? word : (fits ? ' ' : '\n') + word;
    length = fits ? length + 1 + word.length : word.length;
  }
  return lines;
}
