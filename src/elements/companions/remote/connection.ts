/**
 * `connect` joins a board to another one, and is what the package exports for live games. It lets a `RemotePlayer` or
 * `RemoteWatcher` decide, and passes messages between those, `inbox.ts` and `outbox.ts`.
 */
import type { Color } from '../../../core/rules/color.js';
import type { Square } from '../../../core/rules/square.js';
import { recordOf, showRecord, showsEnd, type RemoteBoard } from './remote-board.js';
import type { RemoteChannel } from './channel.js';
import type { Outlet, RemoteEventMap, RemotePeer } from './participants/remote-events.js';
import { BrowserIdentities, type Identities, type Identity } from './messages/identity.js';
import { Inbox } from './messages/inbox.js';
import type { Message } from './messages/message.js';
import type { OfferKind } from './messages/offer.js';
import { Outbox } from './messages/outbox.js';
import {
  remainingTime,
  thinkingSince,
  turnOf,
  type Participant,
  type RemoteClock,
} from './participants/participant.js';
import { RemotePlayer } from './participants/remote-player.js';
import { playThrough, type PlayedRecord, type RemoteRecord, type SpentTime } from './messages/record.js';
import { printSaved, readSaved, type SavedGame } from './messages/saved.js';
import { RemoteWatcher } from './participants/remote-watcher.js';

/** Options for this side of the connection. */
export interface ConnectOptions {
  /** The colour played here; `watch` to follow the game only. */
  readonly side: Color | 'watch';
  /** The name of the player, at most 60 characters. */
  readonly name?: string;
  /** Time for each side and increment, in milliseconds; without it there is no clock. Both sides must set the same. */
  readonly clock?: RemoteClock;
  /**
   * The game as saved by this page: `connection.saved` before the page was left or the connection lost. It contains the
   * moves and times of this side, and its secret; without it this side is a new player.
   */
  readonly saved?: string;
  /**
   * The secret that identifies this side, for this game only: see `newSeat`. By default it comes from `saved`, or is
   * new.
   */
  readonly secret?: string;
  /** The id of the partner, if known: see `newSeat`. By default the first one who joins. */
  readonly partner?: string;
  /** The time that the game on the board has taken, if nothing else was saved. */
  readonly spent?: SpentTime;
  /** Milliseconds after which an unconfirmed message is repeated; 1000 by default. */
  readonly retry?: number;
}

const RETRY = 1000;
/** A side without news repeats its state this many times less often. */
const QUIET = 5;

const browserIdentities = new BrowserIdentities();

/** Identifies a player of a game. */
export interface RemoteSeat {
  /** Public: the other side recognises the player by it. */
  readonly id: string;
  /** Private: anyone who has it can play here. */
  readonly secret: string;
}

/** Creates a seat for one game. `connect` does so by itself; use this to tell the other side the id beforehand. */
export async function newSeat(): Promise<RemoteSeat> {
  const { id, secret } = await browserIdentities.identity();
  return { id, secret };
}

/**
 * Connects a board with one elsewhere. See {@link RemoteConnection}.
 *
 * @param board an `<othello-board>`
 * @param channel a `BroadcastChannel`, `WebSocket`, `RTCDataChannel`, `MessagePort`, or an object with the same methods
 */
export function connect(
  board: RemoteBoard,
  channel: RemoteChannel,
  options: ConnectOptions,
): RemoteConnection {
  return new RemoteConnection(board, channel, options);
}

/**
 * A game between two boards over a channel that may lose, repeat, delay and reorder messages, and on which anyone may
 * send. Each message contains the whole record, so any one that arrives is enough; unconfirmed ones are repeated.
 * Messages are signed: the first player of the other side is bound to this game.
 *
 * From the other side the connection accepts only its own moves, its own resignation and its own time, and what was
 * requested here and granted there, exactly as requested. The moves of this side are never taken from the other side;
 * after a reload they come from `saved`.
 */
export class RemoteConnection extends EventTarget {
  /** The colour played here. */
  readonly side: Color | 'watch';
  readonly name: string;
  readonly #board: RemoteBoard;
  readonly #channel: RemoteChannel;
  readonly #clock: RemoteClock | undefined;
  readonly #before: Pick<RemoteBoard, 'interactive' | 'player'>;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #began: number;
  readonly #participant: Participant;
  readonly #player: RemotePlayer | undefined;
  #identity: Identity | undefined;
  readonly #inbox: Inbox;
  #outbox: Outbox | undefined;
  readonly #partnerKeys = new Set<string>();
  #isDrawn = false;
  #number = 0;
  #ticks = 0;
  #closed = false;

  /**
   * @throws {RangeError} when the name is too long, the board's game breaks the rules, the times do not match its
   *   moves, or `saved` does not come from this side
   * @throws {Error} on a page that is neither https nor localhost: browsers do not sign there
   */
  constructor(
    board: RemoteBoard,
    channel: RemoteChannel,
    options: ConnectOptions,
    identities: Identities = browserIdentities,
  ) {
    super();
    const { side, name = '', clock, retry = RETRY } = options;
    if (name.length > 60)
      throw new RangeError(`name: it must have at most 60 characters, not ${name.length}`);
    // Old browsers, and pages on http, have no `subtle`, although the types say so.
    if (!(crypto as Partial<Crypto>).subtle)
      throw new Error('connect() works only on a secure page: open it over https, or on localhost');
    const saved = savedOf(options);
    const played = playedOf(board, saved, options);
    this.side = side;
    this.name = name;
    this.#board = board;
    this.#channel = channel;
    this.#clock = clock;
    this.#began = Math.max(Date.now(), (saved?.began ?? 0) + 1);
    this.#before = { interactive: board.interactive, player: board.player };
    const thinking = saved ? Math.max(0, Date.now() - saved.turnBegan) : (options.spent?.thinking ?? 0);
    const turnBegan = performance.now() - thinking;
    if (side === 'watch') {
      this.#participant = new RemoteWatcher(played, turnBegan, name, options.partner, this.#outlet);
    } else {
      const { offer, answer, hints, partner = options.partner } = saved ?? {};
      const start = { side, name, clock, played, turnBegan, partner, offer, answer, hints };
      this.#participant = this.#player = new RemotePlayer(start, this.#outlet);
    }
    if (saved) this.#show(played.record, false);
    if (side === 'watch') board.interactive = false;
    else board.player = side;
    this.#inbox = new Inbox(identities, {
      isPartner: (key) => this.#partnerKeys.has(key),
      onMessage: (from, key, message) => this.#hear(from, key, message),
      onRefusal: (reason) => this.#tell('refuse', { reason }),
    });
    board.addEventListener('othello-beforemove', this.#onBeforeMove);
    board.addEventListener('othello-move', this.#onMove);
    channel.addEventListener('message', this.#onMessage);
    channel.start?.();
    this.#timer = setInterval(() => this.#tick(), retry);
    void this.#introduce(identities, options, saved);
  }

  /** The game as known here. */
  get record(): RemoteRecord {
    return this.#participant.played.record;
  }

  /** The other side, once it has been heard. */
  get peer(): RemotePeer | undefined {
    return this.#participant.peer;
  }

  /** Whether the other side has the same record. */
  get agreed(): boolean {
    return this.#participant.agreed;
  }

  /** The request of the other side that waits for an answer. */
  get theirOffer(): OfferKind | undefined {
    return this.#participant.theirOffer;
  }

  /** The request of this side that is not answered yet. */
  get ownOffer(): OfferKind | undefined {
    return this.#participant.offer?.kind;
  }

  /** Whether both agreed on hints in this game. */
  get hints(): boolean {
    return this.#player?.hints === true;
  }

  /** The side to move; `undefined` when the game is over. */
  get turn(): Color | undefined {
    return turnOf(this.#participant.played);
  }

  /** The time that the game has taken. */
  get spent(): SpentTime {
    const { played, turnBegan } = this.#participant;
    return { times: played.record.times, thinking: thinkingSince(played, turnBegan, performance.now()) };
  }

  /**
   * The state of this side as a text for `saved` of a later `connect`. Save it at each `change`, and before the page is
   * left. Anyone who has it can play this side, so keep it private. `undefined` for a watcher, and at the very
   * beginning.
   */
  get saved(): string | undefined {
    const player = this.#player;
    if (!player || !this.#identity) return undefined;
    const { side, partner, offer, answer, hints } = player;
    const { secret } = this.#identity;
    const turnBegan = Date.now() - this.spent.thinking;
    return printSaved({
      side,
      secret,
      partner,
      record: this.record,
      turnBegan,
      offer,
      answer,
      hints,
      began: this.#began,
    });
  }

  /** The remaining time of a side, in milliseconds; `undefined` without a clock. */
  remaining(color: Color): number | undefined {
    return remainingTime(this.#participant, this.#clock, color, performance.now());
  }

  /** Resigns; returns `false` when the game is over. */
  resign(): boolean {
    return this.#player?.end('resignation', performance.now()) ?? false;
  }

  /**
   * Requests something: to take one's last move back, a draw, another game, or hints for both. A new request replaces
   * the last one. An offered draw ends when the other side moves.
   *
   * @returns `false` if the request makes no sense: there is no move to take back, or the game is over, or not over
   */
  ask(kind: OfferKind): boolean {
    return this.#player?.ask(kind) ?? false;
  }

  /**
   * Grants the request of the other side.
   *
   * @param kind the request that the user answers; if the other side has changed its request since, nothing is granted
   * @returns `false` if there is no request, or another one
   */
  accept(kind?: OfferKind): boolean {
    return this.#player?.reply(true, kind, performance.now()) ?? false;
  }

  /** Refuses the request of the other side; returns `false` if there is no request, or another one. */
  decline(kind?: OfferKind): boolean {
    return this.#player?.reply(false, kind, performance.now()) ?? false;
  }

  /** Ends the connection and tells the other side. The board keeps the game. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#outbox?.close();
    clearInterval(this.#timer);
    this.#channel.removeEventListener('message', this.#onMessage);
    this.#board.removeEventListener('othello-beforemove', this.#onBeforeMove);
    this.#board.removeEventListener('othello-move', this.#onMove);
    Object.assign(this.#board, this.#before);
    // A later game on this board is not over.
    if (this.#isDrawn) this.#board.paused = false;
  }

  /** As `addEventListener`, with typed events. */
  on<Name extends keyof RemoteEventMap>(name: Name, listener: (event: RemoteEventMap[Name]) => void): void {
    this.addEventListener(name, listener as (event: Event) => void);
  }

  // --- The board ----------------------------------------------------------------------------------------

  readonly #onBeforeMove = (event: Event): void => {
    const { color } = (event as CustomEvent<{ readonly color: Color }>).detail;
    const isOwn = color === this.side && this.turn === color;
    if (!isOwn || !showsEnd(this.#board.game, this.record)) event.preventDefault();
  };

  readonly #onMove = (event: Event): void => {
    const { square } = (event as CustomEvent<{ readonly square: Square }>).detail;
    this.#player?.move(square, performance.now());
  };

  /** Shows a record on the board. */
  #show(record: RemoteRecord, isNewGame: boolean): void {
    const board = this.#board;
    if (!showsEnd(board.game, record) || record.end || isNewGame) showRecord(board.game, record, isNewGame);
    // Boards do not know draws by agreement, so prevent further moves.
    const isDrawn = record.end?.by === 'agreement';
    if (isDrawn || this.#isDrawn) board.paused = isDrawn;
    this.#isDrawn = isDrawn;
  }

  // --- Messages -----------------------------------------------------------------------------------------

  readonly #outlet: Outlet = {
    tell: (name, detail) => this.#tell(name, detail),
    show: (record, isNewGame) => this.#show(record, isNewGame),
    send: () => this.#outbox?.send(),
  };

  readonly #onMessage = ({ data }: MessageEvent): void => this.#inbox.receive(data);

  /** Starts to receive and send as soon as the keys for signing are ready. */
  async #introduce(
    identities: Identities,
    { secret }: ConnectOptions,
    saved: SavedGame | undefined,
  ): Promise<void> {
    const identity = await identities.identity(saved?.secret ?? secret);
    if (this.#closed) return;
    this.#identity = identity;
    if (this.#player) this.#player.id = identity.id;
    this.#outbox = new Outbox(identity, this.#channel, () => this.#message);
    await this.#outbox.prepareBye({ othello: 2, type: 'bye', side: this.side, began: this.#began });
    this.#outbox.send();
  }

  /** Passes a checked message to the player or the watcher. */
  #hear(from: string, key: string, message: Message): void {
    // Our own messages that the channel returns, or those of this page in another tab.
    if (this.#closed || !this.#identity || from === this.#identity.id) return;
    const reason = this.#participant.hear(from, message, performance.now());
    if (reason) this.#tell('refuse', { reason });
    else if (message.side !== 'watch') this.#partnerKeys.add(key);
  }

  get #message(): Message {
    const { side } = this;
    const state = this.#participant.state(performance.now());
    return { othello: 2, side, began: this.#began, number: ++this.#number, ...state };
  }

  /** Repeats what is not confirmed, and watches the clock. */
  #tick(): void {
    this.#ticks++;
    this.#player?.watchClock(performance.now());
    const isHeard = this.agreed && !this.#participant.offer;
    if (!isHeard || this.#ticks % QUIET === 0) this.#outbox?.send();
  }

  /** Sends an event to the page. */
  #tell<Name extends keyof RemoteEventMap>(name: Name, detail: RemoteEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** The saved game of the options. @throws {RangeError} */
function savedOf({ side, saved }: ConnectOptions): SavedGame | undefined {
  if (saved === undefined) return undefined;
  const read = readSaved(saved);
  if (read?.side !== side)
    throw new RangeError(`\`saved\` takes the saved game of an earlier connection as ${side}`);
  return read;
}

/** The game to continue: the saved one, otherwise the one on the board. */
function playedOf(board: RemoteBoard, saved: SavedGame | undefined, { spent }: ConnectOptions): PlayedRecord {
  const played = playThrough(saved?.record ?? recordOf(board.game, spent?.times));
  if (played) return played;
  throw new RangeError('the game must follow the rules, but discs were flipped by hand on this board');
}
