/**
 * The run of a puzzle with the goal `play-out`, which `puzzle.ts` makes in place of `Solving`: the engine answers each
 * move.
 */
import { marginOf } from '../../../core/analysis/classes.js';
import type { Position } from '../../../core/rules/position.js';
import { margin } from '../../../core/rules/score.js';
import type { Square } from '../../../core/rules/square.js';
import { lossOf, PuzzleRun } from './puzzle-run.js';

/** Playing a game to its end against the best defence. The discs lost on the way count. */
export class PlayingOut extends PuzzleRun {
  readonly #costs: { square: Square; loss: number }[] = [];
  /** The position on the board, after a pass that is due. */
  #position: Position = this.task.position.settled();
  readonly steps = undefined;

  override accepts(): boolean {
    return this.phase === 'asking';
  }

  override moved(square: Square): void {
    this.setFeedback({ kind: 'thinking' }, 'waiting');
    void this.#answer(square);
  }

  /** Judges a move of the solver, and plays the engine's. */
  async #answer(square: Square): Promise<void> {
    const { judge } = this.context;
    try {
      const values = await judge.values(this.#position);
      const { loss } = lossOf(values, square);
      if (loss > marginOf(values[0]!.certainty)) this.#costs.push({ square, loss });
      await this.#goOn(this.#position.play(square));
    } catch (error) {
      if (this.hasEnded()) return;
      // Take the move back, so that it can be made again.
      this.context.board().undo();
      this.fail(error);
    }
  }

  /** Plays the replies of the other side until the solver moves again or the game is over. */
  async #goOn(after: Position): Promise<void> {
    this.#position = after.settled();
    if (this.#position.phase === 'over') {
      this.#finish();
      return;
    }
    if (this.#position.turn === this.task.position.turn) {
      this.setFeedback({ kind: 'nothing' }, 'asking');
      return;
    }
    const [best] = await this.context.judge.values(this.#position);
    if (this.hasEnded()) return;
    this.later(() => {
      const reply = best!.move as Square;
      this.context.board().play(reply);
      void this.#goOn(this.#position.play(reply)).catch((error: unknown) => this.fail(error));
    });
  }

  /** Reports the result when the game is over. */
  #finish(): void {
    if (this.hasEnded()) return;
    const black = margin(this.#position);
    // Not `-black`: a draw must not become -0.
    const result = this.task.position.turn === 'black' ? black : 0 - black;
    const lost = this.#costs.reduce((sum, { loss }) => sum + loss, 0);
    // The other side replied best, so only the solver's losses separate the result from that of best play.
    this.setFeedback({ kind: 'played-out', result, best: result + lost, costs: this.#costs }, 'over');
    const { length: mistakes } = this.#costs;
    this.context.finish({ solved: lost === 0, mistakes, hints: 0, shown: false, lost });
  }
}
