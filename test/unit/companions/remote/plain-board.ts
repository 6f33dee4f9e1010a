import type { RemoteBoard } from '../../../../src/elements/companions/remote/remote.js';
import type { Color } from '../../../../src/core/rules/color.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../../src/core/rules/game/tree.js';
import type { Square } from '../../../../src/core/rules/square.js';

/** The part of a board that a connection and a test need: a game, and who may play. There is no page. */
export class PlainBoard extends EventTarget implements RemoteBoard {
  readonly game = new Game();
  player: Color | 'both' = 'both';
  interactive = true;
  paused = false;

  get position(): string {
    return this.game.position.toString();
  }

  get moves(): string {
    return this.game.line.join('');
  }
  set moves(text: string) {
    this.game.reset();
    for (const move of text.match(/../g) ?? []) this.game.play(move as Square);
  }

  get length(): number {
    return this.game.line.length;
  }
  get gameOver(): boolean {
    return this.game.result !== undefined;
  }
  get history(): readonly Square[] {
    return this.game.line.slice(0, this.game.ply);
  }
  get places(): readonly GameNode[] {
    return [this.game.root, ...this.game.nodes];
  }

  play(move: Square): void {
    this.game.play(move);
  }
  goTo(place: number): void {
    this.game.goTo(place);
  }

  /** Simulates a click on a square, or on the legal one with this index; returns `false` if the move was not made. */
  userPlays(choice: Square | number): boolean {
    const { turn, position } = this.game;
    const { legalMoves } = position;
    const square = typeof choice === 'number' ? legalMoves[choice % legalMoves.length]! : choice;
    if (!this.interactive || this.paused || this.gameOver || (this.player !== 'both' && this.player !== turn))
      return false;
    const detail = { square, color: turn, flips: position.flips(square), by: 'user' };
    if (!this.dispatchEvent(new CustomEvent('othello-beforemove', { detail, cancelable: true })))
      return false;
    this.game.play(square);
    this.dispatchEvent(new CustomEvent('othello-move', { detail: { ...detail, ply: this.game.ply } }));
    return true;
  }
}
