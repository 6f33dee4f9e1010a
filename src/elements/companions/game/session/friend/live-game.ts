/**
 * A live game, as a part of the session: claims a seat (`seat.ts`), opens the room and connects the board to it
 * (`companions/remote`), and holds the state that `live-view.ts` puts into words. Times are in milliseconds.
 */
import { loaded } from '../../../../board/lazy.js';
import { nextTask } from '../../../../board/next-task.js';
import type { GameStrings } from '../../../../../core/locales/strings/game.js';
import { fill } from '../../../../../core/locales/strings.js';
import { opponent, type Color } from '../../../../../core/rules/color.js';
import type { Game } from '../../../../../core/rules/game/game.js';
import type { OfferKind, RemoteConnection } from '../../../remote/remote.js';
import { contactsOf, type SessionContext } from '../environment.js';
import { NOBODY, sentenceWith, turnText } from '../game-words.js';
import type { ClosableChannel } from '../../../remote/open-room.js';
import {
  countOfTheirs,
  gameOfTable,
  hashOf,
  lastOfTheirs,
  LinkSender,
  senderOf,
  showLink,
  sideOfMaker,
  storedSeat,
  storeSeat,
  stateCount,
  tableAddress,
} from './link.js';
import { liveView, type LiveView } from './live-view.js';
import { claimSeat, latestSeat, type LiveSeat, readTable, type SeatClaim } from './seat.js';

/** After this many milliseconds without an answer the page says that the contact is lost. */
const AWAY_AFTER = 4_000;

/** How often to check whether the channel has reached anyone, in milliseconds. */
const LOOK = 500;

/** The interface by which a live game uses the game around it. */
export interface LiveOwner {
  /** The seat has changed and must be saved. */
  onSeat(): void;
}

/** Whether a line of moves continues another one. */
function isAhead(line: Game['nodes'], known: Game['nodes']): boolean {
  return line.length > known.length && known.every(({ move }, at) => move === line[at]!.move);
}

/** A live game with a friend elsewhere: both play at the same time, and both boards show the same game. */
export class LiveGame {
  readonly #context: SessionContext;
  readonly #owner: LiveOwner;
  #seat: LiveSeat | undefined;
  readonly #sender = new LinkSender();
  #connection: RemoteConnection | undefined;
  #channel: ClosableChannel | undefined;
  /** The names of the players heard so far. */
  #names: Readonly<Record<Color, string>> = NOBODY;
  /** Whether the other side was here and has not left. */
  #met = false;
  /** The request made here that is not answered yet. */
  #asking = false;
  #away = false;
  #awayTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the user must first agree to the hosts that are contacted. */
  #waitsForClick = false;
  /** Whether a connection that was tried has reached anybody; `undefined` before that is known. */
  #reached: boolean | undefined;
  /** Whether someone else plays the side of the link. */
  #isTaken = false;
  /** The seat that another tab of this browser has. */
  #elsewhere: LiveSeat | undefined;
  /** Seats to try where another tab has this one. */
  #others: readonly LiveSeat[] = [];
  /** How to get the seat, where that does not follow from the page. */
  #claim: SeatClaim | undefined;
  /** Counts what opens and closes channels: another attempt, or an end, cancels one that is still being opened. */
  #attempt = 0;
  #reachTimer: ReturnType<typeof setInterval> | undefined;
  /** Releases the side to other tabs of this browser. */
  #release: (() => void) | undefined;

  constructor(context: SessionContext, owner: LiveOwner) {
    this.#context = context;
    this.#owner = owner;
  }

  get seat(): LiveSeat | undefined {
    const saved = this.#connection?.saved;
    return this.#seat && saved ? { ...this.#seat, saved } : this.#seat;
  }

  /** The side played here; `undefined` for a watcher, and without a live game. */
  get side(): Color | undefined {
    const side = this.#seat?.side;
    return side === 'watch' ? undefined : side;
  }

  /** Whether another tab of this browser has the user's seat, and knows how the game goes on. */
  get isElsewhere(): boolean {
    return this.#elsewhere !== undefined;
  }

  /** The user's side, here or in another tab of this browser. */
  get ownSide(): Color | undefined {
    const { side } = this.#elsewhere ?? this.#seat ?? {};
    return side === 'watch' ? undefined : side;
  }

  /** Whether the boards of both players are connected, or seek each other. */
  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  /** Whether the user has a move that the friend does not have yet, in a game by links. */
  get canTakeBack(): boolean {
    return this.#isByLinks && this.#context.game.ply > this.#exchanged;
  }

  /** Whether a place of a game by links is shown after which both have moves: nothing can be played there. */
  get looksBack(): boolean {
    const { ply, nodes } = this.#context.game;
    return this.#isByLinks && ply < this.#exchanged && ply < nodes.length;
  }

  /** Whether a player makes moves without a connection. */
  get #isByLinks(): boolean {
    return this.side !== undefined && this.#isByTurns && !this.isConnected;
  }

  /** How far the game has come with the last link that was opened or sent here. */
  get #exchanged(): number {
    return this.#seat?.exchanged ?? Math.max(0, countOfTheirs(this.#context.game, this.side!));
  }

  /** The players' names, as they gave them. */
  get names(): Readonly<Record<Color, string>> {
    return this.#names;
  }

  /** Whether both agreed on a draw, which the board does not know about. */
  get isDrawn(): boolean {
    return this.#connection?.record.end?.by === 'agreement';
  }

  /**
   * Takes a seat and opens the channel.
   *
   * @param isAgreed whether the user has agreed to the hosts that are contacted; otherwise the user is shown them
   *   before any contact
   * @param others the seats to take instead, in this order, where another tab of this browser has this one
   */
  begin(seat: LiveSeat, isAgreed: boolean, others: readonly LiveSeat[] = []): void {
    this.#disconnect();
    this.#isTaken = false;
    this.#elsewhere = undefined;
    this.#others = others;
    this.#seat = seat;
    if (isAgreed) this.#agree();
    const { side, name, friend } = seat;
    this.#names = NOBODY;
    if (side !== 'watch') this.#names = { ...NOBODY, [side]: name, [opponent(side)]: friend };
    // Both see the board the same way.
    this.#context.setBoard({ orientation: 'black' });
    this.#waitsForClick = !isAgreed && this.#hosts.length > 0;
    const player = this.side;
    if (player) this.#context.setBoard({ player });
    // By turns, the link carries each move. Against the clock, and for a watcher, a connection is needed.
    if (!this.#waitsForClick) void this.#connect();
    else if (!player || !this.#isByTurns) this.#context.setBoard({ interactive: false });
    this.#context.requestUpdate();
  }

  /** Whether moves can be made without a connection. */
  get #isByTurns(): boolean {
    return this.#seat !== undefined && readTable(this.#seat.table)!.time === 0;
  }

  /**
   * Goes on with the moves that the other side has sent by a link. What the link says of this side's own moves is not
   * believed, and where both are here, the connection tells it.
   */
  async takeMoves({ nodes }: Game): Promise<void> {
    // A seat that another tab has follows the newest link, too.
    const seat = this.#elsewhere ? await latestSeat(this.#elsewhere) : this.seat;
    const side = seat?.side;
    const { game } = this.#context;
    const added = nodes.slice(game.nodes.length);
    if (!seat || !side || side === 'watch' || this.#met || !isAhead(nodes, game.nodes)) return;
    if (added.some(({ move, color }) => move && color === side)) return;
    const { goOn } = await loaded(() => import('../../../remote/messages/saved.js'));
    this.#disconnect();
    game.goTo(game.nodes.length);
    for (const { move } of added) {
      if (move) game.play(move);
      else game.pass();
    }
    this.#claim = 'over';
    const saved = seat.saved && goOn(seat.saved, game.nodes, opponent(side));
    const friend = senderOf(this.#context.env.page, seat.table) || seat.friend;
    const exchanged = game.nodes.length;
    this.begin({ ...seat, friend, saved, exchanged }, this.hasAgreed(seat));
    this.#keep();
  }

  /**
   * Whether the user has agreed to all hosts that the page names now; when the seat was stored it may have named
   * others.
   */
  hasAgreed({ contacts = [] }: LiveSeat): boolean {
    return this.#hosts.every((host) => contacts.includes(host));
  }

  /** The user has agreed to the hosts that are contacted. */
  #join(): void {
    this.#waitsForClick = false;
    this.#context.setBoard({ interactive: true });
    this.#agree();
    this.#keep();
    void this.#connect();
    this.#context.requestUpdate();
  }

  /** Stores with the seat whom the user has agreed to contact. */
  #agree(): void {
    const { contacts = [] } = this.#seat ?? {};
    this.#seat = this.#seat && { ...this.#seat, contacts: [...new Set([...contacts, ...this.#hosts])] };
  }

  /** Opens the channel again. */
  #tryAgain(): void {
    const { seat } = this;
    if (seat) this.begin(seat, true);
  }

  /** The hosts that the channel contacts; empty if it only reaches other tabs. */
  get #hosts(): readonly string[] {
    return contactsOf(this.#context.env.channels(), this.#context.env.page);
  }

  /** Leaves the seat; both sides are then played here. */
  end(): void {
    if (!this.#seat) return;
    this.#seat = undefined;
    this.#disconnect();
    this.#context.setBoard({ player: 'both', interactive: true, paused: false });
  }

  /** The page is being left for a while; the other side gets a message. */
  suspend(): void {
    this.#seat = this.seat;
    if (this.#seat) storeSeat(this.#context.env.page, this.#seat);
    this.#disconnect();
  }

  /** The page is back. */
  resume(): void {
    if (this.#seat && !this.#connection && !this.#waitsForClick)
      this.begin(this.#seat, this.hasAgreed(this.#seat));
  }

  /** Reacts to a change of the game: a resignation here is one there. */
  onGameChange(): void {
    const connection = this.#connection;
    this.#showLink();
    if (!connection) return;
    const { result } = this.#context.game;
    if (result?.reason === 'resignation' && result.winner !== this.side && connection.turn !== undefined)
      connection.resign();
    void nextTask().then(() => this.#setClock());
  }

  /**
   * The link for the other player, until they have come or moved; `undefined` if nobody is waited for, or before the
   * user has agreed to a connection: whoever reads its code comes at once.
   */
  get invitation(): string | undefined {
    const isShown = this.#canSend && !(this.#isMaker && this.#waitsForClick);
    return this.#context.game.nodes.length < 2 && isShown ? this.#link : undefined;
  }

  /**
   * Whether there is a link to send: the other side is not here, and it is their turn, or they have no invitation yet.
   */
  get #canSend(): boolean {
    const { side } = this;
    const { nodes, turn, result } = this.#context.game;
    if (!this.#seat || !side || this.#met) return false;
    // Without a connection, the first link that is worth sending has a move.
    if (this.#reached === false && this.#isByTurns && !result && turn === side) return false;
    if (nodes.length === 0 || !this.#isByTurns) return this.#isMaker && !result;
    return result !== undefined || turn !== side;
  }

  /** Whether the other player has a link to the game as it is. */
  get #isSent(): boolean {
    const { exchanged = -1 } = this.#seat ?? {};
    return exchanged >= stateCount(this.#context.game);
  }

  /** Whether the link was made here. */
  get #isMaker(): boolean {
    return this.#seat?.secret !== undefined;
  }

  /** Whether the user has opened another player's link, and neither has met them nor moved. */
  get #isInvited(): boolean {
    return this.#isNewcomer && !this.#met;
  }

  /** Whether the user has opened another player's link, and has not moved. */
  get #isNewcomer(): boolean {
    const { nodes, result } = this.#context.game;
    return !this.#isMaker && !result && nodes.every(({ color }) => color !== this.side);
  }

  /** The link to the game as it is now, for the other player. */
  get #link(): string | undefined {
    const { side } = this;
    const { page } = this.#context.env;
    if (!this.#seat || !side) return undefined;
    const line = this.#isByTurns ? this.#context.game.line : [];
    return tableAddress(page, this.#seat.table, opponent(side), line, this.#seat.name);
  }

  /** Puts the link with a move made here into the address bar, to be copied from there as well. */
  #showLink(): void {
    const { page } = this.#context.env;
    const link = this.#link;
    if (!this.#canSend || link === undefined || page.address === link) return;
    const { table } = this.#seat!;
    if (hashOf(page).get('live') !== table || this.#hasUnreadMoves(table)) return;
    showLink(page, link, table, this.side!);
  }

  /** Whether the address is a link of the other side with moves that are not in the game yet. */
  #hasUnreadMoves(table: string): boolean {
    const { game, env } = this.#context;
    if (sideOfMaker(env.page, table)) return false;
    return isAhead(gameOfTable(env.page, table).nodes, game.nodes);
  }

  /** The user says who they are, before the pages are connected; the link and the other page say it. */
  rename(name: string): void {
    const { side } = this;
    if (!this.#seat || !side || this.#connection) return;
    this.#seat = { ...this.#seat, name };
    this.#names = { ...this.#names, [side]: name };
    this.#showLink();
    this.#keep();
    this.#context.requestUpdate();
  }

  /** Requests another game. */
  again(): void {
    this.#ask('again');
  }

  // --- The channel --------------------------------------------------------------------------------------

  /** Opens the channel of the seat, and connects the board. */
  async #connect(): Promise<void> {
    const seat = this.#seat;
    if (!seat) return;
    const attempt = ++this.#attempt;
    const { room, time, increment } = readTable(seat.table)!;
    const { page } = this.#context.env;
    const onFailure = (cause: unknown): void => this.#context.reportLoadError(cause);
    try {
      const [{ openRoom }, { connect }, { goOn, readSaved }] = await loaded(() =>
        Promise.all([
          import('../../../remote/open-room.js'),
          import('../../../remote/remote.js'),
          import('../../../remote/messages/saved.js'),
        ]),
      );
      // An attempt from before the board was moved in the page must not hold the side.
      this.#release?.();
      const released = new Promise<void>((resolve) => (this.#release = resolve));
      // A reloaded page may start before the old one is gone.
      const isReplaced = this.#others.length === 0 || storedSeat(page, seat.table)?.side === seat.side;
      const claim = this.#claim ?? (isReplaced ? 'back' : 'new');
      this.#claim = undefined;
      const isFree = await claimSeat(
        seat,
        claim,
        () => this.seat,
        released,
        () => {
          if (this.#seat?.table === seat.table && this.side === seat.side) this.#leaveToOther(this.seat);
        },
      );
      const channel = openRoom(room, this.#context.env.channels(), onFailure);
      if (this.#attempt !== attempt || !this.#seat) {
        channel.close();
        return;
      }
      if (!isFree) {
        channel.close();
        this.#leaveToOther(seat);
        return;
      }
      this.#channel = channel;
      this.#context.setBoard({ paused: false });
      const clock = time > 0 ? { clock: { time: time * 1000, increment: increment * 1000 } } : {};
      // Meanwhile the link may have been sent, and the user may have given a name.
      const { side, name, saved, secret } = this.#seat;
      const isOwn = saved !== undefined && side !== 'watch' && readSaved(saved)?.side === side;
      const { nodes, ply } = this.#context.game;
      // A move made here before there was a connection.
      const played = nodes.slice(0, ply);
      this.#connection = connect(this.#context.env.remoteBoard(), channel, {
        side,
        name,
        ...clock,
        ...(isOwn && { saved: goOn(saved, played, side) }),
        // The room is the id of the seat of the player who made the link.
        ...(secret ? { secret } : { partner: room }),
      });
      this.#listen(this.#connection);
      this.#watchReach();
    } catch (cause) {
      onFailure(cause);
    }
    this.#context.requestUpdate();
  }

  /** Closes connection and channel. */
  #disconnect(): void {
    this.#attempt++;
    this.#connection?.close();
    this.#channel?.close();
    this.#connection = undefined;
    this.#channel = undefined;
    this.#release?.();
    this.#release = undefined;
    clearInterval(this.#reachTimer);
    this.#reached = undefined;
    this.#met = false;
    this.#asking = false;
    this.#setAway(false);
  }

  /**
   * Another tab or another person plays this side; this page takes another seat, or can only watch.
   *
   * @param elsewhere the seat, where it is another tab of this browser
   */
  #leaveToOther(elsewhere?: LiveSeat): void {
    const { table, name, friend } = this.#seat!;
    const [next, ...others] = this.#others;
    if (next) {
      this.begin(next, this.hasAgreed(next), others);
      this.#keep();
      return;
    }
    const names = this.#names;
    this.begin({ table, side: 'watch', name, friend }, true);
    // Who plays is known, also before the other tab says so.
    this.#names = names;
    this.#isTaken = true;
    this.#elsewhere = elsewhere;
  }

  /** Takes the seat over from another tab of this browser. */
  async #playHere(): Promise<void> {
    const known = this.#elsewhere;
    if (!known) return;
    const seat = await latestSeat(known);
    if (this.#elsewhere !== known) return;
    this.#claim = 'over';
    this.begin(seat, true);
    this.#keep();
  }

  /** Says at once whether the channel reaches anybody. */
  #watchReach(): void {
    clearInterval(this.#reachTimer);
    const look = (): void => {
      const { reached } = this.#channel ?? {};
      // Other tabs are always reached.
      const isReached = reached ? reached() : true;
      if (isReached === this.#reached) return;
      this.#reached = isReached;
      this.#context.requestUpdate();
    };
    look();
    this.#reachTimer = setInterval(look, LOOK);
  }

  /** Follows the events of a connection. */
  #listen(connection: RemoteConnection): void {
    const say = (text: (live: GameStrings['friend']['live']) => string): void =>
      this.#context.setMessage(this.#sentence(text(this.#context.strings.friend.live)));
    connection.on('join', ({ detail: { name, side } }) => {
      this.#met = true;
      if (name) this.#names = { ...this.#names, [side]: name };
      // From now on this side is bound to that partner.
      this.#keep();
      if (this.side) say(({ here }) => here);
      this.#context.requestUpdate();
      void nextTask().then(() => this.#setClock());
    });
    connection.on('leave', () => {
      this.#met = false;
      if (this.side) say(({ left }) => left);
    });
    connection.on('change', () => {
      this.#context.setMessage('');
      this.#asking = false;
      this.#watchLine();
      this.#keep();
      this.#context.requestUpdate();
      void nextTask().then(() => this.#setClock());
    });
    connection.on('time', () => this.#setClock());
    connection.on('agree', () => this.#setAway(false));
    connection.on('offer', () => this.#context.requestUpdate());
    connection.on('answer', ({ detail }) => {
      this.#asking = false;
      if (!detail.accepted) say(({ declined }) => declined);
      this.#keep();
      this.#context.requestUpdate();
    });
    connection.on('fork', () => say(({ differ }) => differ));
    connection.on('taken', () => {
      // The player who made the link keeps their side, even if the other player claims to play with someone else.
      if (this.#seat?.secret === undefined) this.#leaveToOther();
    });
  }

  /** Saves what this side has done and agreed to before the other side hears of it, so that it survives a reload. */
  #keep(): void {
    if (this.seat) storeSeat(this.#context.env.page, this.seat);
    this.#owner.onSeat();
  }

  /** Says that the contact is lost if the other side does not confirm what is new here. */
  #watchLine(): void {
    clearTimeout(this.#awayTimer);
    this.#awayTimer = setTimeout(() => this.#setAway(this.#connection?.agreed === false), AWAY_AFTER);
  }

  /** Notes whether the other side is away. */
  #setAway(away: boolean): void {
    if (!away) clearTimeout(this.#awayTimer);
    this.#away = away;
    this.#context.requestUpdate();
  }

  /** Sets the clock to the times that both sides use. */
  #setClock(): void {
    const connection = this.#connection;
    const { clock } = this.#context;
    if (!connection || !this.#seat) return;
    const left = (color: Color): number => Math.max(0, Math.round(connection.remaining(color) ?? 0));
    const main = readTable(this.#seat.table)!.time * 1000;
    if (main === 0) return;
    // The remaining time includes the increments.
    const control = { black: { main }, white: { main } };
    const { turn } = connection;
    clock.restore(
      JSON.stringify({ control, left: { black: left('black'), white: left('white') }, turn, delay: 0 }),
    );
    if (turn && connection.record.moves.length > 0) clock.start();
  }

  // --- View and questions -------------------------------------------------------------------------------

  /** What the user can read and do now. */
  get view(): LiveView | undefined {
    if (!this.#seat) return undefined;
    return liveView(
      {
        connection: this.#connection,
        side: this.side,
        name: this.#seat.name,
        turn: this.#connection ? this.#connection.turn : this.#turnHere,
        canSend: this.#canSend,
        copied: this.#sender.copied,
        isSent: this.#isSent,
        isCopied: this.#sender.hasCopied(this.#link),
        theirMove: this.side && lastOfTheirs(this.#context.game, this.side),
        isByTurns: this.#isByTurns,
        isNew: this.#context.game.nodes.length === 0,
        isMaker: this.#isMaker,
        isInvited: this.#isInvited,
        isNewcomer: this.#isNewcomer,
        isMet: this.#met,
        isAsking: this.#asking,
        isAway: this.#away,
        isUnreached: this.#reached === false,
        isConnecting: !this.#waitsForClick && !this.#met && this.#reached === undefined,
        isTaken: this.#isTaken,
        isElsewhere: this.isElsewhere,
        unconfirmedContacts: this.#waitsForClick,
        contacts: new Intl.ListFormat(this.#context.env.language()).format(this.#hosts),
        pliesToEnd: this.#context.game.nodes.length - this.#context.game.ply,
      },
      this.#context.strings,
      (text) => this.#sentence(text),
      {
        join: () => this.#join(),
        playHere: () => void this.#playHere(),
        tryAgain: () => this.#tryAgain(),
        sendLink: () => void this.#sendLink(),
        askByTurns: () => void this.#askByTurns(),
        toEnd: () => this.#context.game.goTo(this.#context.game.nodes.length),
        ask: (kind) => this.#ask(kind),
        answer: (accepted, offer) => this.#answer(accepted, offer),
      },
    );
  }

  get #turnHere(): Color | undefined {
    const { result, turn } = this.#context.game;
    return result ? undefined : turn;
  }

  /** The other player's name in a sentence. */
  get #otherName(): string {
    const name = this.side ? this.#names[opponent(this.side)] : '';
    return name || this.#context.strings.friend.someone;
  }

  /** Puts the other player's name into a text, which may begin with it. */
  #sentence(text: string): string {
    return sentenceWith(text, this.#otherName, this.#context.env.language());
  }

  /** Asks the other side for something. */
  #ask(kind: OfferKind): void {
    this.#asking = this.#connection?.ask(kind) === true;
    this.#keep();
    this.#context.requestUpdate();
  }

  /** Answers the question that the user has read. */
  #answer(accepted: boolean, offer: OfferKind): void {
    if (accepted) this.#connection?.accept(offer);
    else this.#connection?.decline(offer);
    this.#keep();
    this.#context.requestUpdate();
  }

  /** Asks the friend, who is not reached, for a link by turns. */
  async #askByTurns(): Promise<void> {
    const { env, strings } = this.#context;
    const url = new URL(env.page.address);
    url.hash = '';
    const { askText: text, askCopied } = strings.friend.live;
    const copied = fill(askCopied, { name: this.#otherName });
    if (await this.#sender.send(this.#context, { url: url.href, text, copied }))
      this.#context.requestUpdate();
  }

  /** Sends the link of the game, after the reader has read whom it contacts. */
  async #sendLink(): Promise<void> {
    const url = this.#link;
    if (!this.#seat || url === undefined) return;
    const { friend } = this.#context.strings;
    // A player who makes a link reads, beside the button, which hosts the connection contacts.
    if (this.#isMaker && this.#waitsForClick) this.#join();
    const { name } = this.#seat;
    const isBegun = this.#context.game.nodes.length > 0;
    const { table } = this.#seat;
    const exchanged = stateCount(this.#context.game);
    const isSent = await this.#sender.send(this.#context, {
      url,
      text: isBegun
        ? turnText(friend, name, false)
        : fill(friend.live.invitation, { name: name || friend.someone }),
      copied: fill(friend.copied, { name: this.#otherName }),
    });
    const { seat } = this;
    if (!isSent || seat?.table !== table) return;
    this.#seat = { ...seat, exchanged };
    this.#keep();
    this.#context.requestUpdate();
  }
}
