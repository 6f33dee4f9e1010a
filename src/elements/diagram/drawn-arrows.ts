/** The arrows that can be drawn, for the board and for pictures. */
import type { Arrow } from '../../core/formats/common/marks.js';

/** How many arrows are drawn. More hide the board, and a link can carry enough to block the page. */
const MOST_ARROWS = 500;

/** The arrows that a board or a picture draws: one from a square to itself has no direction. */
export function drawnArrows(arrows: readonly Arrow[]): readonly Arrow[] {
  return arrows.filter(({ from, to }) => from !== to).slice(0, MOST_ARROWS);
}
