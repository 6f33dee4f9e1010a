/**
 * The session: the whole logic of `<othello-game>` without a page. `game.ts` makes one, calls it and subscribes to it;
 * the other files of this folder do the work.
 */
import type { ChangeReason, ErrorDetail, MoveDetail } from '../../../board/events.js';
import { fill } from '../../../../core/locales/strings.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import type { Color } from '../../../../core/rules/color.js';
import { Game } from '../../../../core/rules/game/game.js';
import type { GameNode } from '../../../../core/rules/game/tree.js';
import type { Square } from '../../../../core/rules/square.js';
import { GameChanges } from '../../shared/game-changes.js';
import { GameClock } from '../../clock/game-clock.js';
import { timedGame } from '../../clock/timekeeper.js';
import { colorOf, firstGame, type Agreement, recordBest, type BestResult } from './setup/agreement.js';
import {
  type Advice,
  type BoardSettings,
  DEFAULT_BOARD,
  type Message,
  type MessageSource,
  type SessionChange,
  type SessionContext,
  type SessionEnvironment,
  type SessionListener,
} from './environment.js';
import { type EndReview, GameCoach, findWhy, type Why } from './game-coach.js';
import { errorText, givenNames, isPassed, namesOf, sideNames, statusText, winnerText } from './game-words.js';
import { FriendGame } from './friend/friend-game.js';
import { type KeptGame, KeptGames } from './friend/kept-games.js';
import { LiveGame } from './friend/live-game.js';
import { GameController } from './played/game-controller.js';
import { GameMessages, isEngineFailure } from './game-messages.js';
import { NewGames } from './new-games.js';
import { SharedGames } from './shared-games.js';
import { readForeignGame, type ForeignGame } from './played/opening.js';
import {
  ACCEPTED_SETUP,
  changeAnswers,
  type GameSetup,
  type Opponent,
  readSetup,
} from './setup/game-setup.js';
import { ACCEPTED_OPTIONS, coordinateStyleOf, readOptions, type Options } from './setup/game-options.js';
import { isTranscript, type Loaded, loadName, saveName } from './played/storage.js';
import { type ByTurns, linkTo, PageLink } from './friend/link.js';
import { SessionStore } from './session-store.js';

/**
 * The logic of `<othello-game>` without a page: a game with its agreement, clocks, match, coach, friend and storage.
 * Each of these is a separate part. The session connects the parts, and is what views query and subscribe to. Moves are
 * made in its `game` by any code that has it; the computer's moves by the boards that show it.
 */
export class GameSession implements SessionContext {
  readonly clock: GameClock;
  readonly played: GameController;
  readonly messages: GameMessages;
  readonly coach: GameCoach;
  readonly friend: FriendGame;
  readonly kept: KeptGames;
  readonly live: LiveGame;
  readonly newGames: NewGames;
  readonly link: PageLink;
  readonly shared: SharedGames;
  readonly #store: SessionStore;
  readonly #listeners = new Set<SessionListener>();
  readonly #changes = new GameChanges((reason) => this.#onGameChange(reason));
  #game = new Game();
  #board = DEFAULT_BOARD;
  #options = readOptions(undefined);
  #pageLevel: Opponent | undefined;
  #message: Message = { text: '', from: 'game' };
  #best: BestResult | undefined;
  /** What decided the game that has ended, once it is known; aborted when another game follows. */
  #why: { readonly search: AbortController; found?: Why | undefined } | undefined;
  /** The place that the user has gone back to, to play another move. */
  #retried: GameNode | undefined;
  #begun = false;
  /** Whether a question is open. */
  #isHeld = false;

  constructor(readonly env: SessionEnvironment) {
    this.#changes.watch(this.#game);
    this.clock = new GameClock({
      timed: () => {
        const { animating = false, paused = this.#board.paused } = env.boardState() ?? {};
        return timedGame(this.#game, { animating, paused });
      },
      onFlag: (color) => this.#onFlag(color),
    });
    this.link = new PageLink(env.page);
    this.kept = new KeptGames(env);
    this.played = new GameController(this, () => this.#emit({ type: 'replaced' }));
    this.messages = new GameMessages(this);
    this.coach = new GameCoach(this);
    this.friend = new FriendGame(this, {
      givenNames: () => givenNames(this.agreement),
      onLink: (text) => {
        this.link.open(text);
        this.save();
      },
      onExchange: () => this.save(),
    });
    this.live = new LiveGame(this, {
      onSeat: () => this.save(),
    });
    this.shared = new SharedGames(this);
    this.newGames = new NewGames(this, this.played, this, {
      newGame: (setup) => this.newGame(setup),
      playWithFriend: (agreement) => this.shared.playWithFriend(agreement),
      playLive: (agreement, isAgreed) => this.shared.playLive(agreement, isAgreed),
      start: (agreement) => this.start(agreement),
      ask: () => this.#emit({ type: 'question' }),
    });
    this.#store = new SessionStore(this);
  }

  // --- State --------------------------------------------------------------------------------------------

  /** The game: its moves, side lines, notes, and the place shown. */
  get game(): Game {
    return this.#game;
  }
  set game(game: Game) {
    if (game === this.#game) return;
    this.#game = game;
    game.autoPass = !this.#options.passByClick;
    this.#changes.watch(game);
    this.#onGameChange('setup');
  }

  /** The settings of boards that show the game. */
  get board(): BoardSettings {
    return this.#board;
  }

  /** What was agreed for the game, who has which colour, and the match. */
  get agreement(): Agreement {
    return this.played.agreement;
  }

  /** The opponent that the page asks for. */
  get pageLevel(): Opponent | undefined {
    return this.#pageLevel;
  }

  get options(): Options {
    return this.#options;
  }
  set options(options: Partial<Options>) {
    const { answers: chosen, problems } = changeAnswers(
      this.#options,
      options,
      readOptions,
      ACCEPTED_OPTIONS,
    );
    this.#reportAnswers(problems);
    const { language, ownSideBelow } = chosen;
    const turns = ownSideBelow !== this.#options.ownSideBelow;
    const isOffered = language === 'auto' || this.env.languages().includes(language);
    this.#options = isOffered ? chosen : { ...chosen, language: 'auto' };
    this.#game.autoPass = !chosen.passByClick;
    // In games with a friend, one's own side is at the bottom anyway.
    if (turns && !this.live.seat && !this.friend.side) this.played.applyOrientation();
    this.#emit({ type: 'options' });
  }

  get message(): Message {
    return this.#message;
  }

  /** What decided the finished game; `undefined` until it is known. */
  get why(): Why | undefined {
    return this.#why?.found;
  }

  /** Whether what decided the game is still sought. */
  get seeksWhy(): boolean {
    return this.#why !== undefined && !this.#why.found;
  }

  /** Whether the user can play on from before the move that decided the game: their own one, in a single game. */
  get canRetry(): boolean {
    const { why, userSide } = this;
    const { match, setup } = this.agreement;
    if (why?.kind !== 'fault' || why.position.turn !== userSide) return false;
    return !match && setup.time === 'none' && !setup.byHand;
  }

  /** Whether the user has gone back to a move, and has not played another one. */
  get isRetrying(): boolean {
    return this.#retried === this.#game.node;
  }

  /** Goes back to the position before that move, where another one can be played. */
  retry(): void {
    const { why } = this;
    const place = why && this.#game.nodes[why.ply - 1]?.parent;
    if (!place) return;
    this.played.reopenAt(place);
    this.#retried = place;
    // Going elsewhere clears the message.
    this.#changes.flush();
    this.setMessage(fill(this.strings.end.retried, { square: why.played }));
  }

  /** Whether the finished game is the user's best result against this level. */
  get best(): BestResult | undefined {
    return this.played.ending && this.#best;
  }

  get strings(): GameStrings {
    return this.env.strings();
  }

  /** The name of the player of each colour. */
  get names(): Readonly<Record<Color, string>> {
    const { ownSide, seat, names } = this.live;
    if (seat) return sideNames(this.agreement, this.strings, ownSide, names);
    if (this.played.isUntouched) return { black: this.strings.black, white: this.strings.white };
    if (this.friend.isUnsure || this.friend.isWatching) {
      const { black, white } = givenNames(this.agreement);
      return { black: black || this.strings.black, white: white || this.strings.white };
    }
    return sideNames(this.agreement, this.strings, this.friend.side);
  }

  /** The side of the user, where the other one is played by the computer or elsewhere. */
  get userSide(): Color | undefined {
    const { players } = this.agreement.setup;
    if (this.friend.isWatching) return undefined;
    return this.live.side ?? this.friend.side ?? (players === 'one' ? colorOf(this.agreement, 0) : undefined);
  }

  /** Whether the browser refuses to store the game, which is then lost with the page. */
  get isLost(): boolean {
    return this.#store.isRefused && this.#game.nodes.length > 0;
  }

  /** What the user was called last in a game with a friend; empty if unknown. */
  get ownName(): string {
    const key = this.env.storageKey();
    return key === undefined ? '' : loadName(key);
  }
  set ownName(name: string) {
    const key = this.env.storageKey();
    if (key !== undefined && name !== this.ownName) saveName(key, name);
  }

  /** The state of the game in words. */
  get status(): string {
    const { game, options, strings, names, env } = this;
    return statusText(strings, env.language(), { game, style: coordinateStyleOf(options) }, names);
  }

  /** The game as a text for `load`: its start, if it is not the usual one, and its moves. */
  get record(): string {
    return this.played.record;
  }

  /** Whether the record is the moves of the game, and not only the position. */
  get isTranscript(): boolean {
    return isTranscript(this.#game);
  }

  /** A link to the page with the game in it. */
  get address(): string {
    return linkTo(this.env.page.address, this.record);
  }

  /** Calls the listener for each change until the returned function is called. */
  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  // --- Games --------------------------------------------------------------------------------------------

  /** Reads a large saved game in pieces, so that {@link begin} is fast; `undefined` if that is not needed. */
  prepare(): Promise<void> | undefined {
    return this.#store.prepareToRead();
  }

  /** Restores the saved game, or starts one; call it once. */
  begin(first: Partial<Pick<GameSetup, 'players' | 'level'>> = {}): void {
    if (this.#begun) return;
    this.#begun = true;
    if (first.level !== undefined) this.#pageLevel = readSetup(first).level;
    const saved = this.#store.read();
    const { options, session: agreement, game, own, link, live } = saved;
    this.options = options ?? this.options;
    this.#best = saved.best;
    this.link.open(link);
    // The friend and the seat need the restored game; the state counts as saved before listeners hear of its change, which saves.
    if (agreement && game) {
      this.played.restore(agreement, game, own);
      this.friend.resume(saved);
      if (live) this.shared.takeSeat(live);
      this.#store.settle();
      this.#changes.flush();
      // The end of a game comes back with it.
      if (this.played.ending) void this.#findWhy();
    } else if (agreement) this.start(agreement);
    else this.newGame(first);
  }

  /**
   * Starts a game with the set-up of the last one, changed by what is given here. Answers that cannot be used are reported,
   * and change nothing.
   */
  newGame(changes: Partial<GameSetup> = {}): void {
    const { setup } = this.agreement;
    const { answers: agreed, problems } = changeAnswers(setup, changes, readSetup, ACCEPTED_SETUP);
    this.#reportAnswers(problems);
    this.start(firstGame(agreed, namesOf(agreed, this.strings), Math.random()));
    if (agreed.side === 'lot') this.setMessage(fill(this.strings.messages.lot, { name: this.names.black }));
  }

  /** Reports answers of the page that cannot be used. */
  #reportAnswers(problems: readonly string[]): void {
    for (const message of problems) {
      console.warn(`<othello-game> ${message}`);
      this.#emit({ type: 'error', detail: { code: 'attribute', message, cause: undefined } });
    }
  }

  /** Starts a game as agreed. */
  start(agreement: Agreement): void {
    this.link.forget();
    this.#leaveGame();
    this.played.start(agreement);
    this.#changes.flush();
    this.#emit({ type: 'newgame' });
  }

  /** Loads a game or a position in place of the current one. */
  load(text: string): Promise<boolean> {
    return this.openWith(text, (game, leave) => {
      leave();
      this.played.show(game);
    });
  }

  /** Loads a game beside the current one. */
  loadBeside(text: string): Promise<boolean> {
    return this.openWith(text, (game, leave) => this.played.showBeside(game, leave()));
  }

  /**
   * Reads a game and shows it; returns `false` if it cannot be read, and the current game continues.
   *
   * @param show called with the game, and with what ends the current one
   */
  async openWith(
    text: string,
    show: (game: ForeignGame, leave: () => ByTurns) => void,
    isLinked = false,
  ): Promise<boolean> {
    try {
      const game = await readForeignGame(text, isLinked);
      show(game, () => this.#leaveGame());
      this.#changes.flush();
      return true;
    } catch (cause) {
      this.reportError('attribute', errorText(this.strings, cause), cause);
      return false;
    }
  }

  /** Goes back to the user's own game. */
  returnToOwn(): void {
    this.link.forget();
    this.#leaveGame();
    const { own } = this.played;
    this.played.returnToOwn();
    if (own) this.friend.resume(own);
    this.#changes.flush();
    this.save();
  }

  /** The games by turns that wait beside the one on the board, the latest first. */
  get waitingTurns(): readonly KeptGame[] {
    const shown = [this.friend.saved.turnsId, this.played.own?.turnsId];
    return this.kept.all.filter(({ turnsId }) => !shown.includes(turnsId));
  }

  /** Whether the game by turns on the board stays in the browser when another game begins. */
  get isKept(): boolean {
    const { turnsId } = this.friend.saved;
    return turnsId !== undefined && this.kept.has({ turnsId, game: this.played.serialize() });
  }

  /** Goes on with a game by turns that is kept; what is on the board and would be lost waits beside it. */
  openKept(kept: KeptGame): void {
    if (this.played.own?.turnsId === kept.turnsId) return this.returnToOwn();
    const { isKept } = this;
    this.link.forget();
    const turns = this.#leaveGame();
    this.played.restoreBeside(kept, isKept ? undefined : turns);
    this.link.open(kept.link);
    this.friend.resume(kept);
    this.#changes.flush();
    this.save();
  }

  /** Discards the user's own game and keeps the one on the board. */
  discardOwn(): void {
    this.played.discardOwn();
    this.save();
  }

  /** The user says who they are in a game with a friend, and is called so in the next one. */
  rename(name: string): void {
    this.ownName = name;
    this.live.rename(name);
    const { side } = this.friend;
    if (!side) return;
    this.played.rename(side, name);
    void this.friend.update();
    this.save();
  }

  /** Lets a waiting computer move. */
  playOn(): void {
    this.played.releaseEngine();
    this.#updatePaused();
  }

  /** Ends the current game for another one. */
  #leaveGame(): ByTurns {
    this.#emit({ type: 'replaced' });
    this.coach.forget();
    return this.leaveFriends();
  }

  /** Ends games with friends, because another game follows. @returns what is needed to go on with one by turns */
  leaveFriends(): ByTurns {
    const { saved } = this.friend;
    this.friend.end();
    this.live.end();
    return saved;
  }

  /** Applies options that the user has chosen. */
  choose(options: Options): void {
    this.options = options;
    this.save();
  }

  /** Pauses the game while a question is open: no move can be made, and no clock runs. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#updatePaused();
  }

  // --- Events of boards ---------------------------------------------------------------------------------

  /** A move was made on a board. */
  onMove({ by }: Pick<MoveDetail, 'by'>): void {
    if (by !== 'user') return;
    this.friend.onMove();
    this.coach.forget();
    if (this.options.coach && this.agreement.setup.players === 'one') void this.coach.judge();
  }

  /** A square was clicked; returns `true` if the click must not play a move. */
  onSquareClick(square: Square): boolean {
    const isHandled = this.played.click(square);
    if (!isHandled) this.messages.onClick(square);
    return isHandled;
  }

  /** The board has reported an error. */
  onBoardError(code: ErrorDetail['code']): void {
    this.messages.onError(code);
    if (isEngineFailure(code)) this.played.onEngineFailure();
  }

  /**
   * The state of the board besides the game has changed: discs have been flipped, the board is paused, a turn by hand
   * was taken back.
   */
  onBoardState(preview: string | undefined): void {
    if (preview === undefined && this.#board.preview !== undefined) this.played.manualFlips?.cancel();
    this.played.manualFlips?.update();
    this.clock.update('state');
    this.#updatePaused();
    this.live.onGameChange();
    this.requestUpdate();
    this.save();
  }

  /** The view was removed from its page: clocks stop, and the other side gets a message. */
  suspend(): void {
    this.clock.stop();
    this.live.suspend();
  }

  /** The view is in a page again. */
  resume(): void {
    this.catchUp();
    this.clock.update('state');
    this.live.resume();
  }

  // --- Storage ------------------------------------------------------------------------------------------

  /** @param isLeaving whether the page may end now; even a large game is then saved at once */
  save(isLeaving = false): void {
    this.#store.save(isLeaving);
  }

  /**
   * Takes over what another tab has saved since.
   *
   * @param isDeleted whether the other tab has deleted the record
   */
  catchUp(isDeleted = false): void {
    if (isDeleted) this.#store.forget();
    if (this.#begun) this.#store.catchUp();
  }

  /** Continues from the state of another tab, where the computer answers. */
  follow(saved: Loaded): void {
    const { session: agreement, game, own, link } = saved;
    this.#emit({ type: 'replaced' });
    this.coach.forget();
    this.link.open(link);
    this.played.restore(agreement!, { ...game!, engineHeld: true }, own);
    this.friend.resume(saved);
    this.#changes.flush();
  }

  // --- For its parts ------------------------------------------------------------------------------------

  /** Sets options of the board. */
  setBoard(settings: Partial<BoardSettings>): void {
    const wasPaused = this.#board.paused;
    this.#board = { ...this.#board, ...settings };
    this.#emit({ type: 'board', settings });
    if (this.#board.paused !== wasPaused) this.clock.update('state');
  }

  /** Sets the message beside the board. */
  setMessage(text: string, from: MessageSource = 'game', advice?: Advice): void {
    this.#message = { text, from, ...advice };
    this.requestUpdate();
  }

  /** Says a message, even if it is the last one again. */
  repeatMessage(text: string): void {
    this.setMessage(this.#message.text === text ? `${text}\u00a0` : text);
  }

  /** Reports a module that did not arrive. */
  reportLoadError(cause: unknown): void {
    this.reportError('load-failed', this.strings.messages.notLoaded, cause);
  }

  /** Reports an error. */
  reportError(code: ErrorDetail['code'], message: string, cause: unknown): void {
    this.setMessage(message);
    this.#emit({ type: 'error', detail: { code, message, cause } });
  }

  requestUpdate(): void {
    this.#emit({ type: 'view' });
  }

  /** Tells the view. */
  #emit(change: SessionChange): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  // --- Changes of the game ------------------------------------------------------------------------------

  /** Follows a change of the game. */
  #onGameChange(reason: ChangeReason): void {
    this.messages.onChange(reason);
    if (reason === 'navigate' || reason === 'result') this.coach.unmark();
    const announce = this.played.onChange(reason);
    const { ending } = this.played;
    if (!ending || announce) {
      this.#why?.search.abort();
      this.#why = undefined;
    }
    if (!ending) this.#emit({ type: 'replaced' });
    else if (announce) {
      const key = this.env.storageKey();
      this.#best = key === undefined ? undefined : recordBest(key, this.agreement, ending);
      this.setMessage(winnerText(this.strings, ending.result, this.names), 'board');
      void this.#findWhy();
      this.#emit({ type: 'ended' });
    }
    if ((reason === 'move' || reason === 'pass') && isPassed(this.#game)) this.#emit({ type: 'passed' });
    this.#updatePaused();
    this.live.onGameChange();
    void this.friend.update();
    this.save();
  }

  /** Finds what decided the game; without an engine the result stands alone. */
  async #findWhy(): Promise<void> {
    const { userSide, names, agreement } = this;
    if (!userSide || agreement.setup.players !== 'one') return;
    const why: { readonly search: AbortController; found?: Why | undefined } = {
      search: new AbortController(),
    };
    this.#why = why;
    let found: EndReview | undefined;
    try {
      found = await findWhy(this.env, this.#game, { you: userSide, names }, why.search.signal);
    } catch {
      // The board reports errors of the engine.
    }
    if (this.#why !== why) return;
    why.found = found?.why;
    if (found) this.#emit({ type: 'reviewed', review: found.review });
    if (!why.found) this.#why = undefined;
    this.requestUpdate();
  }

  /**
   * The game is paused during a question, while the computer waits in a game from elsewhere, and while the user looks at
   * moves that a friend has.
   */
  #updatePaused(): void {
    const { live, friend, played } = this;
    // In a live game the other player does not wait for a question here.
    if (!live.seat) this.setBoard({ paused: this.#isHeld || played.engineWaiting || friend.looksBack });
    else if (!live.isConnected) this.setBoard({ paused: live.looksBack });
  }

  /** Ends the game of a side whose time is up. */
  #onFlag(color: Color): void {
    // A live game has its own clocks, shared by both sides.
    if (this.#game.result || this.live.seat) return;
    this.#game.flagFall(color, this.agreement.setup.flagRule);
  }
}
