import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { OthelloBoard } from '../../board/element.js';
import type { BeforeMoveDetail, ChangeDetail, ErrorDetail } from '../../board/events.js';
import { printTranscript } from '../../formats/transcript.js';
import { Localizer } from '../../locales/localizer.js';
import { fill } from '../../locales/strings.js';
import { opponent, type Color } from '../../rules/color.js';
import { withoutLastGame } from '../../rules/match.js';
import type { Square } from '../../rules/square.js';
import { OthelloClock } from '../clock.js';
import { OthelloControls } from '../controls.js';
import { OthelloEvaluation } from '../evaluation.js';
import { OthelloMoves } from '../moves.js';
import { OthelloScore } from '../score.js';
import { adviceText } from './advice-text.js';
import { endForm, type AfterEnd } from './dialogs/end.js';
import { isComplete, namesOf, newGameForm, readForm } from './dialogs/new-game.js';
import { optionsForm } from './dialogs/options.js';
import { restartForm } from './dialogs/restart.js';
import { shareForm } from './dialogs/share.js';
import { sheetForm } from './dialogs/sheet.js';
import { styles } from './game.styles.js';
import { HandFlips, positionOf } from './hand-flips.js';
import { applyOptions, readOptions, type Options } from './options.js';
import {
  colorOf,
  engineOf,
  firstGame,
  nextGame,
  noteResult,
  playerOf,
  swapColors,
  type Session,
} from './session.js';
import { readSetup, type GameSetup } from './setup.js';
import { load, save, type SavedGame } from './storage.js';
import { gameWords } from './words.js';

/** The dialogs; each is opened by its name. */
type DialogName = 'new-game' | 'options' | 'end' | 'restart' | 'sheet' | 'share';

/** How long the last position is looked at before the result is told, in milliseconds. */
const LAST_LOOK = 700;
/** The least time between a person's move and the computer's, in milliseconds: it can be followed. */
const PACE = 700;

/**
 * A whole Othello application: the board and what stands beside it, new games for one or two players, levels,
 * names, clocks, handicaps, matches, options, in English, French and Czech.
 *
 * @tagname othello-game
 *
 * @fires {CustomEvent<OptionsDetail>} othello-options - A person chose other options.
 * @fires {CustomEvent} othello-newgame - A game began.
 *
 * @slot - Shown as long as the element is not defined.
 *
 * @csspart board - The board's side.
 * @csspart panel - What stands beside the board.
 * @csspart message - What has just happened, in words.
 * @csspart button - A button of the menu.
 * @csspart dialog - A dialog.
 */
export class OthelloGame extends LitElement {
  static override styles = styles;
  static {
    // What is shown depends on the board inside, which is there only after the first drawing.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element and those that it is made of, each unless its name is taken. */
  static define(tag = 'othello-game', registry: CustomElementRegistry = customElements): void {
    OthelloBoard.define(undefined, registry);
    for (const part of [OthelloScore, OthelloClock, OthelloMoves, OthelloControls, OthelloEvaluation]) {
      part.define(undefined, registry);
    }
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** Under which the game, the match and the options are kept in the browser; without it nothing is. */
  @property({ attribute: 'storage-key' }) storageKey: string | undefined;
  /** Who plays when nothing is kept from before: `one` or `two`. */
  @property() players: GameSetup['players'] | undefined;
  /** The computer's level when nothing is kept from before. */
  @property() level: GameSetup['level'] | undefined;

  /** How the game looks and behaves. */
  @property({ attribute: false }) get options(): Options {
    return this.#options;
  }
  set options(value: Partial<Options>) {
    this.#options = readOptions({ ...this.#options, ...value });
    this.#applyOptions();
  }

  /** The board, with its whole interface. */
  @query('othello-board') readonly board!: OthelloBoard;

  @state() private session: Session = firstGame(readSetup(undefined), ['', ''], 0);
  @state() private draft: GameSetup = readSetup(undefined);
  @state() private complete = true;
  @state() private message = '';
  @state() private note = '';
  @query('othello-clock') private readonly clock!: OthelloClock | null;

  readonly #localizer = new Localizer(this, gameWords);
  #options: Options = readOptions(undefined);
  /** Whether the result on the board has been told and written down. */
  #told = false;
  /** Set while something is put on the board at once: nothing is to be kept meanwhile. */
  #busy = false;
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  #hand: HandFlips | undefined;
  /** The position before the first move, where it is not the usual one. */
  #start = '';

  /** Begins a game as it was set up last, or as is said here. */
  newGame(setup: Partial<GameSetup> = {}): void {
    const agreed = readSetup({ ...this.session.setup, ...setup });
    this.#begin(firstGame(agreed, namesOf(agreed, this.#words), Math.random()));
    if (agreed.side === 'lot') this.#say(fill(this.#words.said.lot, { name: this.#names.black }));
  }

  /** Opens one of the dialogs. */
  open(dialog: DialogName): void {
    if (dialog === 'new-game') this.draft = this.session.setup;
    this.note = '';
    this.board.paused = true;
    this.#dialog(dialog).showModal();
    if (dialog === 'new-game') void this.updateComplete.then(() => this.#check());
  }

  /**
   * Puts a game or a position on the board: moves, 64 squares, SGF, GGF and others. It is played on from there.
   *
   * @returns whether it could be read; if not, a message and an `othello-error` event say why, and the game on the
   *   board goes on.
   */
  async load(text: string): Promise<boolean> {
    const { parseAnyGame } = await import('../../formats/any-game.js');
    try {
      const { game } = parseAnyGame(text);
      this.#put({ moves: printTranscript(game.line), start: game.root.position.toString() });
      this.#startClock();
      return true;
    } catch (cause) {
      const message = fill(this.#words.said.notRead, { problem: (cause as Error).message });
      this.#say(message);
      const detail: ErrorDetail = { code: 'attribute', message, cause };
      this.dispatchEvent(new CustomEvent('othello-error', { detail, bubbles: true, composed: true }));
      return false;
    }
  }

  /** The game as a text that `load` reads: its start, where it is not the usual one, and its moves. */
  get record(): string {
    return [this.#start, this.board.moves].filter(Boolean).join(' ');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#endTimer);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    const saved = this.storageKey ? load(this.storageKey) : undefined;
    if (saved) {
      this.#options = saved.options;
      this.#applyOptions();
      this.#restore(saved.session, saved.game);
    } else {
      this.#applyOptions();
      this.newGame({
        ...(this.players && { players: this.players }),
        ...(this.level && { level: this.level }),
      });
    }
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const { setup } = this.session;
    const names = this.#names;
    return html`<div class="game" role="group" aria-label=${words.name}>
        <div class="table" part="board">
          <othello-board
            id="board"
            interactive
            pace=${PACE}
            @othello-beforemove=${this.#beforeMove}
            @othello-squareclick=${this.#squareClick}
            @othello-change=${this.#changed}
            @othello-error=${this.#failed}
          ></othello-board>
        </div>
        <div class="panel" part="panel">
          <othello-score for="board" black-name=${names.black} white-name=${names.white}></othello-score>
          ${
            setup.time === 'none'
              ? nothing
              : html`<othello-clock
                  for="board"
                  time=${setup.time}
                  increment=${setup.increment}
                  flag-rule=${setup.flagRule}
                ></othello-clock>`
          }
          <p class="message" part="message" role="status">${this.message}</p>
          ${this.#handButtons()}
          <othello-controls for="board" buttons=${this.#buttons}></othello-controls>
          ${this.options.values ? html`<othello-evaluation for="board"></othello-evaluation>` : nothing}
          <div class="menu" role="group" aria-label=${words.menu.name}>
            ${this.#menu('new-game', words.menu.newGame, 'main')}
            <button type="button" part="button" @click=${this.#restart}>${words.menu.restart}</button>
            ${this.#menu('options', words.menu.options)}
            ${this.session.match ? this.#menu('sheet', words.menu.sheet) : nothing}
            ${this.#menu('share', words.menu.share)}
          </div>
          <details class="moves">
            <summary>${words.menu.moves}</summary>
            <othello-controls for="board" buttons="first back forward last"></othello-controls>
            <othello-moves for="board"></othello-moves>
          </details>
        </div>
      </div>
      ${this.#dialogs()}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('draft')) this.#check();
  }

  get #words() {
    return this.#localizer.strings;
  }

  get #names(): Readonly<Record<Color, string>> {
    const names = namesOf(this.session.setup, this.#words);
    return { black: names[playerOf(this.session, 'black')], white: names[playerOf(this.session, 'white')] };
  }

  get #buttons(): string {
    const pass = this.options.passByClick ? 'pass ' : '';
    const now = this.session.setup.players === 'one' ? 'move-now ' : '';
    return `undo redo hint ${now}${pass}resign`;
  }

  // --- What is shown ------------------------------------------------------------------------------------

  #menu(dialog: DialogName, text: string, kind = ''): TemplateResult {
    return html`<button type="button" part="button" class=${kind} @click=${() => this.open(dialog)}>
      ${text}
    </button>`;
  }

  #handButtons(): TemplateResult | typeof nothing {
    const acts = this.#hand?.acts ?? [];
    if (acts.length === 0) return nothing;
    const words = this.#words.hand;
    return html`<div class="hand">
      ${acts.map((act) => html`<button type="button" class="main" @click=${() => this.#hand?.act(act)}>${words[act]}</button>`)}
    </div>`;
  }

  #dialogs(): TemplateResult {
    const words = this.#words;
    const { session, board } = this;
    const { language } = this.#localizer;
    const result = this.hasUpdated ? board.result : undefined;
    const forms: Readonly<Record<DialogName, unknown>> = {
      'new-game': newGameForm({
        words,
        language,
        draft: this.draft,
        complete: this.complete,
        changed: (form) => {
          this.draft = readForm(form, this.draft, words);
          this.complete = isComplete(form);
        },
        start: (form) => {
          this.#dialog('new-game').close();
          this.newGame(readForm(form, this.draft, words));
        },
      }),
      options: optionsForm(words, this.options, (options) => this.#choose(options)),
      end: result
        ? endForm({ words, language, result, discs: board.score, names: this.#names, session })
        : nothing,
      restart: restartForm(words),
      sheet: sheetForm(words, session.match),
      share: shareForm({
        words,
        link: this.hasUpdated ? this.link : '',
        moves: this.hasUpdated ? board.moves : '',
        note: this.note,
        copy: (text) => void this.#copy(text),
        load: (text) => void this.#loadShared(text),
      }),
    };
    return html`${Object.entries(forms).map(
      ([name, form]) =>
        html`<dialog
          id=${name}
          part="dialog"
          aria-labelledby="${name}-title"
          @close=${() => this.#closed(name as DialogName)}
          @click=${closeByButton}
        >
          ${form}
        </dialog>`,
    )}`;
  }

  #dialog(name: DialogName): HTMLDialogElement {
    return this.renderRoot.querySelector<HTMLDialogElement>(`#${name}`)!;
  }

  #check(): void {
    const form = this.#dialog('new-game').querySelector('form');
    if (form) this.complete = isComplete(form);
  }

  #say(text: string): void {
    this.message = text;
  }

  // --- What a person chooses ----------------------------------------------------------------------------

  #closed(name: DialogName): void {
    const dialog = this.#dialog(name);
    const answer = dialog.returnValue;
    dialog.returnValue = '';
    this.board.paused = false;
    if (name === 'restart' && answer === 'yes') this.#begin(this.session);
    if (name === 'end') this.#afterEnd(answer as AfterEnd | '');
  }

  #afterEnd(answer: AfterEnd | ''): void {
    if (answer === 'again') this.#begin(nextGame(this.session, this.board.result, Math.random()));
    if (answer === 'swap') this.#begin(swapColors(this.session));
  }

  readonly #restart = (): void => {
    if (this.board.ply === 0 || this.board.gameOver) this.#begin(this.session);
    else this.open('restart');
  };

  #choose(options: Options): void {
    this.options = options;
    const detail: OptionsDetail = { options: this.options };
    this.dispatchEvent(new CustomEvent('othello-options', { detail, bubbles: true, composed: true }));
    this.#save();
  }

  #applyOptions(): void {
    this.requestUpdate();
    if (!this.hasUpdated) return;
    applyOptions(this.board, this.#options);
    const { language } = this.#options;
    if (language === 'auto') this.removeAttribute('lang');
    else this.lang = language;
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.note = this.#words.share.copied;
    } catch {
      // Not allowed here: the field beside the button can still be copied by hand.
    }
  }

  async #loadShared(text: string): Promise<void> {
    if (await this.load(text)) this.#dialog('share').close();
    else this.note = this.message;
  }

  /** A link to the page with the game in it; `load` reads what stands behind `#game=`. */
  get link(): string {
    const url = new URL(location.href);
    url.hash = `game=${encodeURIComponent(this.record)}`;
    return url.href;
  }

  // --- The game -----------------------------------------------------------------------------------------

  /** Puts the pieces up for a game and lets it begin. */
  #begin(session: Session): void {
    this.session = session;
    this.#put({ moves: '', start: '' });
    this.#startClock();
    if (session.setup.byHand) this.#say(this.#words.hand.begin);
    this.dispatchEvent(new CustomEvent('othello-newgame', { bubbles: true, composed: true }));
  }

  #startClock(): void {
    void this.updateComplete.then(() => {
      this.clock?.reset();
      this.clock?.start();
    });
  }

  /** Puts a game on the board; everybody plays on as agreed. */
  #put({ moves, start }: { moves: string; start: string }): void {
    const { board, session } = this;
    const { setup } = session;
    clearTimeout(this.#endTimer);
    this.#busy = true;
    this.#told = false;
    this.message = '';
    const own = setup.players === 'one' ? colorOf(session, 0) : 'black';
    board.preview = undefined;
    board.marks = [];
    board.engine = 'none';
    board.handicap = start ? 0 : setup.handicap;
    board.handicapFor = colorOf(session, setup.weaker);
    board.position = start || 'start';
    board.moves = moves;
    board.reset();
    board.level = setup.level;
    board.orientation = own;
    board.engine = engineOf(session);
    this.#start = start && moves !== '' ? start : this.#unusualStart(start);
    this.#hand = setup.byHand ? this.#newHand() : undefined;
    this.#busy = false;
    this.requestUpdate();
  }

  #unusualStart(start: string): string {
    if (start) return start === USUAL ? '' : start;
    return this.session.setup.handicap > 0 && this.board.ply === 0 ? this.board.position : '';
  }

  #newHand(): HandFlips {
    const words = () => this.#words;
    const language = () => this.#localizer.language;
    const board = () => this.board;
    return new HandFlips({
      get board() {
        return board();
      },
      get words() {
        return words();
      },
      get language() {
        return language();
      },
      say: (text) => this.#say(text),
      requestUpdate: () => this.requestUpdate(),
    });
  }

  readonly #beforeMove = ({ detail }: CustomEvent<BeforeMoveDetail>): void => {
    if (detail.by !== 'user') return;
    const before = positionOf(this.board);
    this.#say(this.options.advice ? adviceText(this.#words, before, detail.square) : '');
  };

  readonly #squareClick = (event: CustomEvent<{ readonly square: Square }>): void => {
    const { board } = this;
    if (!this.#hand || board.gameOver || board.paused || board.turn === board.engine) return;
    if (this.#hand.click(event.detail.square)) event.preventDefault();
  };

  readonly #changed = ({ detail }: CustomEvent<ChangeDetail>): void => {
    this.requestUpdate();
    if (this.#busy) return;
    this.#hand?.follow();
    if (detail.reason === 'move' || detail.reason === 'result' || detail.reason === 'pass') this.#tell();
    if (detail.reason === 'navigate') this.message = '';
    this.#settle();
    this.#save();
  };

  /** Says a pass, and lets a move be heard. */
  #tell(): void {
    const { board } = this;
    const { line, ply, turn, gameOver, legalMoves } = board;
    const words = this.#words;
    const passed = !gameOver && ply > 0 && line[ply - 1]?.color === turn;
    const color = words[opponent(turn)];
    if (passed) this.#say(fill(words.said.passed, { color, other: words[turn] }));
    else if (!gameOver && legalMoves.length === 0)
      this.#say(fill(words.said.mustPass, { color: words[turn] }));
    if (this.options.sounds) void this.#sound(passed);
  }

  async #sound(passed: boolean): Promise<void> {
    const sounds = await import('./sounds.js');
    if (this.board.gameOver) sounds.soundEnd();
    else if (passed) sounds.soundPass();
    else sounds.soundMove(3);
  }

  /** Writes a result down and tells it, or takes it back with the move that led to it. */
  #settle(): void {
    const { board, session } = this;
    if (!board.result) {
      if (this.#told && session.match) {
        this.session = { ...session, match: withoutLastGame(session.match) };
      }
      this.#told = false;
      clearTimeout(this.#endTimer);
      return;
    }
    if (this.#told || board.ply < board.length) return;
    this.#told = true;
    this.session = noteResult(session, board.result);
    this.#endTimer = setTimeout(() => {
      if (board.gameOver && this.isConnected) this.open('end');
    }, LAST_LOOK);
  }

  readonly #failed = ({ detail }: CustomEvent<ErrorDetail>): void => {
    if (detail.code !== 'attribute') this.#say(this.#words.said.noEngine);
  };

  // --- What survives a reload ---------------------------------------------------------------------------

  #save(): void {
    if (!this.storageKey || !this.hasUpdated || this.#busy) return;
    const { board, session } = this;
    const { moves, ply, position, result } = board;
    const by = result?.reason;
    const ended =
      result && (by === 'resignation' || by === 'time')
        ? { by, loser: result.winner === 'black' ? ('white' as const) : ('black' as const) }
        : undefined;
    const game: SavedGame = {
      start: this.#start,
      moves,
      ply,
      position,
      clock: this.clock?.save() ?? '',
      ...(ended && { ended }),
    };
    save(this.storageKey, { options: this.#options, session, game });
  }

  #restore(session: Session, game: SavedGame): void {
    this.session = session;
    this.#put({ moves: game.moves, start: game.start });
    const { board } = this;
    this.#busy = true;
    board.goTo(game.ply);
    // Discs that were turned wrongly by hand cannot be played again: then the position alone is kept.
    if (board.position !== game.position && game.position) this.#put({ moves: '', start: game.position });
    if (game.ended?.by === 'resignation') board.resign(game.ended.loser);
    if (game.ended?.by === 'time') board.flagFall(game.ended.loser, session.setup.flagRule);
    this.#told = board.gameOver;
    this.#busy = false;
    void this.updateComplete.then(() => {
      if (!this.clock || !game.clock) return;
      this.clock.restore(game.clock);
      this.clock.start();
    });
  }
}

/** The options that a person has chosen. */
export interface OptionsDetail {
  readonly options: Options;
}

/** The usual start. */
const USUAL = `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)} X`;

/** Buttons that only close their dialog. */
function closeByButton(event: Event): void {
  const button = (event.target as Element).closest('[data-close]');
  if (button) (event.currentTarget as HTMLDialogElement).close();
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-options': CustomEvent<OptionsDetail>;
    'othello-newgame': CustomEvent<undefined>;
  }
}
