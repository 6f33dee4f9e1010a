/**
 * A game by turns with a friend, as a part of the session: after each move it writes the link to send, and watches the
 * days that a move may take.
 */
import { joinSentences } from '../../../../../core/locales/join-sentences.js';
import { fill } from '../../../../../core/locales/strings.js';
import { opponent, type Color } from '../../../../../core/rules/color.js';
import type { Game } from '../../../../../core/rules/game/game.js';
import type { SessionContext } from '../environment.js';
import { sentenceWith, turnText } from '../game-words.js';
import {
  type ByTurns,
  countOfTheirs,
  dueOf,
  type FriendNames,
  friendText,
  lastOfTheirs,
  linkAddress,
  type MoveClock,
  newTurnsId,
  printTurn,
  LinkSender,
  showLink,
  stateCount,
} from './link.js';

/** The interface by which a game with a friend uses the game around it. */
export interface FriendOwner {
  /** The names that the players entered; empty if none. */
  givenNames(): FriendNames;
  /** Called with the text of the link to the current state of the game. */
  onLink(text: string): void;
  /** The saved state has changed. */
  onExchange(): void;
}

/** So many milliseconds ahead, a weekday alone says which day is meant. */
const A_WEEK = 6 * 86_400_000;

/** The longest delay of a browser's timer, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** A game by turns with a friend elsewhere: each move creates a link with the whole game, which the user sends. */
export class FriendGame {
  readonly #context: SessionContext;
  readonly #owner: FriendOwner;
  #side: Color | undefined;
  #clock: MoveClock | undefined;
  #id: string | undefined;
  /** How far the game has come with the last link that was opened or sent here; see {@link stateCount}. */
  #exchanged = -1;
  /** Whether the user has come by the friend's link. */
  #isGuest = false;
  /** Whether nothing here says that the user is the player of the side. */
  #isUnsure = false;
  /** Whether the user plays neither side: nothing can be played, and nothing is sent. */
  #isWatching = false;
  #dueTimer: ReturnType<typeof setTimeout> | undefined;
  #address = '';
  /** Resolves once the address is that of the game as it is. */
  #updating: Promise<void> = Promise.resolve();
  readonly #sender = new LinkSender();

  constructor(context: SessionContext, owner: FriendOwner) {
    this.#context = context;
    this.#owner = owner;
  }

  /** The side of the user; `undefined` if there is no friend. */
  get side(): Color | undefined {
    return this.#side;
  }

  /** The time for each move; `undefined` without a clock. */
  get clock(): MoveClock | undefined {
    return this.#clock;
  }

  /** That the link was copied, in words, for a moment. */
  get copied(): string {
    return this.#sender.copied;
  }

  /** Whether the link to the current state of the game was sent. */
  get isSent(): boolean {
    return this.canSend && this.#hasAll;
  }

  /** Whether there is a link to send: it is the other side's turn, or the game is over. */
  get canSend(): boolean {
    const { turn, result } = this.#place;
    if (this.#address === '' || this.#side === undefined || this.#isWatching) return false;
    return result !== undefined || turn !== this.#side;
  }

  /** Whether the user has a move that the friend does not have yet. */
  get canTakeBack(): boolean {
    return this.#side !== undefined && this.#context.game.ply > Math.max(0, this.#exchanged);
  }

  /** Whether a place is shown after which both have moves: nothing can be played there. */
  get looksBack(): boolean {
    return this.#side !== undefined && this.#context.game.ply < this.#exchanged && !this.#isAtEnd;
  }

  get #isAtEnd(): boolean {
    const { ply, nodes } = this.#context.game;
    return ply === nodes.length;
  }

  /** Where the game stands, wherever the user looks. */
  get #place(): Pick<Game, 'turn' | 'result'> {
    const { game } = this.#context;
    if (!this.looksBack) return game;
    const { position, result } = game.nodes.at(-1)!;
    return { turn: position.phase === 'pass' ? opponent(position.turn) : position.turn, result };
  }

  /** The link for the other player, until they have moved; `undefined` if nobody is waited for. */
  get invitation(): string | undefined {
    return this.canSend && this.#context.game.nodes.length < 2 ? this.#address : undefined;
  }

  /** Who invites the user, before their first move, or whether they play here at all; `undefined` later. */
  get title(): string | undefined {
    if (this.#side === undefined) return undefined;
    if (this.isUnsure) return fill(this.#context.strings.friend.isYours, { name: this.#playerName });
    if (!this.isInvited) return undefined;
    const { invited, youAre } = this.#context.strings.friend;
    const isNew = this.#context.game.nodes.length === 0;
    return joinSentences([this.#sentence(invited), isNew && youAre[this.#side]]);
  }

  /** Whether the user has come by the friend's link and has not moved. */
  get isInvited(): boolean {
    return this.#isGuest && !this.#place.result && !this.#hasMoved;
  }

  /** Whether the user has to say whether they are the player of the side: the link may be somebody else's. */
  get isUnsure(): boolean {
    return this.#isUnsure && this.#side !== undefined && !this.#place.result;
  }

  /** Whether the user has said that they only watch. */
  get isWatching(): boolean {
    return this.#isWatching;
  }

  /** The button of the player, in words. */
  get yes(): string {
    return fill(this.#context.strings.friend.yes, { name: this.#playerName });
  }

  /** The name of the player of the side, or its colour. */
  get #playerName(): string {
    const side = this.#side!;
    return this.#owner.givenNames()[side] || this.#context.strings[side];
  }

  /** The user is the player of the side; a move says so, too. */
  confirm(): void {
    this.#isUnsure = false;
    this.#owner.onExchange();
    this.#context.requestUpdate();
  }

  /** The user plays neither side. */
  watch(): void {
    this.#isUnsure = false;
    this.#isWatching = true;
    this.#apply();
    this.#owner.onExchange();
    this.#context.requestUpdate();
  }

  /** Whether the game of a new link can still be changed: nothing was played or sent. */
  get isInviting(): boolean {
    return this.#side !== undefined && this.#exchanged < 0 && this.#context.game.nodes.length === 0;
  }

  /** Whether the friend has no link yet. */
  get isUnsent(): boolean {
    return this.#side !== undefined && this.#exchanged < 0;
  }

  /** The user's name, while the next link is the first one that says it; `undefined` later. */
  get ownName(): string | undefined {
    const side = this.#side;
    if (side === undefined || this.isSent || this.isInvited || this.#place.result) return undefined;
    const { nodes } = this.#context.game;
    const hasSent = nodes.slice(0, Math.max(0, this.#exchanged)).some(({ color }) => color === side);
    return hasSent ? undefined : this.#owner.givenNames()[side];
  }

  get #hasMoved(): boolean {
    return this.#context.game.nodes.some(({ color }) => color === this.#side);
  }

  /** What the user must do, in words; `undefined` when the game is over. */
  get text(): string | undefined {
    const { result, turn } = this.#place;
    const side = this.#side;
    if (side === undefined || result || this.#isWatching) return undefined;
    const { friend } = this.#context.strings;
    if (this.isUnsure) return fill(friend.isYoursText, { name: this.#playerName });
    if (this.isInviting) return this.#sentence(friend.begins.turns[side]);
    const isOwnTurn = turn === side;
    const due = isOwnTurn ? friend.due : friend.theirDue;
    const time = this.#clock ? fill(due, { time: this.#dueText(this.#clock) }) : '';
    if (!isOwnTurn) {
      const isCopied = this.#sender.hasCopied(this.#address);
      const sent = isCopied ? joinSentences([friend.copied, friend.comesBack]) : friend.waitingMove;
      return joinSentences([this.#sentence(this.isSent ? sent : friend.waiting), time]);
    }
    if (this.isInvited) return joinSentences([this.#sentence(friend.firstTurn), friend.sendBack, time]);
    const square = lastOfTheirs(this.#context.game, side);
    if (square === undefined) return joinSentences([friend.yourTurn, time]);
    return joinSentences([fill(friend.played, { name: this.otherName, square }), friend.sendBack, time]);
  }

  /** What is saved of it. */
  get saved(): ByTurns {
    if (this.#side === undefined) return {};
    return {
      friend: this.#side,
      moveClock: this.#clock,
      turnsId: this.#id,
      exchanged: this.#exchanged,
      isGuest: this.#isGuest,
      isUnsure: this.#isUnsure,
      isWatching: this.#isWatching,
    };
  }

  /** Whether it is kept beside other games: somebody has a link, and not both players have the end. */
  get isKept(): boolean {
    const isPlayed = this.#side !== undefined && !this.#isUnsure && !this.#isWatching;
    const isOver = this.#place.result !== undefined && this.#hasAll;
    return isPlayed && this.#exchanged >= 0 && !isOver;
  }

  /** Whether the friend has the link and is to move. */
  get isWaiting(): boolean {
    return this.#place.turn !== this.#side && this.#hasAll;
  }

  /** Whether both players have the game as it is. */
  get #hasAll(): boolean {
    return this.#exchanged >= stateCount(this.#context.game);
  }

  /** Whether a link belongs to this game. @param side the side played here in the game of the link */
  isGameOf(side: Color, id: string | undefined): boolean {
    return this.#side === side && this.#id === id;
  }

  /** Starts a game of the user, whose links get a name. */
  start(side: Color, moveClock?: MoveClock): void {
    this.resume({ friend: side, moveClock, turnsId: newTurnsId(), exchanged: -1 });
  }

  /**
   * Continues as the player of a side, if it is a game by turns. Where nothing says what both players have, that is all
   * up to the friend's last move.
   */
  resume(turns: ByTurns): void {
    const { friend: side, moveClock, turnsId, exchanged } = turns;
    const { isGuest = false, isUnsure = false, isWatching = false } = turns;
    if (side === undefined) return;
    this.#side = side;
    this.#clock = moveClock;
    this.#id = turnsId;
    this.#isGuest = isGuest;
    this.#isUnsure = isUnsure;
    this.#isWatching = isWatching;
    this.#exchanged = exchanged ?? countOfTheirs(this.#context.game, side);
    this.#address = '';
    this.#apply();
    this.#watchClock();
    void this.update();
  }

  /** Ends the game by turns; both sides are then played here. */
  end(): void {
    clearTimeout(this.#dueTimer);
    if (this.#side === undefined) return;
    this.#side = undefined;
    this.#isUnsure = false;
    this.#isWatching = false;
    this.#clock = undefined;
    this.#address = '';
    this.#context.setBoard({ player: 'both', interactive: true });
  }

  /** Only one side moves here; both see the board the same way, so that they can speak about its squares. */
  #apply(): void {
    if (this.#side === undefined) return;
    this.#context.setBoard({ player: this.#side, orientation: 'black', interactive: !this.#isWatching });
  }

  /** A move was made here, by the player; the other side's time starts. */
  onMove(): void {
    this.#isUnsure = false;
    if (this.#side === undefined || !this.#clock) return;
    this.#clock = { ...this.#clock, since: Date.now() };
    this.#watchClock();
  }

  /** Creates the link after a move, or a name. */
  update(): Promise<void> {
    return (this.#updating = this.#createLink());
  }

  async #createLink(): Promise<void> {
    const side = this.#side;
    const { game, env } = this.#context;
    const { nodes, version } = game;
    if (side === undefined || game.ply < nodes.length) return;
    if (game.turn === side && !game.result) {
      this.#address = '';
      return;
    }
    try {
      const text = await friendText(game, this.#owner.givenNames());
      if (side !== this.#side || game.version !== version) return;
      const address = linkAddress(
        env.page,
        'game',
        text,
        printTurn({ side: opponent(side), clock: this.#clock, id: this.#id }),
      );
      // Several changes at once request the same link.
      if (address === this.#address) return;
      this.#address = address;
      this.#owner.onLink(text);
      showLink(env.page, address, text, side);
    } catch (cause) {
      this.#context.reportLoadError(cause);
    }
    this.#context.requestUpdate();
  }

  /** Opens the system's share sheet for the link, or copies it to the clipboard. */
  async send(): Promise<void> {
    const { friend } = this.#context.strings;
    const count = stateCount(this.#context.game);
    // A name counts from when its field is left, which pressing the button does.
    await this.#updating;
    const isSent = await this.#sender.send(this.#context, {
      url: this.#address,
      // The reader is the friend of the sender, so the text names the sender.
      text: this.#place.result ? friend.isOver : this.#turnText,
      copied: fill(friend.copied, { name: this.otherName }),
    });
    if (!isSent) return;
    this.#exchanged = count;
    this.#owner.onExchange();
    this.#context.requestUpdate();
  }

  /** The message with the link; until the friend has moved, it invites. */
  get #turnText(): string {
    const side = this.#side!;
    const isFirst = !this.#isGuest && lastOfTheirs(this.#context.game, side) === undefined;
    return turnText(this.#context.strings.friend, this.#owner.givenNames()[side], isFirst);
  }

  /** Puts the newest link of the game into the address, where an older one is. @param text the text of the newest */
  showNewest(text: string): void {
    const side = this.#side!;
    const { turn, result } = this.#place;
    const { page } = this.#context.env;
    const reader = result ? opponent(side) : turn;
    const address = linkAddress(
      page,
      'game',
      text,
      printTurn({ side: reader, clock: this.#clock, id: this.#id }),
    );
    showLink(page, address, text, side);
  }

  /** Puts the other player's name into a text, which may begin with it. */
  #sentence(text: string): string {
    return sentenceWith(text, this.otherName, this.#context.env.language());
  }

  /** The other player's name in a sentence. */
  get otherName(): string {
    return this.#nameOf(opponent(this.#side!));
  }

  /** The name of a player, or a word for someone unknown. */
  #nameOf(side: Color): string {
    return this.#owner.givenNames()[side] || this.#context.strings.friend.someone;
  }

  /** The deadline of the next move, in words. */
  #dueText(clock: MoveClock): string {
    const due = dueOf(clock);
    const time = { hour: 'numeric', minute: '2-digit' } as const;
    const isNear = due - Date.now() < A_WEEK;
    const day = isNear ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
    return new Intl.DateTimeFormat(this.#context.env.language(), { ...day, ...time }).format(due);
  }

  /** A player who misses the deadline has lost; both sides see it when they open the game. */
  #watchClock(): void {
    clearTimeout(this.#dueTimer);
    const { game } = this.#context;
    if (!this.#clock || this.#side === undefined || game.result) return;
    const wait = dueOf(this.#clock) - Date.now();
    if (wait > 0) {
      this.#dueTimer = setTimeout(() => this.#watchClock(), Math.min(wait, LONGEST_WAIT));
      return;
    }
    game.goTo(game.nodes.length);
    const { result } = this.#context.game;
    if (!result) game.flagFall(game.turn, 'czech');
  }
}
