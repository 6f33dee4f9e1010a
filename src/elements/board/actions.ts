/**
 * Actions on a board with their events: `BoardActions` asks the page by `othello-beforemove`, plays in the model, and
 * sends the events of the move. Clicks, keys, the bar and the engine's player all go through it.
 */
import type { Square } from '../../core/rules/square.js';
import type { EngineContext } from './context.js';
import type { Actor, MoveDetail } from './events.js';

/**
 * What a person or the engine does on a board, with the events for the page. Stateless: each part that needs it makes
 * its own.
 */
export class BoardActions {
  readonly #context: EngineContext;

  constructor(context: EngineContext) {
    this.#context = context;
  }

  /** Plays a move, unless the page cancels it. Returns `false` if it was not made. */
  playMove(square: Square, by: Actor): boolean {
    const { model, events } = this.#context;
    const { game } = model;
    const { node, turn: color } = game;
    const flips = game.position.flips(square);
    if (flips.length === 0) return false;
    if (!events.emit('othello-beforemove', { square, color, flips, by }, true)) return false;
    // The page's listener may have done anything.
    if (model.game !== game || game.node !== node || !model.play(square)) return false;
    const { position, ply, result, autoPass } = game;
    const { phase, turn: next } = game.node.position;
    const detail: MoveDetail = {
      square,
      color,
      flips,
      by,
      ply,
      position: position.toString(),
      score: model.discs,
    };
    // Taken before the events: their listeners may play on, whose flips are another move's.
    const { flipsShown } = this.#context;
    events.emit('othello-move', detail);
    if (phase === 'pass' && autoPass) events.emit('othello-pass', { color: next, by, forced: true });
    if (result) events.emit('othello-gameover', { ...result });
    void Promise.resolve(flipsShown).then(() => events.emit('othello-moveend', detail));
    return true;
  }

  /** Passes, if the side to move must and passes are not automatic. */
  pass(by: Actor): void {
    const { model, events } = this.#context;
    const { turn } = model.game;
    if (!model.isRunning || !model.pass()) return;
    events.emit('othello-pass', { color: turn, by, forced: false });
  }

  /** Shows another ply of the line to a person. */
  navigateTo(ply: number): void {
    const { model, events } = this.#context;
    if (model.goTo(Math.max(0, ply))) events.emit('othello-plychange', { ply: model.game.ply, by: 'user' });
  }
}
