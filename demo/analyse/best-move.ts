/**
 * `<best-move>`: one sentence on the best move that the board's engine has found: the reason that a review of the game
 * gives for it, else what can be seen of it on the board.
 */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { OthelloBoard } from '../../src/elements/element.js';
import type { OthelloReview } from '../../src/elements/companions/review/review.js';
import { fill, plural } from '../../src/core/locales.js';
import { CORNERS, opponent, type Position, type Square } from '../../src/core/rules.js';
import { late } from '../late.js';
import { ANALYSE } from '../locales/analyse.js';
import { language, onLanguage } from '../site.js';
import { keptCorner, listed, NAMED } from '../train/puzzles/puzzle-reason.js';

/** With more replies, or more discs flipped, the number says little. */
const FEW_REPLIES = 6;
const FEW_FLIPS = 2;

/** A best move, and the position in which it is one. */
interface Found {
  readonly position: Position;
  readonly move: Square;
  /** What the review says of it. */
  readonly reason?: string | undefined;
}

export class BestMove extends LitElement {
  static override readonly properties = {
    board: { attribute: false },
    review: { attribute: false },
    found: { state: true },
  };

  /** The height of two lines is reserved: with each move another sentence comes. */
  static override readonly styles = css`
    :host {
      display: block;
      min-height: 2lh;
      padding-block: 0.3rem;
      line-height: 1.4;
    }

    p {
      margin: 0;
    }
  `;

  declare board: OthelloBoard;
  /** The review of the board's game. */
  declare review: OthelloReview;
  declare found: Found | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.found && void this.#find(this.found));
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('board')) return;
    this.review.addEventListener('othello-review', ({ detail }) => {
      if (detail.status === 'complete' && this.found) void this.#find(this.found);
    });
    this.board.addEventListener('othello-analysis', ({ detail: { best, ply } }) => {
      const { game } = this.board;
      if (best === undefined || best === 'pass' || ply !== game.ply) return;
      if (this.found?.move !== best) void this.#find({ position: game.position, move: best });
    });
    this.board.addEventListener('othello-change', () => {
      if (this.found && !this.found.position.equals(this.board.game.position)) this.found = undefined;
    });
  }

  /** Finds what the review says of a best move, so that there is one reason for it on the page. */
  async #find({ position, move }: Found): Promise<void> {
    const { board, review } = this;
    const isReviewed = review.result.plies.some((ply) => ply?.position.equals(position));
    const reason = isReviewed ? await this.#reasonOf(position, move) : undefined;
    if (board.game.position.equals(position)) this.found = { position, move, reason };
  }

  async #reasonOf(position: Position, move: Square): Promise<string | undefined> {
    const { readerIn, reviewedReason } = await late(() => import('./reviewed-reason.js'));
    const reader = await readerIn(language(), this.board.game.facts);
    return reviewedReason(this.review.result, position, move, reader, ANALYSE[language()].best.reviewed);
  }

  override render(): TemplateResult | typeof nothing {
    const sentence = this.found && (this.found.reason ?? sentenceOn(this.found));
    return sentence ? html`<p>★ ${sentence}</p>` : nothing;
  }
}

/** What a move takes, stops, leaves or flips; empty if there is nothing special to see. */
function sentenceOn({ position, move }: Found): string {
  const words = ANALYSE[language()];
  const { best } = words;
  const other = words.open.colors[opponent(position.turn)];
  const after = position.play(move);
  if (CORNERS.includes(move)) return fill(best.corner, { move });
  if (after.phase === 'pass') return fill(best.silence, { move, other });
  const { corner, others } = keptCorner(position, move);
  if (others.length > NAMED)
    return fill(plural(best.keepsMany, others.length, language()), { move, other, corner });
  if (others.length > 0)
    return fill(best.keeps, { move, other, corner, list: listed(others, 'disjunction', language()) });
  const replies = after.legalMoves.length;
  if (after.phase === 'play' && replies <= FEW_REPLIES)
    return fill(plural(best.replies, replies, language()), { move, other });
  const flips = position.flips(move).length;
  return flips <= FEW_FLIPS ? fill(plural(best.flips, flips, language()), { move }) : '';
}

declare global {
  interface HTMLElementTagNameMap {
    'best-move': BestMove;
  }
}
