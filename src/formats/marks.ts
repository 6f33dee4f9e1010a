import type { Arrow, Mark, MarkShape } from '../rules/notes.js';
import { isSquare } from '../rules/square.js';

export type { Arrow, Mark, MarkShape } from '../rules/notes.js';

/** A mark as a page may have it: its square and shape may be any text for the compiler. What is none is left out. */
export interface LooseMark {
  readonly square: string;
  readonly shape?: string | undefined;
  readonly text?: string | undefined;
}

/** An arrow as a page may have it: its squares may be any text for the compiler. What is none is left out. */
export interface LooseArrow {
  readonly from: string;
  readonly to: string;
  readonly brush?: number | undefined;
}

const SHAPES: readonly unknown[] = ['circle', 'cross', 'square', 'dot'] satisfies MarkShape[];

/** Whether a value names a shape. */
export function isMarkShape(value: unknown): value is MarkShape {
  return SHAPES.includes(value);
}

/**
 * Marks from an attribute's text, `d3=A e6=circle c4=7`, or a list of them; what is no mark is left out of a list.
 *
 * @throws {Error} that names the first word that is no mark.
 */
export function marksOf(value: unknown): readonly Mark[] {
  return listOf<Mark>(
    value,
    ({ square }) => isSquare(square),
    (word) => {
      const [at, note = 'dot'] = word.split('=', 2);
      const square = at!.toLowerCase();
      if (!isSquare(square)) return undefined;
      if (isMarkShape(note)) return { square, shape: note };
      return note.length > 0 && note.length < 4 ? { square, text: note } : undefined;
    },
    (word) => `marks: '${word}' is no mark; like d3=A, e6=circle (${SHAPES.join(', ')})`,
  );
}

/**
 * Arrows from an attribute's text, `c4-f4 d3-d6:2`, or a list of them; what is no arrow is left out of a list.
 *
 * @throws {Error} that names the first word that is no arrow.
 */
export function arrowsOf(value: unknown): readonly Arrow[] {
  return listOf<Arrow>(
    value,
    ({ from, to }) => isSquare(from) && isSquare(to),
    (word) => {
      const [, from, to, brush] = /^(..)-(..)(?::([1-4]))?$/.exec(word.toLowerCase()) ?? [];
      if (!isSquare(from) || !isSquare(to)) return undefined;
      return brush ? { from, to, brush: Number(brush) } : { from, to };
    },
    (word) => `arrows: '${word}' is no arrow; like c4-f4 or d3-d6:2 (brush 1 to 4)`,
  );
}

/** What a mark's text in an attribute cannot hold. */
const UNWRITABLE = /[\s;=]/u;

/**
 * Marks as the text that {@link marksOf} reads, for attributes: a server cannot write a list. Those with a text that an attribute
 * cannot hold, with spaces, `;` or `=` in it or of more than three characters, are left out, as is what is no mark.
 */
export function printMarks(marks: readonly LooseMark[]): string {
  return marks
    .filter(({ square, shape = 'dot', text }) => isSquare(square) && isWritable(shape, text))
    .map(({ square, shape, text = shape ?? 'dot' }) => `${square}=${text}`)
    .join(' ');
}

function isWritable(shape: string, text: string | undefined): boolean {
  if (text === undefined) return isMarkShape(shape);
  return text.length > 0 && text.length < 4 && !UNWRITABLE.test(text);
}

/** Arrows as the text that {@link arrowsOf} reads, for attributes; what is no arrow is left out. */
export function printArrows(arrows: readonly LooseArrow[]): string {
  return arrows
    .filter(({ from, to }) => isSquare(from) && isSquare(to))
    .map(({ from, to, brush }) => `${from}-${to}${brush ? `:${brush}` : ''}`)
    .join(' ');
}

/** The fitting items of a list, or what the words of a text stand for. */
function listOf<Item extends object>(
  value: unknown,
  fits: (item: Partial<Item>) => boolean,
  read: (word: string) => Item | undefined,
  problem: (word: string) => string,
): readonly Item[] {
  if (Array.isArray(value)) {
    return (value as readonly (Item | null | undefined)[]).filter((item) => item && fits(item)) as Item[];
  }
  // What a framework writes as an attribute on its server in place of a list, which it sets in the page.
  if (typeof value === 'string' && /^(?:,?\[object Object\])+$/.test(value)) return [];
  const words = typeof value === 'string' ? value.split(/[\s;]+/).filter(Boolean) : [];
  return words.map((word) => {
    const item = read(word);
    // Its beginning: a message is not to be as long as what an attribute holds.
    if (!item) throw new Error(problem(word.slice(0, 60)));
    return item;
  });
}
