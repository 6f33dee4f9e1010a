/**
 * Marks and arrows as pages and attributes give them: reading, checking, printing. Boards, companions and formats take
 * marks from attributes, comments and data by it, so that all accept the same.
 */
import type { Arrow, Mark, MarkShape } from '../../rules/game/facts.js';
import { isSquare } from '../../rules/square.js';

export type { Arrow, Mark, MarkShape } from '../../rules/game/facts.js';

/** A mark as a page may pass it, with any strings as square and shape. Invalid marks are left out. */
export interface LooseMark {
  readonly square: string;
  readonly shape?: string | undefined;
  readonly text?: string | undefined;
}

/** An arrow as a page may pass it, with any strings as squares. Invalid arrows are left out. */
export interface LooseArrow {
  readonly from: string;
  readonly to: string;
  readonly brush?: number | undefined;
}

/** Characters of a text on a square: more would not fit in it. */
const MOST_CHARACTERS = 3;

/** The shapes of marks. */
const SHAPES: readonly unknown[] = ['circle', 'cross', 'square', 'dot'] satisfies MarkShape[];

/** Whether a value names a shape. */
export function isMarkShape(value: unknown): value is MarkShape {
  return SHAPES.includes(value);
}

/**
 * Marks from the text of an attribute, `d3=A e6=circle c4=7`, or from a list, in which invalid marks are skipped.
 *
 * @throws {Error} that names the first invalid word of a text.
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
      return isShort(note) ? { square, text: note } : undefined;
    },
    (word) => `marks: '${word}' is not a mark; write d3=A, or d3=circle (${SHAPES.join(', ')})`,
  );
}

/**
 * Arrows from the text of an attribute, `c4-f4 d3-d6:2`, or from a list, in which invalid arrows are skipped.
 *
 * @throws {Error} that names the first invalid word of a text.
 */
export function arrowsOf(value: unknown): readonly Arrow[] {
  return listOf<Arrow>(
    value,
    isArrow,
    (word) => {
      const [, from, to, brush] = /^(..)-(..)(?::([1-4]))?$/.exec(word.toLowerCase()) ?? [];
      if (!isSquare(from) || !isSquare(to)) return undefined;
      return brush ? { from, to, brush: Number(brush) } : { from, to };
    },
    (word) => `arrows: '${word}' is not an arrow; write c4-f4, or d3-d6:2 (brush 1 to 4)`,
  );
}

/** Characters that the text of a mark cannot have in an attribute. */
const UNWRITABLE = /[\s;=]/u;

/**
 * Prints marks as text for {@link marksOf}, for example for an attribute written on a server. Invalid marks are left
 * out, as are marks whose text has more than three characters or contains a space, `;` or `=`, or is the name
 * of a shape.
 */
export function printMarks(marks: readonly LooseMark[]): string {
  return marks
    .filter(({ square, shape = 'dot', text }) => isSquare(square) && isWritable(shape, text))
    .map(({ square, shape, text = shape ?? 'dot' }) => `${square}=${text}`)
    .join(' ');
}

/** Whether a mark can be written so that it is read as the same mark. */
function isWritable(shape: string, text: string | undefined): boolean {
  if (text === undefined) return isMarkShape(shape);
  return isShort(text) && !UNWRITABLE.test(text) && !isMarkShape(text);
}

/** Whether a text fits on a square. */
function isShort(text: string): boolean {
  return text.length > 0 && text.length <= MOST_CHARACTERS;
}

/** Prints arrows as text for {@link arrowsOf}; invalid arrows are left out. */
export function printArrows(arrows: readonly LooseArrow[]): string {
  return arrows
    .filter(isArrow)
    .map(({ from, to, brush }) => `${from}-${to}${brush ? `:${brush}` : ''}`)
    .join(' ');
}

/** Whether an arrow leads between squares with a brush that exists, if any. */
function isArrow({ from, to, brush }: Partial<LooseArrow>): boolean {
  return isSquare(from) && isSquare(to) && (brush === undefined || [1, 2, 3, 4].includes(brush));
}

/** The valid items of a list, or of the words of a text. */
function listOf<Item extends object>(
  value: unknown,
  fits: (item: Partial<Item>) => boolean,
  read: (word: string) => Item | undefined,
  problem: (word: string) => string,
): readonly Item[] {
  if (Array.isArray(value)) {
    return (value as readonly (Item | null | undefined)[]).filter((item) => item && fits(item)) as Item[];
  }
  // On a server, frameworks write a list as this attribute; in the page they set the property.
  if (typeof value === 'string' && /^(?:,?\[object Object\])+$/.test(value)) return [];
  const words = typeof value === 'string' ? value.split(/[\s;]+/).filter(Boolean) : [];
  return words.map((word) => {
    const item = read(word);
    // Only the beginning, to keep the message short.
    if (!item) throw new Error(problem(word.slice(0, 60)));
    return item;
  });
}
