import { opponent, type Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import type { Outlet, RemotePeer } from './events.js';
import type { Message, RefusalReason, State } from './message.js';
import { granted, offerOn, writtenOffer, type Answer, type Offer, type OfferKind } from './offer.js';
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
} from './record.js';

/** A player as they begin, or go on after a reload. */
export interface PlayerStart {
  readonly side: Color;
  readonly name: string;
  readonly clock: RemoteClock | undefined;
  readonly played: PlayedRecord;
  readonly turnBegan: number;
  /** The id of the one with whom the game is played, where that is known. */
  readonly partner: string | undefined;
  readonly offer: Offer | undefined;
  readonly answer: Answer | undefined;
  readonly hints: boolean | undefined;
}

/** Counts of time that differ by less, in milliseconds, are the same: messages take a while. */
const SAME_TIME = 250;

/**
 * Who plays a side. What is this side's own (its moves and their times, its resignation, what it agrees on) changes by what is
 * done here and by nothing that is heard: of the other side's record only what that one has added itself is taken.
 */
export class RemotePlayer implements Participant {
  readonly side: Color;
  /** By what the other side knows this one; there before anything is heard. */
  id = '';
  readonly #start: PlayerStart;
  readonly #out: Outlet;
  readonly #heard = new LastHeard();
  #played: PlayedRecord;
  #turnBegan: number;
  #partner: string | undefined;
  #peer: RemotePeer | undefined;
  /** The record of the other side, as it was heard last. */
  #theirs: RemoteRecord | undefined;
  /** Whether both sides have had one record since this connection began. */
  #settled = false;
  #offer: Offer | undefined;
  #answer: Answer | undefined;
  #hints: boolean;
  /** What the other side has asked for; it may have come before the moves that it is about. */
  #heardOffer: Offer | undefined;
  /** The id of the question of which the page was told. */
  #toldOffer = '';
  #toldFork = false;
  #toldTaken = false;

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

  /** The id of the one with whom the game is played. */
  get partner(): string | undefined {
    return this.#partner;
  }

  get offer(): Offer | undefined {
    return this.#offer;
  }

  get answer(): Answer | undefined {
    return this.#answer;
  }

  /** Whether both have agreed that the computer gives hints in this game: one has asked, the other one has granted it. */
  get hints(): boolean {
    return this.#hints;
  }

  get agreed(): boolean {
    return this.#theirs !== undefined && isSame(this.#theirs, this.#record);
  }

  get asked(): OfferKind | undefined {
    const offer = this.#heardOffer;
    return offer && granted(this.#played, offer, this.#other) && offer.kind;
  }

  get #record(): RemoteRecord {
    return this.#played.record;
  }

  get #other(): Color {
    return opponent(this.side);
  }

  // --- What is done here ----------------------------------------------------------------------------------

  /** Makes a move of this side; `false` where it is not this side's turn, or the move is not legal. */
  move(square: Square, now: number): boolean {
    if (turnOf(this.#played) !== this.side) return false;
    const { moves, times } = this.#record;
    const time = thinkingSince(this.#played, this.#turnBegan, now);
    const played = playThrough({ ...this.#record, moves: [...moves, square], times: [...times, time] });
    if (!played) return false;
    // A draw may be offered with a move; a move is not taken back once another one was made.
    if (this.#offer?.kind === 'draw') this.#offer = { ...this.#offer, ply: moves.length + 1 };
    else if (this.#offer?.kind !== 'hints') this.#offer = undefined;
    this.#take(played, now);
    this.#out.send();
    return true;
  }

  /** Ends the game by a loss of this side; `false` when it is over. */
  end(by: 'resignation' | 'time', now: number): boolean {
    if (turnOf(this.#played) === undefined) return false;
    this.#take(playThrough({ ...this.#record, end: { by, loser: this.side } })!, now);
    this.#out.send();
    return true;
  }

  /** Loses by time, where this side's is over. */
  watchClock(now: number): void {
    const left = remainingTime(this, this.#start.clock, this.side, now) ?? 1;
    if (turnOf(this.#played) === this.side && left <= 0) this.end('time', now);
  }

  /** Asks for something, in place of what was asked before; `false` where it makes no sense. */
  ask(kind: OfferKind): boolean {
    const offer = offerOn(this.#played, kind, this.side);
    if (!offer) return false;
    this.#offer = offer;
    this.#out.send();
    return true;
  }

  /**
   * Answers what the other side asks for.
   *
   * @param kind what the person was asked; where the other side has asked for something else since, that is not answered
   * @returns `false` where nothing, or something else, is asked for
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
    // Where both ask for the same at once, one answer is enough.
    if (accepted) this.#offer = undefined;
    if (accepted) this.#take(playThrough(record)!, now, offer.kind === 'again');
    this.#out.send();
    return true;
  }

  // --- What is heard --------------------------------------------------------------------------------------

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
    // What is new here is confirmed at once, who begins is answered at once; all else comes with the next regular message.
    if (before !== this.#record || message.type === 'hello') this.#out.send();
    return undefined;
  }

  state(now: number): ReturnType<Participant['state']> {
    return {
      type: this.#settled ? 'state' : 'hello',
      name: this.#start.name,
      with: this.#partner ?? null,
      record: written(this.#played),
      thinking: thinkingSince(this.#played, this.#turnBegan, now),
      offer: writtenOffer(this.#offer) ?? null,
      answer: this.#answer ?? null,
    };
  }

  /** The first one who plays the other side, and with nobody else, is the one with whom this game is played. */
  #admit(from: string, message: Message): RefusalReason | undefined {
    const isPartner = this.#partner === undefined || from === this.#partner;
    if (message.type === 'bye') return from === this.#partner ? undefined : 'stranger';
    const playsElsewhere = message.with !== null && message.with !== this.id;
    if (isPartner && playsElsewhere && !this.#settled && !this.#toldTaken) {
      this.#toldTaken = true;
      this.#out.tell('taken', null);
    }
    if (isPartner && !playsElsewhere) return undefined;
    // Whoever comes too late hears at once with whom this game is played.
    if (message.type === 'hello') this.#out.send();
    return 'stranger';
  }

  #meet(message: State): void {
    const peer = { name: message.name, side: this.#other };
    const isNew = this.#heard.note(message) || !this.#peer;
    this.#peer = peer;
    if (isNew) this.#out.tell('join', peer);
  }

  #hearBye(message: Message): void {
    this.#heard.note(message);
    const peer = this.#peer;
    this.#peer = undefined;
    this.#theirs = undefined;
    if (peer) this.#out.tell('leave', peer);
  }

  /** Takes what the other side has added to this record, or to what it has granted; or says why not. */
  #follow(theirs: PlayedRecord, message: State, now: number): RefusalReason | undefined {
    const mine = this.#record;
    const { record } = theirs;
    if (isSame(record, mine) || extendsRecord(mine, record)) return undefined;
    const grant = this.#grantOf(message);
    const base = grant && extendsRecord(record, grant) ? grant : mine;
    // They have not heard yet of what was granted here, or of the game that followed.
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

  /** What was asked for here, and is granted by a message: as it was asked, whatever else the message says. */
  #grantOf({ answer }: State): RemoteRecord | undefined {
    const offer = this.#offer;
    const isGranted = offer && offer.kind !== 'hints' && answer?.accepted && answer.id === offer.id;
    return isGranted ? granted(this.#played, offer, this.side) : undefined;
  }

  #differ(theirs: RemoteRecord): RefusalReason {
    if (!this.#toldFork) this.#out.tell('fork', { mine: this.#record, theirs });
    this.#toldFork = true;
    return 'changed';
  }

  #hearAnswer({ answer }: State): void {
    const offer = this.#offer;
    if (!offer) return;
    // Who moves on has not taken the draw.
    const isVoid = !granted(this.#played, offer, this.side);
    const accepted = !isVoid && answer?.id === offer.id && answer.accepted;
    if (accepted && offer.kind === 'hints') this.#hints = true;
    else if (accepted || (!isVoid && answer?.id !== offer.id)) return;
    this.#offer = undefined;
    this.#out.tell('answer', { kind: offer.kind, accepted });
  }

  #hearOffer({ offer }: State): void {
    const isAnswered = offer !== null && offer.id === this.#answer?.id;
    this.#heardOffer = isAnswered ? undefined : (offer ?? undefined);
    // The answer was lost.
    if (isAnswered) this.#out.send();
    if (!this.asked || this.#toldOffer === offer!.id) return;
    this.#toldOffer = offer!.id;
    this.#out.tell('offer', { kind: offer!.kind });
  }

  /** Each side counts its own time, and the other one shows what it says. */
  #hearTime({ record, thinking }: State, now: number): void {
    if (!isSame(record, this.#record) || turnOf(this.#played) !== this.#other || record.moves.length === 0)
      return;
    const began = now - thinking;
    if (Math.abs(began - this.#turnBegan) < SAME_TIME) return;
    this.#turnBegan = began;
    this.#out.tell('time', { times: this.#record.times, thinking });
  }

  #take(played: PlayedRecord, now: number, isNewGame = false): void {
    this.#played = played;
    this.#turnBegan = now;
    // What was agreed on for a game ends with it.
    if (isNewGame) this.#hints = false;
    this.#out.show(played.record, isNewGame);
    this.#out.tell('change', played.record);
  }
}
