import { opponent, type Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { printAnnotation } from './annotation.js';
import { printFen } from './fen.js';
import { resultOf, type GameRecord, type MoveNote } from './game-record.js';
import { eventOf, printDate, withoutControls } from './head-text.js';
import { printPgnResult } from './pgn-result.js';
import { TERMINATIONS, valueForSide, XOT_MOVES } from './pgn-values.js';
import { printPgnTime } from './time-control.js';
import { writtenGame, type WrittenPlace } from './written-game.js';

/** Prints a game with side lines, comments, times and evaluations; marks and arrows go into the comments. */
export function printPgn(record: GameRecord): string {
  const { tags = new Map<string, string>() } = record;
  const result = resultOf(record);
  const written = printPgnResult(result);
  const { start, root } = writtenGame(record);
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
    // Tags of other formats, such as `RB`, are written too: PGN allows any name.
    ...[...tags].filter(([name]) => /^\w+$/.test(name) && name !== 'Event'),
  ]);
  const termination = result?.by && TERMINATIONS[result.by];
  if (termination && !head.has('Termination')) head.set('Termination', termination);
  if (!start.equals(Position.start)) head.set('SetUp', '1').set('FEN', printFen(start));
  const words = [...printComments(root.note, opponent(start.turn))];
  printLine(root, 0, words);
  words.push(written);
  const tagLines = [...head].map(([name, value]) => `[${name} "${quoted(value)}"]\n`);
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

const NONE: readonly string[] = [];

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

function quoted(value: string): string {
  if (LITERAL.test(value)) return value;
  return withoutControls(value)
    .replace(/[\r\n]+/g, ' ')
    .replace(/["\\]/g, '\\$&');
}

/** The longest line that the format's specification allows. */
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
