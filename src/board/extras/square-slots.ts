import { isSquare, SQUARES } from '../../rules/square.js';
import type { Inside, Room } from '../inside.js';
import { slots } from '../styles/slots.styles.js';

/** What the page puts on squares: fetched with the first board that has any of it. */
export function enter(inside: Inside): Room {
  inside.wear(slots);
  return { follow: () => fillSlots(inside.board, inside.shell().cells) };
}

/** Makes a slot in each square for which the page has something, and takes away those that are empty. */
function fillSlots(element: HTMLElement, cells: readonly HTMLElement[]): void {
  const wanted = new Set([...element.children].map(({ slot }) => slot).filter(isSquare));
  for (const [index, cell] of cells.entries()) {
    const square = SQUARES[index]!;
    const slot = cell.querySelector('slot');
    if (!wanted.has(square)) slot?.remove();
    else if (!slot) cell.append(Object.assign(document.createElement('slot'), { name: square }));
  }
}
