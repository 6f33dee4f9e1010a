/**
 * The base class of companions: finds the game (`game`, or `for="board"`) and the language, and requests an update when
 * the game changes. Subclasses only render.
 */
import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { OthelloBoard } from '../../board/element/element.js';
import type { Game, GameChange } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';

/**
 * Base of the elements beside a board that show its game, or one that the page sets. A companion finds the board, and
 * is rendered again after each change of the game and each `othello-change`. Neither the board nor the game knows about
 * it.
 *
 * @cssprop [--othello-ink-color=light-dark(#1d2522, #e8efeb)] - Text.
 * @cssprop [--othello-quiet-color=light-dark(#55635d, #a3b1aa)] - Less important text.
 * @cssprop [--othello-paper-color=light-dark(#fff, #1d2623)] - Background of text.
 * @cssprop [--othello-edge-color=light-dark(#c8d2cc, #3b4843)] - Borders of boxes and fields.
 * @cssprop [--othello-accent-color=light-dark(#1d6b49, #5fc092)] - Selected items and the main button.
 */
export abstract class Companion extends LitElement {
  static override properties: PropertyDeclarations = {
    for: {},
    game: { attribute: false, noAccessor: true },
  };
  /** Defines the element, unless the name is taken. */
  protected static defineAs(
    this: CustomElementConstructor,
    tag: string,
    registry: CustomElementRegistry = customElements,
  ): void {
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** The id of the board, in the same document or shadow root. Without it, the board inside this element is used. */
  for: string | undefined;

  #given: Game | undefined;
  /** The game that is subscribed to. */
  #watched: Game | undefined;
  #unwatch: (() => void) | undefined;
  #found: Element | undefined;
  #observer: MutationObserver | undefined;
  #hydrating = false;

  /** The board, once it is found and defined. */
  get board(): OthelloBoard | undefined {
    const found = this.#found;
    return found && 'legalMoves' in found ? (found as OthelloBoard) : undefined;
  }

  /** The game shown: the one that the page has set, otherwise the board's. With a game, no board is needed. */
  get game(): Game | undefined {
    return this.#given ?? this.board?.game;
  }
  set game(game: Game | null | undefined) {
    const before = this.game;
    this.#given = game ?? undefined;
    this.#listen();
    this.requestUpdate('game', before);
  }

  /** The game that the page has set; `undefined` if the board's is shown. */
  protected get givenGame(): Game | undefined {
    return this.#given;
  }

  /** The board, if it shows this game. Lines of the engine and marks are shown on it. */
  protected get view(): OthelloBoard | undefined {
    const { board } = this;
    return board && board.game === this.game ? board : undefined;
  }

  /** Goes to a place of the game. A board also ends its preview. */
  protected goToPlace(place: number | GameNode): void {
    const { view } = this;
    if (view) view.goTo(place);
    else this.game?.goTo(place);
  }

  override connectedCallback(): void {
    // Server-rendered content has no board. The first render must be the same for hydration.
    this.#hydrating = !this.hasUpdated && this.shadowRoot !== null;
    super.connectedCallback();
    this.#observer ??= new MutationObserver(() => this.#findBoard());
    // The board may be added later, or be replaced.
    this.#observer.observe(this.getRootNode(), { childList: true, subtree: true, attributeFilter: ['id'] });
    this.#findBoard();
    // Changes of the game while disconnected were missed.
    if (this.#given) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#attach(undefined);
    this.#listen();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // There is no document to search on a server.
    if (changed.has('for') && this.isConnected) this.#findBoard();
    this.#listen();
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    if (!this.#hydrating) return;
    this.#hydrating = false;
    this.#findBoard();
  }

  /** Events of the board to listen to besides `othello-change`. */
  protected readonly boardEvents: readonly string[] = [];

  /** Called for each event of the board, before rendering. */
  protected onBoardEvent?(event: Event): void;

  /** Called for a group of changes of the game, before rendering. */
  protected onGameChanges?(changes: readonly GameChange[]): void;

  /** Called when another game is shown; with `undefined` if there is none, or the element was disconnected. */
  protected onGameReplaced?(game: Game | undefined): void;

  /** Called when there is another board, or none. */
  protected onBoardChanged(): void {
    this.requestUpdate();
  }

  /** The board to use if `for` is not set. */
  protected boardInside(): Element | null {
    return this.querySelector('othello-board');
  }

  /** Finds the board that `for` names. */
  #findBoard(): void {
    if (this.#hydrating) return;
    const root = this.getRootNode() as Document | ShadowRoot;
    const found = this.for ? root.querySelector(`[id=${JSON.stringify(this.for)}]`) : this.boardInside();
    this.#attach(found ?? undefined);
  }

  /** Listens to a board, and no longer to the one before. */
  #attach(board: Element | undefined): void {
    if (board === this.#found) return;
    for (const name of ['othello-change', ...this.boardEvents]) {
      this.#found?.removeEventListener(name, this.#onEvent);
      board?.addEventListener(name, this.#onEvent);
    }
    this.#found = board;
    this.#listen();
    this.onBoardChanged();
  }

  /** Subscribes to the game shown: the board may have been given another one. */
  #listen(): void {
    const game = this.isConnected ? this.game : undefined;
    if (game === this.#watched) return;
    this.#unwatch?.();
    this.#watched = game;
    this.#unwatch = game?.watch((changes) => {
      this.onGameChanges?.(changes);
      this.requestUpdate();
    });
    this.onGameReplaced?.(game);
  }

  readonly #onEvent = (event: Event): void => {
    if (event.target !== this.#found) return;
    this.onBoardEvent?.(event);
    this.requestUpdate();
  };
}
