import { SQUARES } from '../../rules/square.js';
import { obey, type Commanded } from './commands.js';
import { Keyboard } from './keyboard.js';

/** What keys act on. */
export interface KeyTarget {
  /** The square that has the focus, or would get it: 0-63. */
  current(): number;
  turned(): boolean;
  shortcuts(): boolean;
  choose(square: (typeof SQUARES)[number]): void;
  commanded(): Commanded;
}

/** All that keys do on a board. */
export class Keys {
  readonly #keyboard = new Keyboard();
  /** The ray that was read last from the square with the focus. */
  readonly #ray = { at: -1 };

  constructor(private readonly target: KeyTarget) {}

  press(event: KeyboardEvent): void {
    const { target } = this;
    const command = this.#keyboard.read(event, target.current(), target.turned(), target.shortcuts());
    if (!command) return;
    event.preventDefault();
    if (command.do === 'play') target.choose(SQUARES[target.current()]!);
    else obey(target.commanded(), command, this.#ray);
  }
}
