import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { Localizer } from '../locales/localizer.js';
import { fill } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import type { Square } from '../rules/square.js';
import { Companion } from './companion.js';
import { styles } from './moves.styles.js';
import { companionWords } from './words.js';

/**
 * The moves of a board's game: a click goes to the position after one. Says the opening's name, too.
 *
 * @tagname othello-moves
 *
 * @slot - A board, where there is no `for`.
 *
 * @csspart list - The list.
 * @csspart move - A move; the one whose position is shown is also `current`.
 * @csspart pass - A pass between two moves.
 * @csspart opening - The opening's name.
 */
export class OthelloMoves extends Companion {
  static override styles = styles;
  static {
    // The opening's name is fetched after the moves have been drawn.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-moves', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** The opening's name, once the table of openings is here and knows it. */
  @state() private opening = '';

  /** Whether the focus was in the list before it was drawn anew. */
  #focused = false;

  readonly #localizer = new Localizer(this, companionWords);

  protected override render(): TemplateResult {
    const words = this.#localizer.strings.moves;
    const line = this.board?.line ?? [];
    return html`<slot></slot>
      <ol role="list" aria-label=${words.name} part="list" @keydown=${this.#step}>
        <li>${this.#button(0, words.start)}</li>
        ${line.map((move, index) => this.#item(index + 1, move, line[index - 1]?.color))}
      </ol>
      ${line.length === 0 ? html`<p class="quiet">${words.none}</p>` : nothing}
      <p class="quiet" part="opening">
        ${this.opening ? fill(words.opening, { name: this.opening }) : nothing}
      </p>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot?.activeElement != null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const current = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    const list = this.renderRoot.querySelector('ol')!;
    if (current) keepInView(list, current);
    // The move that had the focus may be gone.
    if (this.#focused && !this.shadowRoot!.activeElement) current?.focus();
    void this.#nameOpening();
  }

  #item(
    ply: number,
    move: { readonly square: Square; readonly color: Color },
    before: Color | undefined,
  ): TemplateResult {
    const { strings } = this.#localizer;
    const passed = before === move.color;
    const other = strings[move.color === 'black' ? 'white' : 'black'];
    return html`${
        passed
          ? html`<li class="pass" part="pass">
              <span aria-hidden="true">–</span
              ><span class="unseen">${fill(strings.moves.pass, { color: other })}</span>
            </li>`
          : nothing
      }
      <li>${this.#button(ply, move.square, move.color)}</li>`;
  }

  #button(ply: number, text: string, color?: Color): TemplateResult {
    const { strings } = this.#localizer;
    const current = this.board?.ply === ply;
    const label = color && fill(strings.moves.move, { n: ply, color: strings[color], square: text });
    return html`<button
      type="button"
      part="move ${current ? 'current' : ''}"
      aria-current=${ifDefined(current ? 'step' : undefined)}
      tabindex=${current ? 0 : -1}
      data-ply=${ply}
      @click=${() => this.board?.goTo(ply)}
    >
      ${
        color
          ? html`<span class="unseen">${label}</span>
              <span class="seen" aria-hidden="true"
                ><span class="number">${ply}</span><span class="disc ${color}"></span>${text}</span
              >`
          : text
      }
    </button>`;
  }

  /** Arrow keys go through the list, as in any list of which one entry is chosen. */
  #step(event: KeyboardEvent): void {
    const { key, target } = event;
    const { board } = this;
    if (!board) return;
    const at = Number((target as HTMLElement).dataset['ply']);
    const to =
      { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[key] ??
      { Home: 0, End: board.length }[key];
    if (to === undefined || to < 0 || to > board.length) return;
    event.preventDefault();
    board.goTo(to);
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(`[data-ply='${to}']`)?.focus();
    });
  }

  /** The table of openings is fetched with the first move. */
  async #nameOpening(): Promise<void> {
    const { board } = this;
    if (!board || board.history.length === 0) {
      this.opening = '';
      return;
    }
    const { openingName } = await import('./opening-name.js');
    this.opening = openingName(board, this.#localizer.language) ?? '';
  }
}

/** Scrolls the list only, never the page. */
function keepInView(list: Element, item: HTMLElement): void {
  const top = item.offsetTop - (list as HTMLElement).offsetTop;
  if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}
