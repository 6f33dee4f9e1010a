import * as v from 'valibot';
import { isSquare, type Square } from '../../rules/square.js';
import { fnv1a, hashOf } from './record.js';

/** What somebody asks the other side for. */
export type OfferKind = 'takeback' | 'draw' | 'again';

/** The longest message that is read, in characters: a game of 60 moves with its times takes less than a thousand. */
const MAX_LENGTH = 8_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const color = v.picklist(['black', 'white']);

const recordSchema = v.strictObject({
  round: count,
  start: v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/)),
  moves: v.pipe(v.array(v.custom<Square>(isSquare)), v.maxLength(64)),
  times: v.pipe(v.array(count), v.maxLength(64)),
  end: v.nullable(
    v.strictObject({ by: v.picklist(['resignation', 'time', 'agreement']), loser: v.nullable(color) }),
  ),
});

const messageSchema = v.strictObject({
  /** Which protocol, and its version. */
  othello: v.literal(1),
  /** Who sends it: another one for each connection. */
  from: id,
  /** Grows with each message of the sender. */
  number: count,
  /** `hello` begins or renews a connection, `bye` ends it. */
  type: v.picklist(['hello', 'state', 'bye']),
  side: v.picklist(['black', 'white', 'watch']),
  name: v.pipe(v.string(), v.maxLength(60)),
  record: recordSchema,
  /** The hash of the record: see `hashOf`. */
  hash: count32(),
  /** How long the side to move has been thinking, as the sender counts, in milliseconds. */
  thinking: count,
  /** What the sender asks for, numbered; it stays until it was answered. */
  offer: v.nullable(v.strictObject({ id: count, kind: v.picklist(['takeback', 'draw', 'again']) })),
  /** The sender's answer to the last offer that it heard. */
  answer: v.nullable(v.strictObject({ id: count, accepted: v.boolean() })),
});

/** A message, checked: each carries the whole state of its sender, so that none is missed when it is lost. */
export type Message = v.InferOutput<typeof messageSchema>;

/** Why a message is not followed. */
export type RefusalReason =
  /** Longer than any honest message. */
  | 'huge'
  /** Not a message of this protocol, or not in its form. */
  | 'malformed'
  /** A record with a move that is not legal, or a hash that is not its own. */
  | 'unlawful'
  /** A move of the side that did not send it, or an end that the sender may not declare. */
  | 'out-of-turn'
  /** Heard already. */
  | 'repeated'
  /** Sent before one that was heard. */
  | 'late'
  /** Changes moves on which both sides had agreed. */
  | 'changed'
  /** Somebody else plays that side. */
  | 'side-taken'
  /** From somebody who has not said hello, or who only watches. */
  | 'stranger'
  /** An answer to what nobody asked. */
  | 'unasked';

/** A message, or why what came is none. */
export function readMessage(data: unknown): Message | RefusalReason {
  if (typeof data !== 'string') return 'malformed';
  if (data.length > MAX_LENGTH) return 'huge';
  const [, check, text] = /^([\da-f]{8}) (.*)$/s.exec(data) ?? [];
  if (text === undefined || checkOf(text) !== check) return 'malformed';
  const read = v.safeParse(messageSchema, parsed(text));
  if (!read.success) return 'malformed';
  return read.output.hash === hashOf(read.output.record) ? read.output : 'unlawful';
}

/** A message as text, which all channels carry: a check of what follows, and JSON. */
export function writeMessage(message: Omit<Message, 'othello' | 'hash'>): string {
  const text = JSON.stringify({ othello: 1, ...message, hash: hashOf(message.record) });
  return `${checkOf(text)} ${text}`;
}

/** By which a text that was changed on its way is known: eight digits. */
function checkOf(text: string): string {
  return fnv1a(text).toString(16).padStart(8, '0');
}

function count32() {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
