import type { RemoteBoard } from '../../../../src/companions/remote/remote.js';
import type { Color } from '../../../../src/rules/color.js';
import { Game, type GameNode } from '../../../../src/rules/game.js';
import { Position } from '../../../../src/rules/position.js';
import type { TimeRule } from '../../../../src/rules/score.js';
import type { Square } from '../../../../src/rules/square.js';

/** The public interface of a board, as far as a connection needs it, without a page. */
export class PlainBoard extends EventTarget implements RemoteBoard {
  player: Color | 'both' = 'both';
  interactive = true;
  paused = false;
  #game = new Game();
  #start = Position.start;

  get position(): string {
    return this.#game.position.toString();
  }
  set position(text: string) {
    this.#start = Position.of(text.slice(0, 64), text.endsWith('O') ? 'white' : 'black');
    this.#game = new Game({ position: this.#start });
  }

  get moves(): string {
    return this.#game.line.join('');
  }
  set moves(text: string) {
    this.#game = new Game({ position: this.#start });
    for (const move of text.match(/../g) ?? []) this.#game.play(move as Square);
  }

  get ply(): number {
    return this.#game.ply;
  }
  get length(): number {
    return this.#game.line.length;
  }
  get gameOver(): boolean {
    return this.#game.result !== undefined;
  }
  get legalMoves(): readonly Square[] {
    return this.#game.position.legalMoves;
  }
  get history(): readonly Square[] {
    return this.#game.line.slice(0, this.ply);
  }
  get places(): readonly GameNode[] {
    return [this.#game.root, ...this.#game.nodes];
  }

  play(move: Square | 'pass'): boolean {
    this.#game.play(move);
    return true;
  }
  goTo(place: number | GameNode): void {
    this.#game.goTo(place);
  }
  resign(color: Color = this.#game.turn): boolean {
    if (this.gameOver) return false;
    this.#game.resign(color);
    return true;
  }
  flagFall(color: Color, rule: TimeRule = 'czech'): boolean {
    if (this.gameOver) return false;
    this.#game.flagFall(color, rule);
    return true;
  }
  reset(): void {
    this.#game.goTo(0);
  }

  /** A person clicks on a square, or on the legal one of this number; `false` where the move was not made. */
  userPlays(choice: Square | number): boolean {
    const { turn, position } = this.#game;
    const { legalMoves } = position;
    const square = typeof choice === 'number' ? legalMoves[choice % legalMoves.length]! : choice;
    if (!this.interactive || this.paused || this.gameOver || (this.player !== 'both' && this.player !== turn))
      return false;
    const detail = { square, color: turn, flips: position.flips(square), by: 'user' };
    if (!this.dispatchEvent(new CustomEvent('othello-beforemove', { detail, cancelable: true })))
      return false;
    this.#game.play(square);
    this.dispatchEvent(new CustomEvent('othello-move', { detail: { ...detail, ply: this.ply } }));
    return true;
  }
}
