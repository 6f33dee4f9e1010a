import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { OthelloBoard } from '../board/element.js';

/**
 * What stands beside a board and shows its game. It finds the board, and is drawn anew with each
 * `othello-change`; the board does not know of it.
 */
export abstract class Companion extends LitElement {
  /** Defines the element, unless the name is taken. */
  protected static defineAs(
    this: CustomElementConstructor,
    tag: string,
    registry: CustomElementRegistry = customElements,
  ): void {
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** The board's id, in the same document or shadow root. Without it, the board inside this element is meant. */
  @property() for: string | undefined;

  #found: Element | undefined;
  #watch: MutationObserver | undefined;
  #hydrating = false;

  /** The board, once it is there and defined. */
  get board(): OthelloBoard | undefined {
    const found = this.#found;
    return found && 'legalMoves' in found ? (found as OthelloBoard) : undefined;
  }

  override connectedCallback(): void {
    // What a server wrote shows no board: the first drawing has to be the same, to be taken over.
    this.#hydrating = !this.hasUpdated && this.shadowRoot !== null;
    super.connectedCallback();
    this.#watch ??= new MutationObserver(() => this.#look());
    // A board may come later than what shows it, or be replaced.
    this.#watch.observe(this.getRootNode(), { childList: true, subtree: true, attributeFilter: ['id'] });
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
    this.#attach(undefined);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // A server has no page to look in.
    if (changed.has('for') && this.isConnected) this.#look();
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    if (!this.#hydrating) return;
    this.#hydrating = false;
    this.#look();
  }

  /** Events of the board that the companion hears beside `othello-change`. */
  protected readonly heard: readonly string[] = [];

  /** Called for each event of the board, before this is drawn anew. */
  protected boardTold?(event: Event): void;

  /** Another board, or none, is shown from now on. */
  protected boardFound(): void {
    this.requestUpdate();
  }

  #look(): void {
    if (this.#hydrating) return;
    const root = this.getRootNode() as Document | ShadowRoot;
    const found = this.for
      ? root.querySelector(`#${CSS.escape(this.for)}`)
      : this.querySelector('othello-board');
    this.#attach(found ?? undefined);
  }

  #attach(board: Element | undefined): void {
    if (board === this.#found) return;
    for (const name of ['othello-change', ...this.heard]) {
      this.#found?.removeEventListener(name, this.#hear);
      board?.addEventListener(name, this.#hear);
    }
    this.#found = board;
    this.boardFound();
  }

  readonly #hear = (event: Event): void => {
    if (event.target !== this.#found) return;
    this.boardTold?.(event);
    this.requestUpdate();
  };
}
