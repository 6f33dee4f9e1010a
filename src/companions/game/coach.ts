/** The coach of a game: once a person has made a bad move, says why it is bad, so that it can be taken back. */
import { positionBefore } from '../../analysis/ply-review.js';
import { squareName } from '../../board/square-name.js';
import type { GameNode } from '../../rules/game.js';
import type { SessionHost } from './host.js';
import { coordinateStyleOf } from './options.js';
import { spokenReason } from './spoken-reason.js';

/** A move that loses so many discs is worth a word. */
const BAD_LOSS = 4;

/** Judges the moves of a person, one at a time. */
export class GameCoach {
  #ending: AbortController | undefined;
  /** What the bad move led to. */
  #bad: GameNode | undefined;

  constructor(private readonly host: SessionHost) {}

  /** Whether a bad move is on the board that can be taken back. */
  get offersTakeBack(): boolean {
    const bad = this.#bad;
    const { ply, nodes } = this.host.game;
    return bad !== undefined && ply >= bad.ply && ply <= bad.ply + 1 && nodes[bad.ply - 1] === bad;
  }

  /** Looks at the move that a person has just made. */
  async judge(): Promise<void> {
    const { host } = this;
    const { node } = host.game;
    this.forget();
    if (!node.move || !node.parent) return;
    const { signal } = (this.#ending = new AbortController());
    try {
      const { explanation, text } = await spokenReason(host.env, positionBefore(node), node.move, signal);
      if (explanation.loss < BAD_LOSS) return;
      this.#bad = node;
      host.setMessage(`${squareName(node.move, coordinateStyleOf(host.options))}: ${text}`);
    } catch (cause) {
      // What the engine cannot do it says on the board itself.
      if (!signal.aborted) host.reportLoadError(cause);
    }
  }

  /** Goes back to before the bad move. */
  takeBack(): void {
    const before = this.#bad?.parent;
    this.forget();
    if (before) this.host.game.goTo(before);
  }

  /** Ends what the coach looks at, and its offer. */
  forget(): void {
    this.#ending?.abort();
    this.#ending = this.#bad = undefined;
  }
}
