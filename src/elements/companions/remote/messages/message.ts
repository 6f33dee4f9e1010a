/**
 * The messages of a live game, and checks for those that arrive. All files of this folder that send or hear messages use
 * these types; anything else that arrives is dropped.
 */
import * as v from 'valibot';
import type { Answer, Offer } from './offer.js';
import type { RemoteRecord } from './record.js';
import type { Color } from '../../../../core/rules/color.js';
import { isSquare, type Square } from '../../../../core/rules/square.js';

/** The longest accepted message, in characters: a game of 60 moves with times takes less than two thousand. */
const MAX_LENGTH = 8_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const color = v.picklist(['black', 'white']);
/** Milliseconds since 1970, within the range of dates. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e15));

/** The record of a game, in messages and in saved data. */
export const recordSchema: v.GenericSchema<unknown, RemoteRecord> = v.strictObject({
  round: count,
  start: v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/)),
  moves: v.pipe(v.array(v.custom<Square>(isSquare)), v.maxLength(64)),
  times: v.pipe(v.array(count), v.maxLength(64)),
  end: v.nullable(
    v.strictObject({ by: v.picklist(['resignation', 'time', 'agreement']), loser: v.nullable(color) }),
  ),
});

/** A request of the sender; it is repeated until it is answered. */
export const offerSchema: v.GenericSchema<unknown, Offer> = v.strictObject({
  id,
  kind: v.picklist(['takeback', 'draw', 'again', 'hints']),
  round: count,
  ply: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64)),
});

/** The sender's answer to the last request that it received. */
export const answerSchema: v.GenericSchema<unknown, Answer> = v.strictObject({ id, accepted: v.boolean() });

/** The id of a player: see `Identity`. */
export const identitySchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** What every message says of its sender. */
interface Sender {
  /** The protocol and its version. */
  readonly othello: 2;
  readonly side: Color | 'watch';
  /** When the sender's connection began; messages of an earlier one are late. Milliseconds since 1970. */
  readonly began: number;
}

/** The sender leaves. */
export interface Bye extends Sender {
  readonly type: 'bye';
}

/** A message with the whole state of its sender, so that a lost one is not missed. */
export interface State extends Sender {
  /** `hello` begins or renews a connection. */
  readonly type: 'hello' | 'state';
  /** Increases with each message of the connection. */
  readonly number: number;
  readonly name: string;
  /** The sender's partner, once known. */
  readonly with: string | null;
  readonly record: RemoteRecord;
  /** How long the side to move has been thinking according to the sender, in milliseconds. */
  readonly thinking: number;
  readonly offer: Offer | null;
  readonly answer: Answer | null;
}

/** A message between the two pages of a live game. */
export type Message = State | Bye;

const sender = { othello: v.literal(2), side: v.picklist(['black', 'white', 'watch']), began: moment };

const messageSchema: v.GenericSchema<unknown, Message> = v.variant('type', [
  v.strictObject({ ...sender, type: v.literal('bye') }),
  v.strictObject({
    ...sender,
    type: v.picklist(['hello', 'state']),
    number: count,
    name: v.pipe(v.string(), v.maxLength(60)),
    with: v.nullable(identitySchema),
    record: recordSchema,
    thinking: count,
    offer: v.nullable(offerSchema),
    answer: v.nullable(answerSchema),
  }),
]);

/** Why a message is rejected. */
export type RefusalReason =
  /** Longer than any honest message. */
  | 'huge'
  /** Not a valid message of this protocol. */
  | 'malformed'
  /** Not signed by its claimed sender. */
  | 'forged'
  /** Above the rate limit. */
  | 'too-many'
  /** A record with an illegal move, or without the times of its moves. */
  | 'unlawful'
  /** A move of the side that did not send it, or an end that the sender may not declare. */
  | 'out-of-turn'
  /** Received already. */
  | 'repeated'
  /** Sent before one that was received. */
  | 'late'
  /** Changes moves of this side, or what both had agreed on. */
  | 'changed'
  /** Another sender claims the side that is played here. */
  | 'side-taken'
  /** From someone other than the partner in this game. */
  | 'stranger';

/** A message in transport: its text, and the key that signed it. */
export interface Envelope {
  readonly key: string;
  readonly signature: string;
  readonly text: string;
}

/** Reads the envelope of received data, before its signature is checked; or the reason why it is not a message. */
export function readEnvelope(data: unknown): Envelope | RefusalReason {
  if (typeof data !== 'string') return 'malformed';
  if (data.length > MAX_LENGTH) return 'huge';
  const [, key, signature, text] = /^othello ([\w.-]{1,100}) ([\w-]{1,100}) (\{.*)$/s.exec(data) ?? [];
  if (text === undefined) return 'malformed';
  return { key: key!, signature: signature!, text };
}

/** A signed message as text, which all channels can carry. */
export function printEnvelope({ key, signature, text }: Envelope): string {
  return `othello ${key} ${signature} ${text}`;
}

/** Reads and checks the message in an envelope. */
export function readMessage(text: string): Message | undefined {
  const read = v.safeParse(messageSchema, parsed(text));
  return read.success ? read.output : undefined;
}

/** The parsed JSON, or `undefined` if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
