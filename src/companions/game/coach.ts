/** The coach of a game: once a person has made a bad move, says why it is bad, so that it can be taken back. */
import { positionBefore } from '../../analysis/ply-review.js';
import { loaded } from '../../board/lazy.js';
import { squareName } from '../../board/square-name.js';
import type { GameNode } from '../../rules/game.js';
import type { SessionHost } from './host.js';
import { coordinateStyleOf } from './options.js';

/** A move that loses so many discs is worth a word. */
const BAD_LOSS = 4;
/** Plies that the coach looks ahead; from so many empty squares on it counts to the end. */
const DEPTH = 8;
const EXACT_EMPTIES = 12;

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
      const [{ judge }, { explainFrom }, { sentence }, words] = await Promise.all([
        loaded(import('../../coach/judge.js')),
        loaded(import('../../coach/explain.js')),
        loaded(import('../../coach/sentences.js')),
        this.#words(),
      ]);
      const position = positionBefore(node);
      const limits = position.empties <= EXACT_EMPTIES ? { exact: true } : { depth: DEPTH };
      const engine = await host.env.openEngine();
      const moves = await judge(position, engine, { limits, signal }).finally(() => engine.close());
      if (signal.aborted) return;
      const explanation = explainFrom(position, node.move, moves);
      if (explanation.loss < BAD_LOSS) return;
      this.#bad = node;
      const text = sentence(explanation, explanation.reasons[0]!, words, host.env.language());
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

  async #words() {
    const { coachLanguage, loadCoachWords } = await loaded(import('../../coach/words.js'));
    return loadCoachWords(coachLanguage(this.host.env.language()) ?? 'en');
  }
}
