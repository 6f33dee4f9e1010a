import { SQUARES } from '../../rules/square.js';
import { obey } from './commands.js';
import type { InputTarget } from './input.js';
import { Keyboard } from './keyboard.js';

/** All that keys do on a board; fetched when the first square gets the focus. */
export class Keys {
  readonly #keyboard = new Keyboard();
  /** The ray that was read last from the square with the focus. */
  readonly #ray = { at: -1 };

  constructor(private readonly target: InputTarget) {}

  press(event: KeyboardEvent): void {
    const { target } = this;
    const command = this.#keyboard.read(event, target.current(), target.turned(), target.shortcuts());
    if (!command) return;
    event.preventDefault();
    if (command.do === 'play') target.choose(SQUARES[target.current()]!);
    else obey(target.commanded(), command, this.#ray);
  }
}
