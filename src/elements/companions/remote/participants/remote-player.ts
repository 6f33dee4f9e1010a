/**
 * The player of one side of a live game. It holds the record that this side has agreed to, and accepts of a message
 * only what the other side may add.
 */
import { opponent, type Color } from '../../../../core/rules/color.js';
import type { Square } from '../../../../core/rules/square.js';
import type { Outlet, RemotePeer } from './remote-events.js';
import type { Message, RefusalReason, State } from '../messages/message.js';
import { granted, offerOn, type Answer, type Offer, type OfferKind } from '../messages/offer.js';
import {
  LastHeard,
  remainingTime,
  thinkingSince,
  turnOf,
  written,
  type Participant,
  type RemoteClock,
} from './participant.js';
import {
  extendsRecord,
  isSame,
  mayEnd,
  playThrough,
  type PlayedRecord,
  type RemoteRecord,
} from '../messages/record.js';

/** The state in which a player starts, or continues after a reload. */
export interface PlayerStart {
  readonly side: Color;
  readonly name: string;
  readonly clock: RemoteClock | undefined;
  readonly played: PlayedRecord;
  readonly turnBegan: number;
  /** The id of the partner, if known. */
  readonly partner: string | undefined;
  readonly offer: Offer | undefined;
  readonly answer: Answer | undefined;
  readonly hints: boolean | undefined;
}

/** Times that differ by less than this, in milliseconds, count as equal: messages are delayed. */
const SAME_TIME = 250;

/**
 * A participant that plays a side. What belongs to this side (its moves and their times, its resignation, its
 * agreements) is changed only by actions here, never by a message. From the other side's record, only what that side
 * has added itself is accepted.
 */
export class RemotePlayer implements Participant {
  readonly side: Color;
  /** The public id of this side; set before any message is received. */
  id = '';
  readonly #start: PlayerStart;
  readonly #out: Outlet;
  readonly #heard = new LastHeard();
  #played: PlayedRecord;
  #turnBegan: number;
  #partner: string | undefined;
  #peer: RemotePeer | undefined;
  /** The last record received from the other side. */
  #theirs: RemoteRecord | undefined;
  /** Whether both sides have had the same record since this connection began. */
  #settled = false;
  #offer: Offer | undefined;
  #answer: Answer | undefined;
  #hints: boolean;
  /** The request of the other side; it may arrive before the moves that it is about. */
  #heardOffer: Offer | undefined;
  /** The id of the request that the page knows of. */
  #reportedOffer = '';
  #reportedFork = false;
  #reportedTaken = false;

  constructor(start: PlayerStart, out: Outlet) {
    this.#start = start;
    this.#out = out;
    this.side = start.side;
    this.#played = start.played;
    this.#turnBegan = start.turnBegan;
    this.#partner = start.partner;
    this.#offer = start.offer;
    this.#answer = start.answer;
    this.#hints = start.hints === true;
  }

  get played(): PlayedRecord {
    return this.#played;
  }

  get turnBegan(): number {
    return this.#turnBegan;
  }

  get peer(): RemotePeer | undefined {
    return this.#peer;
  }

  /** The id of the partner. */
  get partner(): string | undefined {
    return this.#partner;
  }

  get offer(): Offer | undefined {
    return this.#offer;
  }

  get answer(): Answer | undefined {
    return this.#answer;
  }

  /** Whether both agreed on hints in this game. */
  get hints(): boolean {
    return this.#hints;
  }

  get agreed(): boolean {
    return this.#theirs !== undefined && isSame(this.#theirs, this.#record);
  }

  get theirOffer(): OfferKind | undefined {
    const offer = this.#heardOffer;
    return offer && granted(this.#played, offer, this.#other) && offer.kind;
  }

  get #record(): RemoteRecord {
    return this.#played.record;
  }

  get #other(): Color {
    return opponent(this.side);
  }

  // --- Actions here ---------------------------------------------------------------------------------------

  /** Makes a move of this side; returns `false` if it is not its turn, or the move is illegal. */
  move(square: Square, now: number): boolean {
    if (turnOf(this.#played) !== this.side) return false;
    const { moves, times } = this.#record;
    const time = thinkingSince(this.#played, this.#turnBegan, now);
    const played = playThrough({ ...this.#record, moves: [...moves, square], times: [...times, time] });
    if (!played) return false;
    // A draw may be offered with a move. A request to take back a move ends when another one is made.
    if (this.#offer?.kind === 'draw') this.#offer = { ...this.#offer, ply: moves.length + 1 };
    else if (this.#offer?.kind !== 'hints') this.#offer = undefined;
    this.#take(played, now);
    this.#out.send();
    return true;
  }

  /** Ends the game by a loss of this side; returns `false` when it is over. */
  end(by: 'resignation' | 'time', now: number): boolean {
    if (turnOf(this.#played) === undefined) return false;
    this.#take(playThrough({ ...this.#record, end: { by, loser: this.side } })!, now);
    this.#out.send();
    return true;
  }

  /** Loses on time if this side's time is up. */
  watchClock(now: number): void {
    const left = remainingTime(this, this.#start.clock, this.side, now) ?? 1;
    if (turnOf(this.#played) === this.side && left <= 0) this.end('time', now);
  }

  /** Makes a request, in place of an earlier one; returns `false` if it makes no sense. */
  ask(kind: OfferKind): boolean {
    const offer = offerOn(this.#played, kind, this.side);
    if (!offer) return false;
    this.#offer = offer;
    this.#out.send();
    return true;
  }

  /**
   * Answers the request of the other side.
   *
   * @param kind the request that the user answers; if the other side has changed its request since, it is not answered
   * @returns `false` if there is no request, or another one
   */
  reply(accepted: boolean, kind: OfferKind | undefined, now: number): boolean {
    const offer = this.#heardOffer;
    const record = offer && granted(this.#played, offer, this.#other);
    if (!record || (kind !== undefined && kind !== offer.kind)) return false;
    this.#heardOffer = undefined;
    this.#answer = { id: offer.id, accepted };
    if (accepted && offer.kind === 'hints') {
      this.#hints = true;
      if (this.#offer?.kind === 'hints') this.#offer = undefined;
      this.#out.send();
      return true;
    }
    // If both request the same, one answer is enough.
    if (accepted) this.#offer = undefined;
    if (accepted) this.#take(playThrough(record)!, now, offer.kind === 'again');
    this.#out.send();
    return true;
  }

  // --- Messages from the other side -----------------------------------------------------------------------

  /** Takes a message. @returns why it is refused */
  hear(from: string, message: Message, now: number): RefusalReason | undefined {
    if (message.side === 'watch') {
      if (message.type === 'hello') this.#out.send();
      return undefined;
    }
    if (message.side === this.side) return 'side-taken';
    const refused = this.#admit(from, message) ?? this.#heard.lateness(message);
    if (refused) return refused;
    if (message.type === 'bye') {
      this.#hearBye(message);
      return undefined;
    }
    const theirs = playThrough(message.record);
    if (!theirs) return 'unlawful';
    const before = this.#record;
    const wasAgreed = this.agreed;
    this.#partner = from;
    this.#meet(message);
    const differs = this.#follow(theirs, message, now);
    this.#theirs = differs ? undefined : message.record;
    if (differs) return differs;
    this.#hearAnswer(message);
    this.#hearOffer(message);
    this.#hearTime(message, now);
    if (this.agreed) this.#settled = true;
    if (this.agreed && !wasAgreed) this.#out.tell('agree', this.#record);
    // Confirm news, and answer a new connection, at once; everything else comes with the next regular message.
    if (before !== this.#record || message.type === 'hello') this.#out.send();
    return undefined;
  }

  /** What the next message says. */
  state(now: number): ReturnType<Participant['state']> {
    return {
      type: this.#settled ? 'state' : 'hello',
      name: this.#start.name,
      with: this.#partner ?? null,
      record: written(this.#played),
      thinking: thinkingSince(this.#played, this.#turnBegan, now),
      offer: this.#offer ?? null,
      answer: this.#answer ?? null,
    };
  }

  /** Binds the game to the first player of the other side, if that one plays with nobody else. */
  #admit(from: string, message: Message): RefusalReason | undefined {
    const isPartner = this.#partner === undefined || from === this.#partner;
    if (message.type === 'bye') return from === this.#partner ? undefined : 'stranger';
    const playsElsewhere = message.with !== null && message.with !== this.id;
    if (isPartner && playsElsewhere && !this.#settled && !this.#reportedTaken) {
      this.#reportedTaken = true;
      this.#out.tell('taken', null);
    }
    if (isPartner && !playsElsewhere) return undefined;
    // Tell a latecomer at once who the partner is.
    if (message.type === 'hello') this.#out.send();
    return 'stranger';
  }

  /** Notes that the partner is there. */
  #meet(message: State): void {
    const peer = { name: message.name, side: this.#other };
    const isNew = this.#heard.note(message) || !this.#peer;
    this.#peer = peer;
    if (isNew) this.#out.tell('join', peer);
  }

  /** Notes that the partner has left. */
  #hearBye(message: Message): void {
    this.#heard.note(message);
    const peer = this.#peer;
    this.#peer = undefined;
    this.#theirs = undefined;
    if (peer) this.#out.tell('leave', peer);
  }

  /**
   * Accepts what the other side has added to this record, or to one that it has granted; otherwise returns the reason.
   */
  #follow(theirs: PlayedRecord, message: State, now: number): RefusalReason | undefined {
    const mine = this.#record;
    const { record } = theirs;
    if (isSame(record, mine) || extendsRecord(mine, record)) return undefined;
    const grant = this.#grantOf(message);
    const base = grant && extendsRecord(record, grant) ? grant : mine;
    // The other side does not know yet what was granted here, or the game that followed.
    if (base === mine && record.round < mine.round) return undefined;
    if (!extendsRecord(record, base)) return this.#differ(record);
    const added = theirs.colors.slice(base.moves.length);
    if (added.includes(this.side)) return 'out-of-turn';
    if (record.end && !base.end && !mayEnd(record.end, this.#other)) return 'out-of-turn';
    const { offer } = this;
    if (base === grant) this.#offer = undefined;
    this.#take(theirs, now, base === grant && offer?.kind === 'again');
    if (base === grant) this.#out.tell('answer', { kind: offer!.kind, accepted: true });
    return undefined;
  }

  /** The record if a message grants the request made here: exactly as requested, whatever else the message contains. */
  #grantOf({ answer }: State): RemoteRecord | undefined {
    const offer = this.#offer;
    const isGranted = offer && offer.kind !== 'hints' && answer?.accepted && answer.id === offer.id;
    return isGranted ? granted(this.#played, offer, this.side) : undefined;
  }

  /** Reports, once, that the partner has another game. */
  #differ(theirs: RemoteRecord): RefusalReason {
    if (!this.#reportedFork) this.#out.tell('fork', { mine: this.#record, theirs });
    this.#reportedFork = true;
    return 'changed';
  }

  /** Takes the answer to the request of this side. */
  #hearAnswer({ answer }: State): void {
    const offer = this.#offer;
    if (!offer) return;
    // A move declines the draw.
    const isVoid = !granted(this.#played, offer, this.side);
    const accepted = !isVoid && answer?.id === offer.id && answer.accepted;
    if (accepted && offer.kind === 'hints') this.#hints = true;
    else if (accepted || (!isVoid && answer?.id !== offer.id)) return;
    this.#offer = undefined;
    this.#out.tell('answer', { kind: offer.kind, accepted });
  }

  /** Takes a request of the partner. */
  #hearOffer({ offer }: State): void {
    const isAnswered = offer !== null && offer.id === this.#answer?.id;
    this.#heardOffer = isAnswered ? undefined : (offer ?? undefined);
    // The answer was lost; send it again.
    if (isAnswered) this.#out.send();
    if (!this.theirOffer || this.#reportedOffer === offer!.id) return;
    this.#reportedOffer = offer!.id;
    this.#out.tell('offer', { kind: offer!.kind });
  }

  /** Each side measures its own time, and the other one displays it. */
  #hearTime({ record, thinking }: State, now: number): void {
    if (!isSame(record, this.#record) || turnOf(this.#played) !== this.#other || record.moves.length === 0)
      return;
    const began = now - thinking;
    if (Math.abs(began - this.#turnBegan) < SAME_TIME) return;
    this.#turnBegan = began;
    this.#out.tell('time', { times: this.#record.times, thinking });
  }

  /** Accepts a record and shows it. */
  #take(played: PlayedRecord, now: number, isNewGame = false): void {
    this.#played = played;
    this.#turnBegan = now;
    // Agreements end with their game.
    if (isNewGame) this.#hints = false;
    this.#out.show(played.record, isNewGame);
    this.#out.tell('change', played.record);
  }
}
