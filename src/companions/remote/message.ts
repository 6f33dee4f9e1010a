import * as v from 'valibot';
import { readOffer, type Offer } from './offer.js';
import { isSquare, type Square } from '../../rules/square.js';

/** The longest message that is read, in characters: a game of 60 moves with its times takes less than two thousand. */
const MAX_LENGTH = 8_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const color = v.picklist(['black', 'white']);
/** Milliseconds since 1970, within what a date can be. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e15));

/** The record of a game, as a message or a page keeps it. */
export const recordSchema = v.strictObject({
  round: count,
  start: v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/)),
  moves: v.pipe(v.array(v.custom<Square>(isSquare)), v.maxLength(64)),
  times: v.pipe(v.array(count), v.maxLength(64)),
  end: v.nullable(
    v.strictObject({ by: v.picklist(['resignation', 'time', 'agreement']), loser: v.nullable(color) }),
  ),
});

/** What a sender asks for; it stays until it was answered. */
export const offerSchema = v.pipe(
  v.strictObject({
    id,
    kind: v.picklist(['takeback', 'draw', 'again']),
    round: count,
    ply: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64)),
  }),
  v.transform((offer): Offer => readOffer(offer)),
);

/** The sender's answer to the last offer that it heard. */
export const answerSchema = v.strictObject({ id, accepted: v.boolean() });

/** By what a player is known: see `Identity`. */
export const identitySchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const sender = {
  /** Which protocol, and its version. */
  othello: v.literal(2),
  side: v.picklist(['black', 'white', 'watch']),
  /** When the sender's connection began: what an earlier one has said comes late. */
  began: moment,
};

const byeSchema = v.strictObject({ ...sender, type: v.literal('bye') });

const stateSchema = v.strictObject({
  ...sender,
  /** `hello` begins or renews a connection. */
  type: v.picklist(['hello', 'state']),
  /** Grows with each message of the connection. */
  number: count,
  name: v.pipe(v.string(), v.maxLength(60)),
  /** With whom the sender plays, once that is known. */
  with: v.nullable(identitySchema),
  record: recordSchema,
  /** How long the side to move has been thinking, as the sender counts, in milliseconds. */
  thinking: count,
  offer: v.nullable(offerSchema),
  answer: v.nullable(answerSchema),
});

const messageSchema = v.variant('type', [byeSchema, stateSchema]);

/** A message that carries the whole state of its sender, so that none is missed when it is lost. */
export type State = v.InferOutput<typeof stateSchema>;
/** The sender leaves. */
export type Bye = v.InferOutput<typeof byeSchema>;
export type Message = State | Bye;

/** Why a message is not followed. */
export type RefusalReason =
  /** Longer than any honest message. */
  | 'huge'
  /** Not a message of this protocol, or not in its form. */
  | 'malformed'
  /** Of an earlier version of this protocol: whoever sent it has to load their page again. */
  | 'outdated'
  /** Not signed by who it says has sent it. */
  | 'forged'
  /** One of more messages than anybody honest sends in such a time. */
  | 'too-many'
  /** A record with a move that is not legal, or without the times of its moves. */
  | 'unlawful'
  /** A move of the side that did not send it, or an end that the sender may not declare. */
  | 'out-of-turn'
  /** Heard already. */
  | 'repeated'
  /** Sent before one that was heard. */
  | 'late'
  /** Changes moves of this side, or what both had agreed on. */
  | 'changed'
  /** Somebody else says that they play the side that is played here. */
  | 'side-taken'
  /** From somebody else than the one with whom this game is played. */
  | 'stranger';

/** A message as it comes: what its sender says, and by which key it is signed. */
export interface Envelope {
  readonly key: string;
  readonly signature: string;
  readonly text: string;
}

/** What came, as far as that can be told before its signature is checked; or why it is no message. */
export function readEnvelope(data: unknown): Envelope | RefusalReason {
  if (typeof data !== 'string') return 'malformed';
  if (data.length > MAX_LENGTH) return 'huge';
  if (/^[\da-f]{8} \{"othello":1,/.test(data)) return 'outdated';
  const [, key, signature, text] = /^othello ([\w.-]{1,100}) ([\w-]{1,100}) (\{.*)$/s.exec(data) ?? [];
  if (text === undefined) return 'malformed';
  return { key: key!, signature: signature!, text };
}

/** A signed message as text, which all channels carry. */
export function printEnvelope({ key, signature, text }: Envelope): string {
  return `othello ${key} ${signature} ${text}`;
}

/** The message of an envelope, checked. */
export function readMessage(text: string): Message | undefined {
  const read = v.safeParse(messageSchema, parsed(text));
  return read.success ? read.output : undefined;
}

/** JSON, or `undefined`. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
