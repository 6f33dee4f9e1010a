/**
 * Links of moves in the text of a lesson to the board. `text.ts` prepares the links; `lesson-input.ts` asks which line a
 * clicked one shows.
 */
import type { Square } from '../../../core/rules/square.js';

/** A square, or several in a row, as a separate word. */
const MOVES = /(?<![\p{Letter}\p{Number}_-])(?:[a-h][1-8])+(?![\p{Letter}\p{Number}_-])/gu;

/** Elements whose text is not prose. */
const NO_PROSE = 'a, button, code, pre, script, style, svg, textarea, select, othello-board';

/** The moves of a link, `d3` or `d3c5`; `undefined` for other elements. */
export function movesOfLink(link: HTMLElement): string | undefined {
  const text = link.dataset['move']?.toLowerCase().replace(/\s+/g, '');
  return text !== undefined && /^(?:[a-h][1-8])+$/.test(text) ? text : undefined;
}

/** The last square of a link's moves. */
export function lastSquare(moves: string): Square {
  return moves.slice(-2) as Square;
}

/** Makes the links of a lesson focusable; links with an address stay as they are. */
export function prepareLinks(lesson: Element): void {
  for (const link of lesson.querySelectorAll<HTMLElement>('[data-move]')) {
    if (link.matches('a[href], button') || link.hasAttribute('tabindex')) continue;
    link.setAttribute('role', 'link');
    link.tabIndex = 0;
  }
}

/** Turns moves in a text into links: `d3`, and `d3c5f6` for a line. */
export function linkMovesIn(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.parentElement?.closest(NO_PROSE)) linkMovesOf(text);
  }
}

/** Makes links of the moves in a text. */
function linkMovesOf(text: Text): void {
  const found = [...text.data.matchAll(MOVES)];
  if (found.length === 0) return;
  const pieces = document.createDocumentFragment();
  let end = 0;
  for (const { 0: moves, index } of found) {
    const link = document.createElement('a');
    link.dataset['move'] = moves;
    link.textContent = moves;
    pieces.append(text.data.slice(end, index), link);
    end = index + moves.length;
  }
  pieces.append(text.data.slice(end));
  text.replaceWith(pieces);
}

/** The link of a move that an event comes from. */
export function linkOf(event: Event): HTMLElement | undefined {
  const link = (event.target as Element).closest<HTMLElement>('[data-move]');
  return link && movesOfLink(link) ? link : undefined;
}
