/**
 * `<best-move>`: one sentence on the best move that the board's engine has found: the reason that a review of the game
 * gives for it, else what can be seen of it on the board if there is no other best one, else how the
 * moves compare.
 */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { OthelloBoard } from '../../src/elements/element.js';
import type { MoveValue } from '../../src/core/engine.js';
import type { OthelloReview } from '../../src/elements/companions/review/review.js';
import { fill, plural } from '../../src/core/locales.js';
import { CORNERS, opponent, type Position, type Square } from '../../src/core/rules.js';
import { late } from '../late.js';
import { ANALYSE } from '../locales/analyse.js';
import { language, onLanguage } from '../site.js';
import { listed, NAMED } from '../train/puzzles/puzzle-reason.js';

/** With more replies, the number says little. */
const FEW_REPLIES = 6;

/** How the best moves compare with the others, by the whole discs that the squares show. */
interface Standing {
  /** The best ones, of which there may be several. */
  readonly best: readonly Square[];
  /** By how many discs they are better than any other; `undefined` if there is no other. */
  readonly lead: number | undefined;
  /** Whether the values of the best ones are proven. */
  readonly isExact: boolean;
}

/** A best move, and the position in which it is one. */
interface Found {
  readonly position: Position;
  readonly move: Square;
  /** Missing where the engine gives no values. */
  readonly standing: Standing | undefined;
  /** What the review says of it. */
  readonly reason?: string | undefined;
}

export class BestMove extends LitElement {
  static override readonly properties = {
    board: { attribute: false },
    review: { attribute: false },
    found: { state: true },
  };

  /** The height of two lines is reserved: with each move another sentence comes. One line stands in the middle. */
  static override readonly styles = css`
    :host {
      display: grid;
      align-content: center;
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
    this.board.addEventListener('othello-analysis', ({ detail: { best, ply, scores } }) => {
      const { game } = this.board;
      if (best === undefined || best === 'pass' || ply !== game.ply) return;
      const standing = standingIn([...scores.values()]);
      const { found } = this;
      const isSame = found?.move === best && isShared(found) === isShared({ standing });
      if (isSame) this.found = { ...found, standing };
      else void this.#find({ position: game.position, move: best, standing });
    });
    this.board.addEventListener('othello-change', () => {
      if (this.found && !this.found.position.equals(this.board.game.position)) this.found = undefined;
    });
  }

  /** Finds what the review says of a best move, so that there is one reason for it on the page. */
  async #find(found: Found): Promise<void> {
    const { board, review } = this;
    const { position } = found;
    const isReviewed = review.result.plies.some((ply) => ply?.position.equals(position));
    const reason = isReviewed ? await this.#reasonOf(found) : undefined;
    if (board.game.position.equals(position)) this.found = { ...found, reason };
  }

  async #reasonOf(found: Found): Promise<string | undefined> {
    const { readerIn, reviewedReason } = await late(() => import('./reviewed-reason.js'));
    const reader = await readerIn(language(), this.board.game.facts);
    const { reviewed, oneOfBest } = ANALYSE[language()].best;
    const text = isShared(found) ? oneOfBest : reviewed;
    return reviewedReason(this.review.result, found.position, found.move, reader, text);
  }

  override render(): TemplateResult | typeof nothing {
    const { found } = this;
    const sentence =
      found && (found.reason ?? ((!isShared(found) && sentenceOn(found)) || comparisonOf(found)));
    return sentence ? html`<p>★ ${sentence}</p>` : nothing;
  }
}

/** Whether several moves are the best. */
function isShared({ standing }: Pick<Found, 'standing'>): boolean {
  return standing !== undefined && standing.best.length > 1;
}

/** @param values best first */
function standingIn(values: readonly MoveValue[]): Standing | undefined {
  const [first] = values;
  if (!first || first.noValue) return undefined;
  const discs = Math.round(first.value);
  const isBest = ({ value }: MoveValue): boolean => Math.round(value) === discs;
  const best = values.filter(isBest);
  const next = values.find((one) => !isBest(one));
  return {
    best: best.flatMap(({ move }) => (move === 'pass' ? [] : [move])),
    lead: next && discs - Math.round(next.value),
    isExact: best.every(({ certainty }) => certainty === 'exact'),
  };
}

/** How the best move compares with the others; empty where the engine gives no values. */
function comparisonOf({ move, standing }: Found): string {
  if (!standing) return '';
  const { best: words } = ANALYSE[language()];
  const { best, lead, isExact } = standing;
  if (best.length > NAMED) return fill(plural(words.manyEqual, best.length, language()));
  if (best.length > 1)
    return fill(isExact ? words.equal : words.aboutEqual, { list: listed(best, 'conjunction', language()) });
  return lead === undefined
    ? fill(words.only, { move })
    : fill(plural(words.ahead, lead, language()), { move });
}

/** What a move takes or leaves; empty if there is nothing special to see. */
function sentenceOn({ position, move }: Found): string {
  const words = ANALYSE[language()];
  const { best } = words;
  const other = words.open.colors[opponent(position.turn)];
  const after = position.play(move);
  if (CORNERS.includes(move)) return fill(best.corner, { move });
  if (after.phase === 'pass') return fill(best.silence, { move, other });
  const replies = after.legalMoves.length;
  const areFew = after.phase === 'play' && replies <= FEW_REPLIES;
  return areFew ? fill(plural(best.replies, replies, language()), { move, other }) : '';
}

declare global {
  interface HTMLElementTagNameMap {
    'best-move': BestMove;
  }
}
