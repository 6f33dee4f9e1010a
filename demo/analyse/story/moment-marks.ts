/** The marks of a moment on the page's board. */
import type { EngineMove } from '../../../src/core/engine.js';
import type { Color, Mark, Square } from '../../../src/core/rules.js';

/** Marks on the board at a time; with more, the two moves would not stand out. */
const MOST_MARKS = 5;

/** Where one could play next is no part of a moment. */
const NO_HINTS = '#board { --othello-legal-color: transparent; }';

/** The colours of squares of the page's board. */
const colors = new CSSStyleSheet();

/** The reply of the other side: a disc of its colour on a square that is still empty. */
export interface ReplyDisc {
  readonly square: Square;
  readonly color: Color;
}

/** A disc that is smaller than those on the board, as it is not there yet. */
const disc = ({ square, color }: ReplyDisc): string => {
  const [face, rim] = color === 'black' ? ['#101312', '#5d6461'] : ['#f6f4ee', '#8b8f8c'];
  return `@media (forced-colors: none) { #board::part(${square}) {
    background-image: radial-gradient(closest-side, ${face} 68%, ${rim} 69% 72%, transparent 74%);
    background-position: center; background-size: 100% 100%; } }`;
};

/**
 * Makes squares red or green, and shows the reply; all have a mark besides.
 *
 * @param hasHints whether the board shows where one could play next
 */
export function colorSquares(
  {
    bad,
    good,
    reply,
  }: { readonly bad?: Square; readonly good?: Square; readonly reply?: ReplyDisc | undefined },
  hasHints = false,
): void {
  if (!document.adoptedStyleSheets.includes(colors)) document.adoptedStyleSheets.push(colors);
  const rule = (at: Square | undefined, color: string): string =>
    at ? `@media (forced-colors: none) { #board::part(${at}) { background-color: ${color}; } }` : '';
  const rules = rule(bad, '#b3382c') + rule(good, '#17a05d') + (reply ? disc(reply) : '');
  colors.replaceSync((hasHints ? '' : NO_HINTS) + rules);
}

/** Takes the colours off the board. */
export function uncolor(): void {
  colors.replaceSync('');
}

/** The moves of a line with their numbers, from 1; a pass has one, but no square. */
export function numberMarks(line: readonly EngineMove[]): Mark[] {
  return line.flatMap((square, at) => (square === 'pass' ? [] : [{ square, text: String(at + 1) }]));
}

/**
 * The move that was played with a cross, the better one with a circle, the reply with a dot, and the squares that it is
 * about.
 */
export function marksOf(
  played: Square,
  better: Square | undefined,
  about: readonly Square[],
  reply: Square | undefined,
): Mark[] {
  const marks: Mark[] = [{ square: played, shape: better ? 'cross' : 'circle' }];
  if (better) marks.push({ square: better, shape: 'circle' });
  if (reply && reply !== better) marks.push({ square: reply, shape: 'dot' });
  for (const square of about) {
    if (marks.length < MOST_MARKS && !marks.some((mark) => mark.square === square))
      marks.push({ square, shape: 'square' });
  }
  return marks;
}
