import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from '@lit/reactive-element';
import { printTranscript } from '../formats/transcript.js';
import type { ThemeName } from '../diagram/theme-names.js';
import type { Engine, Level, LevelName, SearchLimits, SearchResult } from '../engine/engine.js';
import type { Strings } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import type { Game, GameNode, GameResult } from '../rules/game.js';
import type { TimeRule } from '../rules/score.js';
import { isSquare, type Square } from '../rules/square.js';
import { ChildrenReader } from './children.js';
import type { BoardContext, BoardHost } from './context.js';
import { BoardController } from './controller.js';
import type { FileOptions, PictureOptions } from './export/picture.js';
import { loaded } from './lazy.js';
import { arrowsOf, marksOf, type Arrow, type Mark } from '../formats/marks.js';
import {
  hintsProblem,
  initialOptions,
  OPTION_CHECKS,
  readChecked,
  REFUSED,
  SETUP_CHECKS,
  shown,
  type CheckedOptions,
  type OptionCheck,
} from './option-checks.js';
import type { Sides } from './options.js';
import type { LabelFormatter } from './render/labels.js';
import type { Setup } from './setup.js';

/** A property with accessors of this class: Lit would put its own round them, and read them with each change. */
const OWN_ACCESSOR = { noAccessor: true };

/** A move of the game. */
export interface LineMove {
  readonly square: Square;
  readonly color: Color;
}

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
 * @csspart legend - What the strategy hints mean, below the board.
 * @csspart status - What is said, for screen readers.
 *
 * @cssprop --othello-board-color - The squares.
 * @cssprop --othello-line-color - The lines between them.
 * @cssprop --othello-line-width - How wide the lines are.
 * @cssprop --othello-frame-color - The frame.
 * @cssprop --othello-frame-width - How wide the frame is.
 * @cssprop --othello-radius - The frame's round corners.
 * @cssprop [--othello-min-width=9rem] - The least width that text beside the board leaves it, and that it has in a box as narrow as its content; a narrower container makes it narrower.
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
export class OthelloBoard extends ReactiveElement implements BoardHost {
  static override properties: PropertyDeclarations = {
    game: { noAccessor: true, attribute: false },
    position: OWN_ACCESSOR,
    moves: OWN_ACCESSOR,
    ply: OWN_ACCESSOR,
    turn: OWN_ACCESSOR,
    handicap: OWN_ACCESSOR,
    handicapFor: { noAccessor: true, attribute: 'handicap-for' },
    noAutoPass: { noAccessor: true, type: Boolean, attribute: 'no-auto-pass' },
    preview: { noAccessor: true, attribute: false },
    interactive: { type: Boolean },
    player: OWN_ACCESSOR,
    engine: OWN_ACCESSOR,
    level: OWN_ACCESSOR,
    moveTime: { noAccessor: true, attribute: 'move-time' },
    pace: OWN_ACCESSOR,
    paused: { type: Boolean },
    analysis: { type: Boolean },
    engineUrl: { useDefault: true, attribute: 'engine-url' },
    engineProvider: { attribute: false },
    hints: { useDefault: true },
    marks: OWN_ACCESSOR,
    arrows: OWN_ACCESSOR,
    moveNumbers: { type: Boolean, attribute: 'move-numbers' },
    coordinates: { noAccessor: true, reflect: true, useDefault: true },
    coordinateStyle: { noAccessor: true, reflect: true, useDefault: true, attribute: 'coordinate-style' },
    orientation: { noAccessor: true, reflect: true, useDefault: true },
    theme: { noAccessor: true, reflect: true, useDefault: true },
    controls: { type: Boolean, reflect: true },
    noShortcuts: { type: Boolean, attribute: 'no-shortcuts' },
    verbosity: OWN_ACCESSOR,
    labelFormatter: { attribute: false },
    strings: { attribute: false },
    name: OWN_ACCESSOR,
    disabled: { noAccessor: true, type: Boolean },
  };
  static formAssociated = true;
  /** Where the engine's worker lies, for all boards; needed only where a bundler does not copy it. */
  static engineUrl: string | URL | undefined;
  /**
   * Origins, such as `https://cdn.example`, that the attribute `engine-url` may name beside those of the page and of the script:
   * an attribute may be a stranger's, in a page that shows what its readers write.
   */
  static engineOrigins: readonly string[] = [];
  /** Milliseconds after which an engine that does not become ready is given up: 90,000 unless set. The next game tries again. */
  static engineTimeout: number | undefined;

  /** The release of the package that the class belongs to, as package.json has it. */
  static readonly version: string = '0.1.0';

  /** Defines the element, unless the name is taken; where another copy of the package has taken it, the console says so. */
  static define(tag = 'othello-board', registry: CustomElementRegistry = customElements): void {
    const first = registry.get(tag) as { version?: string } | undefined;
    if (!first) registry.define(tag, this);
    else if (first !== this && first.version)
      console.warn(`<${tag}> is another copy's: ${first.version}, not ${this.version}`);
  }

  readonly #internals = this.attachInternals();
  readonly #controller = new BoardController(this, this.#internals);
  readonly #model = this.#controller.model;
  #checked: CheckedOptions = initialOptions();
  #marks: readonly Mark[] = [];
  #arrows: readonly Arrow[] = [];
  #byAttribute = false;
  #disabledByForm = false;

  // --- Options ------------------------------------------------------------------------------------------

  /** Lets a person play. Implied for the person's side where the engine has the other. */
  interactive = false;
  /**
   * Whose moves a person makes: `both`, `black` or `white`.
   *
   * @default 'both'
   */
  get player(): Color | 'both' {
    return this.#checked.player;
  }
  set player(value: Color | 'both') {
    this.#setChecked('player', value);
  }
  /**
   * The side that the engine plays: `black`, `white`, `both` or `none`.
   *
   * @default 'none'
   */
  get engine(): Sides {
    return this.#checked.engine;
  }
  set engine(value: Sides) {
    this.#setChecked('engine', value);
  }
  /**
   * How strong it is: 1 to 10, or `easy`, `medium`, `hard`, `expert`, `master`.
   *
   * @default 5
   */
  get level(): Level | LevelName {
    return this.#checked.level;
  }
  set level(value: Level | LevelName) {
    this.#setChecked('level', value);
  }
  /** What is shown beside the discs: any of `legal flips last best values stable strategy`. */
  hints = 'legal last';
  /** Lets the engine value the position shown. */
  analysis = false;
  /** Shows the moves' numbers on the discs. */
  moveNumbers = false;
  /**
   * Where the coordinates stand: `outside`, `inside` or `none`.
   *
   * @default 'outside'
   */
  get coordinates(): 'outside' | 'inside' | 'none' {
    return this.#checked.coordinates;
  }
  set coordinates(value: 'outside' | 'inside' | 'none') {
    this.#setChecked('coordinates', value);
  }
  /**
   * `letters`, or `numbers` from 0.
   *
   * @default 'letters'
   */
  get coordinateStyle(): 'letters' | 'numbers' {
    return this.#checked.coordinateStyle;
  }
  set coordinateStyle(value: 'letters' | 'numbers') {
    this.#setChecked('coordinateStyle', value);
  }
  /**
   * The side at the bottom: `black`, or `white` for the board turned round.
   *
   * @default 'black'
   */
  get orientation(): Color {
    return this.#checked.orientation;
  }
  set orientation(value: Color) {
    this.#setChecked('orientation', value);
  }
  /**
   * `classic` (felt), `wood`, `slate`, `paper` or `contrast`.
   *
   * @default 'classic'
   */
  get theme(): ThemeName {
    return this.#checked.theme;
  }
  set theme(value: ThemeName) {
    this.#setChecked('theme', value);
  }
  /** Switches the single-key commands off. */
  noShortcuts = false;
  /**
   * The engine's time for a move, in milliseconds.
   *
   * @default 1000
   */
  get moveTime(): number {
    return this.#checked.moveTime;
  }
  set moveTime(value: number) {
    this.#setChecked('moveTime', value);
  }
  /**
   * The least time between a person's move and the engine's answer, in milliseconds.
   *
   * @default 500
   */
  get pace(): number {
    return this.#checked.pace;
  }
  set pace(value: number) {
    this.#setChecked('pace', value);
  }
  /** Neither a person nor the engine moves as long as it is set: a dialog is open, a lesson is being read. */
  paused = false;
  /**
   * Where the engine's worker lies, for this board. The attribute takes addresses of the page's origin, of the script's, and of
   * those in `OthelloBoard.engineOrigins`.
   */
  engineUrl: string | URL | undefined;
  /**
   * How much is said of each move: `normal`, `short` (the move alone) or `full` (the score, too).
   *
   * @default 'normal'
   */
  get verbosity(): 'normal' | 'short' | 'full' {
    return this.#checked.verbosity;
  }
  set verbosity(value: 'normal' | 'short' | 'full') {
    this.#setChecked('verbosity', value);
  }
  /** Shows a bar below the board: the score, back and forth in the game, taking back, starting again. */
  controls = false;
  /**
   * What a screen reader says of a square, in words of the page's own; `undefined` leaves what the board says, which
   * it is given as `label`.
   */
  labelFormatter: LabelFormatter | undefined;
  /** Words of the page's own. */
  strings: Partial<Strings> | undefined;
  /** Another engine than the package's, for instance a server's. */
  engineProvider: (() => Promise<Engine>) | undefined;

  /** The author's marks: `d3=A e6=circle`, or a list of them. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }
  set marks(value: string | readonly Mark[] | null) {
    if (value === this.#marks) return;
    this.#tryRead(() => (this.#marks = Object.freeze(marksOf(value))));
  }

  /** The author's arrows: `c4-f4 d3-d6:2`, or a list of them. */
  get arrows(): readonly Arrow[] {
    return this.#arrows;
  }
  set arrows(value: string | readonly Arrow[] | null) {
    if (value === this.#arrows) return;
    this.#tryRead(() => (this.#arrows = Object.freeze(arrowsOf(value))));
  }

  // --- The game that is shown ---------------------------------------------------------------------------

  /**
   * The game that the board shows and plays: moves, side lines, notes, the place shown, and who listens to its changes. Unless
   * the page gives it one, the board makes one of its attributes. Given to several boards, they are views of the same
   * game. `null` lets the board have a game of its own again.
   */
  get game(): Game {
    this.#model.commit();
    return this.#model.game;
  }
  set game(value: Game | null | undefined) {
    this.#tryRead(() => this.#model.setGame(value ?? undefined));
  }

  // --- Set-up -------------------------------------------------------------------------------------------

  /**
   * The position shown: 64 characters and the side to move. As an attribute it is the set-up from which `moves` are
   * played; set on a living board, it begins a game of its own, without moves unless these are set with it.
   */
  get position(): string {
    return this.#model.game.position.toString();
  }
  set position(value: string | null) {
    this.#assign('position', value ?? 'start');
  }

  /** The moves of the game to its end, `f5d6c3`. Set, they are played from the set-up. */
  get moves(): string {
    return printTranscript(this.#model.game.line);
  }
  set moves(value: string | null) {
    this.#assign('moves', value ?? undefined);
  }

  /** How many moves have been made to the position shown. Set, that many are shown; `end` for all. */
  get ply(): number {
    return this.#model.game.ply;
  }
  set ply(value: number | string | null) {
    this.#assignChecked('ply', value);
  }

  /** The side to move. Set, it is to move in the set-up. */
  get turn(): Color {
    return this.#model.game.turn;
  }
  set turn(value: Color | null | undefined) {
    this.#assignChecked('turn', value);
  }

  /** Corners given to one side at the start, 0 to 4; to Black unless `handicap-for` says otherwise. */
  get handicap(): number {
    return this.#model.setup.handicap;
  }
  set handicap(value: number | string | null) {
    this.#assignChecked('handicap', value);
  }

  /** Who gets the corners of `handicap`: `black` or `white`. */
  get handicapFor(): Color {
    return this.#model.setup.handicapFor;
  }
  set handicapFor(value: Color | null) {
    this.#assignChecked('handicapFor', value);
  }

  /** Makes a person pass by a key where they must. */
  get noAutoPass(): boolean {
    return !this.#model.setup.autoPass;
  }
  set noAutoPass(value: boolean) {
    if (value !== this.noAutoPass) this.#assign('autoPass', !value);
  }

  /**
   * Discs shown in place of the game's, as a board string of 64 characters: a thought, a line of the engine, a
   * turn made by hand. The game stays as it is; while it lasts nobody moves, but squares still report clicks.
   * `undefined` goes back to the game.
   */
  get preview(): string | undefined {
    return this.#model.preview?.toString();
  }
  set preview(value: string | null | undefined) {
    this.#model.setPreview(value);
  }

  // --- The game -----------------------------------------------------------------------------------------

  /** Where the side to move may play, a1 first; none where it has to pass. */
  get legalMoves(): readonly Square[] {
    return [...this.#model.game.position.legalMoves];
  }
  /** Discs of each side and empty squares. */
  get score(): { readonly black: number; readonly white: number; readonly empty: number } {
    return this.#model.discs;
  }
  /** Whether the game has ended at the position shown. */
  get gameOver(): boolean {
    return this.result !== undefined;
  }
  /** Who won the game that has ended; `undefined` for a draw, and while it goes on. */
  get winner(): Color | undefined {
    return this.result?.winner;
  }
  /** How the game ended, with the official score; `undefined` while it goes on. */
  get result(): GameResult | undefined {
    return this.#model.game.result;
  }
  /** The moves of the game to its end with who made them; `ply` of them are on the board. */
  get line(): readonly LineMove[] {
    return this.#model.game.nodes.map(({ move, color }) => ({ square: move!, color: color! }));
  }
  /** How many moves the game has to its end: what `redo()` can reach. */
  get length(): number {
    return this.#model.game.nodes.length;
  }
  /** The move that led to the position shown; `undefined` at the start. */
  get lastMove(): Square | undefined {
    return this.#model.game.lastMove;
  }
  /** The moves that led to the position shown. */
  get history(): readonly Square[] {
    const { line, ply } = this.#model.game;
    return line.slice(0, ply);
  }
  /**
   * The places of the game to its end: the start, and what each move led to; `places[ply]` is shown. The `children` of
   * each are the moves played from there, side lines too.
   */
  get places(): readonly GameNode[] {
    const { root, nodes } = this.#model.game;
    return [root, ...nodes];
  }
  /** The moves that have been played from the position shown, the first one first: the game goes on in each of them. */
  get variations(): readonly Square[] {
    return this.#model.game.node.children.map(({ move }) => move!);
  }
  /** Whether the engine looks for its move. */
  get thinking(): boolean {
    return this.#controller.engine.loaded?.thinking ?? false;
  }
  /** Whether discs are being flipped: a move is not done before they lie. */
  get animating(): boolean {
    return this.#controller.flipsShown !== undefined;
  }
  /** Whether a person has a move to take back, and the game is not paused: what an undo button asks. */
  get canTakeBack(): boolean {
    return this.#model.canTakeBack;
  }
  /** Whether a person has a move to make again, and the game is not paused: what a redo button asks. */
  get canRedo(): boolean {
    return this.#model.canRedo;
  }

  /** The discs that a move would flip; none where it is not legal. */
  flips(square: Square): readonly Square[] {
    return isSquare(square) ? this.#model.game.position.flips(square) : [];
  }

  /**
   * Plays a move for the side to move, as the page wishes: no `othello-move`, and `false` where it is not legal.
   *
   * @param outcome The discs as they lie after it, where a player has turned them by hand, wrongly perhaps: they
   *   are taken as they are. A board string of 64 characters.
   */
  play(move: Square | 'pass', outcome?: string): boolean {
    return move === 'pass' ? this.#model.pass() : this.#model.play(move, outcome);
  }

  /** A side, the one to move unless named, gives the game up. `false` when it is over already. */
  resign(color: Color = this.turn): boolean {
    return this.#model.resign(color);
  }

  /**
   * A side's time is up: the game ends as the rule says (by `none` it goes on). `false` when it is over already.
   */
  flagFall(color: Color, rule: TimeRule = 'czech'): boolean {
    return this.#model.flagFall(color, rule);
  }

  /** Takes back so many moves, as far as there are any; `redo()` makes them again. */
  undo(moves = 1): void {
    this.goTo(this.ply - moves);
  }

  /** Goes forward so many moves of the game, as far as there are any. */
  redo(moves = 1): void {
    this.goTo(this.ply + moves);
  }

  /**
   * Takes a person's last move back, and against the engine its answer too; where there is a `preview`, only that. `false` when
   * there is nothing to take back.
   */
  takeBack(): boolean {
    const hasPreview = this.#model.preview !== undefined;
    return this.#model.goTo(this.#model.takeBackPly) || hasPreview;
  }

  /**
   * Makes what {@link takeBack} took back again: against the engine, on to the person's own turn. `false` when there
   * is nothing.
   */
  redoTurn(): boolean {
    return this.#model.goTo(this.#model.redoPly);
  }

  /** Shows the position after so many moves of the game, or any place of its tree, a side line's too. */
  goTo(place: number | GameNode): void {
    this.#model.goTo(place);
  }

  /** Begins again as the attributes say. */
  reset(): void {
    this.#model.reset();
    this.requestUpdate();
  }

  // --- The engine, pictures and words -------------------------------------------------------------------

  /** Lets the engine search the position shown. */
  async analyze(limits: SearchLimits = {}): Promise<SearchResult> {
    const engine = await this.#controller.engine.load();
    return engine.search(limits);
  }

  /** The engine's best move in the position shown. */
  async hint(options: Pick<SearchLimits, 'signal'> = {}): Promise<Square | 'pass'> {
    const { move } = await this.analyze({ time: this.moveTime, ...options });
    return move;
  }

  /** The engine plays the best move that it has found so far, where it is thinking about one. */
  moveNow(): void {
    this.#controller.engine.loaded?.moveNow();
  }

  /** The position shown as an SVG picture, with marks and move numbers as on the board. */
  async toSVG(options: PictureOptions = {}): Promise<string> {
    return (await this.#loadExport()).svgOf(this.#controller, options);
  }

  /**
   * The same as a file: `image/png` unless `type` says `image/jpeg`, `image/webp` or `image/svg+xml`; `size` is its
   * width in pixels, 16 to 8192.
   *
   * @throws {RangeError} when the type or the size is none of these.
   */
  async toBlob(options: FileOptions = {}): Promise<Blob> {
    return (await this.#loadExport()).blobOf(this.#controller, options);
  }

  /** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
  async toText(): Promise<string> {
    return (await this.#loadExport()).textOf(this.#controller);
  }

  /**
   * A link to a page, this one unless named, with the game as it is shown behind `#game=`: moves, side lines, set-up,
   * discs turned by hand, ply, orientation, marks and arrows. `parsePermalink` of `othello-board/formats.js` reads it.
   *
   * @throws {TypeError} when `base` is no address
   */
  async permalink(base: string | URL = location.href): Promise<string> {
    return (await this.#loadExport()).permalinkOf(this.#controller, base);
  }

  readonly #loadExport = () => loaded(import('./export/export.js'));

  // --- The form field -----------------------------------------------------------------------------------

  /** Its name in a form, where the value is the transcript of the game. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string | null) {
    if (value) this.setAttribute('name', value);
    else this.removeAttribute('name');
  }

  /** Takes no moves of a person, as a disabled field; a `fieldset` can say so, too. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(value: boolean | null) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** Whether a person's moves are refused: by `disabled`, or by a `fieldset` around the board. */
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

  /** The form, or a `fieldset`, switches the board off or on. */
  formDisabledCallback(disabled: boolean): void {
    this.#disabledByForm = disabled;
    this.#controller.events.queueChange('state');
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.reset();
    this.#controller.updateFormValue();
  }

  /** The browser brings a game back, after a reload or a way back through the history. */
  formStateRestoreCallback(state: string): void {
    const [ply, moves = ''] = state.split(' ');
    this.moves = moves;
    this.ply = Number(ply);
  }

  // --- Focus --------------------------------------------------------------------------------------------

  /** Gives the focus to the board's square that suggests itself. */
  override focus(options?: FocusOptions): void {
    this.#controller.focus(options);
  }

  /** Gives the focus to a square. */
  focusSquare(square: Square): void {
    if (isSquare(square)) this.#controller.focusSquare(square);
  }

  // --- Life cycle ---------------------------------------------------------------------------------------

  constructor() {
    super();
    new ChildrenReader(this, (text, onSquares) => this.#onChildren(text, onSquares));
    // A click on a label comes to the board itself, a click on a square to something inside.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this && this.labels.length > 0) this.focus();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#controller.connect();
    this.#internals.role = 'group';
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#controller.suspend();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    this.#byAttribute = true;
    super.attributeChangedCallback(name, old, value);
    this.#byAttribute = false;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#controller.createShell(root);
    return root;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#model.commit();
    const problem = changed.has('hints') && hintsProblem(this.hints);
    if (problem) this.#controller.events.reportError('attribute', problem);
    if (changed.size > 0) this.#controller.events.queueChange('state');
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#controller.update();
  }

  /** The board is complete when what it asked for has been loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all(this.#controller.pendingLoads);
    return super.getUpdateComplete();
  }

  /**
   * What the parts of the board know of it: also for a server, which draws the board without its element.
   *
   * @internal
   */
  get context(): BoardContext {
    return this.#controller;
  }

  /** The text is the transcript where there is no `moves`; elements on squares are a part of the board. */
  #onChildren(text: string, onSquares: boolean): void {
    const { overlay } = this.#controller;
    if (text !== this.#model.setup.text) this.#assign('text', text);
    if (onSquares) overlay.use();
    overlay.loaded?.update();
  }

  // --- Checked values -----------------------------------------------------------------------------------

  #setChecked(name: keyof CheckedOptions, value: unknown): void {
    const read = this.#check(name, OPTION_CHECKS[name], value);
    if (read === REFUSED) return;
    const old = this.#checked[name];
    this.#checked = { ...this.#checked, [name]: read };
    this.requestUpdate(name, old);
  }

  #assign<K extends keyof Setup>(name: K, value: Setup[K]): void {
    if (!this.#model.assign(name, value, this.#byAttribute)) return;
    if (this.form) this.#controller.updateFormValue();
    this.requestUpdate();
  }

  #assignChecked(name: keyof typeof SETUP_CHECKS, value: unknown): void {
    const read = this.#check(name, SETUP_CHECKS[name], value);
    if (read !== REFUSED) this.#assign(name, read as Setup[typeof name]);
  }

  /** The value that a checked property gets; {@link REFUSED} where it is none of those accepted, which is reported. */
  #check(name: string, check: OptionCheck, value: unknown): unknown {
    const read = readChecked(check, value);
    if (read !== REFUSED) return read;
    const { attribute = name, reflect } = OthelloBoard.getPropertyOptions(name);
    const message = `${String(attribute)}: ${shown(value)} given, ${check.accepts} expected`;
    this.#controller.events.reportError('attribute', message);
    // What is reflected is what the board looks by: it says again what the board is.
    if (reflect && this.#byAttribute) this.setAttribute(String(attribute), String(Reflect.get(this, name)));
    return REFUSED;
  }

  #tryRead(read: () => void): void {
    try {
      read();
      this.requestUpdate();
    } catch (cause) {
      this.#controller.events.reportError('attribute', (cause as Error).message, cause);
    }
  }
}
