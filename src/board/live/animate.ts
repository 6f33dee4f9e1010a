import { squareIndex, SQUARES, type Square } from '../../rules/square.js';

/**
 * Shows a move as a wave: the disc lands, then each bracketed disc turns over, the nearest first, across the
 * line it stands in. Style sheets do the work; nothing waits for it.
 */
export function showFlips(
  cells: readonly HTMLElement[],
  before: string,
  after: string,
  square: Square,
): readonly HTMLElement[] {
  const from = squareIndex(square);
  return SQUARES.flatMap((_, index) => {
    if (before[index] === after[index]) return [];
    const cell = cells[index]!;
    const across = (index & 7) - (from & 7);
    const down = (index >> 3) - (from >> 3);
    cell.dataset['turn'] = index === from ? 'land' : after[index] === 'X' ? 'black' : 'white';
    cell.style.setProperty('--_far', String(Math.max(Math.abs(across), Math.abs(down))));
    cell.style.setProperty('--_angle', `${Math.round((Math.atan2(down, across) * 180) / Math.PI)}deg`);
    return [cell];
  });
}

/** Ends a wave at once: the discs are what they are. */
export function endFlips(cells: readonly HTMLElement[]): void {
  for (const cell of cells) {
    delete cell.dataset['turn'];
    cell.style.removeProperty('--_far');
    cell.style.removeProperty('--_angle');
  }
}

/** Settles when the wave is over; `undefined` where nothing moves. */
export function flipsShown(cells: readonly HTMLElement[]): Promise<unknown> | undefined {
  const running = cells.flatMap((cell) => cell.getAnimations({ subtree: true }));
  return running.length > 0 ? Promise.allSettled(running.map(({ finished }) => finished)) : undefined;
}
