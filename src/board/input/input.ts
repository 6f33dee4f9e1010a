import { isSquare, SQUARES, squareIndex, type Square } from '../../rules/square.js';
import { Keyboard, type KeyCommand } from './keyboard.js';

/** What a person's hands ask of the board. */
export interface InputTarget {
  /** The square that has the focus, or would get it: 0-63. */
  readonly current: number;
  readonly turned: boolean;
  readonly shortcuts: boolean;
  readonly interactive: boolean;
  choose(square: Square): void;
  command(command: KeyCommand): void;
  /** The square under the pointer or with the focus; `undefined` when there is none. */
  consider(square: Square | undefined): void;
}

/** Turns the grid's events into squares and commands. The squares are found by the event's target alone. */
export function listen(grid: HTMLElement, target: InputTarget): void {
  const keyboard = new Keyboard();
  const squareOf = (event: Event): Square | undefined => {
    const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset['square'];
    return isSquare(square) ? square : undefined;
  };
  grid.addEventListener('click', (event) => {
    const square = squareOf(event);
    if (square) target.choose(square);
  });
  grid.addEventListener('keydown', (event) => {
    if (!target.interactive) return;
    const command = keyboard.read(event, target.current, target.turned, target.shortcuts);
    if (!command) return;
    event.preventDefault();
    if (command.do === 'play') target.choose(SQUARES[target.current]!);
    else target.command(command);
  });
  grid.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') target.consider(squareOf(event));
  });
  grid.addEventListener('pointerleave', () => target.consider(undefined));
  grid.addEventListener('focusin', (event) => {
    const square = squareOf(event);
    if (square && squareIndex(square) === target.current) target.consider(square);
  });
  grid.addEventListener('focusout', () => target.consider(undefined));
}
