import { opponent, type Color } from '../rules/color.js';
import type { GameNode } from '../rules/game.js';
import { Position } from '../rules/position.js';
import {
  readCollection,
  streamCollection,
  type Extent,
  type GameEntry,
  type TextSource,
} from './collection.js';
import { parseFen, printFen } from './fen.js';
import { withNewlines } from './file-text.js';
import { printAnnotation } from './annotation.js';
import { replaceCommands } from './comment-commands.js';
import { FormatError } from './format-error.js';
import { resultOf, type GameRecord, type MoveNote, type RecordedResult } from './game-record.js';
import { eventOf, known, printDate } from './head-text.js';
import { parsePgnResult, PGN_RESULT, printPgnResult } from './pgn-result.js';
import { MAY_BE_UNKNOWN, OWN_TAGS, readTags, type TagText } from './pgn-tags.js';
import { printPgnTime } from './time-control.js';
import { squareAt } from '../rules/square.js';
import { RecordReader, type ReadMove, type Remarked } from './record-reader.js';

/**
 * Reads a game in Portable Game Notation, as PlayOK, FlyOrDie, eOthello and Edax write it: tags such as `[Black "Ann"]`, then
 * the moves, with or without numbers and colours, comments in `{ }`, side lines in `( )`, `$1` or `!` as marks, `--` or
 * `pass` for a pass, and the result. `1-0` is a win for Black, not a score; `33-31` is a score. Only the first game of a
 * collection is read; for all of them see {@link readPgn}.
 *
 * @throws {FormatError} when something is no move, or a move is not legal.
 */
export function parsePgn(written: string): GameRecord {
  const text = withNewlines(written);
  const first = findPgnGame(text, 0, true);
  if (!first) throw new FormatError('PGN', 'a game expected', text.length, { code: 'empty' });
  return readGame(text, first);
}

function readGame(text: string, { start, end }: Extent): GameRecord {
  const { tags, movesAt } = readTags(text, start, end);
  const reader = new RecordReader('PGN', startOf(tags));
  const resultAtEnd = readMoves(reader, text, movesAt, end);
  const written = tags.get('Result');
  // What the tag does not know, the end of the moves may tell.
  const result = endedBy(
    (written && parsePgnResult(written.value)) ?? (resultAtEnd && parsePgnResult(resultAtEnd.text)),
    tags.get('Termination')?.value,
  );
  const others = [...tags].filter(
    ([name, { value }]) =>
      !OWN_TAGS.includes(name) &&
      (known(value) !== undefined || !MAY_BE_UNKNOWN.includes(name)) &&
      // What the result says already.
      !(name === 'Termination' && result?.by && value.toLowerCase() === TERMINATIONS[result.by]),
  );
  const given = givenMoves(tags);
  return reader.record(
    {
      ...field('black', tags.get('Black')),
      ...field('white', tags.get('White')),
      ...field('event', tags.get('Event')),
      ...field('place', tags.get('Site')),
      ...field('date', tags.get('Date')),
      ...field('timeControl', tags.get('TimeControl')),
      ...(result && { result }),
      ...(given > 0 && { givenMoves: given }),
      tags: new Map(others.map(([name, { value }]) => [name, value])),
    },
    written?.offset ?? resultAtEnd?.offset,
  );
}

/** How games of this format stand in a file. */
export const PGN = {
  name: 'PGN',
  findGame: findPgnGame,
  parse: (text: string) => readGame(text, { start: 0, end: text.length }),
} as const;

/** Reads the games of a text one by one; a bad one is an error, and the others are read. */
export function readPgn(text: string): Generator<GameEntry, void> {
  return readCollection(PGN, text);
}

/** As {@link readPgn}, from a stream: no more than a game is kept in memory. */
export function streamPgn(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(PGN, source);
}

/** Prints a game with its side lines, comments, times and evaluations; marks and arrows are in the comments. */
export function printPgn(record: GameRecord): string {
  const { game, tags = new Map<string, string>(), notes = new Map<GameNode, MoveNote>() } = record;
  const result = resultOf(record);
  const written = printPgnResult(result);
  const start = game.root.position;
  const head = new Map([
    ['Event', eventOf(record) ?? '?'],
    ['Site', record.place ?? '?'],
    ['Date', record.date === undefined ? '????.??.??' : printDate(record.date, '.', '??')],
    ['Round', tags.get('Round') ?? '-'],
    ['Black', record.black ?? '?'],
    ['White', record.white ?? '?'],
    ['Result', written],
    ...(record.timeControl === undefined ? [] : [['TimeControl', printPgnTime(record.timeControl)] as const]),
    ...(record.givenMoves === XOT_MOVES ? [['Variant', 'XOT'] as const] : []),
    // Tags of other formats, `RB` for instance, are written too: names are free here.
    ...[...tags].filter(([name]) => /^\w+$/.test(name) && name !== 'Event'),
  ]);
  const termination = result?.by && TERMINATIONS[result.by];
  if (termination && !head.has('Termination')) head.set('Termination', termination);
  if (!start.equals(Position.start)) head.set('SetUp', '1').set('FEN', printFen(start));
  const words = printComments(notes.get(game.root), opponent(game.root.position.turn));
  printLine(game.root, notes, words);
  words.push(written);
  const tagLines = [...head].map(([name, value]) => `[${name} "${quoted(value)}"]\n`);
  return `${tagLines.join('')}\n${wrapped(words)}\n`;
}

type Notes = ReadonlyMap<GameNode, MoveNote>;

const TERMINATIONS: Readonly<Partial<Record<string, string>>> = {
  resignation: 'resignation',
  time: 'time forfeit',
  agreement: 'agreement',
};
/** In XOT the first eight moves are drawn by lot. */
const XOT_MOVES = 8;

const TAG_LINE = /^[ \t]*\[[ \t]*[A-Za-z]\w*[ \t](?:[ \t]*"|[^%\]\n]*\][ \t\r]*$)/;

/**
 * Finds the next game of a text: its tags and what follows them up to the next game's tags, or up to a move number 1 behind an
 * empty line.
 */
function findPgnGame(text: string, from: number, complete: boolean): Extent | undefined {
  let start = -1;
  let hasMoves = false;
  let comment = false;
  let afterBlank = false;
  let ended = false;
  const names = new Set<string>();
  for (let lineStart = from; lineStart < text.length;) {
    const newline = text.indexOf('\n', lineStart);
    if (newline < 0 && !complete) return undefined;
    const lineEnd = newline < 0 ? text.length : newline + 1;
    const line = text.slice(lineStart, lineEnd);
    // A comment that does not end would take the next game with it.
    const isNewGame = BRACKET.test(line) && ((!comment && TAG_LINE.test(line)) || PLAYER_TAG.test(line));
    if (start >= 0 && hasMoves && (isNewGame || (ended && afterBlank && /^\s*1\s*[.)]/.test(line)))) {
      return { start, end: lineStart };
    }
    if (isNewGame) {
      const name = /\w+/.exec(line)![0];
      // A game without moves, as it is written that nobody began.
      if (afterBlank && names.has(name)) return { start, end: lineStart };
      names.add(name);
    }
    if (line.trim() === '' || line.trim() === '\ufeff') {
      afterBlank = true;
    } else {
      if (start < 0) start = lineStart;
      if (!isNewGame) {
        hasMoves = true;
        comment = endsInComment(line, comment);
        ended = !comment && RESULT_AT_END.test(line.trimEnd().slice(-LONGEST_RESULT));
      }
      afterBlank = false;
    }
    lineStart = lineEnd;
  }
  return complete && start >= 0 ? { start, end: text.length } : undefined;
}

const BRACKET = /^\s*\[/;
const PLAYER_TAG = /^\s*\[(?:Event|Site|Date|Black|White)\s+"/;
/** A result with a blank before it, and blanks in it. */
const LONGEST_RESULT = 40;
const RESULT_AT_END = new RegExp(`(?:^|\\s)${PGN_RESULT.source}\\s*$`);

function endsInComment(line: string, comment: boolean): boolean {
  const last = Math.max(line.lastIndexOf('{'), line.lastIndexOf('}'));
  return last < 0 ? comment : line[last] === '{';
}

function startOf(tags: ReadonlyMap<string, TagText>): Position {
  const fen = tags.get('FEN');
  if (!fen) return Position.start;
  try {
    return parseFen(fen.value);
  } catch (cause) {
    if (!(cause instanceof FormatError)) throw cause;
    const { problem, code, data } = cause;
    throw new FormatError('PGN', problem, fen.offset, { cause, code, data });
  }
}

/** How many moves the players were given, when the game does not begin after them. */
function givenMoves(tags: ReadonlyMap<string, TagText>): number {
  const isXot = ['Variant', 'Event', 'GameType'].some((name) => /\bxot\b/i.test(tags.get(name)?.value ?? ''));
  return isXot && !tags.has('FEN') ? XOT_MOVES : 0;
}

const MOVE_TOKENS = new RegExp(
  [
    String.raw`(?<blank>[\s\ufeff]+)`,
    String.raw`\{(?<comment>[^}]*)(?<closed>\}?)`,
    String.raw`;(?<rest>[^\n]*)`,
    `(?<result>${PGN_RESULT.source})(?![\\w/])`,
    String.raw`(?<number>\d+\s*(?:\.+|\))|\d+(?=\s))`,
    String.raw`\$(?<nag>\d{1,3})`,
    String.raw`(?<mark>[!?]{1,2})`,
    String.raw`(?<pass>--|@@|(?:pass|pa|ps|z0)(?!\w)|\(\s*(?:pass|--)\s*\))`,
    String.raw`(?<color>black|white|b|w)(?![\w])[.:]?`,
    String.raw`(?<bracket>[()])`,
    // Nothing was played, or the disc is named that is put on the board: `1... d6`, `- d6`, `P@d6`.
    String.raw`\.+|…|[-–—](?=\s)|[pd]?@(?=[a-h][1-8])`,
    // What a commentator thinks of the position, as chess programs write it.
    String.raw`(?:[-+=]\/?[-+=]?|[±∓⩲⩱∞□△⇆↑→⌓N])(?=[\s)]|$)`,
  ].join('|'),
  'iuy',
);

/** What the marks mean as numbers (Numeric Annotation Glyphs). */
const MARKS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };

/** Plays the moves with their side lines, and returns the result that stands behind them. */
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
    // Most of a file is moves and their numbers: they need no expression that knows all else.
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

/** Where the number of a move, `12.` or `12...`, ends; where it begins if there is none. */
function numberEnd(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE) at++;
  if (at === from || text.charCodeAt(at) !== POINT) return from;
  while (text.charCodeAt(at) === POINT) at++;
  return at;
}

/** More marks on a move than anybody sets; further ones are left out. */
const MOST_NAGS = 20;

/** Whose move, or pass, was the last one: remarks with an evaluation speak of it. Who passes is still to move there. */
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

const COMMANDS = ['emt', 'clk', 'eval', 'name'];

/**
 * A comment, and what programs write into it: `[%emt 0:00:02.5]` is the time spent, `[%clk 0:04:58]` what is left of it, `[%eval 1.5]` the
 * value for the side that began, Black as a rule, `[%name …]` a name of the place.
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
  if (name === 'eval') return { evaluation: forSide(number, color) };
  return name === 'emt' ? { time: number } : { clock: number };
}

/** A value for Black as one for a side, and back. */
function forSide(value: number, color: Color): number {
  return color === 'black' || value === 0 ? value : -value;
}

/** Milliseconds of `1:02:03.5`, `2:03` or `3.5`. */
function readClock(text: string): number | undefined {
  if (!/^\s*(?:\d{1,6}:){0,2}\d{1,9}(?:\.\d*)?\s*$/.test(text)) return undefined;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(seconds * 1000);
}

/** `1:02:03.5`, as programs write what is left on a clock. */
function printClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [seconds = '0', decimals] = String((ms - minutes * 60_000) / 1000).split('.');
  const parts = [Math.floor(minutes / 60), minutes % 60, seconds].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${Number(parts[0])}:${parts[1]!}:${parts[2]!}${decimals === undefined ? '' : `.${decimals}`}`;
}

function addNag(reader: RecordReader, place: Remarked, nag: number): void {
  const earlier = reader.remarks(place)?.nags ?? [];
  if (earlier.length >= MOST_NAGS) return;
  reader.remark(place, { nags: [...earlier, nag] });
}

function field(key: string, tag: TagText | undefined): Record<string, string> {
  const text = known(tag?.value);
  return text === undefined ? {} : { [key]: text };
}

function endedBy(result: RecordedResult | undefined, termination = ''): RecordedResult | undefined {
  if (!result) return undefined;
  if (/time/i.test(termination)) return { ...result, by: 'time' };
  if (/resign|abandon/i.test(termination)) return { ...result, by: 'resignation' };
  return /agree/i.test(termination) ? { ...result, by: 'agreement' } : result;
}

/** Appends the moves behind a node, each side line behind the move that it replaces. */
function printLine(from: GameNode, notes: Notes, words: string[], afterNumber = false): void {
  let numbered = afterNumber;
  for (let node = from; ; node = node.children[0]!) {
    const { phase, turn } = node.position;
    if (phase === 'pass') {
      const remarks = printComments(notes.get(node)?.pass, turn);
      numbered = printTurn(turnOf(node, turn), '--', remarks, words, numbered);
    }
    const [main, ...sideLines] = node.children;
    if (!main) return;
    numbered = printMove(main, notes, words, numbered);
    for (const sideLine of sideLines) {
      const inner: string[] = [];
      printLine(sideLine, notes, inner, printMove(sideLine, notes, inner, false));
      words.push(`(${inner[0]!}`, ...inner.slice(1, -1), `${inner.at(-1)!})`);
      numbered = false;
    }
  }
}

function printMove(node: GameNode, notes: Notes, words: string[], numbered: boolean): boolean {
  const remarks = printComments(notes.get(node), node.color!);
  return printTurn(turnOf(node.parent!, node.color!), node.move!, remarks, words, numbered);
}

/**
 * Appends a move or a pass, with its number where one is due: before the first of two turns, and where something stands before
 * the second.
 *
 * @returns Whether the next turn needs no number.
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

/** How many turns, passes among them, were over before a side's turn at a node. */
function turnOf(node: GameNode, color: Color): number {
  let turns = 0;
  let at: GameNode | undefined = node;
  for (; at.parent; at = at.parent) turns += at.parent.position.turn === at.color ? 1 : 2;
  return node.position.turn === color ? turns : turns + 1;
}

function printComments(note: MoveNote | undefined, color: Color): string[] {
  const { nags = [], time, clock, evaluation, name } = note ?? {};
  const comment = note && printAnnotation(note);
  const inside = [
    ...(evaluation === undefined ? [] : [`[%eval ${forSide(evaluation, color)}]`]),
    ...(time === undefined ? [] : [`[%emt ${time / 1000}]`]),
    ...(clock === undefined ? [] : [`[%clk ${printClock(clock)}]`]),
    // What would end the command, or the comment.
    ...(name === undefined ? [] : [`[%name ${name.replace(/[\]}]/g, ')')}]`]),
    // A closing brace would end the comment.
    ...(comment === undefined ? [] : [comment.replaceAll('}', ')')]),
  ];
  return [...nags.map((nag) => `$${nag}`), ...(inside.length > 0 ? [`{${inside.join(' ')}}`] : [])];
}

function quoted(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');
}

/** The longest line that the format's description allows. */
const LINE = 79;

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
