import { html, type TemplateResult } from 'lit';
import type { AnalysisDetail } from '../board/events.js';
import { Localizer } from '../locales/localizer.js';
import { fill } from '../locales/strings.js';
import type { Position } from '../rules/position.js';
import { blackValue } from './analysis/words.js';
import { ReviewCompanion } from './analysis/review-companion.js';
import { styles } from './evaluation.styles.js';
import { companionStrings } from './strings.js';

/** The engine's evaluation of the position, from Black's side. */
interface Evaluation {
  /** Discs by which Black will be ahead. */
  readonly value: number;
  readonly certainty: 'exact' | 'selective' | 'heuristic';
  readonly depth: number;
}

/**
 * The engine's evaluation of the position on a board whose `analysis` is on, as a bar and in labels; where the game is over,
 * its result.
 *
 * @tagname othello-evaluation
 *
 * @slot - A board, where there is no `for`.
 *
 * @csspart bar - The bar.
 * @csspart black - Black's share of it.
 * @csspart text - The labels.
 */
export class OthelloEvaluation extends ReviewCompanion {
  static override styles = styles;

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-evaluation', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  protected override readonly boardEvents = ['othello-analysis'];
  readonly #localizer = new Localizer(this, companionStrings);
  #evaluation: Evaluation | undefined;
  /** The position that was evaluated. */
  #position: Position | undefined;

  protected override onBoardEvent(event: Event): void {
    const { view } = this;
    if (!view || event.type !== 'othello-analysis') return;
    const { best, scores, depth } = (event as CustomEvent<AnalysisDetail>).detail;
    const found = best && scores.get(best);
    if (!found) return;
    const { position } = view.game;
    const value = blackValue(position.turn, found.value);
    this.#evaluation = { value, certainty: found.certainty, depth };
    this.#position = position;
  }

  protected override render(): TemplateResult {
    const strings = this.#localizer.strings.evaluation;
    const { evaluation, old } = this.#shown;
    const value = evaluation?.value ?? 0;
    // Most positions lie within 20 discs: there the bar is fine, further out it is coarse.
    const share = 50 + 50 * Math.tanh(value / 16);
    const text = evaluation ? this.#text(evaluation) : strings.none;
    return html`<slot></slot>
      <div
        class="bar ${old ? 'old' : ''}"
        part="bar"
        .role=${'meter'}
        aria-label=${strings.name}
        aria-valuemin="-64"
        aria-valuemax="64"
        aria-valuenow=${Math.round(value)}
        aria-valuetext=${text}
      >
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="white" width="100" height="8"></rect>
          <rect class="black" part="black" width=${share.toFixed(1)} height="8"></rect>
          <rect class="middle" x="49.8" width="0.4" height="8"></rect>
        </svg>
      </div>
      <p part="text" aria-hidden="true">${text}</p>`;
  }

  /** What is to be shown, and whether it is that of another position. */
  get #shown(): { readonly evaluation: Evaluation | undefined; readonly old: boolean } {
    const position = this.game?.position;
    const live = position && this.#position?.equals(position) ? this.#evaluation : undefined;
    const evaluation = this.#final ?? moreCertain(this.#reviewed, live);
    if (evaluation) return { evaluation, old: false };
    // The last one stays, paler, until the new position has one: the bar does not jump to the middle.
    return { evaluation: this.view?.analysis ? this.#evaluation : undefined, old: true };
  }

  /** What the review of the game says of the position shown, as the graph shows it. */
  get #reviewed(): Evaluation | undefined {
    const { game, review } = this;
    if (!game || !review || this.view?.preview !== undefined) return undefined;
    const { node: shown, nodes, ply } = game;
    const node = ply === 0 ? nodes[0] : shown;
    const found = node && review.plyAt(node);
    if (!found) return undefined;
    const { color, before, after, certainty, depth } = found;
    return { value: blackValue(color, ply === 0 ? before : after), certainty, depth };
  }

  /** The game that has ended needs no engine: its margin is the value. */
  get #final(): Evaluation | undefined {
    const result = this.game?.result;
    return result && this.view?.preview === undefined
      ? { value: result.margin, certainty: 'exact', depth: 0 }
      : undefined;
  }

  #text({ value, certainty, depth }: Evaluation): string {
    const { strings } = this.#localizer;
    const labels = strings.evaluation;
    const discs = Math.round(Math.abs(value));
    const color = value > 0 ? strings.black : strings.white;
    const who = discs === 0 ? fill(labels.even) : fill(labels.ahead, { color, n: discs });
    const trust =
      certainty === 'exact'
        ? labels.exact
        : `${labels[certainty]}, ${labels.depth.replace('{n}', String(depth))}`;
    return `${who} (${trust})`;
  }
}

/** The evaluation that knows more of a position: the exact one, else the deeper. */
function moreCertain(one: Evaluation | undefined, other: Evaluation | undefined): Evaluation | undefined {
  if (!one || !other) return one ?? other;
  if (one.certainty === 'exact') return one;
  return other.certainty === 'exact' || other.depth > one.depth ? other : one;
}
