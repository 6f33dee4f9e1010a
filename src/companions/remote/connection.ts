import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { recordOf, showRecord, showsEnd, type RemoteBoard } from './board.js';
import type { RemoteChannel } from './channel.js';
import type { Outlet, RemoteEventMap, RemotePeer } from './events.js';
import { BrowserIdentities, type Identities, type Identity } from './identity.js';
import { Inbox } from './inbox.js';
import type { Message } from './message.js';
import type { OfferKind } from './offer.js';
import { Outbox } from './outbox.js';
import { remainingTime, thinkingSince, turnOf, type Participant, type RemoteClock } from './participant.js';
import { RemotePlayer } from './player.js';
import { playThrough, type PlayedRecord, type RemoteRecord, type SpentTime } from './record.js';
import { printSaved, readSaved, type SavedGame } from './saved.js';
import { RemoteWatcher } from './watcher.js';

/** Who takes part on this side of the line. */
export interface ConnectOptions {
  /** The colour that is played here; `watch` only follows the game. */
  readonly side: Color | 'watch';
  /** Who that is, at most 60 characters. */
  readonly name?: string;
  /** Time for each side in milliseconds, and what each move adds; without it nobody is late. Both sides give the same. */
  readonly clock?: RemoteClock;
  /**
   * The game as this page has kept it: what `connection.saved` said before the page was left, or the line lost. It has the moves
   * and the times of this side, and by what the other side knows who plays it; without it somebody else comes.
   */
  readonly saved?: string;
  /** By what the other side knows who plays here, for this game alone: see `newSeat`. Without it, and without `saved`, a new one. */
  readonly secret?: string;
  /** The id of the one with whom the game is played, where that is known: see `newSeat`. Else the first one who comes. */
  readonly partner?: string;
  /** The time that the game on the board has taken, where nothing else was kept of it. */
  readonly spent?: SpentTime;
  /** After how many milliseconds something that was not heard is sent again; 1000 unless said. */
  readonly retry?: number;
}

const RETRY = 1000;
/** A side that has nothing new to say still says that it is there, this many times less often. */
const QUIET = 5;

const browserIdentities = new BrowserIdentities();

/** By what somebody who plays is known on a line. */
export interface RemoteSeat {
  /** For the other side: by this it knows who plays here, whoever else is on the line. */
  readonly id: string;
  /** For this side alone: whoever has it can play here. */
  readonly secret: string;
}

/** A new seat, for one game. `connect` makes one by itself; a page that tells the other side its id beforehand makes it here. */
export async function newSeat(): Promise<RemoteSeat> {
  const { id, secret } = await browserIdentities.identity();
  return { id, secret };
}

/**
 * Connects a board with that of somebody else. See {@link RemoteConnection}.
 *
 * @param board an `<othello-board>`
 * @param channel a `BroadcastChannel`, `WebSocket`, `RTCDataChannel`, `MessagePort`, or what has their methods
 */
export function connect(
  board: RemoteBoard,
  channel: RemoteChannel,
  options: ConnectOptions,
): RemoteConnection {
  return new RemoteConnection(board, channel, options);
}

/**
 * A game between two boards over a channel that may lose, repeat, delay and reorder messages, and on which anybody may say
 * anything. Each message carries the whole record of the game, so that every one that arrives is enough; what was not heard is
 * sent again. Each is signed: the first one who plays the other side is the one with whom this game is played.
 *
 * Of what the other side says, its own moves, its own resignation and its own time are taken, and what was asked for here and
 * granted there, as it was asked. Nothing of this side is ever taken from the other side's word: after a reload it comes from
 * `saved`.
 */
export class RemoteConnection extends EventTarget {
  /** The colour that is played here. */
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
   * @throws {RangeError} when the name is too long, the board's game is not one by the rules, the times are not of its moves, or
   *   `saved` is not what a connection of this side said
   * @throws {Error} on a page that is neither https nor localhost: browsers sign nothing there
   */
  constructor(
    board: RemoteBoard,
    channel: RemoteChannel,
    options: ConnectOptions,
    identities: Identities = browserIdentities,
  ) {
    super();
    const { side, name = '', clock, retry = RETRY } = options;
    if (name.length > 60) throw new RangeError('a name of at most 60 characters expected');
    // Old browsers, and pages on http, have none, whatever the types say.
    if (!(crypto as Partial<Crypto>).subtle) throw new Error('a secure page (https, or localhost) expected');
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
    if (saved && !showsEnd(board.game, played.record)) showRecord(board.game, played.record, false);
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

  /** The game as it is known here. */
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

  /** What the other side waits for an answer to. */
  get asked(): OfferKind | undefined {
    return this.#participant.asked;
  }

  /** What was asked for here and is not answered. */
  get asking(): OfferKind | undefined {
    return this.#participant.offer?.kind;
  }

  /** Whether both have agreed that hints are given in this game: one side has asked, the other one has granted it. */
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
   * The game as it is here, as a text for `saved` of a later `connect`: to be kept at each `change`, and before the page is left.
   * Whoever has it can play this side, so it goes nowhere else. `undefined` for who watches, and at the very beginning.
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

  /** The time that a side has left, in milliseconds; `undefined` where no time was agreed. */
  remaining(color: Color): number | undefined {
    return remainingTime(this.#participant, this.#clock, color, performance.now());
  }

  /** Gives the game up. `false` when it is over. */
  resign(): boolean {
    return this.#player?.end('resignation', performance.now()) ?? false;
  }

  /**
   * Asks for something: to take one's last move back, for a draw, for another game, or for hints for both. A new question takes the place of the
   * last one; a draw is offered until the other side moves on.
   *
   * @returns `false` where that makes no sense: there is no move to take back, the game is over or goes on.
   */
  ask(kind: OfferKind): boolean {
    return this.#player?.ask(kind) ?? false;
  }

  /**
   * Grants what the other side asks for.
   *
   * @param kind what the person has been asked: where the other side has asked for something else since, nothing is granted
   * @returns `false` when it asks for nothing, or for something else
   */
  accept(kind?: OfferKind): boolean {
    return this.#player?.reply(true, kind, performance.now()) ?? false;
  }

  /** Refuses what the other side asks for. `false` when it asks for nothing, or for something else. */
  decline(kind?: OfferKind): boolean {
    return this.#player?.reply(false, kind, performance.now()) ?? false;
  }

  /** Ends the connection and says so; the board is as it was, with the game on it. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#outbox?.close();
    clearInterval(this.#timer);
    this.#channel.removeEventListener('message', this.#onMessage);
    this.#board.removeEventListener('othello-beforemove', this.#onBeforeMove);
    this.#board.removeEventListener('othello-move', this.#onMove);
    Object.assign(this.#board, this.#before);
  }

  /** The same as for any event target, with the events of a connection. */
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

  #show(record: RemoteRecord, isNewGame: boolean): void {
    const board = this.#board;
    if (!showsEnd(board.game, record) || record.end || isNewGame) showRecord(board.game, record, isNewGame);
    // Boards do not know of draws by agreement: nobody moves on.
    const isDrawn = record.end?.by === 'agreement';
    if (isDrawn || this.#isDrawn) board.paused = isDrawn;
    this.#isDrawn = isDrawn;
  }

  // --- The line -----------------------------------------------------------------------------------------

  readonly #outlet: Outlet = {
    tell: (name, detail) => this.#tell(name, detail),
    show: (record, isNewGame) => this.#show(record, isNewGame),
    send: () => this.#outbox?.send(),
  };

  readonly #onMessage = ({ data }: MessageEvent): void => this.#inbox.receive(data);

  /** Begins to follow and to speak, as soon as there is something to sign with. */
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

  #hear(from: string, key: string, message: Message): void {
    // What comes back from the line, or comes from this page in another tab.
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

  #tick(): void {
    this.#ticks++;
    this.#player?.watchClock(performance.now());
    const isHeard = this.agreed && !this.#participant.offer;
    if (!isHeard || this.#ticks % QUIET === 0) this.#outbox?.send();
  }

  #tell<Name extends keyof RemoteEventMap>(name: Name, detail: RemoteEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function savedOf({ side, saved }: ConnectOptions): SavedGame | undefined {
  if (saved === undefined) return undefined;
  const read = readSaved(saved);
  if (read?.side !== side) throw new RangeError(`\`saved\`: what a connection of ${side} has said expected`);
  return read;
}

/** The game that is gone on with: the kept one, else the one on the board. */
function playedOf(board: RemoteBoard, saved: SavedGame | undefined, { spent }: ConnectOptions): PlayedRecord {
  const played = playThrough(saved?.record ?? recordOf(board.game, spent?.times));
  if (played) return played;
  throw new RangeError('a game by the rules expected: discs were turned by hand on this board');
}
