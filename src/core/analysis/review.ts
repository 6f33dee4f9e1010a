/**
 * Reviews a game move by move: what each move was worth, what it gave away, and what refutes it. An async generator:
 * `<othello-review>`, reports and the command take move by move as the search goes on, and may stop it.
 */
import type { Effort } from '../engine/effort.js';
import type { Engine, SearchInfo, SearchLimits, SearchResult } from '../engine/engine.js';
import { onAbort } from '../engine/on-abort.js';
import { valuesAfter } from '../engine/value-moves.js';
import type { GameNode } from '../rules/game/tree.js';
import { agreeing } from './agreement.js';
import { cacheKey, createReviewCache, type KnownMoves, type ReviewCache } from './cache.js';
import { type PlyReview, positionBefore, reviewPly } from './ply-review.js';
import { type PlannedSearch, planReview, type ReviewLimits, type ReviewStage } from './searches.js';
import { type SideReview, summarizeSide } from './summary.js';
import type { Position } from '../rules/position.js';

/** What can be reviewed: a game, of which the current line is taken, or the places of any line in order. */
export type Reviewable = { readonly nodes: readonly GameNode[] } | readonly GameNode[];

/** How a review is made. */
export interface ReviewOptions {
  /** Ends the review at once with an `AbortError`. What was found stays in the cache. */
  signal?: AbortSignal;
  /** How much is searched when `limits` do not say; `thorough` by default. */
  effort?: Effort;
  limits?: ReviewLimits;
  /** Called with the progress, up to ten times a second for each running search. */
  onProgress?: (progress: ReviewProgress) => void;
  /** Number of parallel searches, 1-16: use the number of the engine's workers; 2 by default. */
  parallel?: number;
  /** Where values are stored; by default in memory, shared by all reviews. */
  cache?: ReviewCache;
}

/** Progress of a review. */
export interface ReviewProgress {
  /** The ply of the search that reported last. */
  readonly ply: number;
  readonly stage: ReviewStage;
  /** Number of finished searches, and of all searches. */
  readonly done: number;
  readonly total: number;
  /** Finished part of the whole work, 0-1; an estimate. */
  readonly fraction: number;
}

/** The state of a review so far. */
export interface GameReview {
  /** By move, in the order of the game; `undefined` for moves without a value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  /** The move that changed since the state before this one. */
  readonly latest: PlyReview;
  readonly black: SideReview;
  readonly white: SideReview;
  /** The errors of both sides that changed the chances most, in the order of the game. */
  readonly turningPoints: readonly PlyReview[];
  readonly progress: ReviewProgress;
  /** Whether nothing is left to search. */
  readonly complete: boolean;
}

const commonCache = createReviewCache();
const MOST_PARALLEL = 16;

/**
 * Reviews a game and yields what is known after each search. Every move gets a short search first; then the deep
 * searches run from the end of the game backwards. The loss of a move comes from one search of all moves of the
 * position before it, and the value of the move from the search of the next position: so the losses add up to what the
 * value fell by. Limits in nodes or plies give the same review on every machine.
 *
 * @throws {DOMException} `AbortError` when `signal` aborts.
 * @throws {RangeError} when the limits or the effort are invalid.
 * @throws {EngineError} when the engine fails; what was found until then stays in the cache.
 */
export async function* review(
  game: Reviewable,
  engine: Engine,
  options: ReviewOptions = {},
): AsyncGenerator<GameReview, void, undefined> {
  const { signal, parallel = 2, cache = commonCache, onProgress } = options;
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > MOST_PARALLEL) {
    throw new RangeError(`parallel takes a number from 1 to ${MOST_PARALLEL}, not ${String(parallel)}`);
  }
  const nodes = ('nodes' in game ? game.nodes : game).filter(({ move }) => move !== undefined);
  const state = new ReviewState(nodes, planReview(nodes, options.limits, options.effort));
  const ending = new AbortController();
  const abort = (): void => ending.abort();
  if (signal?.aborted) throw aborted();
  const forget = signal && onAbort(signal, abort);
  try {
    const known = new Map<PlannedSearch, KnownMoves>();
    for (const search of state.planned) {
      const moves = cache.get(keyOf(search, engine));
      if (moves) known.set(search, moves);
    }
    // A position with a cached deep search needs no short one.
    const seen = new Set([...known.keys()].map(({ index, stage }) => (stage === 'deep' ? index : -1)));
    for (const search of state.planned) {
      if (search.stage === 'coarse' && seen.has(search.index)) state.skip(search);
    }
    for (const [search, moves] of known) {
      if (state.isDone(search)) continue;
      yield state.take(search, moves);
      if (ending.signal.aborted) throw aborted();
    }
    const rest = state.planned.filter((search) => !state.isDone(search));
    const tell = (search: PlannedSearch, info: SearchInfo): void => {
      if (ending.signal.aborted) return;
      state.note(search, info);
      onProgress?.(state.progressAt(search));
    };
    for await (const [search, moves] of searchAll(rest, engine, parallel, ending.signal, tell)) {
      cache.set(keyOf(search, engine), moves);
      const next = state.take(search, moves);
      onProgress?.(next.progress);
      yield next;
    }
  } finally {
    forget?.();
    ending.abort();
  }
}

/** Reviews a game to its end and returns the last state; `undefined` for a game without moves. */
export async function reviewWhole(
  game: Reviewable,
  engine: Engine,
  options: ReviewOptions = {},
): Promise<GameReview | undefined> {
  let last: GameReview | undefined;
  for await (const state of review(game, engine, options)) last = state;
  return last;
}

/** The review's moves so far, and how much of the work is done. */
class ReviewState {
  readonly #plies: (PlyReview | undefined)[];
  /** What the search of each move found, and whether it was the short one. */
  readonly #found: ({ readonly moves: KnownMoves; readonly coarse: boolean } | undefined)[];
  readonly #done = new Set<PlannedSearch>();
  readonly #running = new Map<PlannedSearch, number>();
  readonly #cost: number;

  constructor(
    readonly nodes: readonly GameNode[],
    readonly planned: readonly PlannedSearch[],
  ) {
    this.#plies = nodes.map(() => undefined);
    this.#found = nodes.map(() => undefined);
    this.#cost = planned.reduce((sum, { cost }) => sum + cost, 0);
  }

  isDone(search: PlannedSearch): boolean {
    return this.#done.has(search);
  }

  skip(search: PlannedSearch): void {
    this.#done.add(search);
  }

  /** Records the progress of a running search. */
  note(search: PlannedSearch, { nodes, fraction }: SearchInfo): void {
    this.#running.set(search, fraction ?? Math.min(0.95, nodes / search.cost));
  }

  take(search: PlannedSearch, moves: KnownMoves): GameReview {
    const { index, stage } = search;
    this.#running.delete(search);
    this.#done.add(search);
    // A short search that ends late must not replace a deep one.
    if (stage === 'deep' || this.#found[index]?.coarse !== false) {
      this.#found[index] = { moves, coarse: stage === 'coarse' };
      this.#value(index);
    }
    const latest = this.#plies[index]!;
    const plies = [...this.#plies];
    const black = summarizeSide(plies, 'black');
    const white = summarizeSide(plies, 'white');
    const turningPoints = [...black.turningPoints, ...white.turningPoints].sort((a, b) => a.ply - b.ply);
    const progress = this.progressAt(search);
    const complete = this.#done.size === this.planned.length;
    return { plies, latest, black, white, turningPoints, progress, complete };
  }

  /** Values a move by its search and the move after it; then the moves before it, as far as it changes them. */
  #value(from: number): void {
    for (let index = from; index >= 0; index--) {
      const found = this.#found[index];
      if (!found) return;
      const node = this.nodes[index]!;
      const next = this.#plies[index + 1];
      // A short search says less than the deep one before it.
      const isKnown = next?.node.parent === node && (found.coarse || !next.coarse);
      const after = isKnown ? (next.color === node.color ? next.before : 0 - next.before) : undefined;
      const moves = after === undefined ? found.moves : agreeing(found.moves, node.move!, after);
      const old = this.#plies[index];
      const ply = reviewPly(node, { moves }, found.coarse);
      this.#plies[index] = ply;
      if (index < from && old?.before === ply.before && old.after === ply.after) return;
    }
  }

  progressAt({ node, stage }: PlannedSearch): ReviewProgress {
    let cost = 0;
    for (const search of this.#done) cost += search.cost;
    for (const [search, fraction] of this.#running) cost += search.cost * fraction;
    const fraction = this.#done.size === this.planned.length ? 1 : Math.min(0.99, cost / this.#cost);
    return { ply: node.ply, stage, done: this.#done.size, total: this.planned.length, fraction };
  }
}

/** Runs searches, several at a time, and yields each with its result when it ends. */
async function* searchAll(
  searches: readonly PlannedSearch[],
  engine: Engine,
  parallel: number,
  signal: AbortSignal,
  tell: (search: PlannedSearch, info: SearchInfo) => void,
): AsyncGenerator<[PlannedSearch, KnownMoves], void, undefined> {
  const waiting = [...searches];
  // Proving the move that was played means proving the best move of the next position, which the review does as
  // well.
  const proofs = rememberedSearches(engine);
  const running = new Map<PlannedSearch, Promise<[PlannedSearch, KnownMoves]>>();
  const start = (search: PlannedSearch): void => {
    const result = searchMoves(search, engine, proofs, signal, (info) => tell(search, info)).then(
      (moves): [PlannedSearch, KnownMoves] => [search, moves],
    );
    // If it fails while another one is awaited, the failure is seen when its own turn comes.
    result.catch(() => undefined);
    running.set(search, result);
  };
  const [stopped, forget] = abortion(signal);
  try {
    for (;;) {
      while (running.size < parallel && waiting.length > 0) start(waiting.shift()!);
      if (running.size === 0) return;
      // An engine may react slowly to an abort; do not wait for it.
      const [search, moves] = await Promise.race([...running.values(), stopped]);
      running.delete(search);
      yield [search, moves];
      if (signal.aborted) throw aborted();
    }
  } finally {
    forget();
  }
}

/** The cache key of a search's result. */
function keyOf({ node, limits, proofNodes }: PlannedSearch, engine: Engine): string {
  const key = cacheKey(positionBefore(node), limits, engine);
  return proofNodes === undefined ? key : `${key} proof=${proofNodes} of ${node.move}`;
}

/** The values of all moves of a position; the move that was played is always among them. */
async function searchMoves(
  search: PlannedSearch,
  engine: Engine,
  proofs: Pick<Engine, 'search'>,
  signal: AbortSignal,
  onProgress: (info: SearchInfo) => void,
): Promise<KnownMoves> {
  const position = positionBefore(search.node);
  const { moves } = await engine.search(position, { ...search.limits, signal, onProgress });
  return valuesAfter(position, moves, search.node.move!, search, engine, { signal }, proofs);
}

/** A promise that rejects when the signal aborts, and a function that stops listening. */
function abortion(signal: AbortSignal): [Promise<never>, () => void] {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    forget = onAbort(signal, () => reject(aborted()));
  });
  promise.catch(() => undefined);
  return [promise, forget];
}

/** The error of a review that was stopped. */
function aborted(): DOMException {
  return new DOMException('The review was aborted', 'AbortError');
}

/**
 * Wraps an engine so that a second search of the same position with the same limits returns the first one's result, or
 * waits for it. Searches must be `fresh`, so that their result does not depend on earlier ones. Progress is not
 * reported.
 */
function rememberedSearches(engine: Engine): Pick<Engine, 'search'> {
  const found = new Map<string, Promise<SearchResult>>();
  return {
    search: (position: Position, limits: SearchLimits = {}) => {
      const key = cacheKey(position, limits, engine);
      const known = found.get(key);
      if (known) return known;
      const result = engine.search(position, limits);
      found.set(key, result);
      return result;
    },
  };
}
