import { isSquare, SQUARES } from '../../../core/rules/square.js';

/**
 * Adds a slot to each square on which the page puts something, and removes empty ones.
 *
 * @param cells the squares, a1 first
 */
export function updateSquareSlots({ children }: Element, cells: readonly HTMLElement[]): void {
  const wanted = new Set([...children].map(({ slot }) => slot).filter(isSquare));
  for (const [index, cell] of cells.entries()) {
    const square = SQUARES[index]!;
    const slot = cell.querySelector('slot');
    if (!wanted.has(square)) slot?.remove();
    else if (!slot) cell.append(Object.assign(document.createElement('slot'), { name: square }));
  }
}
