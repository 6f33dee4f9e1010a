/** The marks and arrows of a moment on the page's board; `review-story.ts` shows it. */
import type { Moment } from '../../../src/core/analysis.js';
import { type Arrow, type Mark, type Square, squaresIn } from '../../../src/core/rules.js';

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

/** The squares that the text of a moment names besides its moves. */
export function namedIn(text: string, { main }: Moment): readonly Square[] {
  return squaresIn(text).filter((one) => one !== main.square && !main.best.includes(one));
}

/** The squares that a moment is about: those that its text names, else those of its reason. */
export function aboutOf(moment: Moment, text: string): readonly Square[] {
  const { squares, explanation } = moment;
  const named = namedIn(text, moment);
  if (named.length > 0) return named;
  return squares.length > 0 ? squares : (explanation.reasons[0]?.squares ?? []);
}

/** From a move to the reply, if there is one: it is what a move is about. */
export function replyArrow(square: Square, reply: Square | undefined): Arrow[] {
  return reply === undefined ? [] : [{ from: square, to: reply }];
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
