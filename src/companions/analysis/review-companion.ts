import type { AnalysisDetail } from '../../board/events.js';
import { Companion } from '../companion.js';
import { ReviewStore, type ReviewNews } from './review-store.js';

/** What shows the review of a game; it is drawn anew with new values. */
export abstract class ReviewCompanion extends Companion {
  protected override readonly boardEvents: readonly string[] = ['othello-analysis'];
  /** The review that is heard. */
  #heard: ReviewStore | undefined;
  #unsubscribe: (() => void) | undefined;

  /** The review of the game that is shown, also where the board has just been given another; none without one. */
  protected get review(): ReviewStore | undefined {
    const game = this.isConnected ? this.game : undefined;
    return game && ReviewStore.of(game);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#follow();
  }

  protected override onBoardChanged(): void {
    super.onBoardChanged();
    this.#follow();
  }

  /** What a board's analysis says of the place shown is one more word on it, for all that show the game. */
  protected override onBoardEvent(event: Event): void {
    if (!this.view || event.type !== 'othello-analysis') return;
    const { best, scores } = (event as CustomEvent<AnalysisDetail>).detail;
    const found = best && scores.get(best);
    if (found) this.review?.noteSearch(found);
  }

  /** A board may be defined after it was found, and be given another game. */
  #follow(): void {
    const { review } = this;
    if (review === this.#heard) return;
    this.#unsubscribe?.();
    this.#heard = review;
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
