/**
 * Marks and arrows inside comments, for formats that have no other place for them:
 * `[%marks d3=A e6=circle] [%arrows c4-f4:2] A quiet move.` SGF has its own properties: see `sgf.ts`. PGN, SGF and links
 * read and write comments by it.
 */
import { isSquare, type Square, SQUARES } from '../../rules/square.js';
import type { MoveNote } from './game-record.js';
import { type Arrow, arrowsOf, isMarkShape, type Mark, printArrows } from './marks.js';

/** The most characters that a mark may have. */
const LONGEST_TEXT = 3;

/** The most arrows on one board; further ones are dropped. */
const MOST_ARROWS = 200;

/** Ours, and those of chess sites: `[%csl Gd3,Rc4]` colours squares, `[%cal Gc4f4]` draws arrows. */
const COMMANDS = ['marks', 'arrows', 'csl', 'cal'];
/** The brushes of their colours: green, red, blue, yellow. */
const COLOURS = 'grby';

/** Moves the marks and arrows from a note's comment into its fields. */
export function readAnnotation(note: MoveNote): MoveNote {
  const read = note.pass ? { ...note, pass: readAnnotation(note.pass) } : note;
  const { comment: written, ...others } = read;
  // Most comments are plain text.
  if (!written?.includes('[%')) return read;
  let marks = note.marks ?? [];
  let arrows = note.arrows ?? [];
  const comment = replaceCommands(written, COMMANDS, (name, value) => {
    try {
      if (name === 'marks')
        marks = mergedMarks([...marks, ...value.split(/\s+/u).filter(Boolean).map(readMark)]);
      else if (name === 'csl')
        marks = mergedMarks([...marks, ...wordsOf(value).map((word) => readMark(word.slice(1)))]);
      else if (name === 'cal') arrows = mergedArrows([...arrows, ...wordsOf(value).map(readColouredArrow)]);
      else arrows = mergedArrows([...arrows, ...arrowsOf(value)]);
      return '';
    } catch {
      // Not a command of this format: keep it as text.
      return undefined;
    }
  }).trim();
  return {
    ...others,
    ...(comment !== '' && { comment }),
    ...(marks.length > 0 && { marks }),
    ...(arrows.length > 0 && { arrows }),
  };
}

/** The opposite of {@link readAnnotation}: writes marks and arrows into the comment. */
export function writeAnnotation(note: MoveNote): MoveNote {
  const { marks: _, arrows: __, comment: ___, pass, ...others } = note;
  const comment = printAnnotation(note);
  return {
    ...others,
    ...(comment !== undefined && { comment }),
    ...(pass && { pass: writeAnnotation(pass) }),
  };
}

/** The comment of a note, including its marks and arrows; `undefined` if there is nothing to write. */
export function printAnnotation({ comment, marks = [], arrows = [] }: MoveNote): string | undefined {
  const words = mergedMarks(marks).flatMap(printMark);
  const parts = [
    ...(words.length > 0 ? [`[%marks ${words.join(' ')}]`] : []),
    ...(arrows.length > 0 ? [`[%arrows ${printArrows(arrows)}]`] : []),
    ...(comment === undefined ? [] : [comment]),
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Merges marks: one shape and one text for each square, of which the last wins, from a1 to h8. */
export function mergedMarks(marks: readonly Mark[]): readonly Mark[] {
  const bySquare = new Map<Square, Mark>();
  for (const mark of marks) bySquare.set(mark.square, { ...bySquare.get(mark.square), ...mark });
  return SQUARES.flatMap((square) => bySquare.get(square) ?? []);
}

/** Merges arrows: each pair of squares once, with the last brush. */
export function mergedArrows(arrows: readonly Arrow[]): readonly Arrow[] {
  const byEnds = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const ends = arrow.from + arrow.to;
    if (arrow.from !== arrow.to && (byEnds.size < MOST_ARROWS || byEnds.has(ends)))
      byEnds.set(ends, { ...byEnds.get(ends), ...arrow });
  }
  return [...byEnds.values()];
}

/** Shortens a text to what fits a mark. */
export function markText(text: string): string {
  return Array.from(text.replace(/\s/gu, ' ')).slice(0, LONGEST_TEXT).join('');
}

/** Reads `d3=A` or `d3=circle`. @throws {Error} when it is neither. */
function readMark(word: string): Mark {
  const [, at = '', note = 'dot'] = /^([a-h][1-8])(?:=(.+))?$/isu.exec(word) ?? [];
  const square = at.toLowerCase();
  const text = note.replace(/(?:%[\da-f]{2})+/giu, decodeURIComponent);
  if (!isSquare(square)) throw new RangeError(`'${word}' is not a mark`);
  if (isMarkShape(note)) return { square, shape: note };
  if (Array.from(text).length > LONGEST_TEXT)
    throw new RangeError(`'${word}' is longer than ${LONGEST_TEXT} characters`);
  return { square, text };
}

/** The words of a text, separated by blanks or commas. */
function wordsOf(value: string): string[] {
  return value.split(/[\s,]+/u).filter(Boolean);
}

/** Reads `Gc4f4`. @throws {Error} when it is none. */
function readColouredArrow(word: string): Arrow {
  const [, colour = '', from = '', to = ''] = /^([grby])([a-h][1-8])([a-h][1-8])$/iu.exec(word) ?? [];
  const [start, end] = [from.toLowerCase(), to.toLowerCase()];
  if (!isSquare(start) || !isSquare(end)) throw new RangeError(`'${word}' is not an arrow`);
  return { from: start, to: end, brush: COLOURS.indexOf(colour.toLowerCase()) + 1 };
}

/** `d3=circle`, `d3=A`, or both. */
function printMark({ square, shape, text }: Mark): string[] {
  return [...(shape ? [`${square}=${shape}`] : []), ...(text ? [`${square}=${escaped(text)}`] : [])];
}

/** Removes characters that would end a word or the command, or look like an escape; also protects names of shapes. */
function escaped(text: string): string {
  if (isMarkShape(text)) return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
  return text.replace(/[\s%\]}]/gu, encodeURIComponent);
}

/** Commands that programs write into comments: `[%emt 0:00:02]`, `[%eval 1.5]`, `[%marks d3=A]`. */

/** The beginning of a command, `[%marks `. */
const NAME = /\[%(\w{1,20})\s/y;

/**
 * Replaces the commands with these names in a comment. The result of `replace` takes the place of the command and of
 * the blanks after it; `undefined` keeps the command. Takes linear time.
 */
export function replaceCommands(
  comment: string,
  names: readonly string[],
  replace: (name: string, value: string) => string | undefined,
): string {
  let result = '';
  let copiedTo = 0;
  for (let at = comment.indexOf('[%'); at >= 0; at = comment.indexOf('[%', at)) {
    NAME.lastIndex = at;
    const [begin, name = ''] = NAME.exec(comment) ?? [];
    if (begin === undefined || !names.includes(name)) {
      at += 2;
      continue;
    }
    const end = comment.indexOf(']', at);
    // A command without an end is none, and no other can follow it.
    if (end < 0) break;
    const replacement = replace(name, comment.slice(at + begin.length, end));
    if (replacement !== undefined) {
      result += comment.slice(copiedTo, at) + replacement;
      copiedTo = end + 1;
      while (/\s/.test(comment.charAt(copiedTo))) copiedTo++;
    }
    at = Math.max(end + 1, copiedTo);
  }
  return result + comment.slice(copiedTo);
}
