/**
 * The review of a game, shared by all elements that show the game. It runs `core/analysis/review.ts` on the game, keeps
 * the results by move, and tells the elements of them. One search then serves graph, moves and review.
 */
import type { GameReview, ReviewOptions, ReviewProgress } from '../../../core/analysis/review.js';
import type { MoveClass } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { FoundReview } from '../../../core/analysis/review-json.js';
import { loaded } from '../../board/lazy.js';
import { EFFORTS, type Effort } from '../../../core/engine/effort.js';
import type { Engine, EngineMove, MoveValue } from '../../../core/engine/engine.js';
import type { Game, GameChange } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import type { AnalysisDetail } from '../../board/events.js';
import type { EngineSource } from '../analysis/open-engine.js';
import { wholeDiscs } from '../analysis/analysis-words.js';
import {
  isPlaceOf,
  type PlaceValue,
  surer,
  valueByReview,
  valueBySearch,
  valueOfEnd,
} from '../analysis/place-value.js';

/** `idle`: not started; `stopped`: can be continued; `complete`: every move of the line has its value. */
export type ReviewStatus = 'idle' | 'running' | 'stopped' | 'complete' | 'failed';

/** The value of a place, and those of its moves. */
interface Searched {
  readonly value: PlaceValue;
  readonly scores: ReadonlyMap<EngineMove, MoveValue>;
}

/** What a search of a place has found: the values of all its moves, or of the best. */
export type Found = Pick<AnalysisDetail, 'scores' | 'depth' | 'nodes' | 'nps'>;

/** The search of the place shown. */
interface Current {
  readonly node: GameNode;
  readonly found: Found;
  /** `undefined` if the engine gives no values. */
  readonly value: PlaceValue | undefined;
  /** Whether the engine is still switched on, so that its values are shown elsewhere too. */
  readonly isOn: () => boolean;
}

/** The kind of news: values or status, or only progress. */
export type ReviewNews = 'values' | 'progress';

/** Minimum milliseconds between notifications. */
const TELL_EVERY = 100;

const stores = new WeakMap<Game, ReviewStore>();

/**
 * The review of one game. Values belong to places of the game's tree, so that side lines share the moves that they have
 * in common.
 */
export class ReviewStore {
  readonly #game: Game;
  readonly #plies = new Map<GameNode, PlyReview>();
  /** The effort of each of these that is final. */
  readonly #efforts = new WeakMap<PlyReview, Effort>();
  /** What a board's analysis has found, by place. */
  readonly #searched = new Map<GameNode, Searched>();
  /** The last search of the place shown. All elements show its values, and not those of another search. */
  #current: Current | undefined;
  readonly #listeners = new Set<(news: ReviewNews) => void>();
  /** The line of the last review. */
  #reviewed: readonly GameNode[] = [];
  #ending: AbortController | undefined;
  #status: ReviewStatus = 'idle';
  #progress: ReviewProgress | undefined;
  #error: unknown;
  /** The effort of the last review. */
  #effort: Effort = 'thorough';
  /** The next notification, and its timer. */
  #pending: ReviewNews = 'progress';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The review of a game; always the same object. */
  static of(game: Game): ReviewStore {
    let store = stores.get(game);
    if (!store) stores.set(game, (store = new ReviewStore(game)));
    return store;
  }

  private constructor(game: Game) {
    this.#game = game;
    game.watch((changes) => this.#onGameChanges(changes));
  }

  /** The moves of the line shown, to its end. */
  get line(): readonly GameNode[] {
    return this.#game.nodes;
  }

  /** The reviews of the moves of that line. */
  get plies(): readonly (PlyReview | undefined)[] {
    return this.line.map((node) => this.#plies.get(node));
  }

  /**
   * The line that the review is about. Trying a side line does not change it. Moves added at its end belong to it. A
   * line that is completely known is reviewed by itself.
   */
  get reviewedLine(): readonly GameNode[] {
    const { line } = this;
    const goesOn = this.#reviewed.every((node, at) => node === line[at]);
    return goesOn || this.#isComplete(line) ? line : this.#reviewed;
  }

  /** The reviews of the moves of that line. */
  get reviewedPlies(): readonly (PlyReview | undefined)[] {
    return this.reviewedLine.map((node) => this.#plies.get(node));
  }

  /** Whether the line shown differs from the reviewed one. */
  get isOffLine(): boolean {
    return this.reviewedLine.at(-1) !== this.line.at(-1);
  }

  /** The review of a move, on the line or off it. */
  plyAt(node: GameNode): PlyReview | undefined {
    return this.#plies.get(node);
  }

  /**
   * The value of a place: of the place shown from its search, whose values the lines and the squares of the board show,
   * too; otherwise from the review or from an earlier search, whichever is better founded.
   */
  valueAt(node: GameNode): PlaceValue | undefined {
    const current = this.foundAt(node) && this.#current?.value;
    if (current) return current;
    const searched = surer(this.#searched.get(node)?.value, this.#expectedValue(node));
    return valueOfEnd(node) ?? surer(this.#reviewedValue(node), searched);
  }

  /**
   * The class of the move before a place, unless another search has found another value of the place since. Whether a
   * move was good only the review can say, because that takes one search of all moves.
   */
  classAt(node: GameNode): MoveClass | undefined {
    const ply = this.#plies.get(node);
    const value = ply && this.valueAt(node)?.value;
    const isReviewed =
      value !== undefined && wholeDiscs(value) === wholeDiscs(valueByReview(ply!, 'played').value);
    return isReviewed ? ply!.class : undefined;
  }

  /** What the last search has found, if it was of this place. */
  foundAt(node: GameNode): Found | undefined {
    return this.#current?.node === node ? this.#current.found : undefined;
  }

  /** The values of all moves of a place, by the same. */
  movesAt(node: GameNode): readonly MoveValue[] | undefined {
    const current = this.foundAt(node);
    if (current) return [...current.scores.values()];
    const searched = this.#searched.get(node);
    const reviewed = node.children.map((child) => this.#plies.get(child)).find((ply) => ply !== undefined);
    const value = reviewed && valueByReview(reviewed, 'best');
    if (value && surer(value, searched?.value) === value) return reviewed.moves;
    return searched && [...searched.scores.values()];
  }

  /** What the analysis of the place before made of the move: a value that no shorter search of this place replaces. */
  #expectedValue({ parent, move, color }: GameNode): PlaceValue | undefined {
    const found = move && this.#searched.get(parent!)?.scores.get(move);
    return found && valueBySearch(parent!.position.withTurn(color!), found);
  }

  /** The value of a place by the review. */
  #reviewedValue(node: GameNode): PlaceValue | undefined {
    const ply = this.#plies.get(node);
    if (ply) return valueByReview(ply, 'played');
    if (node !== this.#game.root) return undefined;
    const first = node.children.map((child) => this.#plies.get(child));
    return first.map((one) => one && valueByReview(one, 'best')).reduce(surer, undefined);
  }

  /** Takes over what a search of the place shown has found. */
  noteSearch(found: Found, isOn: () => boolean): void {
    const { node, position } = this.#game;
    const [best] = found.scores.values();
    if (!best || this.#current?.found === found) return;
    const value = best.noValue ? undefined : valueBySearch(position, best);
    this.#current = { node, found, value, isOn };
    if (value && surer(this.#searched.get(node)?.value, value) === value) {
      this.#searched.set(node, { value, scores: found.scores });
    }
    this.#tellSoon('values');
  }

  /** Whether an engine has searched a place and given no value. */
  isUnvalued(node: GameNode): boolean {
    return this.foundAt(node) !== undefined && !this.#current!.value;
  }

  get status(): ReviewStatus {
    if (this.#ending) return 'running';
    if (this.#isComplete(this.reviewedLine)) return 'complete';
    // Moves were added since, so there is something left to review.
    return this.#status === 'complete' ? 'stopped' : this.#status;
  }

  /** Progress of the running or stopped review, 0-1. */
  get fraction(): number {
    // A complete review lacks only the moves that were added.
    if (this.#status === 'complete' && !this.#ending) return this.#knownShare;
    return this.#progress?.fraction ?? 0;
  }

  get #knownShare(): number {
    const { reviewedLine } = this;
    return reviewedLine.filter((node) => this.#isKnown(node)).length / Math.max(1, reviewedLine.length);
  }

  /** Whether a move has its value from a review of the last effort. */
  #isKnown(node: GameNode): boolean {
    return this.#effortAt(node) === this.#effort;
  }

  /** The effort with which a move was reviewed. */
  #effortAt(node: GameNode): Effort | undefined {
    const ply = this.#plies.get(node);
    return ply && this.#efforts.get(ply);
  }

  /** Whether all moves of a line have a value. */
  #isComplete(line: readonly GameNode[]): boolean {
    return line.length > 0 && line.every((node) => this.#isKnown(node));
  }

  /** The error of the last review. */
  get error(): unknown {
    return this.#error;
  }

  /**
   * Calls the listener after changes until the returned function is called: at once for a new status, at most ten times
   * a second for values and progress. The review stops when nobody listens.
   */
  subscribe(listener: (news: ReviewNews) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** The effort of the review; while some values are of a smaller one, because it was stopped, the smallest. */
  get effort(): Effort {
    const found = this.reviewedLine.map((node) => this.#effortAt(node));
    return EFFORTS.find((effort) => found.includes(effort)) ?? this.#effort;
  }

  /** Reviews a line, by default the one shown, except for what is known with this effort. */
  async start(
    source: EngineSource,
    { limits = {}, effort = 'thorough' }: Pick<ReviewOptions, 'limits' | 'effort'> = {},
    line: readonly GameNode[] = this.line,
  ): Promise<void> {
    this.stop();
    const reviewed = (this.#reviewed = line);
    if (reviewed.length === 0) return;
    const ending = (this.#ending = new AbortController());
    this.#error = undefined;
    this.#progress = undefined;
    this.#effort = effort;
    this.#tell('values');
    let engine: Engine | undefined;
    try {
      const [{ review }, { openEngine }] = await Promise.all([
        loaded(() => import('../../../core/analysis/review.js')),
        loaded(() => import('../analysis/open-engine.js')),
      ]);
      const opened = await openEngine(source);
      engine = opened.engine;
      for await (const state of review(reviewed, engine, {
        limits,
        effort,
        parallel: opened.workers,
        signal: ending.signal,
        onProgress: (progress) => this.#note(ending, progress),
      })) {
        if (this.#ending !== ending) return;
        this.#take(state);
      }
      this.#end(ending, 'complete');
    } catch (error) {
      const aborted = ending.signal.aborted;
      if (!aborted) this.#error = error;
      this.#end(ending, aborted ? 'stopped' : 'failed');
    } finally {
      engine?.close();
    }
  }

  /** Takes over an earlier review of the game; `start` continues it. */
  restore({ plies, effort }: FoundReview): void {
    this.#forgetGame();
    const found = plies.filter((ply): ply is PlyReview => !!ply && isPlaceOf(this.#game, ply.node));
    for (const ply of found) {
      this.#plies.set(ply.node, ply);
      if (!ply.coarse) this.#efforts.set(ply, effort);
    }
    const last = found.at(-1)?.node;
    this.#reviewed = last ? lineTo(last) : [];
    // Moves without a value make it a stopped one, see `status`.
    this.#status = last ? 'complete' : 'idle';
    this.#effort = effort;
    this.#tell('values');
  }

  /** Stops the running review at once; `start` continues it. */
  stop(): void {
    const ending = this.#ending;
    if (!ending) return;
    ending.abort();
    this.#end(ending, 'stopped');
  }

  /** Ends a review. @param ending the review that ends; an older one changes nothing */
  #end(ending: AbortController, status: ReviewStatus): void {
    if (this.#ending !== ending) return;
    this.#ending = undefined;
    this.#status = status;
    this.#tell('values');
  }

  /** Notes the progress of a review. */
  #note(ending: AbortController, progress: ReviewProgress): void {
    if (this.#ending !== ending) return;
    this.#progress = progress;
    this.#tellSoon('progress');
  }

  /** Takes the moves that a review has finished. */
  #take({ plies, progress }: GameReview): void {
    for (const ply of plies) {
      // The move may have been deleted meanwhile.
      if (ply && !isPlaceOf(this.#game, ply.node)) continue;
      // A short search must not replace a deep one of an earlier review.
      if (!ply || (ply.coarse && this.#plies.get(ply.node)?.coarse === false)) continue;
      if (this.#plies.get(ply.node) !== ply) this.#endCurrent(ply);
      this.#plies.set(ply.node, ply);
      if (!ply.coarse) this.#efforts.set(ply, this.#effort);
    }
    this.#progress = progress;
    this.#tellSoon('values');
  }

  /** A review that has searched the place shown anew replaces what an engine found that is off now. */
  #endCurrent({ node }: PlyReview): void {
    const current = this.#current;
    if (current && (current.node === node || current.node === node.parent) && !current.isOn()) {
      this.#current = undefined;
    }
  }

  /** Forgets what belongs to moves that are gone. */
  #onGameChanges(changes: readonly GameChange[]): void {
    if (this.#current?.node !== this.#game.node) this.#current = undefined;
    for (const { type } of changes) {
      if (type === 'reset') this.#forgetGame();
      if (type === 'remove') this.#forgetDeleted();
    }
  }

  /** Forgets the values of deleted moves. */
  #forgetDeleted(): void {
    const isGone = (node: GameNode): boolean => !isPlaceOf(this.#game, node);
    for (const known of [this.#plies, this.#searched]) {
      for (const node of known.keys()) if (isGone(node)) known.delete(node);
    }
    const end = this.#reviewed.findIndex(isGone);
    if (end >= 0) this.#reviewed = this.#reviewed.slice(0, end);
  }

  /** Another game was loaded: its review begins anew. */
  #forgetGame(): void {
    this.#reviewed = [];
    this.#plies.clear();
    this.#searched.clear();
    this.#current = undefined;
    this.#status = 'idle';
    this.#progress = undefined;
    this.#error = undefined;
    const ending = this.#ending;
    this.#ending = undefined;
    ending?.abort();
  }

  /** Combines notifications: many searches end at the same time, and each reports ten times a second. */
  #tellSoon(news: ReviewNews): void {
    if (news === 'values') this.#pending = news;
    this.#timer ??= setTimeout(() => this.#tell(this.#pending), TELL_EVERY);
  }

  /** Tells listeners at once. */
  #tell(news: ReviewNews): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = 'progress';
    for (const listener of [...this.#listeners]) listener(news);
  }
}

/** The places from the first move to this one. */
function lineTo(last: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let node = last; node.parent; node = node.parent) line.unshift(node);
  return line;
}
