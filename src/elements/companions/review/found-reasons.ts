/**
 * Finds the reasons why moves of a review are bad, in the background. Each reason is checked by a deeper search.
 * `reasons-view.ts` requests those that a reader needs next. Each explanation stays for as long as the review does.
 */
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import { loaded } from '../../board/lazy.js';
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import type { Engine } from '../../../core/engine/engine.js';
import type { EngineSource } from '../analysis/open-engine.js';
import { positionsBefore } from '../../../core/rules/game/tree.js';

/** The explanations found so far. */
export class FoundReasons {
  #found = new WeakMap<PlyReview, Explanation>();
  /** Moves to explain, the next one first. */
  #waiting: PlyReview[] = [];
  #ending: AbortController | undefined;
  #error: unknown;

  /**
   * @param onNews called after each explanation, and when one failed
   * @param strength also say how people of this strength choose, in points; `undefined` for not
   */
  constructor(
    private readonly onNews: () => void,
    private readonly strength: () => number | undefined = () => undefined,
  ) {}

  /** The reasons for a move, once they are found. */
  of(ply: PlyReview): Explanation | undefined {
    return this.#found.get(ply);
  }

  /** The error of the last explanation. Waiting moves are tried again when they are requested. */
  get error(): unknown {
    return this.#error;
  }

  /** Requests explanations in this order, before all earlier requests. */
  want(source: EngineSource, plies: readonly PlyReview[]): void {
    const wanted = plies.filter((ply) => !this.#found.has(ply));
    if (wanted.length === 0) return;
    this.#waiting = [...wanted, ...this.#waiting.filter((ply) => !wanted.includes(ply))];
    if (!this.#ending) void this.#explainAll(source);
  }

  /** Stops the running search and drops waiting moves. */
  stop(): void {
    this.#waiting = [];
    this.#ending?.abort();
    this.#ending = undefined;
  }

  /** Drops all explanations, because they will be found in another way. */
  forget(): void {
    this.stop();
    this.#found = new WeakMap();
  }

  /** Explains the moves that wait, one after another. */
  async #explainAll(source: EngineSource): Promise<void> {
    const ending = (this.#ending = new AbortController());
    const { signal } = ending;
    this.#error = undefined;
    let engine: Engine | undefined;
    try {
      const [{ explain }, { openEngine }] = await Promise.all([
        loaded(() => import('../../../core/coach/explain.js')),
        loaded(() => import('../analysis/open-engine.js')),
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
        // `forget` was called meanwhile.
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
