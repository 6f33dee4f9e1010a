/**
 * The base of elements that show values of a review (graph, moves, lines, evaluation, openings, review): finds the
 * `ReviewStore` of their game, and updates them with its news.
 */
import type { AnalysisDetail } from '../../board/events.js';
import { needsEvaluation } from '../../board/hints.js';
import { Companion } from '../shared/companion.js';
import { ReviewStore, type ReviewNews } from './review-store.js';

/** Base of elements that show the review of a game; they are rendered again for new values. */
export abstract class ReviewCompanion extends Companion {
  protected override readonly boardEvents: readonly string[] = ['othello-analysis'];
  /** The review that is subscribed to. */
  #subscribed: ReviewStore | undefined;
  #unsubscribe: (() => void) | undefined;

  /** The review of the game shown, even if the board has just been given another game; `undefined` without a game. */
  protected get review(): ReviewStore | undefined {
    const game = this.isConnected ? this.game : undefined;
    return game && ReviewStore.of(game);
  }

  /** Whether the board's engine values the place shown. */
  protected get isEvaluated(): boolean {
    const { view } = this;
    return view !== undefined && needsEvaluation(view);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#follow();
  }

  protected override onBoardChanged(): void {
    super.onBoardChanged();
    this.#follow();
  }

  /** The board's own analysis also gives a value for the place shown; all elements that show the game use it. */
  protected override onBoardEvent(event: Event): void {
    if (!this.view || event.type !== 'othello-analysis') return;
    const { detail } = event as CustomEvent<AnalysisDetail>;
    this.review?.noteSearch(detail, () => this.isEvaluated);
  }

  /** Subscribes again, because a board may be defined late or be given another game. */
  #follow(): void {
    const { review } = this;
    if (review === this.#subscribed) return;
    this.#unsubscribe?.();
    this.#subscribed = review;
    this.#unsubscribe = review?.subscribe((news) => this.onReviewNews(news));
  }

  /** Called when the review has news. Few elements need its progress. */
  protected onReviewNews(news: ReviewNews): void {
    if (news === 'values') this.requestUpdate();
  }

  protected override performUpdate(): void {
    this.#follow();
    super.performUpdate();
  }
}
