import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { OthelloBoard } from '../../board/element.js';
import type { BeforeMoveDetail, ChangeDetail, ErrorDetail, SquareClickDetail } from '../../board/events.js';
import { printTranscript } from '../../formats/transcript.js';
import { Localizer } from '../../locales/localizer.js';
import { fill } from '../../locales/strings.js';
import type { Color } from '../../rules/color.js';
import { OthelloClock } from '../clock.js';
import { OthelloControls } from '../controls.js';
import { OthelloEvaluation } from '../evaluation.js';
import { OthelloMoves } from '../moves.js';
import { OthelloScore } from '../score.js';
import { adviceText } from './advice-text.js';
import { Dialogs, type DialogName } from './dialogs/dialogs.js';
import { winnerText } from './dialogs/end.js';
import { namesOf } from './dialogs/new-game.js';
import { endingOf, settle, type Ending } from './ending.js';
import { styles } from './game.styles.js';
import { HandFlips, positionOf } from './hand-flips.js';
import { agreedOpening, putBack, putOn, recordOf, writeDown, type Opening } from './on-board.js';
import { applyOptions, readOptions, type Options } from './options.js';
import { firstGame, nextGame, playerOf, swapColors, type Session } from './session.js';
import { readSetup, type GameSetup } from './setup.js';
import { load, save } from './storage.js';
import { isPassed, passText, turnedBetween } from './told.js';
import { gameWords } from './words.js';

/** How long the last position is looked at before the result is told, in milliseconds. */
const LAST_LOOK = 700;
/** The least time between a person's move and the computer's, in milliseconds: it can be followed. */
const PACE = 700;

/** The options that a person has chosen. */
export interface OptionsDetail {
  readonly options: Options;
}

/**
 * A whole Othello application: the board and what stands beside it, new games for one or two players, levels,
 * names, clocks, handicaps, matches, options, in English, French and Czech.
 *
 * @tagname othello-game
 *
 * @fires {CustomEvent<OptionsDetail>} othello-options - A person chose other options.
 * @fires {CustomEvent} othello-newgame - A game began.
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

  /** The board, with its whole interface; there after the first `updateComplete`. */
  @query('othello-board') readonly board!: OthelloBoard;

  @state() private session: Session = firstGame(readSetup(undefined), ['', ''], 0);
  @state() private ending: Ending | undefined;
  @state() private message = '';
  @query('othello-clock') private readonly clock!: OthelloClock | null;

  readonly #localizer = new Localizer(this, gameWords);
  readonly #dialogs = new Dialogs(this, {
    view: () => ({
      words: this.#words,
      language: this.#localizer.language,
      session: this.session,
      options: this.#options,
      names: this.#names,
      ending: this.ending,
      link: this.hasUpdated ? this.link : '',
      moves: this.hasUpdated ? this.board.moves : '',
    }),
    wait: (on) => (this.board.paused = on),
    start: (setup) => this.newGame(setup),
    choose: (options) => this.#choose(options),
    load: async (text) => ((await this.load(text)) ? undefined : this.message),
    answered: (name, answer) => this.#answered(name, answer),
  });
  #options: Options = readOptions(undefined);
  /** The page's own `lang`, where the options have put another in its place. */
  #pageLanguage: string | null | undefined;
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  #hand: HandFlips | undefined;
  /** The position before the first move, where it is not the usual one. */
  #start = '';
  /** The position shown last. */
  #shown = '';

  /** Begins a game as it was set up last, or as is said here. */
  newGame(setup: Partial<GameSetup> = {}): void {
    const agreed = readSetup({ ...this.session.setup, ...setup });
    this.#begin(firstGame(agreed, namesOf(agreed, this.#words), Math.random()));
    if (agreed.side === 'lot') this.#say(fill(this.#words.said.lot, { name: this.#names.black }));
  }

  /** Opens one of the dialogs; the game waits meanwhile. */
  open(dialog: DialogName): void {
    this.#dialogs.open(dialog);
  }

  /**
   * Puts a game or a position on the board: moves, 64 squares, SGF, GGF and others. It is played on from there; it
   * does not count in a match.
   *
   * @returns whether it could be read; if not, a message and an `othello-error` event say why, and the game on the
   *   board goes on.
   */
  async load(text: string): Promise<boolean> {
    const { parseAnyGame } = await import('../../formats/any-game.js');
    try {
      const { game } = parseAnyGame(text);
      const opening = { moves: printTranscript(game.line), start: game.root.position.toString() };
      this.#put({ ...this.session, counts: false }, opening);
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
    return recordOf(this.board, this.#start);
  }

  /** A link to the page with the game in it; `load` reads what stands behind `#game=`. */
  get link(): string {
    const url = new URL(location.href);
    url.hash = `game=${encodeURIComponent(this.record)}`;
    return url.href;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The clock runs on between two moves: what it shows at the end is kept, too.
    globalThis.addEventListener('pagehide', this.#save);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    globalThis.removeEventListener('pagehide', this.#save);
    clearTimeout(this.#endTimer);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    const saved = this.storageKey ? load(this.storageKey) : undefined;
    if (saved) this.#options = saved.options;
    this.#applyOptions();
    if (!saved) {
      const { players, level } = this;
      return this.newGame({ ...(players && { players }), ...(level && { level }) });
    }
    this.session = saved.session;
    this.#start = putBack(this.board, saved.session, saved.game);
    this.ending = endingOf(this.board);
    this.#hand = this.#newHand();
    void this.updateComplete.then(() => {
      if (this.clock?.restore(saved.game.clock)) this.clock.start();
    });
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const { setup, match } = this.session;
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
            ${this.#menu('options', words.menu.options)} ${this.#menu('share', words.menu.share)}
            ${match ? this.#menu('sheet', words.menu.sheet) : nothing}
            ${this.ending ? this.#menu('end', words.menu.result) : nothing}
          </div>
          <details class="moves">
            <summary>${words.menu.moves}</summary>
            <othello-controls for="board" buttons="first back forward last"></othello-controls>
            <othello-moves for="board"></othello-moves>
          </details>
        </div>
      </div>
      ${this.#dialogs.render()}`;
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

  #say(text: string): void {
    this.message = text;
  }

  // --- What a person chooses ----------------------------------------------------------------------------

  #answered(name: DialogName, answer: string): void {
    if (name === 'restart' && answer === 'yes') this.#begin({ ...this.session, counts: true });
    if (name !== 'end') return;
    if (answer === 'again') this.#again();
    if (answer === 'swap') this.#begin(swapColors(this.session));
  }

  #again(): void {
    this.#begin(nextGame(this.session, this.ending?.result, Math.random()));
  }

  readonly #restart = (): void => {
    if (this.ending) this.#again();
    else if (this.board.length > 0) this.open('restart');
    else this.#begin(this.session);
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
    if (language !== 'auto') {
      if (this.#pageLanguage === undefined) this.#pageLanguage = this.getAttribute('lang');
      this.lang = language;
    } else if (this.#pageLanguage !== undefined) {
      if (this.#pageLanguage === null) this.removeAttribute('lang');
      else this.lang = this.#pageLanguage;
      this.#pageLanguage = undefined;
    }
  }

  // --- The game -----------------------------------------------------------------------------------------

  /** Puts the discs up for a game and lets it begin. */
  #begin(session: Session): void {
    this.#put(session, agreedOpening(session));
    if (session.setup.byHand) this.#say(this.#words.hand.begin);
    this.dispatchEvent(new CustomEvent('othello-newgame', { bubbles: true, composed: true }));
  }

  /** Puts a game on the board; everybody plays on as agreed. */
  #put(session: Session, opening: Opening): void {
    clearTimeout(this.#endTimer);
    this.#dialogs.close('end');
    this.session = session;
    this.ending = undefined;
    this.message = '';
    this.#start = putOn(this.board, session, opening);
    this.#hand = this.#newHand();
    void this.updateComplete.then(() => {
      this.clock?.reset();
      this.clock?.start();
    });
  }

  #newHand(): HandFlips | undefined {
    if (!this.session.setup.byHand) return undefined;
    return new HandFlips({
      board: () => this.board,
      words: () => this.#words.hand,
      language: () => this.#localizer.language,
      say: (text) => this.#say(text),
      requestUpdate: () => this.requestUpdate(),
    });
  }

  readonly #beforeMove = ({ detail }: CustomEvent<BeforeMoveDetail>): void => {
    if (detail.by !== 'user') return;
    const before = positionOf(this.board);
    this.#say(this.options.advice ? adviceText(this.#words, before, detail.square) : '');
  };

  readonly #squareClick = (event: CustomEvent<SquareClickDetail>): void => {
    const { board } = this;
    if (!this.#hand || board.gameOver || board.paused || board.turn === board.engine) return;
    if (this.#hand.click(event.detail.square)) event.preventDefault();
  };

  readonly #changed = ({ detail }: CustomEvent<ChangeDetail>): void => {
    this.requestUpdate();
    this.#hand?.follow();
    this.#tell(detail);
    this.#settle(detail);
    this.#shown = detail.position;
    this.#save();
  };

  /** Says a pass, and lets a move be heard. */
  #tell({ reason, position }: ChangeDetail): void {
    const { board } = this;
    if (reason === 'navigate') this.#say('');
    if (reason !== 'move' && reason !== 'result' && reason !== 'pass') return;
    const said = passText(this.#words, board);
    if (said) this.#say(said);
    if (this.options.sounds) void this.#sound(turnedBetween(this.#shown, position));
  }

  async #sound(turned: number): Promise<void> {
    const sounds = await import('./sounds.js');
    const { board } = this;
    if (turned > 0) sounds.soundMove(turned);
    if (board.gameOver) sounds.soundEnd();
    else if (isPassed(board)) sounds.soundPass();
  }

  /** Writes a result down and tells it. */
  #settle({ reason }: ChangeDetail): void {
    const { session, ending, tell } = settle(this.board, reason, this.session, this.ending);
    this.session = session;
    this.ending = ending;
    if (!ending) clearTimeout(this.#endTimer);
    if (!ending || !tell) return;
    this.#say(winnerText(this.#words, ending.result, this.#names));
    this.#endTimer = setTimeout(() => {
      if (this.isConnected) this.#dialogs.openNext('end');
    }, LAST_LOOK);
  }

  readonly #failed = ({ detail }: CustomEvent<ErrorDetail>): void => {
    if (detail.code !== 'attribute') this.#say(this.#words.said.noEngine);
  };

  readonly #save = (): void => {
    if (!this.storageKey || !this.hasUpdated) return;
    const game = writeDown(this.board, this.#start, this.clock?.save() ?? '');
    save(this.storageKey, { options: this.#options, session: this.session, game });
  };
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-options': CustomEvent<OptionsDetail>;
    'othello-newgame': CustomEvent<undefined>;
  }
}
