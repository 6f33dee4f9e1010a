/**
 * Marks and arrows of a place in formats that have nothing but comments for them: `[%marks d3=A e6=circle] [%arrows c4-f4:2] A quiet
 * move.` SGF has properties of its own: see `sgf-markup.ts`.
 */
import { isSquare, SQUARES, type Square } from '../rules/square.js';
import { replaceCommands } from './comment-commands.js';
import type { MoveNote } from './game-record.js';
import { arrowsOf, isMarkShape, type Arrow, type Mark } from './marks.js';

/** How many characters a mark has at most. */
const LONGEST_TEXT = 3;

/** More arrows on one board than anybody sees; further ones are left out. */
const MOST_ARROWS = 200;

const COMMANDS = ['marks', 'arrows'];

/** A note of which the marks and arrows are taken out of the comment. */
export function readAnnotation(note: MoveNote): MoveNote {
  const read = note.pass ? { ...note, pass: readAnnotation(note.pass) } : note;
  const { comment: written, ...others } = read;
  // Most comments are words alone.
  if (!written?.includes('[%')) return read;
  let marks = note.marks ?? [];
  let arrows = note.arrows ?? [];
  const comment = replaceCommands(written, COMMANDS, (name, value) => {
    try {
      if (name === 'marks')
        marks = mergedMarks([...marks, ...value.split(/\s+/u).filter(Boolean).map(readMark)]);
      else arrows = mergedArrows([...arrows, ...arrowsOf(value)]);
      return '';
    } catch {
      // What somebody else wrote in this form and means otherwise stays to be read.
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

/** A note for what keeps comments alone: as {@link readAnnotation} reads it. */
export function writeAnnotation(note: MoveNote): MoveNote {
  const { marks: _, arrows: __, comment: ___, pass, ...others } = note;
  const comment = printAnnotation(note);
  return {
    ...others,
    ...(comment !== undefined && { comment }),
    ...(pass && { pass: writeAnnotation(pass) }),
  };
}

/** The comment of a note with its marks and arrows in it; `undefined` where there is nothing to say. */
export function printAnnotation({ comment, marks = [], arrows = [] }: MoveNote): string | undefined {
  const words = mergedMarks(marks).flatMap(printMark);
  const parts = [
    ...(words.length > 0 ? [`[%marks ${words.join(' ')}]`] : []),
    ...(arrows.length > 0 ? [`[%arrows ${arrows.map(printArrow).join(' ')}]`] : []),
    ...(comment === undefined ? [] : [comment]),
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** One mark for each square, from a1 to h8; where two shapes or two texts are on one, the later counts. */
export function mergedMarks(marks: readonly Mark[]): readonly Mark[] {
  const bySquare = new Map<Square, Mark>();
  for (const mark of marks) bySquare.set(mark.square, { ...bySquare.get(mark.square), ...mark });
  return SQUARES.flatMap((square) => bySquare.get(square) ?? []);
}

/** Arrows of a place, each once, from one square to another; where one is said twice, with the brush of the later. */
export function mergedArrows(arrows: readonly Arrow[]): readonly Arrow[] {
  const byEnds = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const ends = arrow.from + arrow.to;
    if (arrow.from !== arrow.to && (byEnds.size < MOST_ARROWS || byEnds.has(ends)))
      byEnds.set(ends, { ...byEnds.get(ends), ...arrow });
  }
  return [...byEnds.values()];
}

/** A text as a mark has it: no longer than a mark's. */
export function markText(text: string): string {
  return Array.from(text.replace(/\s/gu, ' ')).slice(0, LONGEST_TEXT).join('');
}

/** Reads `d3=A` or `d3=circle`. @throws {Error} when it is neither. */
function readMark(word: string): Mark {
  const [, at = '', note = 'dot'] = /^([a-h][1-8])(?:=(.+))?$/isu.exec(word) ?? [];
  const square = at.toLowerCase();
  const text = note.replace(/(?:%[\da-f]{2})+/giu, decodeURIComponent);
  if (!isSquare(square)) throw new RangeError(`'${word}' is no mark`);
  if (isMarkShape(note)) return { square, shape: note };
  if (Array.from(text).length > LONGEST_TEXT)
    throw new RangeError(`'${word}': at most ${LONGEST_TEXT} characters expected`);
  return { square, text };
}

/** `d3=circle`, `d3=A`, or one after the other. */
function printMark({ square, shape, text }: Mark): string[] {
  return [...(shape ? [`${square}=${shape}`] : []), ...(text ? [`${square}=${escaped(text)}`] : [])];
}

/** Without what would end a word or the command, what looks like an escape, and what is a shape's name. */
function escaped(text: string): string {
  if (isMarkShape(text)) return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
  return text.replace(/[\s%\]}]/gu, encodeURIComponent);
}

function printArrow({ from, to, brush }: Arrow): string {
  return `${from}-${to}${brush ? `:${brush}` : ''}`;
}
