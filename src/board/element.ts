import type { PropertyValues } from '@lit/reactive-element';
import type { UncompiledTemplateResult } from 'lit';
import { isServer } from 'lit-html/is-server.js';
import type { SearchLimits, SearchResult } from '../engine/engine.js';
import type { GameTree, GameNode } from '../rules/game-tree.js';
import { isSquare, SQUARES, squareIndex, type Square } from '../rules/square.js';
import type { FileOptions, PictureOptions } from './extras/picture.js';
import { GameElement } from './game-element.js';
import { Inside, MIDDLE } from './inside.js';
import { fetched, LoadError, type Later } from './later.js';
import type { LiveBoard } from './live/live.js';
import { OptionsElement } from './options-element.js';
import { base, last } from './styles/styles.js';
import { templateOf } from './view/markup.js';

/**
 * An Othello board: a diagram, a board for two, or an opponent.
 *
 * @tagname othello-board
 *
 * @attr {string} position - The set-up: `start`, `empty`, or 64 of `X O -` and the side to move.
 * @attr {string} moves - A transcript played from there, `f5d6c3`.
 * @attr {string} ply - How many of its moves are shown; `end` (the default) for all.
 *
 * @fires {CustomEvent<BeforeMoveDetail>} othello-beforemove - Cancelable: before a move of a person or the engine.
 * @fires {CustomEvent<MoveDetail>} othello-move - After a move of a person or the engine.
 * @fires {CustomEvent<MoveDetail>} othello-moveend - When its flips have been shown.
 * @fires {CustomEvent<PassDetail>} othello-pass - A side passed.
 * @fires {CustomEvent<GameOverDetail>} othello-gameover - The game is over: official score, 64 in all.
 * @fires {CustomEvent<PlyChangeDetail>} othello-plychange - A person went back or forward.
 * @fires {CustomEvent<ChangeDetail>} othello-change - The board is not as it was, whoever changed it.
 * @fires {CustomEvent<SquareClickDetail>} othello-squareclick - Cancelable: a square was clicked or activated.
 * @fires {CustomEvent<AnalysisDetail>} othello-analysis - What the engine thinks, at most ten times a second.
 * @fires {CustomEvent} othello-engineready - The engine has been loaded.
 * @fires {CustomEvent<ErrorDetail>} othello-error - Something could not be done; the last good state stays.
 *
 * @slot - The transcript as text, for readers without JavaScript; not shown by the board.
 * @slot header - Above the board.
 * @slot footer - Below the board.
 * @slot controls - In place of the bar that `controls` shows.
 * @slot a1 - On the square a1, over its disc; so for each square to `h8`.
 *
 * @csspart board - The board with its frame.
 * @csspart coordinate - A row of the board: its `::before` is the row's number, its `::after` a column's letter.
 * @csspart cell - A square; each also has its own name, `d3`.
 * @csspart disc - A square with a disc, also `black` or `white`.
 * @csspart legal - A legal square.
 * @csspart last - The last move.
 * @csspart flipped - A disc that the last move turned.
 * @csspart best - The engine's best move.
 * @csspart stable - A stable disc.
 * @csspart value - A square with the engine's value or a move's number.
 * @csspart mark - A square with a mark of the author's.
 * @csspart arrow - An arrow of the author's.
 * @csspart controls - The bar below the board.
 * @csspart button - A button of the bar.
 * @csspart score - The score in the bar.
 * @csspart status - What is said, for screen readers.
 *
 * @cssprop --othello-board-color - The squares.
 * @cssprop --othello-line-color - The lines between them.
 * @cssprop --othello-line-width - How wide the lines are.
 * @cssprop --othello-frame-color - The frame.
 * @cssprop --othello-frame-width - How wide the frame is.
 * @cssprop --othello-radius - The frame's round corners.
 * @cssprop --othello-black-disc - Black's discs: any background.
 * @cssprop --othello-white-disc - White's discs: any background.
 * @cssprop [--othello-disc-size=82%] - A disc's share of its square.
 * @cssprop --othello-legal-color - Legal squares.
 * @cssprop --othello-last-color - The last move.
 * @cssprop --othello-mark-color - Marks and move numbers.
 * @cssprop --othello-best-color - The best move, stable discs, and what a move would flip.
 * @cssprop --othello-arrow-color - Arrows of the first brush.
 * @cssprop --othello-focus-color - The ring round the square with the focus.
 * @cssprop --othello-coordinate-color - Letters and numbers beside the board.
 * @cssprop --othello-coordinate-font - Their font.
 * @cssprop [--othello-flip-duration=360ms] - How long a disc turns; `0s` for none.
 * @cssprop [--othello-flip-stagger=55ms] - How much later each next disc of a line begins.
 *
 * @cssstate black-turn - Black is to move.
 * @cssstate white-turn - White is to move.
 * @cssstate game-over - The game is over.
 * @cssstate thinking - The engine looks for its move.
 * @cssstate analyzing - The engine values the position.
 * @cssstate animating - Discs are being flipped.
 * @cssstate error - The engine has failed in this game.
 */
export class OthelloBoard extends OptionsElement {
  static override styles = [...base, last];
  static formAssociated = true;
  /**
   * Tells `@lit-labs/ssr` that it can render the board as it renders a LitElement, which is larger.
   *
   * @internal
   */
  static readonly _$litElement$ = true;
  /** Where the engine's worker lies, for all boards; needed only where a bundler does not copy it. */
  static engineUrl: string | URL | undefined;

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-board', registry: CustomElementRegistry = customElements): void {
    if (!registry.get(tag)) registry.define(tag, this);
  }

  readonly #internals = this.attachInternals();
  readonly #inside = new Inside(this, this.#internals);
  #children: MutationObserver | undefined;

  /** Whether the engine looks for its move. */
  get thinking(): boolean {
    return this.#live.here?.engine.thinking ?? false;
  }

  /** Whether discs are being flipped: a move is not done before they lie. */
  get animating(): boolean {
    return this.#live.here?.animating ?? false;
  }

  /** Lets the engine search the position shown. */
  async analyze(limits: SearchLimits = {}): Promise<SearchResult> {
    // A board can think without ever having been in a page.
    if (!this.#inside.furnished) Object.assign(this, { renderRoot: this.createRenderRoot() });
    const live = await this.#live.open();
    if (!live) throw new LoadError(new Error('the engine'));
    return live.engine.search(limits);
  }

  /** The engine's best move in the position shown. */
  async hint(options: Pick<SearchLimits, 'signal'> = {}): Promise<Square | 'pass'> {
    const { move } = await this.analyze({ time: this.moveTime, ...options });
    return move;
  }

  /** The engine plays the best move that it has found so far, where it is thinking about one. */
  moveNow(): void {
    this.#live.here?.engine.moveNow();
  }

  /**
   * Takes a person's last move back, and against the engine its answer too. `false` when there is none.
   */
  takeBack(): boolean {
    const { node } = this.ready();
    this.goTo(this.#inside.back());
    return this.ready().node !== node;
  }

  /** The position shown as an SVG picture, with marks and move numbers as on the board. */
  async toSVG(options: PictureOptions = {}): Promise<string> {
    return (await this.#exports()).svgOf(this.#inside, options);
  }

  /**
   * The same as a file: `image/png` unless `type` says `image/jpeg`, `image/webp` or `image/svg+xml`; `size` is its
   * width in pixels, 16 to 8192.
   *
   * @throws {RangeError} when the type or the size is none of these.
   */
  async toBlob(options: FileOptions = {}): Promise<Blob> {
    return (await this.#exports()).blobOf(this.#inside, options);
  }

  /** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
  async toText(): Promise<string> {
    return (await this.#exports()).textOf(this.#inside);
  }

  /** Gives the focus to the board's square that suggests itself. */
  override focus(options?: FocusOptions): void {
    if (this.#inside.furnished) this.#inside.shell().cells[this.#inside.current]!.focus(options);
  }

  /** Gives the focus to a square. */
  focusSquare(square: Square): void {
    if (!isSquare(square)) return;
    this.#inside.point(squareIndex(square));
    this.focus();
  }

  // --- Life ---------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.#internals.role = 'group';
    this.#children ??= new MutationObserver(() => this.#read());
    this.#children.observe(this, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['slot'],
    });
    this.#read();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children?.disconnect();
    this.#live.here?.rest();
    // A board that is only moved to another place is connected again within this task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#live.here?.close();
    });
  }

  /** The form, or a `fieldset`, switches the board off or on. */
  formDisabledCallback(disabled: boolean): void {
    this.#inside.disabled = disabled;
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.reset();
  }

  /** The browser brings a game back, after a reload or a way back through the history. */
  formStateRestoreCallback(state: string): void {
    const [ply, moves = ''] = state.split(' ');
    this.moves = moves;
    this.ply = Number(ply);
  }

  /** The board is in another document. */
  adoptedCallback(): void {
    this.#inside.dress();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#inside.furnish(root);
    return root;
  }

  protected override willUpdate(): void {
    this.ready();
  }

  /** The board as `@lit-labs/ssr` writes it; a browser's board needs no template, and its bundle has none. */
  protected render(): UncompiledTemplateResult | undefined {
    // Its type is that of a browser, where it is false.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
    return isServer ? templateOf(this.#inside.scene()) : undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const beside = (name: PropertyKey): boolean => !(name in GameElement.prototype);
    if ([...changed.keys()].some(beside)) this.changed('state');
    this.#inside.follow();
  }

  /** The board is complete when what it asked for has been fetched. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all(this.#inside.coming);
    return super.getUpdateComplete();
  }

  // --- Inside -------------------------------------------------------------------------------------------

  readonly #exports = () => fetched(import('./extras/export.js'));

  get #live(): Later<LiveBoard> {
    return this.#inside.live;
  }

  /** Takes notice of what the page has put inside the tag. */
  #read(): void {
    const { slots } = this.#inside;
    this.readText();
    if ([...this.children].some(({ slot }) => isSquare(slot))) void slots.open();
    slots.here?.follow();
  }

  /** What is only seen and heard does not happen on a board that has never been in a page. */
  #seen(work: (live: LiveBoard) => void): void {
    if (this.#inside.furnished) this.#live.use(work);
  }

  protected override tell(moves: 0 | 1): void {
    this.#seen((live) => live.tell(moves));
  }

  protected override moved(from: GameNode): void {
    this.requestUpdate();
    this.#seen((live) => live.moved(from));
  }

  protected override made(before: string, square: Square): void {
    this.#seen((live) => live.made(before, square));
  }

  protected override begun({ lastMove, position }: GameTree): void {
    this.#live.here?.engine.begin();
    // The focus stays where it is.
    if (this.shadowRoot?.activeElement) return;
    this.#inside.point(squareIndex(lastMove ?? position.legalMoves[0] ?? SQUARES[MIDDLE]!));
  }
}
