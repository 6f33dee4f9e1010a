import { opponent, type Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { recordOn, showRecord, showsEnd, type RemoteBoard } from './board.js';
import { sendOn, type RemoteChannel } from './channel.js';
import { readMessage, writeMessage, type Message, type OfferKind, type RefusalReason } from './message.js';
import {
  emptyRecord,
  extendsRecord,
  hashOf,
  isOneLine,
  mayEnd,
  playThrough,
  settleFork,
  textOf,
  usedTime,
  type PlayedRecord,
  type RemoteEnd,
  type RemoteRecord,
  type SpentTime,
} from './record.js';

/** Who sits on this side of the line. */
export interface ConnectOptions {
  /** The colour that is played here; `watch` only follows the game. */
  readonly side: Color | 'watch';
  /** Who that is, at most 60 characters. */
  readonly name?: string;
  /** Time for each side in milliseconds, and what each move adds; without it nobody is late. Both sides give the same. */
  readonly clock?: { readonly time: number; readonly increment?: number };
  /** The time that the game on the board has taken: what `spent` said before the page was left. Else the other side tells. */
  readonly spent?: SpentTime;
  /** After how many milliseconds something that was not heard is sent again; 1000 unless said. */
  readonly retry?: number;
}

/** The other side, as far as it has been heard of. */
export interface RemotePeer {
  readonly name: string;
  readonly side: Color;
}

/** What a connection tells, by the names of its events. */
export interface RemoteEventMap {
  /** The other side is there, or is there again. */
  join: CustomEvent<RemotePeer>;
  /** The other side has left. */
  leave: CustomEvent<RemotePeer>;
  /** The record has changed, here or there. */
  change: CustomEvent<RemoteRecord>;
  /** Both sides have the same record. */
  agree: CustomEvent<RemoteRecord>;
  /** The count of the time that the side to move has been thinking was set right by what the other side said. */
  time: CustomEvent<SpentTime>;
  /** The records of both sides differed when they met; `held` is the one that holds by the rule, `dropped` the other. */
  fork: CustomEvent<{ readonly held: RemoteRecord; readonly dropped: RemoteRecord }>;
  /** The other side asks for something: `accept()` or `decline()`. */
  offer: CustomEvent<{ readonly kind: OfferKind }>;
  /** The other side has answered what was asked here. */
  answer: CustomEvent<{ readonly kind: OfferKind; readonly accepted: boolean }>;
  /** Somebody else has been playing this side for longer, as where one link was opened twice: leave it to them. */
  taken: CustomEvent<null>;
  /** A message was not followed, and has changed nothing. */
  refuse: CustomEvent<{ readonly reason: RefusalReason }>;
}

interface Peer extends RemotePeer {
  readonly id: string;
  /** The number of its last message. */
  number: number;
  /** The hash of its record. */
  hash: number;
  /** When it was heard last. */
  heardAt: number;
}

interface Offer {
  readonly id: number;
  readonly kind: OfferKind;
}

const RETRY = 1000;
/** A side that has nothing new to say still says that it is there, this many times less often. */
const QUIET = 5;
/** A side that was not heard for so many ticks has left, without a word: somebody else may come in its place. */
const SILENT = 3 * QUIET;
/** How many connections are remembered that the other side had before. */
const MOST_FORMER = 50;
/** Counts of time that differ by less, in milliseconds, are the same: messages take a while. */
const SAME_TIME = 250;
/** The longest time that a message tells, in milliseconds. */
const LONGEST_TIME = 1_000_000_000;

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
 * A game between two boards over a channel that may lose, repeat, delay and reorder messages. Each message carries the whole
 * record of the game, so that every one that arrives is enough; what was not heard is sent again.
 *
 * A record that is longer by legal moves of the side that sent it is followed. Nothing else changes the game, but what was
 * asked for here and granted there. Where two records differ when the sides meet again, that of the side that has been
 * connected without a break holds; where neither has, the one of the later round, then the longer one, then one that has ended,
 * then the one whose text sorts first.
 */
export class RemoteConnection extends EventTarget {
  /** The colour that is played here. */
  readonly side: Color | 'watch';
  readonly name: string;
  readonly #board: RemoteBoard;
  readonly #channel: RemoteChannel;
  readonly #clock: ConnectOptions['clock'];
  readonly #retry: number;
  readonly #id = crypto.randomUUID();
  readonly #before: Pick<RemoteBoard, 'interactive' | 'player'>;
  readonly #timer: ReturnType<typeof setInterval>;
  #played: PlayedRecord;
  #turnBegan: number;
  #number = 0;
  #peer: Peer | undefined;
  /** The last numbers of those who were the other side before: what they said then comes late. */
  readonly #former = new Map<string, number>();
  /** Whether both sides have had one record since this connection began. */
  #settled = false;
  #offers = 0;
  #offer: Offer | undefined;
  #asked: Offer | undefined;
  #lastAsked = 0;
  #answer: { readonly id: number; readonly accepted: boolean } | undefined;
  #ticks = 0;
  /** The other record of which the page was told that it differs. */
  #forked = '';
  #closed = false;

  /** @throws {RangeError} when the name is too long, the board's game is not one by the rules, or the times are not of its moves */
  constructor(board: RemoteBoard, channel: RemoteChannel, options: ConnectOptions) {
    super();
    const { side, name = '', clock, spent, retry = RETRY } = options;
    if (name.length > 60) throw new RangeError('a name of at most 60 characters expected');
    const played = playThrough(recordOn(board, spent?.times));
    if (!played)
      throw new RangeError('a game by the rules expected: discs were turned by hand on this board');
    this.side = side;
    this.name = name;
    this.#board = board;
    this.#channel = channel;
    this.#clock = clock;
    this.#retry = retry;
    this.#played = played;
    this.#turnBegan = performance.now() - (spent?.thinking ?? 0);
    this.#before = { interactive: board.interactive, player: board.player };
    if (side === 'watch') board.interactive = false;
    else board.player = side;
    board.addEventListener('othello-beforemove', this.#onBeforeMove);
    board.addEventListener('othello-move', this.#onMove);
    channel.addEventListener('message', this.#onMessage);
    channel.start?.();
    this.#timer = setInterval(() => this.#tick(), this.#retry);
    this.#send();
  }

  /** The game as it is known here. */
  get record(): RemoteRecord {
    return this.#played.record;
  }

  /** The other side, once it has been heard. */
  get peer(): RemotePeer | undefined {
    return this.#peer && { name: this.#peer.name, side: this.#peer.side };
  }

  /** Whether the other side has the same record. */
  get agreed(): boolean {
    return this.#peer?.hash === hashOf(this.record);
  }

  /** What the other side waits for an answer to. */
  get asked(): OfferKind | undefined {
    return this.#asked?.kind;
  }

  /** The side to move; `undefined` when the game is over. */
  get turn(): Color | undefined {
    const { position, record } = this.#played;
    return record.end || position.phase === 'over' ? undefined : position.turn;
  }

  /** The time that the game has taken, for a later connection with the same board. */
  get spent(): SpentTime {
    // The clocks begin with the first move.
    const isRunning = this.turn !== undefined && this.record.moves.length > 0;
    return { times: this.record.times, thinking: isRunning ? performance.now() - this.#turnBegan : 0 };
  }

  /** The time that a side has left, in milliseconds; `undefined` where no time was agreed. */
  remaining(color: Color): number | undefined {
    if (!this.#clock) return undefined;
    const { time, increment = 0 } = this.#clock;
    const moves = this.#played.colors.filter((one) => one === color).length;
    const thinking = this.turn === color ? this.spent.thinking : 0;
    return time + moves * increment - usedTime(this.#played, color) - thinking;
  }

  /** Gives the game up. `false` when it is over. */
  resign(): boolean {
    return this.#end('resignation');
  }

  /**
   * Asks for something: to take one's last move back, for a draw, or for another game. A new question takes the place of the
   * last one.
   *
   * @returns `false` where that makes no sense: there is no move to take back, the game is over or goes on.
   */
  ask(kind: OfferKind): boolean {
    if (this.side === 'watch') return false;
    const isOver = this.turn === undefined;
    const ownMoves = this.#played.colors.includes(this.side);
    if (kind === 'takeback' ? !ownMoves || this.record.end : kind === 'draw' ? isOver : !isOver) return false;
    this.#offer = { id: ++this.#offers, kind };
    this.#send();
    return true;
  }

  /** Grants what the other side asks for. `false` when it asks for nothing. */
  accept(): boolean {
    return this.#reply(true);
  }

  /** Refuses what the other side asks for. `false` when it asks for nothing. */
  decline(): boolean {
    return this.#reply(false);
  }

  /** Ends the connection and says so; the board is as it was, with the game on it. */
  close(): void {
    if (this.#closed) return;
    this.#send('bye');
    this.#closed = true;
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
    if (!isOwn || !showsEnd(this.#board, this.record)) event.preventDefault();
  };

  readonly #onMove = (event: Event): void => {
    const { square } = (event as CustomEvent<{ readonly square: Square }>).detail;
    const { record, spent } = this;
    const times = [...record.times, Math.round(spent.thinking)];
    this.#change({ ...record, moves: [...record.moves, square], times });
    this.#send();
  };

  // --- Messages -----------------------------------------------------------------------------------------

  readonly #onMessage = ({ data }: MessageEvent): void => {
    const message = readMessage(data);
    if (typeof message === 'string') return this.#refuse(message);
    if (message.from === this.#id) return;
    if (message.side === 'watch') return this.#greetWatcher(message);
    if (message.side === this.side) return this.#meetRival(message);
    const theirs = playThrough(message.record);
    if (!theirs) return this.#refuse('unlawful');
    const peer = this.#peerOf(message);
    if (typeof peer === 'string') return this.#refuse(peer);
    if (message.type === 'bye') return this.#onBye(peer, message.number);
    const before = textOf(this.record);
    const wasAgreed = this.agreed;
    const refused = this.side === 'watch' ? this.#watch(theirs) : this.#follow(theirs, message);
    if (refused) return this.#refuse(refused);
    // A message that was refused takes no number from an honest one.
    peer.number = message.number;
    peer.hash = message.hash;
    peer.heardAt = performance.now();
    this.#hearOffer(message);
    this.#hearTime(message);
    if (this.agreed) this.#settled = true;
    if (this.agreed && !wasAgreed) this.#emit('agree', this.record);
    // What is new here is confirmed at once; who begins is answered at once; all else comes with the next tick.
    if (before !== textOf(this.record) || message.type === 'hello') this.#send();
  };

  /** The sender of a message, who may be new here; or why it is not heard. */
  #peerOf({ from, number, type, name, side, hash }: Message): Peer | RefusalReason {
    const known = this.#peer;
    if (known?.id === from) {
      if (number === known.number) return 'repeated';
      return number < known.number ? 'late' : known;
    }
    if (number <= (this.#former.get(from) ?? 0)) return 'late';
    const heardAt = performance.now();
    const isSilent = known !== undefined && heardAt - known.heardAt > SILENT * this.#retry;
    // Who only watches hears both players.
    const isOpen = !known || isSilent || type === 'hello' || this.side === 'watch';
    if (!isOpen || type === 'bye') return 'stranger';
    if (known) this.#remember(known.id, known.number);
    const peer: Peer = { id: from, number: 0, name, side: side as Color, hash, heardAt };
    this.#peer = peer;
    if (known?.side !== peer.side || type === 'hello') this.#emit('join', { name, side: peer.side });
    return peer;
  }

  #remember(id: string, number: number): void {
    this.#former.delete(id);
    this.#former.set(id, number);
    const [oldest] = this.#former.keys();
    if (this.#former.size > MOST_FORMER) this.#former.delete(oldest!);
  }

  #onBye({ id, name, side }: Peer, number: number): void {
    this.#remember(id, number);
    this.#peer = undefined;
    this.#emit('leave', { name, side });
  }

  /** Somebody else plays this side: whoever has said more was there before, and the other one is told so at once. */
  #meetRival({ number, type }: Message): void {
    this.#refuse('side-taken');
    if (number > this.#number) this.#emit('taken', null);
    else if (type === 'hello') this.#send();
  }

  #greetWatcher({ type }: Message): void {
    if (type === 'hello' && this.side !== 'watch') this.#send();
  }

  /** Who only watches takes the first record that is heard, and then what holds by the rule. */
  #watch(theirs: PlayedRecord): RefusalReason | undefined {
    const isNew = textOf(theirs.record) !== textOf(this.record);
    const holds = !this.#settled || settleFork(theirs.record, this.record) === theirs.record;
    if (isNew && holds) this.#take(theirs);
    return undefined;
  }

  /** Follows the record of the other side as far as it may go; or says why not. */
  #follow(theirs: PlayedRecord, message: Message): RefusalReason | undefined {
    const mine = this.record;
    const { record } = theirs;
    if (textOf(record) === textOf(mine) || extendsRecord(mine, record)) {
      this.#hearRefusal(message);
      return;
    }
    if (!this.#settled) {
      this.#meet(theirs, message);
      return;
    }
    if (this.#isGranted(message)) return this.#takeGranted(theirs);
    if (record.round < mine.round) return undefined;
    if (!extendsRecord(record, mine)) return 'changed';
    const added = theirs.colors.slice(mine.moves.length);
    if (added.some((color) => color !== message.side)) return 'out-of-turn';
    if (record.end && !this.#mayEnd(record.end, message.side as Color)) return 'out-of-turn';
    this.#take(theirs);
    return undefined;
  }

  /** The first record that is heard: this side, too, may have lost moves that both had agreed on. */
  #meet(theirs: PlayedRecord, message: Message): RefusalReason | undefined {
    const mine = this.record;
    const isLonger = extendsRecord(theirs.record, mine);
    const isTheirs =
      isLonger || message.type === 'state' || settleFork(theirs.record, mine) === theirs.record;
    if (isTheirs) this.#take(theirs);
    // A board that lacks the last moves, or does not know how long each took, has nothing to lose.
    const isKnown = this.#forked === textOf(theirs.record);
    if (isKnown || isOneLine(mine, theirs.record)) return undefined;
    this.#forked = textOf(theirs.record);
    const [held, dropped] = isTheirs ? [theirs.record, mine] : [mine, theirs.record];
    this.#emit('fork', { held, dropped });
    return undefined;
  }

  #mayEnd(end: RemoteEnd, by: Color): boolean {
    const isLate = end.by === 'time' && end.loser === this.side && (this.remaining(this.side) ?? 1) <= 0;
    return mayEnd(end, by) || isLate;
  }

  /**
   * The side to move counts its own time, and the other one follows it; a hello comes from a page that may not know how long it
   * was. Who is new here takes the count that is longer.
   */
  #hearTime({ side, type, hash, thinking }: Message): void {
    if (hash !== hashOf(this.record) || this.turn === undefined || this.record.moves.length === 0) return;
    const isMover = side === this.turn;
    if (!isMover && this.#settled) return;
    const said = performance.now() - thinking;
    const began = isMover && type === 'state' && this.#settled ? said : Math.min(said, this.#turnBegan);
    if (Math.abs(began - this.#turnBegan) < SAME_TIME) return;
    this.#turnBegan = began;
    this.#emit('time', this.spent);
  }

  // --- Offers -------------------------------------------------------------------------------------------

  #reply(accepted: boolean): boolean {
    const asked = this.#asked;
    if (!asked) return false;
    this.#asked = undefined;
    this.#answer = { id: asked.id, accepted };
    if (accepted) this.#grant(asked.kind, opponent(this.side as Color));
    this.#send();
    return true;
  }

  /** What was asked for happens. */
  #grant(kind: OfferKind, asker: Color): void {
    const { record, colors } = this.#played;
    const { round, start, moves, times } = record;
    if (kind === 'draw') this.#change({ ...record, end: { by: 'agreement', loser: null } });
    else if (kind === 'again') this.#change(emptyRecord(start, round + 1), true);
    else {
      const ply = colors.lastIndexOf(asker);
      const kept = { moves: moves.slice(0, ply), times: times.slice(0, ply) };
      this.#change({ ...emptyRecord(start, round + 1), ...kept });
    }
  }

  #hearOffer({ offer }: Message): void {
    if (!offer) this.#asked = undefined;
    else if (offer.id === this.#answer?.id) this.#send();
    else if (offer.id > this.#lastAsked) {
      this.#lastAsked = offer.id;
      this.#asked = offer;
      this.#emit('offer', { kind: offer.kind });
    }
  }

  #isGranted({ answer }: Message): boolean {
    return answer !== null && answer.accepted && answer.id === this.#offer?.id;
  }

  #hearRefusal({ answer }: Message): undefined {
    const offer = this.#offer;
    if (!offer || !answer || answer.accepted || answer.id !== offer.id) return;
    this.#offer = undefined;
    this.#emit('answer', { kind: offer.kind, accepted: false });
  }

  /** Takes what was asked for here and granted there, and nothing that goes beyond it. */
  #takeGranted(theirs: PlayedRecord): RefusalReason | undefined {
    const { kind } = this.#offer!;
    if (!this.#isWhatWasAsked(kind, theirs)) return 'changed';
    this.#offer = undefined;
    this.#take(theirs, kind === 'again');
    this.#emit('answer', { kind, accepted: true });
    return undefined;
  }

  #isWhatWasAsked(kind: OfferKind, { record, colors }: PlayedRecord): boolean {
    const mine = this.record;
    const { round, start, moves, end } = record;
    if (start !== mine.start) return false;
    if (kind === 'draw') return extendsRecord(record, mine) && end?.by === 'agreement';
    if (round !== mine.round + 1 || end) return false;
    if (kind === 'again') return colors.every((color) => color !== this.side);
    const removed = this.#played.colors.slice(moves.length);
    const isPrefix = moves.every((move, i) => move === mine.moves[i]);
    return (
      isPrefix && removed[0] === this.side && removed.filter((color) => color === this.side).length === 1
    );
  }

  // --- The record ---------------------------------------------------------------------------------------

  #end(by: 'resignation' | 'time'): boolean {
    if (this.side === 'watch' || this.turn === undefined) return false;
    this.#change({ ...this.record, end: { by, loser: this.side } });
    this.#send();
    return true;
  }

  /** Changes the record on this side. */
  #change(record: RemoteRecord, isNewGame = false): void {
    this.#take(playThrough(record)!, isNewGame);
  }

  #take(played: PlayedRecord, isNewGame = false): void {
    const wasDrawn = this.record.end?.by === 'agreement';
    this.#played = played;
    this.#turnBegan = performance.now();
    const { record } = played;
    if (!showsEnd(this.#board, record) || record.end || isNewGame) showRecord(this.#board, record, isNewGame);
    // Boards do not know of draws by agreement: nobody moves on.
    if (record.end?.by === 'agreement') this.#board.paused = true;
    else if (wasDrawn) this.#board.paused = false;
    this.#emit('change', record);
  }

  #tick(): void {
    this.#ticks++;
    const { side } = this;
    if (side !== 'watch' && this.turn === side && (this.remaining(side) ?? 1) <= 0) this.#end('time');
    const isHeard = this.#settled && this.agreed && !this.#offer;
    if (!isHeard || this.#ticks % QUIET === 0) this.#send();
  }

  #send(type: Message['type'] = this.#settled ? 'state' : 'hello'): void {
    if (this.#closed) return;
    const { side, name, record } = this;
    const text = writeMessage({
      from: this.#id,
      number: ++this.#number,
      type,
      side,
      name,
      record: { ...record, moves: [...record.moves], times: [...record.times] },
      thinking: Math.min(Math.round(this.spent.thinking), LONGEST_TIME),
      offer: this.#offer ?? null,
      answer: this.#answer ?? null,
    });
    sendOn(this.#channel, text);
  }

  #refuse(reason: RefusalReason): void {
    this.#emit('refuse', { reason });
  }

  #emit<Name extends keyof RemoteEventMap>(name: Name, detail: RemoteEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
