/** A game as the engine sees it, move by move: what each was worth, what it gave away, and what refutes it. */
import type { Effort } from '../engine/effort.js';
import type { Engine, SearchInfo } from '../engine/engine.js';
import { onAbort } from '../engine/on-abort.js';
import { proveMoves } from '../engine/prove-moves.js';
import { searchMove } from '../engine/search-move.js';
import type { GameNode } from '../rules/game.js';
import { cacheKey, createReviewCache, type KnownMoves, type ReviewCache } from './cache.js';
import { positionBefore, reviewPly, type PlyReview } from './ply-review.js';
import { rememberedSearches } from './remembered-searches.js';
import { planReview, type PlannedSearch, type ReviewLimits, type ReviewStage } from './searches.js';
import { summarizeSide, type SideReview } from './summary.js';

/** What can be reviewed: a game, whose current line is meant, or the places of any line in their order. */
export type Reviewable = { readonly nodes: readonly GameNode[] } | readonly GameNode[];

/** How a review is made. */
export interface ReviewOptions {
  /** Ends the review at once; it then throws an `AbortError`. What was found stays in the cache. */
  signal?: AbortSignal;
  /** How much is searched where `limits` say nothing; `thorough` unless given. */
  effort?: Effort;
  limits?: ReviewLimits;
  /** Hears how far the review is, up to ten times a second for each search under way. */
  onProgress?: (progress: ReviewProgress) => void;
  /** Searches at the same time, 1-16: as many as the engine has workers, 2 unless given. */
  parallel?: number;
  /** Where values are kept. All reviews share one in memory unless another is given. */
  cache?: ReviewCache;
}

/** How far a review is. */
export interface ReviewProgress {
  /** The search that has just told something. */
  readonly ply: number;
  readonly stage: ReviewStage;
  /** Searches done, and how many there are. */
  readonly done: number;
  readonly total: number;
  /** Share of the whole work, 0-1, about. */
  readonly fraction: number;
}

/** What a review knows so far. */
export interface GameReview {
  /** By moves, in the game's order; `undefined` where there is no value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  /** The move that this state differs in from the one before. */
  readonly latest: PlyReview;
  readonly black: SideReview;
  readonly white: SideReview;
  /** The errors of both sides that moved the chances most, in the game's order. */
  readonly turningPoints: readonly PlyReview[];
  readonly progress: ReviewProgress;
  /** Whether nothing is left to search. */
  readonly complete: boolean;
}

const commonCache = createReviewCache();
const MOST_PARALLEL = 16;

/**
 * Reviews a game: yields what is known after each search, a brief look at every move first, then from the end
 * backwards what counts. A move's loss always comes from one search of all moves of the position before it. Limits in
 * nodes or plies give the same review on every machine.
 *
 * @throws {DOMException} `AbortError` when `signal` aborts.
 * @throws {RangeError} when the limits or the effort make no sense.
 * @throws {EngineError} what the engine throws; what was found until then stays in the cache.
 */
export async function* review(
  game: Reviewable,
  engine: Engine,
  options: ReviewOptions = {},
): AsyncGenerator<GameReview, void, undefined> {
  const { signal, parallel = 2, cache = commonCache, onProgress } = options;
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > MOST_PARALLEL) {
    throw new RangeError(`parallel ${String(parallel)}: a number from 1 to ${MOST_PARALLEL} is expected`);
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
    // What a deeper look has seen before needs no brief one any more.
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

/** Reviews a game to its end and gives the last state; `undefined` for a game without moves. */
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
  readonly #done = new Set<PlannedSearch>();
  readonly #running = new Map<PlannedSearch, number>();
  readonly #cost: number;

  constructor(
    nodes: readonly GameNode[],
    readonly planned: readonly PlannedSearch[],
  ) {
    this.#plies = nodes.map(() => undefined);
    this.#cost = planned.reduce((sum, { cost }) => sum + cost, 0);
  }

  isDone(search: PlannedSearch): boolean {
    return this.#done.has(search);
  }

  skip(search: PlannedSearch): void {
    this.#done.add(search);
  }

  /** Notes how far a search is that is under way. */
  note(search: PlannedSearch, { nodes, fraction }: SearchInfo): void {
    this.#running.set(search, fraction ?? Math.min(0.95, nodes / search.cost));
  }

  take(search: PlannedSearch, moves: KnownMoves): GameReview {
    const { index, node, stage } = search;
    this.#running.delete(search);
    this.#done.add(search);
    const latest = reviewPly(node, { moves }, stage === 'coarse');
    // A brief look that comes late does not replace a thorough one.
    if (stage === 'deep' || this.#plies[index]?.coarse !== false) this.#plies[index] = latest;
    const plies = [...this.#plies];
    const black = summarizeSide(plies, 'black');
    const white = summarizeSide(plies, 'white');
    const turningPoints = [...black.turningPoints, ...white.turningPoints].sort((a, b) => a.ply - b.ply);
    const progress = this.progressAt(search);
    const complete = this.#done.size === this.planned.length;
    return { plies, latest: plies[index] ?? latest, black, white, turningPoints, progress, complete };
  }

  progressAt({ node, stage }: PlannedSearch): ReviewProgress {
    let cost = 0;
    for (const search of this.#done) cost += search.cost;
    for (const [search, fraction] of this.#running) cost += search.cost * fraction;
    const fraction = this.#done.size === this.planned.length ? 1 : Math.min(0.99, cost / this.#cost);
    return { ply: node.ply, stage, done: this.#done.size, total: this.planned.length, fraction };
  }
}

/** Makes searches, some at a time, and gives each result as it comes, with the search that it belongs to. */
async function* searchAll(
  searches: readonly PlannedSearch[],
  engine: Engine,
  parallel: number,
  signal: AbortSignal,
  tell: (search: PlannedSearch, info: SearchInfo) => void,
): AsyncGenerator<[PlannedSearch, KnownMoves], void, undefined> {
  const waiting = [...searches];
  // To prove a move that was played is to prove the best move of the position after it, which the review does as well.
  const proofs = rememberedSearches(engine);
  const running = new Map<PlannedSearch, Promise<[PlannedSearch, KnownMoves]>>();
  const start = (search: PlannedSearch): void => {
    const result = searchMoves(search, engine, proofs, signal, (info) => tell(search, info)).then(
      (moves): [PlannedSearch, KnownMoves] => [search, moves],
    );
    // One that fails while another is awaited is heard of when its turn comes.
    result.catch(() => undefined);
    running.set(search, result);
  };
  const [stopped, forget] = abortion(signal);
  try {
    for (;;) {
      while (running.size < parallel && waiting.length > 0) start(waiting.shift()!);
      if (running.size === 0) return;
      // An engine may be slow to hear of the end; nobody waits for it.
      const [search, moves] = await Promise.race([...running.values(), stopped]);
      running.delete(search);
      yield [search, moves];
      if (signal.aborted) throw aborted();
    }
  } finally {
    forget();
  }
}

/** By what the result of a search is found again. */
function keyOf({ node, limits, proofNodes }: PlannedSearch, engine: Engine): string {
  const key = cacheKey(positionBefore(node), limits, engine);
  return proofNodes === undefined ? key : `${key} proof=${proofNodes} of ${node.move}`;
}

/** The values of a position's moves, among them that of the move that was played. */
async function searchMoves(
  { node, limits, proofNodes }: PlannedSearch,
  engine: Engine,
  proofs: Pick<Engine, 'search'>,
  signal: AbortSignal,
  onProgress: (info: SearchInfo) => void,
): Promise<KnownMoves> {
  const position = positionBefore(node);
  const played = node.move!;
  const { moves } = await engine.search(position, { ...limits, signal, onProgress });
  // Another program may leave moves out.
  const all = moves.some(({ move }) => move === played)
    ? moves
    : [...moves, await searchMove(position, played, engine, { ...limits, multiPv: 1, signal })];
  if (proofNodes === undefined) return all;
  return proveMoves(position, all, played, proofs, { nodes: proofNodes, fresh: true, signal });
}

/** A promise that rejects when the signal aborts, and how to be rid of it. */
function abortion(signal: AbortSignal): [Promise<never>, () => void] {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    forget = onAbort(signal, () => reject(aborted()));
  });
  promise.catch(() => undefined);
  return [promise, forget];
}

function aborted(): DOMException {
  return new DOMException('The review was aborted', 'AbortError');
}
