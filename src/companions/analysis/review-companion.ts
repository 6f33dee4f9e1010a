import type { OthelloBoard } from '../../board/element.js';
import { Companion } from '../companion.js';
import { BoardReview, type ReviewNews } from './board-review.js';

/** What shows the review of a board's game; it is drawn anew with new values. */
export abstract class ReviewCompanion extends Companion {
  /** The review of the board; none without one. */
  protected review: BoardReview | undefined;
  #reviewed: OthelloBoard | undefined;
  #unsubscribe: (() => void) | undefined;

  protected override onBoardChanged(): void {
    super.onBoardChanged();
    this.#follow();
  }

  /** A board may be defined after it was found. */
  #follow(): void {
    const { board } = this;
    if (board === this.#reviewed) return;
    this.#unsubscribe?.();
    this.#reviewed = board;
    this.review = board && BoardReview.of(board);
    this.#unsubscribe = this.review?.subscribe((news) => this.onReviewNews(news));
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
