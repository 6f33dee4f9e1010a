/**
 * The class of `<othello-evaluation>`, a bar for who is ahead; `define.ts` registers it, and `<othello-game>` contains
 * one. `analysis/place-value.ts` has the value.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { Localizer } from '../../localizer.js';
import { fill } from '../../../core/locales/strings.js';
import type { Game } from '../../../core/rules/game/game.js';
import { valueByResult, type PlaceValue } from '../analysis/place-value.js';
import { ReviewCompanion } from '../review/review-companion.js';
import { styles } from './evaluation.styles.js';
import { companionStrings } from '../shared/companion-strings.js';

/**
 * Shows the engine's evaluation of the position on a board with `analysis`, as a bar and labels; at the end of the
 * game, its result.
 *
 * @tagname othello-evaluation
 *
 * @slot - A board, if `for` is not set.
 *
 * @csspart bar - The bar.
 * @csspart black - Black's part of the bar.
 * @csspart text - The labels.
 * @csspart depth - How deep was searched, in the labels.
 */
export class OthelloEvaluation extends ReviewCompanion {
  static override styles = styles;

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-evaluation', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  readonly #localizer = new Localizer(this, companionStrings);
  /** The last value shown. */
  #last: PlaceValue | undefined;

  protected override render(): TemplateResult {
    const strings = this.#localizer.strings.evaluation;
    const { evaluation, old } = this.#shown;
    this.#last = evaluation;
    const value = evaluation?.value ?? 0;
    // Most values are below 20 discs, so the scale is fine there and coarse beyond.
    const share = 50 + 50 * Math.tanh(value / 16);
    const text = evaluation ? this.#text(evaluation) : this.#isUnvalued ? strings.noValue : strings.none;
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
      <p part="text" aria-hidden="true">${evaluation ? this.#parts(evaluation) : text}</p>`;
  }

  /** The value to show, and whether it belongs to another position. */
  get #shown(): { readonly evaluation: PlaceValue | undefined; readonly old: boolean } {
    const { game, view } = this;
    const evaluation = game && (this.review?.valueAt(game.node) ?? this.#result(game));
    if (evaluation) return { evaluation, old: view?.preview !== undefined };
    // Until the new position has a value, the old one stays, paler, so that the bar does not jump to the middle.
    return { evaluation: this.isEvaluated && !this.#isUnvalued ? this.#last : undefined, old: true };
  }

  /** Whether the board's engine has searched the position and gives no values. */
  get #isUnvalued(): boolean {
    const { game } = this;
    return game !== undefined && this.review?.isUnvalued(game.node) === true;
  }

  /** The result of a game that was not reviewed; without it a graph would have no value at its end. */
  #result({ node }: Game): PlaceValue | undefined {
    return this.review?.status === 'idle' ? valueByResult(node) : undefined;
  }

  /** The value in words. */
  #text(evaluation: PlaceValue): string {
    const trust = this.#localizer.strings.evaluation[evaluation.certainty];
    return `${this.#leader(evaluation)} (${trust}${this.#depth(evaluation)})`;
  }

  /** The same text; a page may hide the depth. */
  #parts(evaluation: PlaceValue): TemplateResult {
    const trust = this.#localizer.strings.evaluation[evaluation.certainty];
    const depth = this.#depth(evaluation);
    return html`${this.#leader(evaluation)}
    (${trust}${depth ? html`<span part="depth">${depth}</span>` : nothing})`;
  }

  /** The side that is ahead, and its lead, in words. */
  #leader({ value }: PlaceValue): string {
    const { strings } = this.#localizer;
    const discs = Math.round(Math.abs(value));
    const color = value > 0 ? strings.black : strings.white;
    return discs === 0 ? fill(strings.evaluation.even) : fill(strings.evaluation.ahead, { color, n: discs });
  }

  /** The depth in words; nothing for an exact value. */
  #depth({ certainty, depth }: PlaceValue): string {
    const words = this.#localizer.strings.evaluation.depth;
    return certainty === 'exact' ? '' : `, ${words.replace('{n}', String(depth))}`;
  }
}
