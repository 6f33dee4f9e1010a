/**
 * The class `OthelloBoard` of `<othello-board>`, the last of three: `options-element.ts` has the display options,
 * `game-element.ts` the game, and this one engine, pictures, forms, focus and lifecycle. `index.ts` defines the element.
 */
import type { PropertyValues } from '@lit/reactive-element';
import type { SearchLimits, SearchResult } from '../../../core/engine/engine.js';
import { isSquare, type Square } from '../../../core/rules/square.js';
import { setInternals } from '../../dom.js';
import { watchChildren } from '../children.js';
import type { BoardContext, BoardHost } from '../context.js';
import { BoardController } from './controller.js';
import type { FileOptions, PictureOptions } from '../export/picture.js';
import { BoardGameElement } from './game-element.js';
import { hintsProblem } from '../hints.js';
import { loaded } from '../lazy.js';

/** Setting one of these retries an engine that has failed. */
const ENGINE_OPTIONS = ['engine', 'engineProvider', 'engineUrl', 'analysis'];

/**
 * An Othello board: a diagram, a board for two, or an opponent.
 *
 * @tagname othello-board
 *
 * @fires {CustomEvent<BeforeMoveDetail>} othello-beforemove - Cancelable: before a move by the user or the engine.
 * @fires {CustomEvent<MoveDetail>} othello-move - After a move by the user or the engine.
 * @fires {CustomEvent<MoveDetail>} othello-moveend - When its flips have been shown.
 * @fires {CustomEvent<PassDetail>} othello-pass - A side passed.
 * @fires {CustomEvent<GameOverDetail>} othello-gameover - The game is over: official score, 64 in all.
 * @fires {CustomEvent<PlyChangeDetail>} othello-plychange - The user went back or forward.
 * @fires {CustomEvent<ChangeDetail>} othello-change - The board changed, by the user, the engine or a script.
 * @fires {CustomEvent<SquareClickDetail>} othello-squareclick - Cancelable: a square was clicked or activated.
 * @fires {CustomEvent<AnalysisDetail>} othello-analysis - The engine's results so far, at most ten times a second.
 * @fires {CustomEvent} othello-engineready - The engine has been loaded.
 * @fires {CustomEvent<ErrorDetail>} othello-error - An operation failed; the last valid state stays.
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
 * @csspart flipped - A disc that the last move flipped.
 * @csspart best - The engine's best move.
 * @csspart stable - A stable disc.
 * @csspart value - A square with the engine's value or a move's number.
 * @csspart mark - A square with a mark of the author's.
 * @csspart arrow - An arrow of the author's.
 * @csspart controls - The bar below the board.
 * @csspart button - A button of the bar.
 * @csspart score - The score in the bar.
 * @csspart missing - The message below a board that a part of it could not be loaded.
 * @csspart legend - The legend of the strategy hints and the values, below the board.
 * @csspart status - The announcements for screen readers.
 *
 * @cssprop --othello-board-color - The squares.
 * @cssprop --othello-line-color - The lines between them.
 * @cssprop --othello-line-width - How wide the lines are.
 * @cssprop --othello-frame-color - The frame.
 * @cssprop --othello-frame-width - How wide the frame is.
 * @cssprop --othello-radius - The frame's round corners.
 * @cssprop [--othello-min-width=9rem] - The minimum width in a row beside text, or in a box as narrow as its content; ignored if the container itself is narrower.
 * @cssprop --othello-black-disc - Black's discs: any background.
 * @cssprop --othello-white-disc - White's discs: any background.
 * @cssprop [--othello-disc-size=82%] - A disc's share of its square.
 * @cssprop --othello-disc-shadow - Light and shadow of the discs: any `box-shadow`; `none` for flat ones.
 * @cssprop --othello-legal-color - Legal squares.
 * @cssprop --othello-last-color - The last move.
 * @cssprop --othello-mark-color - Marks and move numbers.
 * @cssprop --othello-best-color - The best move, stable discs, and what a move would flip.
 * @cssprop --othello-arrow-color - Arrows of the first brush.
 * @cssprop --othello-focus-color - The ring round the square with the focus.
 * @cssprop --othello-coordinate-color - Letters and numbers beside the board.
 * @cssprop --othello-coordinate-font - Their font.
 * @cssprop [--othello-flip-duration=360ms] - How long a disc takes to flip; `0s` for no animation.
 * @cssprop [--othello-flip-stagger=55ms] - The delay between the flips of neighbouring discs in a line.
 *
 * @cssstate black-turn - Black is to move.
 * @cssstate white-turn - White is to move.
 * @cssstate game-over - The game is over.
 * @cssstate thinking - The engine looks for its move.
 * @cssstate analyzing - The engine values the position.
 * @cssstate animating - Discs are being flipped.
 * @cssstate error - The engine has failed in this game.
 */
export class OthelloBoard extends BoardGameElement implements BoardHost {
  static formAssociated = true;
  /** Where the engine's worker lies, for all boards; needed only where a bundler does not copy it. */
  static engineUrl: string | URL | undefined;
  /**
   * Origins, such as `https://cdn.example`, that the attribute `engine-url` may name beside those of the page and of the script:
   * this protects pages that show HTML written by their readers.
   */
  static engineOrigins: readonly string[] = [];
  /** Time limit for the engine to become ready, in milliseconds; default 90,000. The next game tries again, and so does setting `engine`. */
  static engineTimeout: number | undefined;

  /** The package's version. */
  static readonly version: string = '0.1.0';

  /** Defines the element, unless the name is taken; logs a warning where another copy of the package has taken it. */
  static define(tag = 'othello-board', registry: CustomElementRegistry = customElements): void {
    const first = registry.get(tag) as { version?: string } | undefined;
    if (!first) registry.define(tag, this);
    else if (first !== this && first.version)
      console.warn(
        `<${tag}> is already defined by another copy of the package, version ${first.version}; this copy, version ${this.version}, is not used`,
      );
  }

  // happy-dom has no internals.
  readonly #internals = (this as Partial<HTMLElement>).attachInternals?.() ?? ({} as ElementInternals);
  protected override readonly controller = new BoardController(this, this.#internals);
  #disabledByForm = false;

  // --- The engine, pictures and words -------------------------------------------------------------------

  /**
   * Lets the engine search the position shown.
   *
   * @throws {EngineError} when the engine cannot be loaded or fails, and for limits that are not accepted
   */
  async analyze(limits: SearchLimits = {}): Promise<SearchResult> {
    const engine = await this.controller.engine.load();
    return engine.search(limits);
  }

  /**
   * The engine's best move in the position shown, searched for as many milliseconds as `moveTime` says.
   *
   * @throws {EngineError} as `analyze` does
   */
  async hint(options: Pick<SearchLimits, 'signal'> = {}): Promise<Square | 'pass'> {
    const { move } = await this.analyze({ time: this.moveTime, ...options });
    return move;
  }

  /** Makes a thinking engine play the best move that it has found so far. */
  moveNow(): void {
    this.controller.engine.loaded?.moveNow();
  }

  /** The position shown as an SVG picture, with marks and move numbers as on the board. */
  async toSVG(options: PictureOptions = {}): Promise<string> {
    return (await this.#loadExport()).svgOf(this.controller, options);
  }

  /**
   * The same as a file: `type` is `image/png` (the default), `image/jpeg`, `image/webp` or `image/svg+xml`; `size` is
   * its width in pixels, 16 to 8192.
   *
   * @throws {RangeError} when the type or the size is not one of these.
   */
  async toBlob(options: FileOptions = {}): Promise<Blob> {
    return (await this.#loadExport()).blobOf(this.controller, options);
  }

  /** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
  async toText(): Promise<string> {
    return (await this.#loadExport()).textOf(this.controller);
  }

  /**
   * A link to a page, by default this one, with the game as shown in `#game=`: moves, side lines, set-up, discs flipped
   * by hand, ply, orientation, marks and arrows. `parsePermalink` of `othello-board/formats.js` reads it.
   *
   * @throws {TypeError} when `base` is not a URL
   */
  async permalink(base: string | URL = location.href): Promise<string> {
    return (await this.#loadExport()).permalinkOf(this.controller, base);
  }

  readonly #loadExport = () => loaded(() => import('../export/export.js'));

  // --- The form field -----------------------------------------------------------------------------------

  /** Whether the user's moves are refused: by `disabled`, or by a `fieldset` around the board. */
  get inputDisabled(): boolean {
    return this.disabled || this.#disabledByForm;
  }

  /** The form that the board is a field of. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  /** The labels of the field; a click on one gives the board the focus. */
  get labels(): NodeList {
    return this.#internals.labels;
  }
  /** A board is always valid. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }

  /** The form or a `fieldset` disables or enables the board. */
  formDisabledCallback(disabled: boolean): void {
    this.#disabledByForm = disabled;
    this.controller.events.queueChange('state');
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.reset();
    this.controller.updateFormValue();
  }

  /**
   * The browser restores a game after a reload or history navigation.
   *
   * @param state the ply shown and all moves, as `updateFormValue` of the controller writes them: `3 f5d6c3d3`
   */
  formStateRestoreCallback(state: string): void {
    const [ply, moves] = state.split(' ');
    // A reset begins again with the set-up of the page, not with the moves that are restored.
    const { setup } = this.model;
    this.moves = moves!;
    this.ply = Number(ply);
    this.model.commit(setup);
  }

  // --- Focus --------------------------------------------------------------------------------------------

  /** Focuses a square: the current one, the last move, or the first legal one. */
  override focus(options?: FocusOptions): void {
    this.controller.focus(options);
  }

  /** Gives the focus to a square. */
  focusSquare(square: Square): void {
    if (isSquare(square)) this.controller.focusSquare(square);
  }

  // --- Life cycle ---------------------------------------------------------------------------------------

  constructor() {
    super();
    watchChildren(this, (text, onSquares) => this.#onChildren(text, onSquares));
    // A click on a label targets the board itself, a click on a square something inside.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this && (this as Partial<OthelloBoard>).labels?.length) this.focus();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.controller.connect();
    setInternals(this.#internals, { role: 'group' });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.controller.suspend();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.controller.createShell(root);
    return root;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.model.commit();
    const problem = changed.has('hints') && hintsProblem(this.hints);
    if (problem) this.controller.events.reportError('attribute', problem);
    if (ENGINE_OPTIONS.some((name) => changed.has(name))) this.model.retryEngine();
    if (changed.size > 0) this.controller.events.queueChange('state');
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.controller.update();
  }

  /** The board is complete when its pending parts have loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.allSettled(this.controller.pendingLoads);
    return super.getUpdateComplete();
  }

  /**
   * What the parts of the board use of it; also for a server, which draws the board without its element.
   *
   * @internal
   */
  get context(): BoardContext {
    return this.controller;
  }

  /** The text is the transcript if there is no `moves`; elements on squares need the overlay. */
  #onChildren(text: string, onSquares: boolean): void {
    const { overlay } = this.controller;
    // A translation of the page wraps and spaces the text anew.
    if (compact(text) !== compact(this.model.setup.text)) this.assign('text', text);
    if (onSquares) overlay.use();
    overlay.loaded?.update();
  }
}

/** A text by its characters alone. */
function compact(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase();
}
