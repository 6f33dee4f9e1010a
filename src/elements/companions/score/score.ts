/** The class of `<othello-score>`; `define.ts` registers it, and `<othello-game>` contains one. */
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { Localizer } from '../../localizer.js';
import { fill } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game/game.js';
import { discCount, type Score } from '../../../core/rules/score.js';
import { Companion } from '../shared/companion.js';
import { styles } from './score.styles.js';
import { companionStrings } from '../shared/companion-strings.js';

/**
 * The score beside a board: names, discs of each side, whose turn it is, and who has won.
 *
 * @tagname othello-score
 *
 * @slot - A board, if `for` is not set.
 * @slot black - Beside Black's number, for example `<othello-clock side="black">`.
 * @slot white - Beside White's number.
 * @slot black-portrait - A small picture of Black's player, before the name.
 * @slot white-portrait - A small picture of White's player.
 *
 * @csspart side - One side: its disc, name and number; also `black` or `white`.
 * @csspart name - The name of a side.
 * @csspart count - The number of a side.
 * @csspart status - Whether a side is to move, thinks, or has won.
 */
export class OthelloScore extends Companion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    blackName: { attribute: 'black-name' },
    whiteName: { attribute: 'white-name' },
    blackDetail: { attribute: 'black-detail' },
    whiteDetail: { attribute: 'white-detail' },
    raw: { type: Boolean },
  };

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-score', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Black's name; by default the name of the colour. */
  blackName = '';
  /** White's name; by default the name of the colour. */
  whiteName = '';
  /** Text below Black's name, such as a level, while there is no status. */
  blackDetail = '';
  /** Text below White's name, while there is no status. */
  whiteDetail = '';
  /**
   * Shows the discs on the board even at the end, instead of the official score, in which empty squares go to the
   * winner.
   */
  raw = false;

  readonly #localizer = new Localizer(this, companionStrings);
  /** The score shown last. */
  #last: { readonly game: Game; readonly score: Score } | undefined;

  protected override render(): TemplateResult {
    const { strings } = this.#localizer;
    this.#count();
    return html`<slot></slot>
      <div class="sides" role="group" aria-label=${strings.score.name}>
        ${this.#side('black', this.blackName, this.blackDetail)}
        ${this.#side('white', this.whiteName, this.whiteDetail)} ${this.#share}
      </div>`;
  }

  /** A bar of Black's share of the discs. */
  get #share(): TemplateResult | typeof nothing {
    if (!this.#last) return nothing;
    const { black, white } = this.#last.score;
    return html`<svg class="share" viewBox="0 0 64 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="white" width="64" height="1"></rect>
      <rect class="black" width=${((64 * black) / (black + white || 1)).toFixed(1)} height="1"></rect>
    </svg>`;
  }

  /** The name and the score of a side. */
  #side(color: Color, given: string, detail: string): TemplateResult {
    const { game } = this;
    const { strings } = this.#localizer;
    const name = given || strings[color];
    const points = this.#last?.score;
    const status = game && this.#status(game, color);
    const current = game && !game.result && game.turn === color;
    return html`<div class="side ${current ? 'current' : ''}" part="side ${color}">
      <span class="disc ${color}" aria-hidden="true"></span>
      <slot class="portrait" name="${color}-portrait"></slot>
      <span class="who">
        <span class="name" part="name" title=${name}>${name}</span>
        <span class="status" part="status">${status ?? (detail || nothing)}</span>
      </span>
      <slot name=${color}></slot>
      <span class="unseen">${points ? fill(strings.score.discs, { name, n: points[color] }) : nothing}</span>
      <span class="count" part="count" aria-hidden="true">${points?.[color] ?? '–'}</span>
    </div>`;
  }

  /** Counts anew, but where the discs of a move are still being flipped: the numbers follow them. */
  #count(): void {
    const { game, view } = this;
    if (game && game === this.#last?.game && view?.animating) return;
    const official = this.raw || view?.preview !== undefined ? undefined : game?.result;
    this.#last = game && { game, score: official ?? this.#discs(game) };
  }

  /** The discs on the board: in a preview, such as a turn that a player flips by hand, other ones than in the game. */
  #discs({ position }: Game): Score {
    const preview = this.view?.preview;
    return discCount(preview === undefined ? position : { board: preview.slice(0, 64) });
  }

  /** The status of a side: to move, thinking, winner. */
  #status({ result, turn }: Game, color: Color): string | undefined {
    const strings = this.#localizer.strings.score;
    if (result) return result.winner === color ? strings.winner : result.winner ? undefined : strings.draw;
    if (turn !== color) return undefined;
    return this.board?.thinking ? strings.thinking : strings.toMove;
  }
}
