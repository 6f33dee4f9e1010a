import { Game } from './game.js';
import type { Position } from './position.js';

/**
 * A tree of moves with a current place in it.
 *
 * @deprecated Use `Game`, which is the same and reports its changes: `new Game({ position, autoPass })`.
 */
export class GameTree extends Game {
  constructor(start: Position, autoPass = true) {
    super({ position: start, autoPass });
  }

  /**
   * Starts over; the old tree is gone.
   *
   * @deprecated Use `reset`.
   */
  protected restart(position: Position, autoPass?: boolean): void {
    this.reset({ position, autoPass: autoPass ?? this.autoPass });
  }
}
