import { html, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { OthelloBoard } from '../../board/element.js';
import type {
  BeforeMoveDetail,
  ChangeDetail,
  ErrorDetail,
  MoveDetail,
  SquareClickDetail,
} from '../../board/events.js';
import { loaded } from '../../board/lazy.js';
import { nextTask } from '../../board/next-task.js';
import { Localizer } from '../../locales/localizer.js';
import { fill } from '../../locales/strings.js';
import { opponent, type Color } from '../../rules/color.js';
import { Position } from '../../rules/position.js';
import { OthelloClock } from '../clock.js';
import { OthelloControls, type HintDetail } from '../controls.js';
import { OthelloEvaluation } from '../evaluation.js';
import { OthelloMoves } from '../moves.js';
import { OthelloScore } from '../score.js';
import { isTranscript, lineOf, readOpening, type ForeignGame } from './board-sync.js';
import { GameCoach } from './coach.js';
import { Dialogs, type DialogName } from './dialogs/dialogs.js';
import type { FriendSetup } from './dialogs/friend.js';
import { winnerText } from './dialogs/end.js';
import type { Ending } from './ending.js';
import { errorText } from './error-text.js';
import type { GameEvents } from './events.js';
import { restoreFocus } from './focus.js';
import { FriendGame } from './friend/friend-game.js';
import { contactsOf, type LineOptions, type OpenChannel } from './friend/line-options.js';
import { keptSeat, linkAddress, showLink, sideOfMaker } from './friend/link.js';
import { LiveGame, type LiveSeat } from './friend/live-game.js';
import { printTable, readTable, type Table } from './friend/table.js';
import { readTurn } from './friend/turn.js';
import { styles } from './game.styles.js';
import type { GameHost, Message, MessageSource } from './host.js';
import { givenNames, namesOf, sideNames } from './names.js';
import { NewGames, type FriendAgreement, type LiveAgreement } from './new-games.js';
import { GameController } from './game-controller.js';
import { GameMessages, isEngineFailure } from './game-messages.js';
import type { Options } from './options.js';
import { analysisLinkTo, isPageAddress, linkTo, PageLink } from './page-link.js';
import { emptyPanel, panel, type PanelView } from './panel.js';
import { keptRoom } from './room.js';
import { Preferences } from './preferences.js';
import { firstGame, type Session } from './session.js';
import { readSetup, type GameSetup } from './setup.js';
import { statusText } from './status-text.js';
import type { Loaded, Saved } from './storage.js';
import { TabRecord } from './tab-record.js';
import { Width } from './width.js';
import { gameStrings } from './strings.js';

export type { OptionsDetail } from './events.js';
export type { OpenChannel } from './friend/line-options.js';
export type { FriendAgreement, LiveAgreement } from './new-games.js';

/** What a game with somebody elsewhere is not: nothing that both would have to agree on first. */
const PLAIN_GAME = {
  players: 'two',
  time: 'none',
  increment: 0,
  handicap: 0,
  opening: 'usual',
  match: 'none',
  byHand: false,
} as const satisfies Partial<GameSetup>;

/** The clocks that a live game shows. */
function timeOf({
  time,
  increment,
}: Pick<Table, 'time' | 'increment'>): Pick<GameSetup, 'time' | 'increment'> {
  const seconds = String(time % 60).padStart(2, '0');
  return { time: time > 0 ? `${Math.floor(time / 60)}:${seconds}` : 'none', increment };
}

/** Whether the page is not in a frame of another one. */
function isOwnWindow(): boolean {
  return globalThis.top === globalThis.self;
}

/** The least time between a person's move and the computer's, in milliseconds, so that one can follow. */
const PACE = 700;

/**
 * A whole Othello application: a board with score, clock, moves and controls, new games for one or two players,
 * levels, names, clocks, handicaps, matches, options, in eight languages.
 *
 * @tagname othello-game
 *
 * @fires {CustomEvent<OptionsDetail>} othello-options - A person chose other options.
 * @fires {CustomEvent} othello-newgame - A game began.
 *
 * @csspart board - The area of the board.
 * @csspart panel - The panel beside the board.
 * @csspart message - What has just happened, in words.
 * @csspart button - A button, or the link, of the menu.
 * @csspart dialog - A dialog.
 */
export class OthelloGame extends LitElement {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    storageKey: { attribute: 'storage-key' },
    players: {},
    level: {},
    languages: {},
    analysisHref: { attribute: 'analysis-href' },
    relay: {},
    openChannel: { attribute: false },
    contacts: { attribute: false },
    options: { attribute: false },
    message: { state: true },
  };
  static {
    // The panel shows the state of the board, which exists only after the first render.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element and those that it consists of, each unless its name is taken. */
  static define(tag = 'othello-game', registry: CustomElementRegistry = customElements): void {
    OthelloBoard.define(undefined, registry);
    for (const part of [OthelloScore, OthelloClock, OthelloMoves, OthelloControls, OthelloEvaluation]) {
      part.define(undefined, registry);
    }
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** The key under which game, match and options are saved in `localStorage`; without it nothing is saved. */
  storageKey: string | undefined;
  /** Who plays when no game was saved: `one` or `two`. */
  players: GameSetup['players'] | undefined;
  /** The computer's level when no game was saved. */
  level: GameSetup['level'] | undefined;
  /** The languages that a person can choose from in the options, `en fr cs` for a page in these; all that there are unless given. */
  languages: string | undefined;

  /**
   * The address of a page on which games are analysed: the menu then leads to it, and so does the result of a game. It is
   * given the game behind the address, `#game=f5d6c3`, and `&review` where somebody wants the game reviewed. Other addresses than
   * relative ones, `https:` and `http:` are left out.
   */
  analysisHref: string | undefined;

  /**
   * The address of a WebSocket server by which live games with a friend reach other machines, `wss://example.com/othello`; the name
   * of a room is added to it. Without it, and without `openChannel`, they reach the other tabs of the same browser.
   */
  relay: string | undefined;

  /** Opens a channel to whoever names the same room, for live games with a friend, in place of `relay`. */
  openChannel: OpenChannel | undefined;

  /** Whom `openChannel` contacts, by name: a person reads it before anybody is contacted. The page's own host unless said. */
  contacts: readonly string[] = [];

  /** How the game looks and behaves. */
  get options(): Options {
    return this.#preferences.options;
  }
  set options(value: Partial<Options>) {
    this.#preferences.choose(value);
  }

  /** The board, with its whole interface; there after the first `updateComplete`. */
  get board(): OthelloBoard {
    return this.renderRoot.querySelector('othello-board')!;
  }

  private message: Message = { text: '', from: 'game' };

  /** Whether the panel is drawn as well; what a server has rendered is complete from the first update. */
  #complete = this.shadowRoot !== null;
  #begun = false;
  readonly #localizer = new Localizer(this, gameStrings);
  readonly #width = new Width(this);
  readonly #preferences = new Preferences(this, () => ({ board: this.board, frame: this.frame }));
  readonly #link = new PageLink();
  readonly #record = new TabRecord();
  #isCatchingUp = false;
  readonly #game: GameController;
  readonly #messages: GameMessages;
  readonly #coach: GameCoach;
  readonly #friend: FriendGame;
  readonly #live: LiveGame;
  readonly #newGames: NewGames;
  readonly #dialogs = new Dialogs(this, {
    view: () => ({
      strings: this.#strings,
      language: this.#localizer.language,
      session: this.#game.session,
      options: this.options,
      languages: this.#preferences.languages,
      names: this.#names,
      ending: this.#game.ending,
      link: this.hasUpdated ? this.link : '',
      record: this.hasUpdated ? this.record : '',
      isTranscript: this.hasUpdated && isTranscript(this.board),
      analysis: this.#analysisLink,
      losesMatch: this.#newGames.losesMatch,
      live: this.#live.seat !== undefined,
      contacts: contactsOf(this.#lines),
    }),
    onOpenChange: () => this.#updatePaused(),
    start: (setup, openings) => void this.#newGames.agreed(setup, openings),
    startWithFriend: (setup) => this.#startApart(setup),
    choose: (options) => this.#choose(options),
    load: async (text) => ((await this.#openBeside(text)) ? undefined : this.message.text),
    onClose: (name, answer) => {
      // Where both sit at their boards, the other one is asked.
      if (name === 'end' && answer === 'again' && this.#live.seat) this.#live.again();
      else this.#newGames.onDialogClose(name, answer);
    },
  });

  constructor() {
    super();
    const host = this.#createHost();
    this.#game = new GameController(host);
    this.#messages = new GameMessages(host);
    this.#coach = new GameCoach(host);
    this.#friend = new FriendGame(host, {
      givenNames: () => givenNames(this.#game.session),
      onLink: (text) => {
        this.#link.open(text);
        this.#save();
      },
    });
    this.#live = new LiveGame(host, {
      lines: () => this.#lines,
      onSeat: () => this.#save(),
    });
    this.#newGames = new NewGames(host, this.#game, this.#friend, {
      newGame: (setup) => this.newGame(setup),
      playWithFriend: (agreement) => this.playWithFriend(agreement),
      playLive: (agreement) => this.playLive(agreement),
      start: (session) => this.#start(session),
      ask: (dialog) => this.open(dialog),
    });
    restoreFocus(this);
  }

  /** Begins a game with the set-up of the last one, except for what is given here. */
  newGame(setup: Partial<GameSetup> = {}): void {
    this.#drawAtOnce();
    this.#startAgreed(setup);
  }

  /**
   * Begins a game with somebody elsewhere, by turns: each move makes a link to this page, which is sent on and has the whole game
   * in it. Only `side` moves here.
   *
   * @param names the player's own name and the other one's; empty for none
   * @param days how many days each move may take: whoever lets them pass has lost on time
   */
  playWithFriend({ side, names = ['', ''], days }: FriendAgreement): void {
    this.newGame({ ...PLAIN_GAME, names, side });
    this.#friend.begin(side, days ? { days, since: Date.now() } : undefined);
  }

  /**
   * Begins a live game with somebody elsewhere: the address of the page becomes a link for the other side, and both boards show
   * each move at once. By `relay` or `openChannel` they find each other from different machines; two tabs of a browser always do.
   * That contacts servers: a page calls it where a person has asked for it and has read which ones.
   *
   * @param names the player's own name and the other one's; empty for none
   * @param time each side's time for the game in seconds, and what each move adds
   */
  async playLive({ side, names = ['', ''], time = 0, increment = 0 }: LiveAgreement): Promise<void> {
    const [name, friend] = names;
    this.newGame({ ...PLAIN_GAME, ...timeOf({ time, increment }), names, side });
    const { session } = this.#game;
    try {
      const { newSeat } = await loaded(import('../remote/remote.js'));
      const { id, secret } = await newSeat();
      // Another game has begun meanwhile.
      if (session !== this.#game.session) return;
      const text = printTable({ room: id, time, increment, friend });
      showLink(linkAddress('live', text, opponent(side)), text, side);
      this.#takeSeat({ table: text, side, name, friend, secret }, true);
    } catch (cause) {
      this.#reportLoadError(cause);
    }
  }

  /**
   * Joins the live game of a link, beside a game that is on the board. Who opens a link of which the side is taken watches.
   *
   * @param friend the side of whoever the link was sent to: `friend` of the address; without it the game is only watched
   * @returns whether the link could be read
   */
  async openLive(text: string, friend?: string): Promise<boolean> {
    await this.updateComplete;
    if (text === this.#live.seat?.table) return true;
    const table = readTable(text);
    if (!table) return this.#reportDamagedLink();
    const kept = keptSeat(text);
    const own = kept?.side ?? sideOfMaker(text);
    const side = own ?? (friend === undefined ? undefined : readTurn(friend)?.side) ?? 'watch';
    this.#drawAtOnce();
    this.#leaveFriends();
    const names = ['', ''] as const;
    this.#game.showBeside({
      start: Position.start.toString(),
      tree: [],
      names,
      setup: { ...PLAIN_GAME, ...timeOf(table) },
    });
    const known = own ? { name: '', friend: table.friend } : { name: table.friend, friend: '' };
    // Whoever has this page in a frame has not asked the person; a reload of a page of its own goes on.
    this.#takeSeat(kept ?? { table: text, side, ...known }, kept !== undefined && isOwnWindow());
    return true;
  }

  /** Opens one of the dialogs; the game waits meanwhile. */
  open(dialog: DialogName): void {
    this.#drawAtOnce();
    this.#dialogs.open(dialog);
  }

  /**
   * Loads a game or a position: moves, 64 squares, SGF, GGF and others. It is played on from there and does not count
   * in a match.
   *
   * @returns whether it could be read; if not, a message and an `othello-error` event say why, and the game on the
   *   board goes on.
   */
  async load(text: string): Promise<boolean> {
    return this.#openWith(text, (game) => this.#game.show(game));
  }

  /**
   * Opens the game of a link, as `load` does, but beside a game that is on the board: that one is kept, and the person
   * can go back to it. The same link once more, as after a reload, changes nothing: what was played since stays. A link
   * shows its game as it was when the link was made: at its place, turned round, with its marks.
   *
   * @param friend the side of whoever the link was sent to, where the other one is somebody elsewhere, and the time for each
   *   move: `friend` of the address; where the link was made here, as before a reload, the other side is played
   * @returns whether it could be read
   */
  async openLink(text: string, friend?: string): Promise<boolean> {
    await this.updateComplete;
    if (text === this.#link.opened) return true;
    const turn = friend ? readTurn(friend) : undefined;
    const side = turn && (sideOfMaker(text) ?? turn.side);
    const { moves } = this.board;
    const wasFriend = this.#friend.side === side && side !== undefined;
    // The friend's answer goes on with the game on the board.
    const show = (game: ForeignGame): void => {
      const isAnswer = wasFriend && lineOf(game).startsWith(moves);
      const named = side && !game.names ? { ...game, names: ['', ''] as const } : game;
      if (isAnswer) this.#game.show(named);
      else this.#game.showBeside(named);
    };
    if (!(await this.#openWith(text, show))) return false;
    this.#link.open(text);
    if (side) this.#friend.begin(side, turn.clock);
    this.#save();
    return true;
  }

  /** The game as a text that `load` reads: its start, where it is not the usual one, and its moves. */
  get record(): string {
    return this.#game.record;
  }

  /** A link to the page with the game in it; `load` reads the text after `#game=`. */
  get link(): string {
    return linkTo(this.record);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The clock runs between two moves: its last state is saved, too.
    globalThis.addEventListener('pagehide', this.#onPageHide);
    globalThis.addEventListener('pageshow', this.#onPageShow);
    globalThis.addEventListener('storage', this.#onStorage);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#catchUp();
    this.#live.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    globalThis.removeEventListener('pagehide', this.#onPageHide);
    globalThis.removeEventListener('pageshow', this.#onPageShow);
    globalThis.removeEventListener('storage', this.#onStorage);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#live.suspend();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (!this.#complete) root.append(keptRoom());
    return root;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (!this.#complete) return this.#drawInSteps();
    this.performUpdate();
    return undefined;
  }

  /** Draws the board, begins the game and draws the panel in a task each: between them the page answers on slow phones, too. */
  async #drawInSteps(): Promise<void> {
    await nextTask();
    this.#drawBoard();
    await nextTask();
    this.#begin();
    await nextTask();
    this.#drawPanel();
  }

  /** Does at once what is left of the steps, for a page that does not wait for `updateComplete`. */
  #drawAtOnce(): void {
    this.#drawBoard();
    this.#begin();
    this.#drawPanel();
  }

  #drawBoard(): void {
    if (!this.hasUpdated) this.performUpdate();
  }

  #drawPanel(): void {
    if (this.#complete) return;
    this.#complete = true;
    this.requestUpdate();
    this.performUpdate();
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.renderRoot.querySelector('.room')?.remove();
    if (this.#complete) this.#begin();
  }

  /** Goes on with the game that was saved, or begins one; once. */
  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    const { options, session, game, own, link, friend, moveClock, live } = this.storageKey
      ? this.#record.read(this.storageKey)
      : {};
    this.options = options ?? this.options;
    this.#link.open(link);
    if (session && game) {
      this.#game.restore(session, game, own);
      if (friend) this.#friend.begin(friend, moveClock);
      if (live) this.#takeSeat(live, isOwnWindow());
      this.#record.settle(this.#saved);
    } else if (session) this.#start(session);
    else {
      const { players, level } = this;
      this.#startAgreed({ ...(players && { players }), ...(level && { level }) });
    }
  }

  protected override render(): TemplateResult {
    // On a server, where nothing is connected, all is rendered at once.
    const complete = this.#complete || !this.isConnected;
    return html`<div class="frame">
      <div
        class=${complete ? 'game' : 'game waiting'}
        role="group"
        aria-label=${this.#strings.name}
        @othello-hint=${this.#onHint}
        @keydown=${this.#onKeydown}
      >
        <div class="table" part="board">
          <othello-board
            id="board"
            interactive
            pace=${PACE}
            @othello-beforemove=${this.#onBeforeMove}
            @othello-squareclick=${this.#onSquareClick}
            @othello-move=${this.#onMove}
            @othello-change=${this.#onChange}
            @othello-error=${this.#onBoardError}
          ></othello-board>
        </div>
        ${complete ? panel(this.#panelView) : emptyPanel()}
      </div>
      ${this.#dialogs.render()}
    </div>`;
  }

  get #panelView(): PanelView {
    return {
      strings: this.#strings,
      session: this.#game.session,
      options: this.options,
      names: this.#names,
      message: this.message,
      status: this.#status,
      manualFlips: this.#game.manualFlips,
      ended: this.#game.ending !== undefined,
      engineMissing: this.#game.engineMissing,
      engineWaiting: this.hasUpdated && this.#game.engineWaiting,
      analysis: this.#analysisLink,
      hasOwn: this.#game.own !== undefined,
      running: this.hasUpdated && this.#game.isRunning,
      mustPass: this.hasUpdated && this.#game.mustPass,
      wide: this.#width.wide,
      takeBackOffered: this.hasUpdated && this.#coach.offersTakeBack,
      takeBack: () => this.#takeBackBad(),
      pass: () => this.board.play('pass'),
      friend: this.hasUpdated ? this.#friendView : undefined,
      live: this.#live.view,
      playOn: () => this.#playOn(),
      returnToOwn: () => this.#returnToOwn(),
      discardOwn: () => this.#discardOwn(),
      resume: (players) => this.#game.resume(players),
      open: (dialog) => this.open(dialog),
      restart: () => this.#newGames.restart(),
    };
  }

  private get frame(): HTMLElement {
    return this.renderRoot.querySelector('.frame')!;
  }

  private get clock(): OthelloClock | null {
    return this.renderRoot.querySelector('othello-clock');
  }

  get #strings() {
    return this.#localizer.strings;
  }

  get #names(): Readonly<Record<Color, string>> {
    const { side, seat, names } = this.#live;
    if (seat) return sideNames(this.#game.session, this.#strings, side, names);
    return sideNames(this.#game.session, this.#strings, this.#friend.side);
  }

  /** What there is to do in a game with somebody elsewhere. */
  get #friendView(): PanelView['friend'] {
    const { side, canSend, text } = this.#friend;
    if (side === undefined) return undefined;
    return { text, send: canSend ? () => void this.#friend.send() : undefined };
  }

  /** What the parts of the game know of this element. */
  #createHost(): GameHost {
    return {
      board: () => this.board,
      clock: () => this.clock,
      strings: () => this.#strings,
      language: () => this.#localizer.language,
      options: () => this.options,
      storageKey: () => this.storageKey,
      setMessage: (text, from) => this.#setMessage(text, from),
      reportLoadError: (cause) => this.#reportLoadError(cause),
      requestUpdate: () => this.requestUpdate(),
      updateComplete: () => this.updateComplete,
    };
  }

  #setMessage(text: string, from: MessageSource = 'game'): void {
    this.message = { text, from };
  }

  #reportLoadError(cause: unknown): void {
    const message = this.#strings.messages.notLoaded;
    this.#setMessage(message);
    this.#emit('othello-error', { code: 'load-failed', message, cause });
  }

  /** Where the game on the board can be analysed, if anywhere. */
  get #analysisLink(): string | undefined {
    const { analysisHref, hasUpdated } = this;
    if (!analysisHref || !isPageAddress(analysisHref)) return undefined;
    return analysisLinkTo(analysisHref, hasUpdated ? this.record : '');
  }

  /** Where the game stands, in words. */
  get #status(): string {
    return this.hasUpdated
      ? statusText(this.#strings, this.#localizer.language, this.board, this.#names)
      : '';
  }

  /** The game waits while a dialog is open, and the computer where the game came from elsewhere. */
  #updatePaused(): void {
    // Who sits elsewhere does not wait for a dialog here.
    if (this.#live.seat) return;
    this.board.paused = this.#dialogs.isOpen || this.#game.engineWaiting;
  }

  #playOn(): void {
    this.#game.releaseEngine();
    this.#updatePaused();
  }

  #returnToOwn(): void {
    this.#link.forget();
    this.#dialogs.close('end');
    this.#leaveFriends();
    this.#game.returnToOwn();
    this.#updatePaused();
    this.#save();
  }

  /** Games with somebody elsewhere end here: another one comes. */
  #leaveFriends(): void {
    this.#friend.end();
    this.#live.end();
  }

  #startApart({ way, side, name, friend, days, minutes, increment }: FriendSetup): void {
    const names = [name, friend] as const;
    if (way === 'live') this.#newGames.live({ side, names, time: minutes * 60, increment });
    else this.#newGames.withFriend({ side, names, days });
  }

  get #lines(): LineOptions {
    const { relay, openChannel, contacts } = this;
    return { relay, openChannel, contacts };
  }

  #takeSeat(seat: LiveSeat, isAgreed: boolean): void {
    this.#live.begin(seat, isAgreed);
    this.#link.open(seat.table);
    this.#save();
  }

  #reportDamagedLink(): false {
    const { messages, formatErrors } = this.#strings;
    const message = fill(messages.notRead, { problem: formatErrors.problems.damaged });
    this.#setMessage(message);
    this.#emit('othello-error', { code: 'attribute', message, cause: undefined });
    return false;
  }

  #discardOwn(): void {
    this.#game.discardOwn();
    this.#save();
  }

  #openBeside(text: string): Promise<boolean> {
    return this.#openWith(text, (game) => this.#game.showBeside(game));
  }

  async #openWith(text: string, show: (game: ForeignGame) => void): Promise<boolean> {
    this.#drawAtOnce();
    try {
      const game = await readOpening(text);
      this.#dialogs.close('end');
      this.#leaveFriends();
      show(game);
      this.#updatePaused();
      return true;
    } catch (cause) {
      const message = errorText(this.#strings, cause);
      this.#setMessage(message);
      this.#emit('othello-error', { code: 'attribute', message, cause });
      return false;
    }
  }

  #choose(options: Options): void {
    this.options = options;
    if (!this.#live.seat) this.#game.applyOrientation();
    this.#friend.apply();
    this.#emit('othello-options', { options });
    this.#save();
  }

  #startAgreed(setup: Partial<GameSetup>): void {
    const agreed = readSetup({ ...this.#game.session.setup, ...setup });
    this.#start(firstGame(agreed, namesOf(agreed, this.#strings), Math.random()));
    if (agreed.side === 'lot')
      this.#setMessage(fill(this.#strings.messages.lot, { name: this.#names.black }));
  }

  #start(session: Session): void {
    this.#dialogs.close('end');
    this.#link.forget();
    this.#coach.forget();
    this.#leaveFriends();
    this.#game.start(session);
    this.#updatePaused();
    this.#emit('othello-newgame', undefined);
  }

  readonly #onBeforeMove = ({ detail }: CustomEvent<BeforeMoveDetail>): void => {
    this.#messages.onBeforeMove(detail);
  };

  readonly #onMove = ({ detail }: CustomEvent<MoveDetail>): void => {
    if (detail.by !== 'user') return;
    this.#friend.onMove();
    if (this.options.coach && this.#game.session.setup.players === 'one') void this.#coach.judge();
  };

  #takeBackBad(): void {
    this.#coach.forget();
    this.board.takeBack();
  }

  readonly #onSquareClick = (event: CustomEvent<SquareClickDetail>): void => {
    if (this.#game.click(event.detail.square)) event.preventDefault();
  };

  readonly #onChange = ({ detail }: CustomEvent<ChangeDetail>): void => {
    this.#messages.onChange(detail);
    const announce = this.#game.onChange(detail.reason);
    const { ending } = this.#game;
    if (!ending) this.#dialogs.close('end');
    else if (announce) this.#announceEnding(ending);
    this.#updatePaused();
    this.#live.onBoardChange();
    if (detail.reason !== 'state') void this.#friend.update();
    this.#save();
  };

  #announceEnding({ result }: Ending): void {
    this.#setMessage(winnerText(this.#strings, result, this.#names), 'board');
    this.#dialogs.openSoon('end');
  }

  readonly #onHint = ({ detail }: CustomEvent<HintDetail>): void => this.#messages.onHint(detail);

  /** `?` shows the keys to everybody; the board says them to those who listen. */
  readonly #onKeydown = ({ key, target }: KeyboardEvent): void => {
    const typing = target instanceof Element && target.matches('input, select, textarea');
    if (key === '?' && !typing) this.open('keys');
  };

  readonly #onBoardError = ({ detail }: CustomEvent<ErrorDetail>): void => {
    this.#messages.onError(detail.code);
    if (isEngineFailure(detail.code)) this.#game.onEngineFailure();
  };

  readonly #save = (): void => {
    // Before the panel is there, so is no clock. One that was taken out of the page saves nothing over what took its place.
    if (!this.storageKey || !this.#complete || !this.isConnected || this.#isCatchingUp) return;
    if (this.#catchUp()) this.#record.write(this.storageKey, this.#saved);
  };

  /** What is to survive a reload. */
  get #saved(): Saved {
    return {
      options: this.options,
      session: this.#game.session,
      game: this.#game.serialize(),
      own: this.#game.own,
      link: this.#link.opened,
      friend: this.#friend.side,
      moveClock: this.#friend.clock,
      live: this.#live.seat,
    };
  }

  /**
   * Takes over what another tab has saved since: the game, where it is the one on the board; else what is beside it.
   *
   * @returns whether nothing is saved that is newer than what is shown
   */
  #catchUp(): boolean {
    if (!this.storageKey || !this.#begun) return true;
    const newer = this.#record.newer(this.storageKey);
    if (!newer) return true;
    const isSame = this.#isGameOnBoard(newer);
    // Where nobody looks, the computer would only think a second time: such a tab follows when it is seen.
    if (isSame && document.hidden) return false;
    const keepsChange = !isSame && this.#record.isChanged(this.#saved);
    this.#record.follow(newer);
    this.#isCatchingUp = true;
    try {
      if (newer.options) this.options = newer.options;
      if (isSame) this.#followGame(newer);
      else this.#followOwn(newer);
    } finally {
      this.#isCatchingUp = false;
    }
    if (!keepsChange) this.#record.settle(this.#saved);
    return true;
  }

  /** Whether a record is one of the game on the board: not one of another link, or of another seat at the same table. */
  #isGameOnBoard({ session, game, link, friend, live }: Loaded): boolean {
    if (!session || !game || live || this.#live.seat || friend !== this.#friend.side) return false;
    // Each move of a game by links makes another link.
    return link === this.#link.opened || (friend !== undefined && game.moves.startsWith(this.board.moves));
  }

  /** Goes on where another tab is. The computer answers there. */
  #followGame({ session, game, own, link, friend, moveClock }: Loaded): void {
    this.#dialogs.close('end');
    this.#coach.forget();
    this.#link.open(link);
    this.#game.restore(session!, { ...game!, engineHeld: true }, own);
    if (friend) this.#friend.begin(friend, moveClock);
    this.#updatePaused();
  }

  /** The person's own game, which waits beside the one on the board, has gone on in another tab. */
  #followOwn({ session, game, link, friend, live }: Loaded): void {
    const isOwn = link === undefined && friend === undefined && live === undefined;
    if (isOwn && session && game) this.#game.updateOwn({ session, game });
  }

  readonly #onPageHide = (): void => {
    this.#save();
    this.#live.suspend();
  };

  /** A page that the browser has kept whole comes back. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#catchUp();
    this.#live.resume();
  };

  /** Another tab has saved something. */
  readonly #onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage || (key !== null && key !== this.storageKey)) return;
    if (newValue === null) this.#record.forget();
    this.#catchUp();
  };

  /** A tab that was asleep has heard nothing. */
  readonly #onVisibilityChange = (): void => {
    if (!document.hidden) this.#catchUp();
  };

  #emit<K extends keyof GameEvents>(type: K, detail: GameEvents[K]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
