/** The review of a game: made once, shown by everything that shows the game. */
import type { GameReview, ReviewOptions, ReviewProgress } from '../../analysis/review.js';
import type { PlyReview } from '../../analysis/ply-review.js';
import type { FoundReview } from '../../analysis/review-json.js';
import { loaded } from '../../board/lazy.js';
import type { Effort } from '../../engine/effort.js';
import type { Engine, MoveValue } from '../../engine/engine.js';
import type { Game, GameChange, GameNode } from '../../rules/game.js';
import type { EngineSource } from './open-engine.js';
import { isPlaceOf } from './place-of.js';
import { surer, valueByReview, valueBySearch, valueOfEnd, type PlaceValue } from './place-value.js';

/** `idle`: none was asked for; `stopped`: it can be gone on with; `complete`: every move of the line has its value. */
export type ReviewStatus = 'idle' | 'running' | 'stopped' | 'complete' | 'failed';

/** What is new: the value of a move or the status, or only how far the review is. */
export type ReviewNews = 'values' | 'progress';

/** Milliseconds between two times that what comes in one after another is told. */
const TELL_EVERY = 100;

const stores = new WeakMap<Game, ReviewStore>();

/**
 * What is known of the moves of one game. Values belong to places of the game's tree, so that side lines share what they have
 * in common.
 */
export class ReviewStore {
  readonly #game: Game;
  readonly #plies = new Map<GameNode, PlyReview>();
  /** What a board's analysis said of places that were shown. */
  readonly #searched = new Map<GameNode, PlaceValue>();
  readonly #listeners = new Set<(news: ReviewNews) => void>();
  /** The line that a review was last asked for. */
  #reviewed: readonly GameNode[] = [];
  #ending: AbortController | undefined;
  #status: ReviewStatus = 'idle';
  #progress: ReviewProgress | undefined;
  #error: unknown;
  #effort: Effort = 'thorough';
  /** What is to be told when the time has come, and when that is. */
  #pending: ReviewNews = 'progress';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The one review of a game. */
  static of(game: Game): ReviewStore {
    let store = stores.get(game);
    if (!store) stores.set(game, (store = new ReviewStore(game)));
    return store;
  }

  private constructor(game: Game) {
    this.#game = game;
    game.watch((changes) => this.#onGameChanges(changes));
  }

  /** The moves of the line that is shown, to its end. */
  get line(): readonly GameNode[] {
    return this.#game.nodes;
  }

  /** What is known of each move of that line. */
  get plies(): readonly (PlyReview | undefined)[] {
    return this.line.map((node) => this.#plies.get(node));
  }

  /**
   * The line that the review is about. A side line that somebody tries does not change it; moves that go on from its end
   * belong to it, and a line of which all is known has a review of its own.
   */
  get reviewedLine(): readonly GameNode[] {
    const { line } = this;
    const goesOn = this.#reviewed.every((node, at) => node === line[at]);
    return goesOn || this.#isComplete(line) ? line : this.#reviewed;
  }

  /** What is known of each move of that line. */
  get reviewedPlies(): readonly (PlyReview | undefined)[] {
    return this.reviewedLine.map((node) => this.#plies.get(node));
  }

  /** Whether another line is shown than the one that the review is about. */
  get isOffLine(): boolean {
    return this.reviewedLine.at(-1) !== this.line.at(-1);
  }

  /** What is known of a move, on the line or off it. */
  plyAt(node: GameNode): PlyReview | undefined {
    return this.#plies.get(node);
  }

  /**
   * What a place is worth: of the review and of the analysis on a board, the word of the one that knows more. Whether a move
   * was good is for the review alone to say, for that takes one search of all moves.
   */
  valueAt(node: GameNode): PlaceValue | undefined {
    return valueOfEnd(node) ?? surer(this.#reviewedValue(node), this.#searched.get(node));
  }

  #reviewedValue(node: GameNode): PlaceValue | undefined {
    const ply = this.#plies.get(node);
    if (ply) return valueByReview(ply, 'played');
    if (node !== this.#game.root) return undefined;
    const first = node.children.map((child) => this.#plies.get(child));
    return first.map((one) => one && valueByReview(one, 'best')).reduce(surer, undefined);
  }

  /** Notes what a search says of the place that is shown. */
  noteSearch(best: MoveValue): void {
    const { node, position } = this.#game;
    const known = this.valueAt(node);
    const found = valueBySearch(position, best);
    if (surer(known, found) !== found) return;
    this.#searched.set(node, found);
    this.#tellSoon('values');
  }

  get status(): ReviewStatus {
    if (this.#ending) return 'running';
    if (this.#isComplete(this.reviewedLine)) return 'complete';
    // Moves that were added since leave something to review.
    return this.#status === 'complete' ? 'stopped' : this.#status;
  }

  /** How far the review is that runs or was stopped, 0-1. */
  get fraction(): number {
    // One that was complete has all but the moves that were added.
    if (this.#status === 'complete' && !this.#ending) return this.#knownShare;
    return this.#progress?.fraction ?? 0;
  }

  get #knownShare(): number {
    const { reviewedLine } = this;
    return reviewedLine.filter((node) => this.#isKnown(node)).length / Math.max(1, reviewedLine.length);
  }

  #isKnown(node: GameNode): boolean {
    return this.#plies.get(node)?.coarse === false;
  }

  #isComplete(line: readonly GameNode[]): boolean {
    return line.length > 0 && line.every((node) => this.#isKnown(node));
  }

  /** Why the last review failed. */
  get error(): unknown {
    return this.#error;
  }

  /**
   * Calls the listener after changes, until the returned function is called: with a new status at once, with values and
   * progress ten times a second at most. Nobody listening, the review ends.
   */
  subscribe(listener: (news: ReviewNews) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** The effort of the last review. */
  get effort(): Effort {
    return this.#effort;
  }

  /** Reviews a line, the one that is shown unless another is given, as far as it is not known with that effort. */
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
        loaded(import('../../analysis/review.js')),
        loaded(import('./open-engine.js')),
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

  /** Takes what an earlier review of the game has found; `start` goes on with it. */
  restore({ plies, effort }: FoundReview): void {
    this.#forgetGame();
    const found = plies.filter((ply): ply is PlyReview => !!ply && isPlaceOf(this.#game, ply.node));
    for (const ply of found) this.#plies.set(ply.node, ply);
    const last = found.at(-1)?.node;
    this.#reviewed = last ? lineTo(last) : [];
    // Where moves have no value yet it is one that was stopped, see `status`.
    this.#status = last ? 'complete' : 'idle';
    this.#effort = effort;
    this.#tell('values');
  }

  /** Ends the review that runs, at once; `start` goes on with it. */
  stop(): void {
    const ending = this.#ending;
    if (!ending) return;
    ending.abort();
    this.#end(ending, 'stopped');
  }

  #end(ending: AbortController, status: ReviewStatus): void {
    if (this.#ending !== ending) return;
    this.#ending = undefined;
    this.#status = status;
    this.#tell('values');
  }

  #note(ending: AbortController, progress: ReviewProgress): void {
    if (this.#ending !== ending) return;
    this.#progress = progress;
    this.#tellSoon('progress');
  }

  #take({ plies, progress }: GameReview): void {
    for (const ply of plies) {
      // A move may have been deleted meanwhile.
      if (ply && !isPlaceOf(this.#game, ply.node)) continue;
      // A brief look does not replace a thorough one of an earlier review.
      if (ply && (!ply.coarse || this.#plies.get(ply.node)?.coarse !== false)) this.#plies.set(ply.node, ply);
    }
    this.#progress = progress;
    this.#tellSoon('values');
  }

  #onGameChanges(changes: readonly GameChange[]): void {
    for (const { type } of changes) {
      if (type === 'reset') this.#forgetGame();
      if (type === 'remove') this.#forgetDeleted();
    }
  }

  #forgetDeleted(): void {
    const isGone = (node: GameNode): boolean => !isPlaceOf(this.#game, node);
    for (const known of [this.#plies, this.#searched]) {
      for (const node of known.keys()) if (isGone(node)) known.delete(node);
    }
    const end = this.#reviewed.findIndex(isGone);
    if (end >= 0) this.#reviewed = this.#reviewed.slice(0, end);
  }

  /** Another game ends the review of the old one. */
  #forgetGame(): void {
    this.#reviewed = [];
    this.#plies.clear();
    this.#searched.clear();
    this.#status = 'idle';
    this.#progress = undefined;
    this.#error = undefined;
    const ending = this.#ending;
    this.#ending = undefined;
    ending?.abort();
  }

  /** Many searches end in a moment, and each reports ten times a second: that is drawn together. */
  #tellSoon(news: ReviewNews): void {
    if (news === 'values') this.#pending = news;
    this.#timer ??= setTimeout(() => this.#tell(this.#pending), TELL_EVERY);
  }

  #tell(news: ReviewNews): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = 'progress';
    for (const listener of [...this.#listeners]) listener(news);
  }
}

/** The places that lead to one, that one the last. */
function lineTo(last: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let node = last; node.parent; node = node.parent) line.unshift(node);
  return line;
}
