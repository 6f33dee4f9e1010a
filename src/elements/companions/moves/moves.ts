/**
 * The class of `<othello-moves>`; `define.ts` registers it, and `<othello-game>` contains one. `branches.ts` says which
 * moves are listed.
 */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { isWorseThanGood } from '../../../core/analysis/classes.js';
import { Localizer } from '../../localizer.js';
import { fill } from '../../../core/locales/strings.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import { lostDiscs } from '../../../core/rules/score.js';
import { branchesOf, endOf, nearestNodes, nextOf, type MainLine } from './branches.js';
import { focusedIn } from '../../dom.js';
import { ReviewCompanion } from '../review/review-companion.js';
import { analysisStrings } from '../analysis/analysis-strings.js';
import { judgementText, SIGNS } from '../analysis/analysis-words.js';
import { styles } from './moves.styles.js';
import { squareName } from '../../board/square-name.js';
import { loadedFor } from '../shared/loaded-for.js';
import { companionStrings } from '../shared/companion-strings.js';

/**
 * Maximum number of moves drawn, so that a list is drawn at once; of a larger tree those nearest to the place shown.
 */
const MOST_DRAWN = 400;

/**
 * Lists the moves of a board's game with their side lines, each below the move that it leaves. A click, or the arrow
 * keys, go to the position after a move. Also shows the name of the opening, and what the moves gave away if
 * `<othello-review>` has reviewed the game.
 *
 * @tagname othello-moves
 *
 * @slot - A board, if `for` is not set.
 *
 * @csspart list - The list.
 * @csspart move - A move; the one whose position is shown is also `current`, those off the board's line are `off`.
 * @csspart judgement - The sign of a mistake and its loss in discs; also the class, such as `blunder`.
 * @csspart pass - A pass between two moves.
 * @csspart side - A side line; the one that the board shows is also `shown`.
 * @csspart opening - The name of the opening.
 *
 * @cssprop --othello-inaccuracy-color - Inaccuracies.
 * @cssprop --othello-mistake-color - Mistakes.
 * @cssprop --othello-blunder-color - Blunders.
 * @cssprop [--othello-moves-height=13rem] - The height from which the list scrolls.
 */
export class OthelloMoves extends ReviewCompanion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    mainLine: { attribute: 'main-line' },
    opening: { state: true },
  };
  static {
    // The name of the opening is loaded after the moves have been rendered.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-moves', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /**
   * The line that side lines leave. With `first` it is the moves that were played first, so that a game keeps its shape
   * while the reader moves through it. With `shown` it is the line on the board, so that a move that was taken back
   * becomes a side line.
   */
  mainLine: MainLine = 'first';

  /** The name of the opening, once the table of openings is loaded. */
  private opening = '';

  /** Whether the list had the focus before the update. */
  #focused = false;
  /** The node that a key has requested, until it is shown: the focus then moves to it. */
  #target: GameNode | undefined;
  /** The nodes of all buttons, in the order of the list. */
  #nodes: GameNode[] = [];
  /** The nodes of the line on the board. */
  #shown: ReadonlySet<GameNode> = new Set();
  /** The nodes that are drawn. */
  #drawn: ReadonlySet<GameNode> = new Set();

  /** The node that the list was last scrolled to; the list does not scroll back to it. */
  #scrolledTo: GameNode | undefined;
  /** The moves for which the opening's name was last requested. */
  #named = '';

  readonly #localizer = new Localizer(this, companionStrings);
  readonly #analysisLocalizer = new Localizer(this, analysisStrings);

  protected override render(): TemplateResult {
    const strings = this.#localizer.strings.moves;
    const { game } = this;
    const line = game ? [game.root, ...game.nodes] : [];
    const root = game?.root;
    this.#shown = new Set(line);
    this.#drawn = nearestNodes(line, game?.ply ?? 0, MOST_DRAWN);
    this.#nodes = [];
    return html`<slot></slot>
      <ol
        role="list"
        class=${classMap({
          reviewed: this.review?.plies.some((ply) => ply) ?? false,
          numbers: this.board?.coordinateStyle === 'numbers',
        })}
        aria-label=${strings.name}
        part="list"
        @keydown=${this.#onKeydown}
      >
        <li>${root ? this.#button(root, strings.start) : strings.start}</li>
        ${root && this.#line(root)}
      </ol>
      ${root?.children.length ? nothing : html`<p class="quiet">${strings.none}</p>`}
      <p class="quiet" part="opening">
        ${this.opening ? fill(strings.opening, { name: this.opening }) : nothing}
      </p>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = focusedIn(this.shadowRoot) !== undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const current = this.#current;
    const list = this.renderRoot.querySelector('ol')!;
    // An empty list needs no scrolling, so nothing is measured while the page loads.
    const isLonger = this.#nodes.length > 1;
    if (isLonger && current && this.#scrolledTo !== this.#shownNode && keepInView(list, current)) {
      this.#scrolledTo = this.#shownNode;
    }
    // The focused move may have been removed.
    const lost = this.#focused && !focusedIn(this.shadowRoot);
    const arrived = this.#target !== undefined && this.#target === this.#shownNode;
    if (arrived) this.#target = undefined;
    if (lost || arrived) current?.focus();
    void this.#nameOpening();
  }

  /** The node whose position the board shows. */
  get #shownNode(): GameNode | undefined {
    return this.game?.node;
  }

  get #current(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('[aria-current]');
  }

  /** The moves from a node to the end of its line, each with the side lines that leave there. */
  #line(from: GameNode): TemplateResult[] {
    const { main, sides } = branchesOf(from, this.#shown, this.mainLine);
    if (!main) return [];
    const hidden = [main, ...sides].find((node) => !this.#drawn.has(node));
    const more = hidden ? [this.#more(hidden)] : [];
    if (hidden === main) return more;
    const drawn = sides.filter((side) => this.#drawn.has(side));
    return [this.#item(main), ...drawn.map((side) => this.#side(side, main)), ...more, ...this.#line(main)];
  }

  /** A button for moves that are not drawn; they are when they are shown. */
  #more(hidden: GameNode): TemplateResult {
    const { more } = this.#localizer.strings.moves;
    const text = html`<span class="unseen">${more}</span><span class="seen" aria-hidden="true">…</span>`;
    return html`<li>${this.#button(hidden, text)}</li>`;
  }

  /** A side line, below the move that it replaces. */
  #side(side: GameNode, main: GameNode): TemplateResult {
    const strings = this.#localizer.strings.moves;
    const shown = this.#shown.has(side);
    const label = fill(shown ? strings.sideShown : strings.side, { move: this.#nameOf(main) });
    return html`<li class="side ${shown ? 'shown' : ''}" part="side ${shown ? 'shown' : ''}">
      <ol role="list" aria-label=${label}>
        ${this.#item(side)} ${this.#line(side)}
      </ol>
    </li>`;
  }

  /** A move, after its number or a pass. */
  #item(node: GameNode): TemplateResult {
    const { strings } = this.#localizer;
    const passed = node.parent?.color === node.color;
    const otherColor = node.color === 'black' ? 'white' : 'black';
    const other = strings[otherColor];
    return html`${
        passed
          ? html`<li class="pass ${otherColor}" part="pass">
              <span aria-hidden="true">–</span
              ><span class="unseen">${fill(strings.moves.pass, { color: other })}</span>
            </li>`
          : nothing
      }
      <li class=${node.color!}>
        ${this.#button(
          node,
          html`<span class="unseen">${this.#nameOf(node)}${this.#judgementOf(node)}</span>
            <span class="seen" aria-hidden="true"
              ><span class="number">${node.ply}</span
              ><span class="disc ${node.color!}"></span
              >${squareName(node.move!, this.board?.coordinateStyle)}${this.#signOf(node)}</span
            >`,
        )}
      </li>`;
  }

  /** The button of a move, which goes to it. */
  #button(node: GameNode, text: TemplateResult | string): TemplateResult {
    const current = node === this.#shownNode;
    const kind = current ? 'current' : this.#shown.has(node) ? '' : 'off';
    const at = this.#nodes.push(node) - 1;
    return html`<button
      type="button"
      class=${kind}
      part="move ${kind}"
      aria-current=${ifDefined(current ? 'step' : undefined)}
      tabindex=${current ? 0 : -1}
      data-at=${at}
      @click=${() => this.goToPlace(node)}
    >
      ${text}
    </button>`;
  }

  /** The loss of a move in words; empty for the best moves, and without a review. */
  #judgementOf(node: GameNode): string {
    const { strings, language } = this.#analysisLocalizer;
    const ply = this.review?.plyAt(node);
    return ply?.class === undefined || ply.loss === 0 ? '' : `, ${judgementText(strings, ply, language)}`;
  }

  /** The sign of a bad move, with its loss. */
  #signOf(node: GameNode): TemplateResult | typeof nothing {
    const ply = this.review?.plyAt(node);
    if (!ply || !isWorseThanGood(ply.class)) return nothing;
    return html`<span class="judgement ${ply.class}" part="judgement ${ply.class}"
      >${SIGNS[ply.class]} −${lostDiscs(ply.loss)}</span
    >`;
  }

  /** A move in words. */
  #nameOf({ ply, color, move }: GameNode): string {
    const { strings } = this.#localizer;
    return fill(strings.moves.move, {
      n: ply,
      color: strings[color!],
      square: squareName(move!, this.board?.coordinateStyle),
    });
  }

  /** Left and right move along a line, up and down through the whole list. */
  #onKeydown(event: KeyboardEvent): void {
    const at = Number((event.target as HTMLElement).dataset['at']);
    const to = this.#nodeByKey(event.key, at);
    if (!to) return;
    event.preventDefault();
    this.goToPlace(to);
    this.#target = to;
    this.requestUpdate();
  }

  /** Where a key leads to from a move. */
  #nodeByKey(key: string, at: number): GameNode | undefined {
    const node = this.#nodes[at];
    const rtl = getComputedStyle(this).direction === 'rtl';
    switch (key) {
      case 'ArrowDown':
        return this.#nodes[at + 1];
      case 'ArrowUp':
        return this.#nodes[at - 1];
      case rtl ? 'ArrowLeft' : 'ArrowRight':
        return node && nextOf(node, this.#shown);
      case rtl ? 'ArrowRight' : 'ArrowLeft':
        return node?.parent;
      case 'Home':
        return this.#nodes[0];
      case 'End':
        return node && endOf(node, this.#shown);
      default:
        return undefined;
    }
  }

  /** Loads the table of openings with the first move. */
  async #nameOpening(): Promise<void> {
    const { game } = this;
    const { language } = this.#localizer;
    const places = game?.nodes.slice(0, game.ply) ?? [];
    const query = [language, places.map(({ move }) => move).join(''), game?.position.board].join();
    if (query === this.#named) return;
    this.#named = query;
    if (!game || places.length === 0) {
      this.opening = '';
      return;
    }
    const openings = await loadedFor(this, () => import('../shared/opening-name.js'));
    // Try again after a failure.
    if (!openings) this.#named = '';
    else this.opening = openings.openingName([game.root, ...places], language) ?? '';
  }
}

/**
 * Scrolls the list, but never the page.
 *
 * @returns whether the list is visible
 */
function keepInView(list: Element, item: Element): boolean {
  const [inside, frame] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.top < frame.top || inside.bottom > frame.bottom) {
    list.scrollTop += inside.top - frame.top - frame.height / 2;
  }
  return frame.height > 0;
}
