/**
 * The class of `<othello-game>`; `define.ts` registers it. It shows a `GameSession`, which has all of the logic:
 * buttons and dialogs call the session, and its news requests an update.
 */
import type { FoundReview } from '../../../core/analysis/review-json.js';
import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { OthelloBoard } from '../../board/element/element.js';
import type {
  BeforeMoveDetail,
  ChangeDetail,
  ErrorDetail,
  MoveDetail,
  SquareClickDetail,
} from '../../board/events.js';
import { Localizer } from '../../localizer.js';
import { scrollIntoView } from '../../dom.js';
import { OthelloClock } from '../clock/clock.js';
import { type HintDetail, OthelloControls } from '../controls/controls.js';
import { OthelloEvaluation } from '../evaluation/evaluation.js';
import { OthelloMoves } from '../moves/moves.js';
import { OthelloScore } from '../score/score.js';
import { BoardEvents } from './view/board-events.js';
import { type BoardSettings, type SessionChange, contactsOf } from './session/environment.js';
import { asksForKeys, hintKey, stateKeys } from './view/board-keys.js';
import { useBook } from './view/book-engine.js';
import { LanguageOverride, LinePreview, Width, restoreFocus } from './view/controllers.js';
import { dialogActions, type DialogName, Dialogs, DIALOGS, type DialogView } from './view/dialogs.js';
import { MoreMenu } from './view/more-menu.js';
import type { OpponentChoice } from './view/new-game.js';
import { PageWatcher, environmentOf, windowPage } from './page.js';
import { followZoom } from '../shared/follow-zoom.js';
import { GameAttributes } from './game-attributes.js';
import { styles } from './game.styles.js';
import { applyOptions, type Options } from './session/setup/game-options.js';
import { meetsFriend } from './view/friend-panel.js';
import { emptyPanel, panel, type PanelView } from './view/panel.js';
import type { FriendAgreement, LiveAgreement } from './session/setup/agreement.js';
import { GameSession } from './session/session.js';
import type { GameSetup } from './session/setup/game-setup.js';
import { gameStrings } from './session/game-words.js';

/** What stands at the edges of a window, such as a page's own links, leaves at least this part of it. */
const MOST_OF_WINDOW = 0.85;

/** The options that the user has chosen. */
export interface OptionsDetail {
  readonly options: Options;
}

/** The part of the game that the user wants to share. */
export interface ShareDetail {
  /** A link to the page with the game in it. */
  readonly link: string;
}

/** The events of the game, besides those of its board. */
interface GameEvents {
  readonly 'othello-options': OptionsDetail;
  readonly 'othello-newgame': undefined;
  readonly 'othello-share': ShareDetail;
  readonly 'othello-gamereview': FoundReview;
  readonly 'othello-error': ErrorDetail;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-options': CustomEvent<OptionsDetail>;
    'othello-newgame': CustomEvent<undefined>;
    'othello-share': CustomEvent<ShareDetail>;
    'othello-gamereview': CustomEvent<FoundReview>;
  }
}

export type { OpponentChoice } from './view/new-game.js';
export type { NextGame } from './session/setup/game-setup.js';
export type { OpenChannel } from '../remote/channel.js';
export type { FriendAgreement, LiveAgreement } from './session/setup/agreement.js';

/**
 * A complete Othello application: a board with score, clock, moves and controls, games for one or two players, levels,
 * names, clocks, handicaps, matches, options, in eight languages.
 *
 * @tagname othello-game
 *
 * @fires {CustomEvent<OptionsDetail>} othello-options - The user has changed the options.
 * @fires {CustomEvent} othello-newgame - A game has started.
 * @fires {CustomEvent<ShareDetail>} othello-share - The user wants to share the game. Cancelable: if canceled, the
 *   game's own dialog with a link does not open.
 * @fires {CustomEvent<FoundReview>} othello-gamereview - A game against the computer has ended and was reviewed quickly, to
 *   say what decided it. `reviewToJson` of `othello-board/analysis.js` stores the review, and `restore` of
 *   `<othello-review>` shows it.
 *
 * @slot loading - Shown in place of the board until it is drawn, for example a picture of a board.
 * @slot notice - Shown at the top of the panel, for example a message about a link that was opened.
 * @slot welcome - Shown before the first move, in place of the aim of the game.
 * @slot opponents - Shown before the first move, in place of the list of levels.
 * @slot new-game - Shown in "New game", in place of the list of levels: an element with the interface `OpponentChoice`.
 * @slot start - Shown before the first move, below the choice of an opponent.
 * @slot invited - Shown to a player who has opened a friend's link, until their first move.
 * @slot besides - Shown below a running or finished game: other things that the page offers.
 * @slot portrait - A picture of a computer opponent that plays as a character (`computer` of `newGame`): beside its
 *   name and, at the end, beside the result.
 * @slot next-portrait - A picture of the opponent of `nextGame`, in the button that begins that game.
 *
 * @csspart board - The area of the board.
 * @csspart panel - The panel beside the board.
 * @csspart message - The last event, in words.
 * @csspart button - A button, or the link, of the menu.
 * @csspart dialog - A dialog.
 *
 * @cssprop [--othello-ink-color=light-dark(#1d2522, #e8efeb)] - Text.
 * @cssprop [--othello-quiet-color=light-dark(#55635d, #a3b1aa)] - Less important text.
 * @cssprop [--othello-paper-color=light-dark(#fff, #1d2623)] - Background of text.
 * @cssprop [--othello-edge-color=light-dark(#c8d2cc, #3b4843)] - Borders of boxes and fields.
 * @cssprop [--othello-accent-color=light-dark(#1d6b49, #5fc092)] - Selected items and the main button.
 * @cssprop [--othello-title-font=inherit] - The font of the titles of its dialogs.
 * @cssprop [--othello-bottom-inset=0px] - Height of what the page shows over the lower end of the window; the buttons
 *   stay above it.
 */
export class OthelloGame extends GameAttributes {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    ...GameAttributes.properties,
    options: { attribute: false },
  };
  static {
    // The panel shows the state of the board, which exists only after the first render.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element and the elements that it uses, each unless its name is taken. */
  static define(tag = 'othello-game', registry: CustomElementRegistry = customElements): void {
    OthelloBoard.define(undefined, registry);
    for (const part of [OthelloScore, OthelloClock, OthelloMoves, OthelloControls, OthelloEvaluation]) {
      part.define(undefined, registry);
    }
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** How the game looks and behaves. */
  get options(): Options {
    return this.#session.options;
  }
  set options(value: Partial<Options>) {
    this.#session.options = value;
  }

  /** The board, with its whole interface; available after the first `updateComplete`. */
  get board(): OthelloBoard {
    return this.renderRoot.querySelector('othello-board')!;
  }

  readonly #localizer = new Localizer(this, gameStrings);
  readonly #width = new Width(this);
  readonly #more = new MoreMenu(this);
  readonly #language = new LanguageOverride(this);
  readonly #session = new GameSession(
    environmentOf(this, this.#localizer, () => this.isComplete && this.isConnected),
  );
  readonly #line = new LinePreview(this);
  readonly #events = new BoardEvents(this, this.#session, () => this.#showEnd());
  readonly #dialogs = new Dialogs(this, {
    view: () => this.#dialogView,
    onOpenChange: () => this.#session.hold(this.#dialogs.isOpen),
    ...dialogActions(this.#session, {
      showBoard: () => this.#showBoard(),
      onOptions: (options) => this.#emit('othello-options', { options }),
    }),
  });

  constructor() {
    super();
    this.#session.subscribe((change) => this.#onSessionChange(change));
    restoreFocus(this);
    followZoom(this);
    this.addController(new PageWatcher(this, this.#session));
  }

  /**
   * Starts a game with the set-up of the last one, changed by what is given here. An answer that cannot be used is
   * reported by `othello-error`, and the last one stays.
   *
   * @param asks whether the panel offers other opponents until the first move
   */
  newGame(setup: Partial<GameSetup> = {}, asks = true): void {
    this.drawAtOnce();
    this.#session.newGame(setup);
    if (!asks) this.#session.newGames.agree();
  }

  /**
   * Starts a game by turns with a friend elsewhere: each move creates a link to this page with the whole game, which
   * the user sends. Only `side` moves here.
   *
   * @param names the user's name and the friend's; empty for none
   * @param days days for each move; a player who takes longer loses on time
   */
  playWithFriend({ side, names, days }: FriendAgreement): void {
    this.drawAtOnce();
    this.#session.shared.playWithFriend({ side, ...(names && { names }), days });
  }

  /**
   * Starts a live game with a friend elsewhere. The address of the page becomes the link for the friend, and both
   * boards show each move at once. Different machines find each other by `relay` or `openChannel`; two tabs of a
   * browser always do. This contacts servers: call it only after the user has asked for it and has read which ones.
   *
   * @param names the user's name and the friend's; empty for none
   * @param time each side's time for the game and the increment, in seconds
   */
  async playLive({ side, names, time, increment }: LiveAgreement): Promise<void> {
    this.drawAtOnce();
    await this.#session.shared.playLive({ side, ...(names && { names }), time, increment });
  }

  /**
   * Joins the live game of a link, beside the current game. If the side of the link is taken, the game can only be
   * watched.
   *
   * @param friend the side of the person whom the link was sent to: `friend` of the address; without it the game can
   *   only be watched
   * @returns whether the link could be read
   */
  async openLive(text: string, friend?: string): Promise<boolean> {
    await this.updateComplete;
    this.drawAtOnce();
    return this.#session.shared.openLive(text, friend);
  }

  /**
   * Opens a dialog; the game is paused meanwhile. `end` is the end of a game, which stands beside the board: it gets
   * the focus.
   *
   * @throws {RangeError} when there is no such dialog
   */
  open(dialog: DialogName | 'end'): void {
    if (dialog !== 'end' && !DIALOGS.includes(dialog))
      throw new RangeError(`dialog takes one of ${DIALOGS.join(', ')}, end, not ${dialog}`);
    this.drawAtOnce();
    if (dialog === 'end') this.#showEnd();
    else this.#dialogs.open(dialog);
  }

  /** Gives a hint, as its button does, if there is one. */
  hint(): void {
    this.drawAtOnce();
    this.renderRoot.querySelector<OthelloControls>('.tools othello-controls')?.hint();
  }

  /** Scrolls the board into sight. */
  #showBoard(): void {
    scrollIntoView(this.board, { block: 'nearest' });
  }

  /** The result is known: whoever plays goes on from there, unless a dialog is open. */
  #showEnd(): void {
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const title = this.renderRoot.querySelector<HTMLElement>('#end-title');
      if (!title || this.#dialogs.isOpen) return;
      title.focus({ preventScroll: true });
      // With the ways to go on; in a low window the result itself comes first, and the board where both have room.
      const at = { block: 'nearest', behavior: 'instant' } as const;
      scrollIntoView(title.closest('#end')!.querySelector('.further')!, at);
      scrollIntoView(title, at);
      const height = title.getBoundingClientRect().bottom - this.board.getBoundingClientRect().top;
      if (height < MOST_OF_WINDOW * innerHeight) scrollIntoView(this.board, at);
    });
  }

  /**
   * Loads a game or a position: moves, 64 squares, SGF, GGF and others. The game continues from there and does not
   * count in a match.
   *
   * @returns whether it could be read; if not, a message and an `othello-error` event say why, and the current game
   *   continues
   */
  async load(text: string): Promise<boolean> {
    this.drawAtOnce();
    return this.#session.load(text);
  }

  /**
   * Opens the game of a link as `load` does, but beside the current game, to which the user can go back. Opening the
   * same link again, as after a reload, changes nothing: what was played since is kept. A link shows its game as it was
   * when the link was made: place, orientation and marks.
   *
   * @param friend the side of the person whom the link was sent to, if the other player is elsewhere, and the time for
   *   each move: `friend` of the address. If the link was made here, as after a reload, this page keeps the other side
   * @returns whether it could be read
   */
  async openLink(text: string, friend?: string): Promise<boolean> {
    await this.updateComplete;
    this.drawAtOnce();
    return this.#session.shared.openLink(text, friend);
  }

  /** The game as a text for `load`: its start, if it is not the usual one, and its moves. */
  get record(): string {
    this.#followBoard();
    return this.#session.record;
  }

  /** A link to the page with the game in it; `load` reads the text after `#game=`. */
  get link(): string {
    this.#followBoard();
    return this.#session.address;
  }

  // --- Life cycle ---------------------------------------------------------------------------------------

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (!this.isComplete) root.append(gamePlaceholder());
    return root;
  }

  protected override firstUpdated(changed: PropertyValues): void {
    this.renderRoot.querySelector('.placeholder')?.remove();
    super.firstUpdated(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // For the page, which may put aside what stands below the game.
    this.toggleAttribute('data-meeting', meetsFriend(this.#session));
  }

  protected override prepare(): Promise<void> | undefined {
    return this.#session.prepare();
  }

  /** Restores the saved game, or starts one. */
  protected override begin(): void {
    this.board.game = this.#session.game;
    const { players, level } = this;
    this.#session.begin({ ...(players && { players }), ...(level && { level }) });
  }

  // --- Rendering ----------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    // On a server, where nothing is connected, everything is rendered at once.
    const complete = this.isComplete || !this.isConnected;
    return html`<div class="frame">
      <div
        class=${complete ? 'game' : 'game waiting'}
        role="group"
        aria-label=${this.#localizer.strings.name}
        @othello-hint=${this.#onHint}
        @keydown=${this.#onKeydown}
      >
        <div class="table" part="board" @keydown=${this.#stateKeys}>
          <othello-board
            id="board"
            interactive
            pace=${this.pace}
            @othello-beforemove=${this.#onBeforeMove}
            @othello-squareclick=${this.#onSquareClick}
            @othello-move=${this.#onMove}
            @othello-change=${this.#onBoardChange}
            @othello-error=${this.#onBoardError}
            @keydown=${this.#hintKey}
          ></othello-board>
          ${complete ? this.#events.render() : html`<slot name="loading"></slot>`}
        </div>
        ${complete ? panel(this.#panelView) : emptyPanel()}
      </div>
      ${this.#dialogs.render()}
    </div>`;
  }

  get #panelView(): PanelView {
    const session = this.#session;
    const { played, coach } = session;
    return {
      session,
      wide: this.#width.wide,
      analysis: this.analysisLink(session.record),
      takeBackOffered: coach.offersTakeBack && this.board.canTakeBack,
      isLinePlaying: this.#line.playing,
      showLine: (line) => void this.#line.play(line),
      stopLine: () => this.#line.stop(),
      mustPass: played.mustPass && !this.board.paused,
      more: this.#more,
      choose: (options) => this.#choose(options),
      open: (dialog) => (dialog === 'share' ? this.#share() : this.open(dialog)),
      nextGame: this.nextGame,
      share: () => this.#share(),
      playNext: () => this.newGame(this.nextGame?.setup, false),
      showBoard: () => void this.updateComplete.then(() => this.#showBoard()),
      isCounting: this.#events.isCounting,
      isPassing: this.#events.isPassing,
      hasNotice: this.querySelector(':scope > [slot=notice]') !== null,
      update: () => this.requestUpdate(),
    };
  }

  get #dialogView(): DialogView {
    const session = this.#session;
    return {
      session,
      contacts: contactsOf(this, windowPage),
      nextGame: this.nextGame,
      choice: this.querySelector<OpponentChoice>(':scope > [slot=new-game]') ?? undefined,
    };
  }

  // --- The session --------------------------------------------------------------------------------------

  /** Follows a change of the session. */
  #onSessionChange(change: SessionChange): void {
    switch (change.type) {
      case 'board':
        if (this.hasUpdated) applySettings(this.board, change.settings);
        break;
      case 'options':
        if (!this.hasUpdated) break;
        applyOptions(this.board, this.#frame, this.options);
        this.#language.apply(this.options.language);
        break;
      case 'newgame':
        this.#emit('othello-newgame', undefined);
        break;
      case 'passed':
        this.#events.passed();
        break;
      case 'replaced':
        if (!this.hasUpdated) break;
        this.#events.clear();
        break;
      case 'ended':
        this.#events.ended();
        break;
      case 'reviewed':
        this.#emit('othello-gamereview', change.review);
        break;
      case 'question':
        this.open('restart');
        break;
      case 'error':
        this.#emit('othello-error', change.detail);
    }
    this.requestUpdate();
  }

  /** Sets options that the user has chosen, and tells the page. */
  #choose(options: Options): void {
    this.#session.choose(options);
    this.#emit('othello-options', { options });
  }

  /** The user wants to share the game: a page that does it in its own way cancels the event. */
  #share(): void {
    if (this.#emit('othello-share', { link: this.link }, true)) this.open('share');
  }

  get #frame(): HTMLElement {
    return this.renderRoot.querySelector('.frame')!;
  }

  /** Applies what the page has just set on the board. A game that it has set there becomes the session's. */
  #followBoard(): void {
    if (this.hasBegun) this.#session.game = this.board.game;
  }

  // --- Events -------------------------------------------------------------------------------------------

  readonly #onBeforeMove = ({ detail }: CustomEvent<BeforeMoveDetail>): void => {
    this.#session.messages.onBeforeMove(detail);
  };

  readonly #onMove = ({ detail }: CustomEvent<MoveDetail>): void => this.#session.onMove(detail);

  readonly #onSquareClick = (event: CustomEvent<SquareClickDetail>): void => {
    if (this.#session.onSquareClick(event.detail.square)) event.preventDefault();
  };

  readonly #onBoardChange = ({ detail }: CustomEvent<ChangeDetail>): void => {
    this.#followBoard();
    // The session hears of changes in the game from the game itself.
    if (detail.reason === 'state') this.#session.onBoardState(this.board.preview);
    this.requestUpdate();
  };

  readonly #onHint = ({ detail }: CustomEvent<HintDetail>): void => {
    // It takes the place of a comment on the move before, and of what that offers.
    this.#session.coach.forget();
    this.#session.messages.onHint(detail);
  };

  readonly #onBoardError = ({ detail }: CustomEvent<ErrorDetail>): void => {
    this.#session.onBoardError(detail.code);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (asksForKeys(event)) this.open('keys');
  };

  readonly #stateKeys = stateKeys(() => {
    const text = this.#session.played.manualFlips?.text;
    if (text !== undefined) this.#session.repeatMessage(text);
    return text !== undefined;
  });

  readonly #hintKey = hintKey(() => {
    this.renderRoot.querySelector<OthelloControls>('.tools > othello-controls')?.hint();
  });

  /** Sends an event to the page. @returns whether the page has not cancelled it */
  #emit<K extends keyof GameEvents>(type: K, detail: GameEvents[K], cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
}

/** Applies the session's settings to a board. */
function applySettings(board: OthelloBoard, { usesBook, ...settings }: Partial<BoardSettings>): void {
  if (usesBook !== undefined) useBook(board, usesBook);
  Object.assign(board, settings);
}

/**
 * A placeholder for the game until it is rendered, so that the page below it does not move. `game.styles.ts` says how
 * large its parts are.
 */
function gamePlaceholder(): HTMLElement {
  const placeholder = part('game placeholder');
  const table = part('table');
  const loading = document.createElement('slot');
  loading.name = 'loading';
  table.append(loading);
  placeholder.append(table, part('panel'));
  return placeholder;
}

/** An empty element with classes. */
function part(classes: string): HTMLElement {
  const element = document.createElement('div');
  element.className = classes;
  return element;
}
