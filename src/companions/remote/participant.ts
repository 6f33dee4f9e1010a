import type { Color } from '../../rules/color.js';
import type { RemotePeer } from './events.js';
import type { Message, RefusalReason, State } from './message.js';
import type { Offer, OfferKind } from './offer.js';
import { usedTime, type PlayedRecord } from './record.js';

/**
 * Somebody at a game, without a page, a line or timers: what was heard goes in, what is to be told and sent comes out. Times
 * (`now`) are in milliseconds from any beginning.
 */
export interface Participant {
  readonly played: PlayedRecord;
  readonly peer: RemotePeer | undefined;
  /** Whether the other side has the same record. */
  readonly agreed: boolean;
  /** What the other side waits for an answer to. */
  readonly asked: OfferKind | undefined;
  /** What is asked for here, until it was answered. */
  readonly offer: Offer | undefined;
  /** When the side to move began to think. */
  readonly turnBegan: number;
  /**
   * Follows a message as far as it may go.
   *
   * @param from the id of whoever has signed it
   * @returns why it was not followed
   */
  hear(from: string, message: Message, now: number): RefusalReason | undefined;
  /** What is said of the game, beside who says it. */
  state(now: number): Pick<State, 'type' | 'name' | 'with' | 'record' | 'thinking' | 'offer' | 'answer'>;
}

/** Time for each side in milliseconds, and what each move adds. */
export interface RemoteClock {
  readonly time: number;
  readonly increment?: number;
}

/** The longest time that a message tells, in milliseconds. */
const LONGEST_TIME = 1_000_000_000;

/** The side to move; `undefined` when the game is over. */
export function turnOf({ record, position }: PlayedRecord): Color | undefined {
  return record.end || position.phase === 'over' ? undefined : position.turn;
}

/** How long the side to move has been thinking, in whole milliseconds: the clocks begin with the first move. */
export function thinkingSince(played: PlayedRecord, began: number, now: number): number {
  const isRunning = turnOf(played) !== undefined && played.record.moves.length > 0;
  return isRunning ? Math.min(Math.max(0, Math.round(now - began)), LONGEST_TIME) : 0;
}

/** The time that a side has left, in milliseconds; `undefined` where no time was agreed. */
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

/** The last message that was heard of somebody: what they have said before comes late. */
export class LastHeard {
  #began = -1;
  #number = -1;

  /** Why a message comes too late; `undefined` where it is a new one. */
  lateness(message: Message): 'late' | 'repeated' | undefined {
    const number = message.type === 'bye' ? Infinity : message.number;
    if (message.began !== this.#began) return message.began < this.#began ? 'late' : undefined;
    if (number === this.#number) return 'repeated';
    return number < this.#number ? 'late' : undefined;
  }

  /** Notes a message; returns whether it begins another connection. */
  note(message: Message): boolean {
    const isNew = message.began !== this.#began;
    this.#began = message.began;
    this.#number = message.type === 'bye' ? Infinity : message.number;
    return isNew;
  }
}

/** A record as messages carry it. */
export function written({ record }: PlayedRecord): State['record'] {
  return { ...record, moves: [...record.moves], times: [...record.times] };
}
