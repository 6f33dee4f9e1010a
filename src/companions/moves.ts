import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { Localizer } from '../locales/localizer.js';
import { fill } from '../locales/strings.js';
import type { GameNode } from '../rules/game.js';
import { branchesOf, endOf, nextOf, type MainLine } from './branches.js';
import { Companion } from './companion.js';
import { styles } from './moves.styles.js';
import { companionWords } from './words.js';

/**
 * The moves of a board's game with their side lines, each below the move that it leaves: a click, or the arrow keys,
 * go to the position after a move. Says the opening's name, too.
 *
 * @tagname othello-moves
 *
 * @slot - A board, where there is no `for`.
 *
 * @csspart list - The list.
 * @csspart move - A move; the one whose position is shown is also `current`, those off the board's line are `off`.
 * @csspart pass - A pass between two moves.
 * @csspart side - A side line; the one that the board shows is also `shown`.
 * @csspart opening - The opening's name.
 *
 * @cssprop [--othello-moves-height=13rem] - The height from which the list scrolls.
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

  /**
   * The line that side lines leave: with `first` the moves that were played first, whatever the board shows, so that
   * a game that is looked through keeps its shape; with `shown` the line on the board, so that what was taken back
   * is the side line.
   */
  @property({ attribute: 'main-line' }) mainLine: MainLine = 'first';

  /** The opening's name, once the table of openings is here and knows it. */
  @state() private opening = '';

  /** Whether the focus was in the list before it was drawn anew. */
  #focused = false;
  /** Where a key leads, until that is shown: the focus goes along. */
  #goal: GameNode | undefined;
  /** The places that can be gone to, in the order in which they stand in the list. */
  #places: GameNode[] = [];
  /** The places of the line that the board shows. */
  #shown: ReadonlySet<GameNode> = new Set();

  readonly #localizer = new Localizer(this, companionWords);

  protected override render(): TemplateResult {
    const words = this.#localizer.strings.moves;
    const line = this.board?.places ?? [];
    const root = line[0];
    this.#shown = new Set(line);
    this.#places = [];
    return html`<slot></slot>
      <ol role="list" aria-label=${words.name} part="list" @keydown=${this.#step}>
        <li>${root ? this.#button(root, words.start) : words.start}</li>
        ${root && this.#line(root)}
      </ol>
      ${root?.children.length ? nothing : html`<p class="quiet">${words.none}</p>`}
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
    const current = this.#current;
    const list = this.renderRoot.querySelector('ol')!;
    if (current) keepInView(list, current);
    // The move that had the focus may be gone.
    const lost = this.#focused && !this.shadowRoot!.activeElement;
    const arrived = this.#goal !== undefined && this.#goal === this.#here;
    if (arrived) this.#goal = undefined;
    if (lost || arrived) current?.focus();
    void this.#nameOpening();
  }

  /** The place that the board shows. */
  get #here(): GameNode | undefined {
    return this.board?.places[this.board.ply];
  }

  get #current(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('[aria-current]');
  }

  /** The moves from a place to the line's end, each with the side lines that leave there. */
  #line(from: GameNode): TemplateResult[] {
    const { main, sides } = branchesOf(from, this.#shown, this.mainLine);
    if (!main) return [];
    return [this.#item(main), ...sides.map((side) => this.#side(side, main)), ...this.#line(main)];
  }

  #side(side: GameNode, main: GameNode): TemplateResult {
    const words = this.#localizer.strings.moves;
    const shown = this.#shown.has(side);
    const label = fill(shown ? words.sideShown : words.side, { move: this.#nameOf(main) });
    return html`<li class="side ${shown ? 'shown' : ''}" part="side ${shown ? 'shown' : ''}">
      <ol role="list" aria-label=${label}>
        ${this.#item(side)} ${this.#line(side)}
      </ol>
    </li>`;
  }

  #item(place: GameNode): TemplateResult {
    const { strings } = this.#localizer;
    const passed = place.parent?.color === place.color;
    const other = strings[place.color === 'black' ? 'white' : 'black'];
    return html`${
        passed
          ? html`<li class="pass" part="pass">
              <span aria-hidden="true">–</span
              ><span class="unseen">${fill(strings.moves.pass, { color: other })}</span>
            </li>`
          : nothing
      }
      <li>
        ${this.#button(
          place,
          html`<span class="unseen">${this.#nameOf(place)}</span>
            <span class="seen" aria-hidden="true"
              ><span class="number">${place.ply}</span
              ><span class="disc ${place.color!}"></span>${place.move}</span
            >`,
        )}
      </li>`;
  }

  #button(place: GameNode, text: TemplateResult | string): TemplateResult {
    const current = place === this.#here;
    const kind = current ? 'current' : this.#shown.has(place) ? '' : 'off';
    const at = this.#places.push(place) - 1;
    return html`<button
      type="button"
      class=${kind}
      part="move ${kind}"
      aria-current=${ifDefined(current ? 'step' : undefined)}
      tabindex=${current ? 0 : -1}
      data-at=${at}
      @click=${() => this.board?.goTo(place)}
    >
      ${text}
    </button>`;
  }

  #nameOf({ ply, color, move }: GameNode): string {
    const { strings } = this.#localizer;
    return fill(strings.moves.move, { n: ply, color: strings[color!], square: move! });
  }

  /** Left and right go along a line, up and down through the whole list, as in any list of which one is chosen. */
  #step(event: KeyboardEvent): void {
    const at = Number((event.target as HTMLElement).dataset['at']);
    const to = this.#placeBy(event.key, at);
    if (!to) return;
    event.preventDefault();
    this.board?.goTo(to);
    this.#goal = to;
    this.requestUpdate();
  }

  #placeBy(key: string, at: number): GameNode | undefined {
    const place = this.#places[at];
    const rtl = this.matches(':dir(rtl)');
    switch (key) {
      case 'ArrowDown':
        return this.#places[at + 1];
      case 'ArrowUp':
        return this.#places[at - 1];
      case rtl ? 'ArrowLeft' : 'ArrowRight':
        return place && nextOf(place, this.#shown);
      case rtl ? 'ArrowRight' : 'ArrowLeft':
        return place?.parent;
      case 'Home':
        return this.#places[0];
      case 'End':
        return place && endOf(place, this.#shown);
      default:
        return undefined;
    }
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
function keepInView(list: Element, item: Element): void {
  const [inside, frame] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.top < frame.top || inside.bottom > frame.bottom) {
    list.scrollTop += inside.top - frame.top - frame.height / 2;
  }
}
