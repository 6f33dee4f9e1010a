/**
 * The controller of `<othello-board>`: `element.ts` and its base classes pass it every update, and it connects model,
 * drawing, announcements, engine and events, which do not know each other.
 */
import { printTranscript } from '../../../core/formats/notation/transcript.js';
import { Localizer } from '../../localizer.js';
import type { Strings } from '../../../core/locales/strings.js';
import type { Arrow, Mark } from '../../../core/rules/game/facts.js';
import { squareIndex, type Square } from '../../../core/rules/square.js';
import { focusedIn, setInternals } from '../../dom.js';
import type { BoardContext, BoardHost, BoardPart } from '../context.js';
import type { ChangeReason } from '../events.js';
import { hintWords, needsEvaluation, OVERLAY_HINTS } from '../hints.js';
import { addInputListeners } from '../interaction/input-listeners.js';
import { LazyModule, LazyPart } from '../lazy.js';
import { BoardModel, type ViewChange } from '../model/model.js';
import { PageEvents } from '../page-events.js';
import type { CellState } from '../markup/cells.js';
import { cellStates } from '../render/cell-states.js';
import type { LocalizedStrings, MoveValueNote } from '../markup/labels.js';
import { hideMissing, showMissing } from '../render/missing.js';
import { BoardRenderer } from '../render/renderer.js';
import type { Shell } from '../markup/shell.js';
import { squareName } from '../square-name.js';
import { boardStrings, mergeStrings } from '../strings.js';

/** The square for the focus where no other suggests itself. */
const DEFAULT_FOCUS: Square = 'd3';

/** The reason that a page gets for a change; `edit` for all others. */
const REASONS: Partial<Record<ViewChange['type'], ChangeReason>> = {
  reset: 'setup',
  move: 'move',
  pass: 'pass',
  over: 'result',
  place: 'navigate',
  preview: 'state',
  'engine-failed': 'state',
};

// Modules loaded later, once for all boards.
const IN_PLAY = new LazyModule(() => import('../interaction/in-play.js'));
const ENGINE = new LazyModule(() => import('../engine/engine-part.js'));
const OVERLAY = new LazyModule(() => import('../render/overlay.js'));
const BAR = new LazyModule(() => import('../toolbar/bar.js'));

/**
 * Connects the parts of a board: a change of the model is reported to the page, drawn, announced, and passed to the
 * engine. Parts are loaded when first needed.
 */
export class BoardController implements BoardContext {
  readonly events: PageEvents;
  readonly model: BoardModel;
  /** All parts, in the order in which they are updated. */
  readonly #parts: Pick<LazyPart<BoardPart>, 'loaded' | 'pending'>[] = [];
  readonly interaction = this.#lazyPart(IN_PLAY, (module) => module.createPart(this));
  readonly engine = this.#lazyPart(
    ENGINE,
    (module) => module.createPart(this),
    () => this.model.failEngine(),
  );
  readonly overlay = this.#lazyPart(OVERLAY, (module) => module.createPart(this));
  readonly #appearance = this.#lazyPart(IN_PLAY, (module) => module.createAppearance(this));
  readonly #bar = this.#lazyPart(BAR, (module) => module.createPart(this));
  readonly #localizer: Localizer<Strings>;
  #renderer: BoardRenderer | undefined;
  #focusSquare = DEFAULT_FOCUS;

  constructor(
    readonly element: BoardHost,
    readonly internals: ElementInternals,
  ) {
    this.model = new BoardModel(element, (change, boardBefore) => this.#onChange(change, boardBefore));
    this.events = new PageEvents(element);
    this.#localizer = new Localizer(element, boardStrings);
  }

  // --- For the parts ------------------------------------------------------------------------------------

  get options(): BoardHost {
    return this.element;
  }

  get hasShell(): boolean {
    return this.#renderer !== undefined;
  }

  get shell(): Shell {
    return this.#renderer!.shell;
  }

  get focusIndex(): number {
    return squareIndex(this.#focusSquare);
  }

  get flipsShown(): Promise<unknown> | undefined {
    return this.interaction.loaded?.flipsShown;
  }

  get usesEngine(): boolean {
    return this.element.engine !== 'none' || this.needsEvaluation;
  }

  get needsEvaluation(): boolean {
    return needsEvaluation(this.element);
  }

  get localized(): LocalizedStrings {
    const { strings, language } = this.#localizer;
    const { strings: own, coordinateStyle } = this.element;
    return {
      language,
      squareName: (square) => squareName(square, coordinateStyle),
      strings: mergeStrings(strings, own),
    };
  }

  requestUpdate(): void {
    this.element.requestUpdate();
  }

  setState(name: string, on: boolean): void {
    // Before `:state(name)`, browsers took no name without dashes; jsdom and happy-dom have no states.
    try {
      this.internals.states[on ? 'add' : 'delete'](name);
    } catch {
      // Nothing but a style sheet of the page reads them.
    }
  }

  addStyles(styles: string): void {
    this.#renderer?.addStyles(styles);
  }

  /** Makes a square the one that Tab reaches. */
  setFocusSquare(square: Square): void {
    this.#focusSquare = square;
    this.#renderer?.setFocusIndex(this.focusIndex);
  }

  /** Moves the focus to a square. */
  focusSquare(square: Square): void {
    this.setFocusSquare(square);
    this.focus();
  }

  get marks(): readonly Mark[] {
    return [...this.element.marks, ...(this.model.game.node.note?.marks ?? [])];
  }

  get arrows(): readonly Arrow[] {
    return [...this.element.arrows, ...(this.model.game.node.note?.arrows ?? [])];
  }

  /** The engine's values for the position shown, if there are any. */
  moveValues(): ReadonlyMap<Square, MoveValueNote> | undefined {
    return this.engine.loaded?.moveValues(this.model.game.position);
  }

  /** How each of the 64 squares looks. */
  cellStates(): readonly CellState[] {
    const hints = this.#hints;
    const { overlay, interaction } = this;
    return cellStates(this, hints, overlay.loaded?.hintsOf(hints, interaction.loaded?.hoveredSquare));
  }

  // --- For the element ----------------------------------------------------------------------------------

  /** Fills the board's shadow root, or takes over one that a server has filled. */
  createShell(root: ShadowRoot): void {
    this.#renderer = new BoardRenderer(root);
    addInputListeners(this.shell, this.interaction, () => this.model.isInteractive);
  }

  /** Gives the shadow root the style sheets of its current document. */
  connect(): void {
    this.#renderer?.connect();
  }

  /** Focuses the current square. */
  focus(options?: FocusOptions): void {
    this.#renderer?.shell.cells[this.focusIndex]!.focus(options);
  }

  /** Loads the parts that are needed, and draws what has changed. */
  update(): void {
    const { element, model, usesEngine } = this;
    const hints = this.#hints;
    if (usesEngine && !model.engineFailed) this.engine.use();
    const isPlayed = usesEngine || model.isInteractive;
    if (isPlayed) this.interaction.use();
    if (isPlayed || element.theme !== 'classic' || element.coordinates === 'inside') this.#appearance.use();
    const hasShapes = this.arrows.length > 0 || this.marks.some(({ shape }) => shape);
    if (hasShapes || OVERLAY_HINTS.some((hint) => hints.has(hint))) this.overlay.use();
    if (element.controls) this.#bar.use();
    for (const { loaded } of this.#parts) loaded?.update?.();
    this.#render();
  }

  /** The loads of all parts that were requested, including finished ones. */
  get pendingLoads(): readonly Promise<unknown>[] {
    return this.#parts.flatMap(({ pending }) => pending ?? []);
  }

  /** Writes the value of the form field: the transcript; the browser keeps the ply with it. */
  updateFormValue(): void {
    const { line, ply } = this.model.game;
    const moves = printTranscript(line);
    (this.internals as Partial<ElementInternals>).setFormValue?.(moves, `${ply} ${moves}`);
  }

  /** The board has left its document. */
  suspend(): void {
    for (const { loaded } of this.#parts) loaded?.suspend?.();
  }

  // --- Changes ------------------------------------------------------------------------------------------

  /**
   * Passes a change of the game on to events, engine, interaction and the next update. @param boardBefore the 64
   * squares before it
   */
  #onChange(change: ViewChange, boardBefore: string): void {
    const { model, events } = this;
    const { announced } = model;
    const { type } = change;
    if (type === 'error') return events.reportError('attribute', change.error.message, change.error);
    if (type === 'reset') this.#suggestFocus();
    const reason = REASONS[type];
    events.queueChange(type === 'move' && model.game.result ? 'result' : (reason ?? 'edit'));
    // A board never inserted into a page needs no announcements; a diagram on which the page moves does.
    const isSeen = reason && type !== 'reset' && type !== 'preview' && this.hasShell;
    if (isSeen) this.interaction.use((interaction) => interaction.onChange(change, boardBefore, announced));
    else this.interaction.loaded?.onChange(change, boardBefore, announced);
    this.engine.loaded?.onChange(change);
    this.updateFormValue();
    this.requestUpdate();
  }

  /** Unless the board has the focus, the next focus goes to the last move, or to the first legal one. */
  #suggestFocus(): void {
    if (focusedIn(this.element.shadowRoot)) return;
    const { lastMove, position } = this.model.game;
    this.setFocusSquare(lastMove ?? position.legalMoves[0] ?? DEFAULT_FOCUS);
  }

  /** Draws the board: the state of all squares, and the names for screen readers. */
  #render(): void {
    const { model, internals } = this;
    const { strings } = this.localized;
    const { turn, result } = model.game;
    const { unread } = model;
    const ariaLabel = unread === undefined ? strings.board : `${strings.board}: ${unread}`;
    setInternals(internals, { ariaLabel });
    this.#renderer!.render(this.cellStates(), {
      interactive: model.isInteractive,
      focusIndex: this.focusIndex,
      strings,
      unread,
    });
    const states = {
      'black-turn': turn === 'black',
      'white-turn': turn === 'white',
      'game-over': result !== undefined,
      thinking: this.element.thinking,
      error: model.engineFailed,
    };
    for (const [name, on] of Object.entries(states)) this.setState(name, on);
  }

  get #hints(): ReadonlySet<string> {
    return new Set(hintWords(this.element.hints));
  }

  #lazyPart<Part extends BoardPart, Module>(
    module: LazyModule<Module>,
    create: (module: Module) => Part,
    onFailed?: () => void,
  ): LazyPart<Part, Module> {
    const part = new LazyPart(module, {
      create,
      onLoaded: () => {
        if (this.hasShell) hideMissing(this.shell.board);
        if (this.hasShell) this.requestUpdate();
      },
      onFailed: (error) => {
        onFailed?.();
        this.events.reportError(error.code, error.message, error);
        if (this.hasShell) showMissing(this.shell.board, this.localized.strings);
      },
    });
    this.#parts.push(part);
    return part;
  }
}
