import { Companion } from '../companion.js';
import { ReviewStore, type ReviewNews } from './review-store.js';

/** What shows the review of a game; it is drawn anew with new values. */
export abstract class ReviewCompanion extends Companion {
  /** The review of the game; none without one. */
  protected review: ReviewStore | undefined;
  #unsubscribe: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#follow();
  }

  protected override onBoardChanged(): void {
    super.onBoardChanged();
    this.#follow();
  }

  /** A board may be defined after it was found, and be given another game. */
  #follow(): void {
    const game = this.isConnected ? this.game : undefined;
    const review = game && ReviewStore.of(game);
    if (review === this.review) return;
    this.#unsubscribe?.();
    this.review = review;
    this.#unsubscribe = review?.subscribe((news) => this.onReviewNews(news));
  }

  /** Called when the review has something new. How far it is concerns few. */
  protected onReviewNews(news: ReviewNews): void {
    if (news === 'values') this.requestUpdate();
  }

  protected override performUpdate(): void {
    this.#follow();
    super.performUpdate();
  }
}
