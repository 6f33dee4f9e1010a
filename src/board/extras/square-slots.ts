import { isSquare, SQUARES } from '../../rules/square.js';

/** What the page puts on squares: fetched with the first board that has any of it. */
export { slots as styles } from '../styles/slots.styles.js';

/** Makes a slot in each square for which the page has something, and takes away those that are empty. */
export function fillSlots(element: HTMLElement, cells: readonly HTMLElement[]): void {
  const wanted = new Set([...element.children].map(({ slot }) => slot).filter(isSquare));
  for (const [index, cell] of cells.entries()) {
    const square = SQUARES[index]!;
    const slot = cell.querySelector('slot');
    if (!wanted.has(square)) slot?.remove();
    else if (!slot) cell.append(Object.assign(document.createElement('slot'), { name: square }));
  }
}
