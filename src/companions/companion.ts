import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { OthelloBoard } from '../board/element.js';
import type { Game, GameChange, GameNode } from '../rules/game.js';

/**
 * An element beside a board that shows its game, or one that a page gives it. It finds the board, and is rendered again after each
 * change of the game and each `othello-change`; neither the board nor the game knows of it.
 *
 * @cssprop [--othello-ink-color=light-dark(#1d2522, #e8efeb)] - Text.
 * @cssprop [--othello-quiet-color=light-dark(#55635d, #a3b1aa)] - Text that is less important.
 * @cssprop [--othello-paper-color=light-dark(#fff, #1d2623)] - What text stands on.
 * @cssprop [--othello-edge-color=light-dark(#c8d2cc, #3b4843)] - Edges of boxes and fields.
 * @cssprop [--othello-accent-color=light-dark(#1d6b49, #5fc092)] - What is chosen, and the button that leads on.
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

  /** The board's id, in the same document or shadow root. Without it, the board inside this element is meant. */
  for: string | undefined;

  #given: Game | undefined;
  /** The game whose changes are heard. */
  #heard: Game | undefined;
  #unwatch: (() => void) | undefined;
  #found: Element | undefined;
  #observer: MutationObserver | undefined;
  #hydrating = false;

  /** The board, once it is there and defined. */
  get board(): OthelloBoard | undefined {
    const found = this.#found;
    return found && 'legalMoves' in found ? (found as OthelloBoard) : undefined;
  }

  /** The game that is shown: the one that a page has given, else the board's. A board is not needed where there is a game. */
  get game(): Game | undefined {
    return this.#given ?? this.board?.game;
  }
  set game(game: Game | null | undefined) {
    const before = this.game;
    this.#given = game ?? undefined;
    this.#listen();
    this.requestUpdate('game', before);
  }

  /** The game that a page has given; `undefined` where the board's is shown. */
  protected get givenGame(): Game | undefined {
    return this.#given;
  }

  /** The board, where it shows this game: a line of the engine, or a mark, is shown there. */
  protected get view(): OthelloBoard | undefined {
    const { board } = this;
    return board && board.game === this.game ? board : undefined;
  }

  /** Goes to a place of the game. A board also takes back what it shows in place of the game. */
  protected goToPlace(place: number | GameNode): void {
    const { view } = this;
    if (view) view.goTo(place);
    else this.game?.goTo(place);
  }

  override connectedCallback(): void {
    // Server-rendered content shows no board: the first render must be the same, so that it can be hydrated.
    this.#hydrating = !this.hasUpdated && this.shadowRoot !== null;
    super.connectedCallback();
    this.#observer ??= new MutationObserver(() => this.#findBoard());
    // A board may be added later than its companion, or be replaced.
    this.#observer.observe(this.getRootNode(), { childList: true, subtree: true, attributeFilter: ['id'] });
    this.#findBoard();
    // It has not heard what became of the game while it was away.
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

  /** Events of the board to listen for beside `othello-change`. */
  protected readonly boardEvents: readonly string[] = [];

  /** Called for each event of the board, before this is rendered again. */
  protected onBoardEvent?(event: Event): void;

  /** Called for changes of the game that belong together, before this is rendered again. */
  protected onGameChanges?(changes: readonly GameChange[]): void;

  /** Called when another game is shown, or none: then this is in no page, or knows of no game. */
  protected onGameReplaced?(game: Game | undefined): void;

  /** Called when there is another board, or none. */
  protected onBoardChanged(): void {
    this.requestUpdate();
  }

  /** The board that is meant where `for` names none. */
  protected boardInside(): Element | null {
    return this.querySelector('othello-board');
  }

  #findBoard(): void {
    if (this.#hydrating) return;
    const root = this.getRootNode() as Document | ShadowRoot;
    const found = this.for ? root.querySelector(`#${CSS.escape(this.for)}`) : this.boardInside();
    this.#attach(found ?? undefined);
  }

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

  /** Hears of the changes of the game that is shown now: a board may be given another. */
  #listen(): void {
    const game = this.isConnected ? this.game : undefined;
    if (game === this.#heard) return;
    this.#unwatch?.();
    this.#heard = game;
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
