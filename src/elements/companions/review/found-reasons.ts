/**
 * Finds the reasons why moves of a review are bad, in the background. Each reason is checked by a deeper search.
 * `reasons-view.ts` requests those that a reader needs next. Each explanation stays for as long as the review does.
 */
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { FoundReview } from '../../../core/analysis/review-json.js';
import { loaded } from '../../board/lazy.js';
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import { peopleChoice } from '../../../core/coach/values/people.js';
import type { Engine } from '../../../core/engine/engine.js';
import type { EngineSource } from '../analysis/open-engine.js';
import { positionsBefore } from '../../../core/rules/game/tree.js';

/** The explanations found so far. */
export class FoundReasons {
  readonly #found = new WeakMap<PlyReview, Explanation>();
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

  /** The reasons for a move, once they are found; of people only those of the strength. */
  of(ply: PlyReview): Explanation | undefined {
    const found = this.#found.get(ply);
    if (!found?.people || found.people.strength === this.strength()) return found;
    const { people: _, ...reasons } = found;
    this.#found.set(ply, reasons);
    return reasons;
  }

  /** Whether there is nothing left to find out about a move. */
  #isWhole(ply: PlyReview): boolean {
    const found = this.of(ply);
    const hasPeople = this.strength() === undefined || found?.other === undefined || found.people;
    return found !== undefined && Boolean(hasPeople);
  }

  /** The error of the last explanation. Waiting moves are tried again when they are requested. */
  get error(): unknown {
    return this.#error;
  }

  /** Takes over explanations that were found earlier, each at the index of its move. */
  restore({ plies, explanations = [] }: FoundReview): void {
    for (const [at, ply] of plies.entries()) {
      const explanation = explanations[at];
      if (ply && explanation) this.#found.set(ply, explanation);
    }
  }

  /** Requests explanations in this order, before all earlier requests. */
  want(source: EngineSource, plies: readonly PlyReview[]): void {
    const wanted = plies.filter((ply) => !this.#isWhole(ply));
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
        const { position, square, moves, node } = ply;
        const known = this.of(ply);
        const strength = this.strength();
        const people =
          strength === undefined ? undefined : { strength, before: positionsBefore(node.parent!) };
        const explanation =
          known ??
          (await explain(position, square, engine, {
            values: moves,
            verify: true,
            signal,
            ...(people && { people }),
          }));
        // Another strength finds the same reasons.
        const chosen =
          known?.other &&
          people &&
          (await peopleChoice(position, square, known.other, engine, { ...people, signal }));
        // `stop` was called meanwhile.
        if (this.#ending !== ending) return;
        this.#found.set(ply, chosen ? { ...explanation, people: chosen } : explanation);
        this.#waiting = this.#waiting.filter((other) => other !== ply);
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
