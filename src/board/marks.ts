import { isSquare, type Square } from '../rules/square.js';

/** The shapes that an author can put on a square. */
export type MarkShape = 'circle' | 'cross' | 'square' | 'dot';

/** An author's note on a square: a shape, or up to three characters. */
export interface Mark {
  readonly square: Square;
  readonly shape?: MarkShape;
  readonly text?: string;
}

/** An arrow from square to square, in one of four brushes. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly brush?: number;
}

/** Marks from an attribute's text, or a list of them; what is no mark is left out of a list. */
export function marksOf(value: unknown): readonly Mark[] {
  if (!Array.isArray(value)) return parseMarks(textOf(value));
  return (value as readonly (Partial<Mark> | null)[]).filter((mark): mark is Mark => isSquare(mark?.square));
}

/** Arrows from an attribute's text, or a list of them; what is no arrow is left out of a list. */
export function arrowsOf(value: unknown): readonly Arrow[] {
  if (!Array.isArray(value)) return parseArrows(textOf(value));
  return (value as readonly (Partial<Arrow> | null)[]).filter(
    (arrow): arrow is Arrow => isSquare(arrow?.from) && isSquare(arrow.to),
  );
}

const SHAPES: readonly string[] = ['circle', 'cross', 'square', 'dot'] satisfies MarkShape[];

/**
 * Reads `d3=A e6=circle c4=7`.
 *
 * @throws {Error} that names the first word that is no mark.
 */
export function parseMarks(text: string): readonly Mark[] {
  return words(text).map((word) => {
    const [square, value = 'dot'] = word.split('=', 2) as [string, string?];
    const at = square.toLowerCase();
    if (!isSquare(at) || value.length === 0 || (value.length > 3 && !SHAPES.includes(value))) {
      throw new Error(`marks: '${word}' is no mark; like d3=A, e6=circle (${SHAPES.join(', ')})`);
    }
    return SHAPES.includes(value) ? { square: at, shape: value as MarkShape } : { square: at, text: value };
  });
}

/**
 * Reads `c4-f4 d3-d6:2`.
 *
 * @throws {Error} that names the first word that is no arrow.
 */
export function parseArrows(text: string): readonly Arrow[] {
  return words(text).map((word) => {
    const [, from, to, brush] = /^([a-h][1-8])-([a-h][1-8])(?::([1-4]))?$/.exec(word.toLowerCase()) ?? [];
    if (!isSquare(from) || !isSquare(to)) {
      throw new Error(`arrows: '${word}' is no arrow; like c4-f4 or d3-d6:2 (brush 1 to 4)`);
    }
    return brush ? { from, to, brush: Number(brush) } : { from, to };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function words(text: string): string[] {
  return text.split(/[\s;]+/).filter(Boolean);
}
