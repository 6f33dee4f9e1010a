/**
 * A participant of a live game, the common part of players and watchers, and whose clock runs. `remote-player.ts` and
 * `remote-watcher.ts` are the two kinds; here is what both remember of the others. Times are in milliseconds.
 */
import type { Color } from '../../../../core/rules/color.js';
import type { RemotePeer } from './remote-events.js';
import type { Message, RefusalReason, State } from '../messages/message.js';
import type { Offer, OfferKind } from '../messages/offer.js';
import { usedTime, type PlayedRecord } from '../messages/record.js';

/**
 * A participant in a game, without a page, channel or timers: received messages go in, notifications and messages to
 * send come out. Times (`now`) are in milliseconds since any fixed time.
 */
export interface Participant {
  readonly played: PlayedRecord;
  readonly peer: RemotePeer | undefined;
  /** Whether the other side has the same record. */
  readonly agreed: boolean;
  /** The request of the other side that waits for an answer. */
  readonly theirOffer: OfferKind | undefined;
  /** The request of this side, until it is answered. */
  readonly offer: Offer | undefined;
  /** When the side to move began to think. */
  readonly turnBegan: number;
  /**
   * Handles a message as far as it is allowed.
   *
   * @param from the id of its signer
   * @returns why it was rejected; `undefined` if it was accepted
   */
  hear(from: string, message: Message, now: number): RefusalReason | undefined;
  /** The state to send, without the identity of the sender. */
  state(now: number): Pick<State, 'type' | 'name' | 'with' | 'record' | 'thinking' | 'offer' | 'answer'>;
}

/** Time for each side and increment, in milliseconds. */
export interface RemoteClock {
  readonly time: number;
  readonly increment?: number;
}

/** The longest time in a message, in milliseconds. */
const LONGEST_TIME = 1_000_000_000;

/** The side to move; `undefined` when the game is over. */
export function turnOf({ record, position }: PlayedRecord): Color | undefined {
  return record.end || position.phase === 'over' ? undefined : position.turn;
}

/** How long the side to move has been thinking, in whole milliseconds; clocks start with the first move. */
export function thinkingSince(played: PlayedRecord, began: number, now: number): number {
  const isRunning = turnOf(played) !== undefined && played.record.moves.length > 0;
  return isRunning ? Math.min(Math.max(0, Math.round(now - began)), LONGEST_TIME) : 0;
}

/** The remaining time of a side, in milliseconds; `undefined` without a clock. */
export function remainingTime(
  { played, turnBegan }: Pick<Participant, 'played' | 'turnBegan'>,
  clock: RemoteClock | undefined,
  color: Color,
  now: number,
): number | undefined {
  if (!clock) return undefined;
  const moves = played.colors.filter((one) => one === color).length;
  const thinking = turnOf(played) === color ? thinkingSince(played, turnBegan, now) : 0;
  return clock.time + moves * (clock.increment ?? 0) - usedTime(played, color) - thinking;
}

/** The last message received from a sender; older ones are late. */
export class LastHeard {
  #began = -1;
  #number = -1;

  /** Why a message is too late; `undefined` if it is new. */
  lateness(message: Message): 'late' | 'repeated' | undefined {
    const number = message.type === 'bye' ? Infinity : message.number;
    if (message.began !== this.#began) return message.began < this.#began ? 'late' : undefined;
    if (number === this.#number) return 'repeated';
    return number < this.#number ? 'late' : undefined;
  }

  /** Records a message; returns whether it begins another connection. */
  note(message: Message): boolean {
    const isNew = message.began !== this.#began;
    this.#began = message.began;
    this.#number = message.type === 'bye' ? Infinity : message.number;
    return isNew;
  }
}

/** A record in the form for messages. */
export function written({ record }: PlayedRecord): State['record'] {
  return { ...record, moves: [...record.moves], times: [...record.times] };
}
