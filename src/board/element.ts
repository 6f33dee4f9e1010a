import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Engine, Level, LevelName, SearchLimits, SearchResult } from '../engine/engine.js';
import { Localizer } from '../locales/localizer.js';
import { fill, type Strings } from '../locales/strings.js';
import { opponent, type Color } from '../rules/color.js';
import type { Game, GameNode } from '../rules/game.js';
import { SQUARES, squareIndex, type Square } from '../rules/square.js';
import { Announcer } from './a11y/announcer.js';
import { moveText, stateText, travelText, type Speech } from './a11y/labels.js';
import { integer, oneOf, whole, type Sides } from './converters.js';
import { styles } from './element.styles.js';
import type { EngineRoom, Tenant } from './engine-room.js';
import type { Actor, MoveDetail, OthelloBoardEventMap } from './events.js';
import { listen, type InputTarget } from './input/input.js';
import { boardWords } from './localize.js';
import type { Findings } from './play/analyst.js';
import { GameElement } from './game-element.js';
import { endFlips, flipsShown, showFlips } from './view/animate.js';
import { patchCell, type CellState } from './view/cells.js';
import { markup } from './view/markup.js';
import { openShell, type Shell } from './view/shell.js';
import { cellStates, valueWords } from './view/states.js';

const SIDES = ['none', 'black', 'white', 'both'] as const;
const THEMES = ['classic', 'wood', 'slate', 'contrast'] as const;
/** The square that gets the focus where no other suggests itself: d3. */
const MIDDLE = 19;

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
 *
 * @csspart board - The board with its frame.
 * @csspart cell - A square; each also has its own name, `d3`.
 * @csspart disc - A square with a disc, also `black` or `white`.
 * @csspart legal - A legal square.
 * @csspart last - The last move.
 */
export class OthelloBoard extends GameElement {
  static override styles = styles;
  static formAssociated = true;
  /** Where the engine's worker lies, for all boards; needed only where a bundler does not copy it. */
  static engineUrl: string | URL | undefined;

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-board', registry: CustomElementRegistry = customElements): void {
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** Lets a person play. Implied for the person's side where the engine has the other. */
  @property({ type: Boolean, useDefault: true }) interactive = false;
  /** Whose moves a person makes: `both`, `black` or `white`. */
  @property({ useDefault: true, converter: oneOf(['both', 'black', 'white'], 'both') }) player:
    Color | 'both' = 'both';
  /** The side that the engine plays: `black`, `white`, `both` or `none`. */
  @property({ useDefault: true, converter: oneOf(SIDES, 'none') }) engine: Sides = 'none';
  /** How strong it is: 1 to 10, or `easy`, `medium`, `hard`, `expert`, `master`. */
  @property({ useDefault: true, converter: { fromAttribute: levelOf } }) level: Level | LevelName = 5;
  /** What is shown beside the discs: any of `legal flips last best values stable strategy`. */
  @property({ useDefault: true }) hints = 'legal last';
  /** Lets the engine value the position shown. */
  @property({ type: Boolean, useDefault: true }) analysis = false;
  /** Shows the moves' numbers on the discs. */
  @property({ type: Boolean, attribute: 'move-numbers', useDefault: true }) moveNumbers = false;
  /** Where the coordinates stand: `outside`, `inside` or `none`. */
  @property({ reflect: true, useDefault: true, converter: oneOf(['outside', 'inside', 'none'], 'outside') })
  coordinates: 'outside' | 'inside' | 'none' = 'outside';
  /** `letters`, or `numbers` from 0. */
  @property({
    attribute: 'coordinate-style',
    reflect: true,
    useDefault: true,
    converter: oneOf(['letters', 'numbers'], 'letters'),
  })
  coordinateStyle: 'letters' | 'numbers' = 'letters';
  /** The side at the bottom: `black`, or `white` for the board turned round. */
  @property({ reflect: true, useDefault: true, converter: oneOf(['black', 'white'], 'black') })
  orientation: Color = 'black';
  /** `classic`, `wood`, `slate` or `contrast`. */
  @property({ reflect: true, useDefault: true, converter: oneOf(THEMES, 'classic') })
  theme: (typeof THEMES)[number] = 'classic';
  /** Switches the single-key commands off. */
  @property({ type: Boolean, attribute: 'no-shortcuts', useDefault: true }) noShortcuts = false;
  /** The engine's time for a move, in milliseconds. */
  @property({ type: Number, attribute: 'move-time', useDefault: true, converter: integer(1, 600_000, 1000) })
  moveTime = 1000;
  /** The least time between a person's move and the engine's answer, in milliseconds. */
  @property({ type: Number, useDefault: true, converter: integer(0, 60_000, 500) }) pace = 500;
  /** Neither a person nor the engine moves as long as it is set: a dialog is open, a lesson is being read. */
  @property({ type: Boolean, useDefault: true }) paused = false;
  /** Where the engine's worker lies, for this board. */
  @property({ attribute: 'engine-url' }) engineUrl: string | URL | undefined;
  /** Its name in a form, where the value is the transcript of the game. */
  @property({ reflect: true, useDefault: true }) name = '';
  /** Takes no moves of a person, as a disabled field; a `fieldset` can say so, too. */
  @property({ type: Boolean, reflect: true, useDefault: true }) disabled = false;
  /** Words of the page's own. */
  @property({ attribute: false }) strings: Partial<Strings> | undefined;
  /** Another engine than the package's, for instance a server's. */
  @property({ attribute: false }) engineProvider: (() => Promise<Engine>) | undefined;

  readonly #internals = this.attachInternals();
  readonly #localizer = new Localizer(this, boardWords);
  #shell: Shell | undefined;
  #fetchKeys: (() => void) | undefined;
  #announcer: Announcer | undefined;
  #states: readonly CellState[] = [];
  #current = MIDDLE;
  #considered: Square | undefined;
  #findings: Findings | undefined;
  #failed = false;
  #disabled = false;
  #strategy: typeof import('./view/strategy.js') | undefined;
  #flips: Promise<unknown> | undefined;

  /** Opened when something is to be thought about. */
  #room: EngineRoom | undefined;
  /** Whether the engine looks for its move. */
  get thinking(): boolean {
    return this.#room?.thinking ?? false;
  }

  /** Whether discs are being flipped: a move is not done before they lie. */
  get animating(): boolean {
    return this.#flips !== undefined;
  }

  /** Lets the engine search the position shown. */
  async analyze(limits: SearchLimits = {}): Promise<SearchResult> {
    const room = await this.#openRoom();
    const engine = await room.engine();
    return engine.search(this.ready().position, limits);
  }

  /** The engine's best move in the position shown. */
  async hint({ signal }: { signal?: AbortSignal } = {}): Promise<Square | 'pass'> {
    const { move } = await this.analyze({ time: this.moveTime, ...(signal && { signal }) });
    return move;
  }

  /** The engine plays the best move that it has found so far, where it is thinking about one. */
  moveNow(): void {
    this.#room?.moveNow();
  }

  /**
   * Takes a person's last move back, and against the engine its answer too. `false` when there is none.
   */
  takeBack(): boolean {
    const { node } = this.ready();
    this.goTo(this.#back());
    return this.ready().node !== node;
  }

  /** Gives the focus to the board's square that suggests itself. */
  override focus(options?: FocusOptions): void {
    this.#shell?.cells[this.#current]?.focus(options);
  }

  focusSquare(square: Square): void {
    this.#go(squareIndex(square));
  }

  // --- Life ---------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.#internals.role = 'group';
    this.#children ??= new MutationObserver(() => this.readText());
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    this.readText();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children?.disconnect();
    this.#sight?.disconnect();
    this.#sight = undefined;
    // A board that is only moved to another place is connected again within this task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#room?.close();
    });
  }

  /** The form, or a `fieldset`, switches the board off or on. */
  formDisabledCallback(disabled: boolean): void {
    this.#disabled = disabled;
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
    void import('./view/adopt.js').then(({ adoptStyles }) => adoptStyles(this, OthelloBoard.elementStyles));
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    const shell = (this.#shell = openShell(root));
    this.#announcer = new Announcer(shell.status);
    this.#fetchKeys = listen(shell.grid, this.#inputTarget());
    return root;
  }

  protected override willUpdate(): void {
    this.ready();
  }

  protected override render(): TemplateResult | typeof nothing {
    // lit's types know the server's value only.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
    if (!isServer) return nothing;
    const text = markup(cellStates(this.#scene()));
    // A constant shell filled with our own words; written as the strings of a template.
    return html(Object.assign([text], { raw: [text] }));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const beside = (name: PropertyKey): boolean => !(name in GameElement.prototype);
    if ([...changed.keys()].some(beside)) this.changed('state');
    this.#watch();
    this.#fetchStrategy();
    if (changed.has('arrows')) void this.#drawArrows();
    if (this.#isInteractive) this.#fetchKeys?.();
    this.#think();
    this.#patch();
  }

  // --- Inside -------------------------------------------------------------------------------------------

  #children: MutationObserver | undefined;
  #sight: IntersectionObserver | undefined;
  #seen = true;

  get #speech(): Speech {
    const { strings, language } = this.#localizer;
    return { language, strings: { ...strings, ...wordsOf(this.strings, strings) } };
  }

  /** The engine's side, as long as it has not failed. */
  get #engineSide(): Sides {
    return this.#failed ? 'none' : this.engine;
  }

  /** The hints, whatever a page has put there. */
  get #hints(): string {
    const hints: unknown = this.hints;
    return typeof hints === 'string' ? hints.toLowerCase() : '';
  }

  get #isInteractive(): boolean {
    return this.interactive || this.engine === 'black' || this.engine === 'white';
  }

  /** Whether anybody may move at all. */
  get #isLive(): boolean {
    return !this.paused && this.preview === undefined;
  }

  #enginesTurn(turn: Color): boolean {
    return this.#engineSide === 'both' || this.#engineSide === turn;
  }

  /** Whether a person is to move. */
  get #isOpen(): boolean {
    const { turn, result } = this.ready();
    const mine = this.player === turn || (this.player !== 'black' && this.player !== 'white');
    return (
      this.#isInteractive && !this.#disabled && this.#isLive && !result && mine && !this.#enginesTurn(turn)
    );
  }

  async #drawArrows(): Promise<void> {
    const { drawArrows } = await import('./view/arrows.js');
    drawArrows(this.#shell!.grid, this.arrows);
  }

  /** What the hints `stable` and `strategy` need is fetched with the first board that has them. */
  #fetchStrategy(): void {
    if (this.#strategy || !/\b(stable|strategy)\b/.test(this.#hints)) return;
    void import('./view/strategy.js').then((strategy) => {
      this.#strategy = strategy;
      this.requestUpdate();
    });
  }

  #scene() {
    const game = this.ready();
    const { position } = game;
    const hints = new Set(this.#hints.split(/\s+/));
    const considered = this.#considered;
    const values = this.#findings?.position.equals(position) ? this.#findings.scores : undefined;
    return {
      game,
      shown: this.shown,
      hints,
      speech: this.#speech,
      open: this.#isOpen,
      marks: this.marks,
      moveNumbers: this.moveNumbers,
      values,
      preview: considered && this.#isOpen && hints.has('flips') ? position.flips(considered) : [],
      stable: hints.has('stable') ? (this.#strategy?.stableDiscs(position) ?? []) : [],
      zoneOf: hints.has('strategy') ? this.#strategy?.zoneOf : undefined,
    };
  }

  #patch(): void {
    const shell = this.#shell!;
    const states = cellStates(this.#scene());
    const interactive = this.#isInteractive;
    const speech = this.#speech;
    this.#internals.ariaLabel = speech.strings.board;
    shell.board.classList.toggle('interactive', interactive);
    set(shell.grid, 'role', interactive ? 'grid' : 'table');
    set(shell.grid, 'aria-label', speech.strings.grid);
    shell.rows.forEach((row, i) => set(row, 'aria-label', speech.strings.row.replace('{n}', String(i + 1))));
    shell.cells.forEach((cell, i) => {
      patchCell(cell, this.#states[i], states[i]!);
      set(cell, 'role', interactive ? 'gridcell' : 'cell');
      if (interactive) set(cell, 'tabindex', i === this.#current ? '0' : '-1');
      else cell.removeAttribute('tabindex');
    });
    this.#states = states;
    this.#internals.setFormValue(this.moves, `${this.ply} ${this.moves}`);
    const { turn, result } = this.ready();
    const flags = {
      'black-turn': turn === 'black',
      'white-turn': turn === 'white',
      'game-over': result,
      thinking: this.thinking,
      error: this.#failed,
    };
    for (const [name, on] of Object.entries(flags)) state(this.#internals, name, Boolean(on));
  }

  /** A move of a person or the engine, with everything that the page is told of it. */
  #act(square: Square, by: Actor): void {
    const game = this.ready();
    const before = game.node;
    const color = game.turn;
    const flips = game.position.flips(square);
    if (flips.length === 0) return;
    if (!this.emit('othello-beforemove', { square, color, flips, by }, true)) return;
    // The page may have done anything meanwhile.
    if (this.ready() !== game || game.node !== before || this.gameOver) return;
    this.make(square);
    this.requestUpdate();
    const { node, result, position } = game;
    const detail: MoveDetail = {
      square,
      color,
      flips,
      by,
      ply: game.ply,
      position: position.toString(),
      score: this.score,
    };
    const passed = node.position.phase === 'pass';
    this.tell(1);
    this.emit('othello-move', detail);
    if (passed && !this.noAutoPass) this.emit('othello-pass', { color: opponent(color), by, forced: true });
    if (result) this.emit('othello-gameover', { ...result });
    void (this.#flips ?? Promise.resolve()).then(() => this.emit('othello-moveend', detail));
  }

  protected override tell(moves: 0 | 1): void {
    const speech = this.#speech;
    const game = this.ready();
    const { move, color, parent, position } = game.node;
    if (moves && move && color && parent) {
      this.#announcer?.say(moveText(speech, color, move, parent.position.flips(move).length));
      const { strings } = speech;
      const passed = position.phase === 'pass' && !this.noAutoPass;
      if (passed) this.#announcer?.say(fill(strings.passes, { color: strings[position.turn] }));
    }
    this.#announcer?.say(stateText(speech, game));
  }

  #choose(square: Square): void {
    const { position } = this.ready();
    if (!this.#isInteractive) return;
    this.#current = squareIndex(square);
    this.requestUpdate();
    const legal = position.legalMoves.includes(square);
    if (!this.emit('othello-squareclick', { square, disc: this.shown.at(square), legal }, true)) return;
    if (!this.#isOpen) return;
    if (legal) return this.#act(square, 'user');
    const { strings } = this.#speech;
    const text = position.at(square) ? strings.occupied : strings.notLegal;
    this.#announcer?.say(fill(text, { square }));
  }

  #inputTarget(): InputTarget {
    return {
      current: () => this.#current,
      turned: () => this.orientation === 'white',
      shortcuts: () => !this.noShortcuts,
      interactive: () => this.#isInteractive,
      choose: (square) => this.#choose(square),
      consider: (square) => {
        this.#considered = square;
        this.requestUpdate();
      },
      commanded: () => ({
        game: this.ready(),
        speech: this.#speech,
        current: this.#current,
        value: this.#valueWords(),
        go: (index) => this.#go(index),
        say: (text) => this.#announcer?.say(text),
        travel: (step) => this.#travel(this.ply + step),
        undo: () => this.#travel(this.#back()),
        redo: () => this.#travel(this.ply + 1),
        pass: () => this.#pass('user'),
        hint: () => void this.#sayHint(),
      }),
    };
  }

  #go(index: number): void {
    this.#current = index;
    for (const [i, cell] of this.#shell!.cells.entries()) cell.tabIndex = i === index ? 0 : -1;
    this.#shell!.cells[index]!.focus();
  }

  /** Where "take back" leads: against the engine, to the person's own last turn. */
  #back(): number {
    const nodes = this.ready().nodes.slice(0, this.ply);
    const own = nodes.findLast(({ color }) => !this.#enginesTurn(color!));
    return own ? own.ply - 1 : this.ply;
  }

  /** A person goes to another place of the game. */
  #travel(ply: number): void {
    const game = this.ready();
    const from = game.node;
    this.goTo(Math.max(0, ply));
    if (game.node === from) return;
    this.emit('othello-plychange', { ply: this.ply, by: 'user' });
  }

  #pass(by: Actor): void {
    const { position, turn } = this.ready();
    if (position.phase !== 'pass' || !this.#isLive) return;
    this.ready().pass();
    this.requestUpdate();
    this.#announcer?.say(stateText(this.#speech, this.ready()));
    this.emit('othello-pass', { color: turn, by, forced: false });
  }

  async #sayHint(): Promise<void> {
    try {
      const move = await this.hint();
      this.#announcer?.say(fill(this.#speech.strings.hint, { square: move }));
    } catch (error) {
      this.#engineFailed(error);
    }
  }

  #valueWords(): string | undefined {
    const value = this.#findings?.scores.get(SQUARES[this.#current]!);
    return value && valueWords(value);
  }

  protected override moved(from: GameNode): void {
    const game = this.ready();
    const speech = this.#speech;
    this.#announcer?.say(travelText(speech, from, game.node), stateText(speech, game));
    this.#findings = undefined;
    if (this.#shell) endFlips(this.#shell.cells);
    this.requestUpdate();
  }

  protected override made(before: string, square: Square): void {
    this.#findings = undefined;
    const cells = this.#shell?.cells;
    if (!cells) return;
    endFlips(cells);
    // In a hidden tab nothing would ever end.
    if (this.#seen && !document.hidden) showFlips(cells, before, this.ready().node.position.board, square);
    this.#awaitFlips(flipsShown(cells));
  }

  #awaitFlips(flips: Promise<unknown> | undefined): void {
    this.#flips = flips;
    state(this.#internals, 'animating', flips !== undefined);
    void flips?.then(() => {
      if (this.#flips !== flips) return;
      this.#flips = undefined;
      state(this.#internals, 'animating', false);
      this.changed('state');
    });
  }

  protected override begun({ lastMove, position }: Game): void {
    this.#failed = false;
    this.#findings = undefined;
    // The focus stays where it is.
    if (this.shadowRoot?.activeElement) return;
    this.#current = squareIndex(lastMove ?? position.legalMoves[0] ?? SQUARES[MIDDLE]!);
  }

  // --- The engine ---------------------------------------------------------------------------------------

  /** Begins, goes on with, or ends what the engine has to do now. */
  #think(): void {
    if (this.#room) this.#room.follow();
    else if (this.#engineTurn() ?? this.#analysedPosition()) {
      this.#openRoom().catch((error: unknown) => this.#engineFailed(error));
    }
  }

  async #openRoom(): Promise<EngineRoom> {
    const { EngineRoom } = await import('./engine-room.js');
    if (!this.#room) {
      this.#room = new EngineRoom(this.#tenant(), () => this.#openEngine());
      this.#room.follow();
    }
    return this.#room;
  }

  #tenant(): Tenant {
    return {
      board: this,
      engineTurn: () => this.#engineTurn(),
      analysedPosition: () => this.#analysedPosition(),
      getEngine: async () => (await this.#openRoom()).engine(),
      engineMove: (square) => this.#act(square, 'engine'),
      engineThinking: () => {
        this.changed('state');
        this.requestUpdate();
      },
      engineFailed: (error) => this.#engineFailed(error),
      analysed: (found) => this.#analysed(found),
      analysing: (on) => state(this.#internals, 'analyzing', on),
    };
  }

  async #openEngine(): Promise<Engine> {
    if (this.engineProvider) return this.engineProvider();
    const { createEngine } = await import('../engine/client.js');
    const url = this.engineUrl ?? OthelloBoard.engineUrl;
    const engine = await createEngine(url === undefined ? {} : { url });
    await engine.ready?.();
    this.emit('othello-engineready', { level: this.level });
    return engine;
  }

  /** The position in which the engine is to move: at the end of the game's line, and in sight. */
  #engineTurn() {
    const { position, result, turn, node } = this.ready();
    const wanted =
      this.isConnected &&
      this.#seen &&
      this.#isLive &&
      !result &&
      node.children.length === 0 &&
      this.#enginesTurn(turn);
    if (!wanted) return undefined;
    if (position.phase !== 'pass') return position;
    queueMicrotask(() => this.#pass('engine'));
    return undefined;
  }

  #analysedPosition() {
    const asked = this.analysis || /\b(best|values)\b/u.test(this.#hints);
    return asked && this.isConnected && this.#seen && !this.#failed ? this.ready().position : undefined;
  }

  #analysed(found: Findings | undefined): void {
    this.#findings = found;
    this.requestUpdate();
    if (!found) return;
    const { info, scores, final } = found;
    const { depth, move, line } = info;
    this.emit('othello-analysis', { ply: this.ply, depth, scores, best: move, pv: line, final });
  }

  #engineFailed(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    this.#failed = true;
    const { code, message } = error as {
      code?: OthelloBoardEventMap['othello-error']['detail']['code'];
      message: string;
    };
    this.requestUpdate();
    this.#announcer?.say(this.#speech.strings.engineFailed);
    this.report(code ?? 'engine-crashed', message, error);
  }

  /** Boards out of sight neither think nor move; only boards that could are watched. */
  #watch(): void {
    if (this.engine === 'none' && !this.analysis && !/\b(best|values)\b/u.test(this.#hints)) return;
    if (!this.#sight && this.isConnected) {
      this.#sight = new IntersectionObserver((entries) => {
        const seen = entries.at(-1)!.isIntersecting;
        if (seen === this.#seen) return;
        this.#seen = seen;
        this.requestUpdate();
      });
      this.#sight.observe(this);
    }
  }
}

/** Sets an attribute that is another. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function state(internals: ElementInternals, name: string, on: boolean): void {
  internals.states[on ? 'add' : 'delete'](name);
}

/** Those of the page's words that are of the right kind. */
function wordsOf(words: unknown, known: Strings): Partial<Strings> {
  if (typeof words !== 'object' || words === null) return {};
  const entries = Object.entries(words).filter(
    ([key, word]) => typeof word === typeof known[key as keyof Strings],
  );
  return Object.fromEntries(entries);
}

function levelOf(value: string | null): Level | LevelName {
  const word = value?.trim().toLowerCase() ?? '';
  const named = (['easy', 'medium', 'hard', 'expert', 'master'] as const).find((name) => name === word);
  return named ?? (whole(word === '' ? undefined : Number(word), 1, 10, 5) as Level);
}
