/** The marks and arrows of a moment on the page's board. */
import type { EngineMove } from '../../../src/core/engine.js';
import { type Arrow, type Mark, type Square } from '../../../src/core/rules.js';

/** Marks on the board at a time; with more, the two moves would not stand out. */
const MOST_MARKS = 5;

/** Where one could play next is no part of a moment. */
const NO_HINTS = '#board { --othello-legal-color: transparent; }';

/** The colours of squares of the page's board. */
const colors = new CSSStyleSheet();

/**
 * Makes squares red or green; all have a mark besides.
 *
 * @param hasHints whether the board shows where one could play next
 */
export function colorSquares(
  { bad, good }: { readonly bad?: Square; readonly good?: Square },
  hasHints = false,
): void {
  if (!document.adoptedStyleSheets.includes(colors)) document.adoptedStyleSheets.push(colors);
  const rule = (at: Square | undefined, color: string): string =>
    at ? `@media (forced-colors: none) { #board::part(${at}) { background-color: ${color}; } }` : '';
  colors.replaceSync((hasHints ? '' : NO_HINTS) + rule(bad, '#b3382c') + rule(good, '#17a05d'));
}

/** Takes the colours off the board. */
export function uncolor(): void {
  colors.replaceSync('');
}

/** From a move to the reply, if there is one: it is what a move is about. */
export function replyArrow(square: Square, reply: Square | undefined): Arrow[] {
  return reply === undefined ? [] : [{ from: square, to: reply }];
}

/** The moves of a line with their numbers, from 1; a pass has one, but no square. */
export function numberMarks(line: readonly EngineMove[]): Mark[] {
  return line.flatMap((square, at) => (square === 'pass' ? [] : [{ square, text: String(at + 1) }]));
}

/** The move that was played with a cross, the better one with a circle, and the squares that it is about. */
export function marksOf(played: Square, better: Square | undefined, about: readonly Square[]): Mark[] {
  const marks: Mark[] = [{ square: played, shape: better ? 'cross' : 'circle' }];
  if (better) marks.push({ square: better, shape: 'circle' });
  for (const square of about) {
    if (marks.length < MOST_MARKS && !marks.some((mark) => mark.square === square))
      marks.push({ square, shape: 'square' });
  }
  return marks;
}
