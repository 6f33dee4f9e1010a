/** Why moves of a review are bad, found in the background: each by the deeper search that a reason must stand. */
import type { PlyReview } from '../../analysis/ply-review.js';
import { loaded } from '../../board/lazy.js';
import type { Explanation } from '../../coach/reason.js';
import type { Engine } from '../../engine/engine.js';
import type { EngineSource } from './open-engine.js';
import { positionsBefore } from '../../rules/positions-before.js';

/** The explanations of moves, as far as they have been found. */
export class FoundReasons {
  #found = new WeakMap<PlyReview, Explanation>();
  /** Moves that are still to be explained, the next one first. */
  #waiting: PlyReview[] = [];
  #ending: AbortController | undefined;
  #error: unknown;

  /**
   * @param onNews called after each explanation, and when one failed
   * @param strength of the people whose choice is told besides; `undefined`: nobody's
   */
  constructor(
    private readonly onNews: () => void,
    private readonly strength: () => number | undefined = () => undefined,
  ) {}

  of(ply: PlyReview): Explanation | undefined {
    return this.#found.get(ply);
  }

  /** Why the last explanation failed; the moves that wait are tried again when they are asked for. */
  get error(): unknown {
    return this.#error;
  }

  /** Asks for explanations, the first one first, and before all that were asked for already. */
  want(source: EngineSource, plies: readonly PlyReview[]): void {
    const wanted = plies.filter((ply) => !this.#found.has(ply));
    if (wanted.length === 0) return;
    this.#waiting = [...wanted, ...this.#waiting.filter((ply) => !wanted.includes(ply))];
    if (!this.#ending) void this.#explainAll(source);
  }

  /** Ends what is under way; moves that wait are forgotten. */
  stop(): void {
    this.#waiting = [];
    this.#ending?.abort();
    this.#ending = undefined;
  }

  /** Forgets what was found: it is to be found in another way. */
  forget(): void {
    this.stop();
    this.#found = new WeakMap();
  }

  async #explainAll(source: EngineSource): Promise<void> {
    const ending = (this.#ending = new AbortController());
    const { signal } = ending;
    this.#error = undefined;
    let engine: Engine | undefined;
    try {
      const [{ explain }, { openEngine }] = await Promise.all([
        loaded(import('../../coach/explain.js')),
        loaded(import('./open-engine.js')),
      ]);
      if (signal.aborted) return;
      ({ engine } = await openEngine(source));
      for (let ply = this.#waiting[0]; ply && this.#ending === ending; ply = this.#waiting[0]) {
        const { position, square, moves } = ply;
        const strength = this.strength();
        const explanation = await explain(position, square, engine, {
          values: moves,
          verify: true,
          ...(strength !== undefined && { people: { strength, before: positionsBefore(ply.node.parent!) } }),
          signal,
        });
        // What was found before something was forgotten is of no use.
        if (this.#ending !== ending) return;
        this.#found.set(ply, explanation);
        this.#waiting = this.#waiting.filter((other) => !this.#found.has(other));
        this.onNews();
      }
    } catch (error) {
      if (!signal.aborted) {
        this.#error = error;
        this.#waiting = [];
      }
    } finally {
      engine?.close();
      if (this.#ending === ending) this.#ending = undefined;
      if (!signal.aborted) this.onNews();
    }
  }
}
