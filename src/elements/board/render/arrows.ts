import { brushColor } from '../../diagram/brushes.js';
import { drawnArrows } from '../../diagram/drawn-arrows.js';
import { squareIndex } from '../../../core/rules/square.js';
import type { Arrow } from '../../../core/formats/marks.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws the author's arrows over the squares in place of the old ones. */
export function drawArrows(grid: HTMLElement, arrows: readonly Arrow[]): void {
  grid.querySelector('.arrows')?.remove();
  if (arrows.length === 0) return;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'arrows');
  picture.setAttribute('viewBox', '0 0 8 8');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...drawnArrows(arrows).map(drawArrow));
  grid.append(picture);
}

/** One arrow as a polygon, from the middle of a square to the middle of another, in squares from a1's corner. */
function drawArrow({ from, to, brush }: Arrow): SVGElement {
  const [x, y] = middle(squareIndex(from));
  const [toX, toY] = middle(squareIndex(to));
  const length = Math.hypot(toX - x, toY - y);
  const neck = length - 0.45;
  const points = `0.2,-0.07 ${neck},-0.07 ${neck},-0.22 ${length - 0.1},0 ${neck},0.22 ${neck},0.07 0.2,0.07`;
  const polygon = document.createElementNS(SVG, 'polygon');
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  polygon.setAttribute('part', 'arrow');
  polygon.setAttribute('points', points);
  polygon.setAttribute('transform', `translate(${x} ${y}) rotate(${angle})`);
  polygon.setAttribute('fill', brushColor(brush, 'currentColor'));
  return polygon;
}

function middle(index: number): readonly [number, number] {
  return [(index & 7) + 0.5, (index >> 3) + 0.5];
}
