import { isSquare, SQUARES } from '../../rules/square.js';
import type { BoardContext, BoardPart } from '../context.js';
import { slots } from '../styles/slots.styles.js';

/** A slot in each square on which the page puts something. */
export class SquareSlots implements BoardPart {
  readonly #context: BoardContext;

  constructor(context: BoardContext) {
    this.#context = context;
    context.addStyles(slots);
  }

  /** Makes the slots that are wanted, and takes away those that are empty. */
  update(): void {
    const { element, shell } = this.#context;
    const wanted = new Set([...element.children].map(({ slot }) => slot).filter(isSquare));
    for (const [index, cell] of shell.cells.entries()) {
      const square = SQUARES[index]!;
      const slot = cell.querySelector('slot');
      if (!wanted.has(square)) slot?.remove();
      else if (!slot) cell.append(Object.assign(document.createElement('slot'), { name: square }));
    }
  }
}

export function createPart(context: BoardContext): SquareSlots {
  return new SquareSlots(context);
}
