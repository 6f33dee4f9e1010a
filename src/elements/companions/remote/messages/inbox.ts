/** The inbox of a connection: messages pass here before anything else reads them. */
import { Budget } from './budget.js';
import type { Identities } from './identity.js';
import { readEnvelope, readMessage, type Envelope, type Message, type RefusalReason } from './message.js';

/** Receives what an inbox has accepted. */
export interface InboxOwner {
  /** Whether a key belongs to a player, whose messages take precedence. */
  isPartner(key: string): boolean;
  /** A checked message has arrived. `from` is the id of its sender, `key` the key that signed it. */
  onMessage(from: string, key: string, message: Message): void;
  /** A message was dropped. */
  onRefusal(reason: RefusalReason): void;
}

/** Signature checks in a burst, and per second: for players, and for all others together. */
const PARTNER_CHECKS = [200, 200] as const;
/** Signatures of strangers that are checked: a burst of so many, then so many a second. */
const OTHER_CHECKS = [60, 20] as const;
/** Accepted messages of a player in a burst, and per second; an honest one sends two or three. */
const FOLLOWED = [60, 20] as const;
/** Maximum number of waiting messages. */
const MOST_WAITING = 100;
/** Milliseconds within which the same reason for rejected messages is reported only once. */
const ONCE_IN = 1_000;

/**
 * Accepts messages from a channel on which anyone may send anything at any rate. It looks at a limited number, one
 * after another, checks each signature, and drops the rest. No dropped message is missed, because each contains the
 * whole state of its sender.
 */
export class Inbox {
  readonly #identities: Identities;
  readonly #owner: InboxOwner;
  readonly #partnerChecks = new Budget(...PARTNER_CHECKS);
  readonly #otherChecks = new Budget(...OTHER_CHECKS);
  readonly #followed = new Budget(...FOLLOWED);
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #floodReportedAt = -Infinity;

  constructor(identities: Identities, owner: InboxOwner) {
    this.#identities = identities;
    this.#owner = owner;
  }

  /** Takes a message from the channel. */
  receive(data: unknown): void {
    // During a flood, drop messages without a look.
    if (this.#waiting >= MOST_WAITING) return this.#refuseFlood();
    const envelope = readEnvelope(data);
    if (typeof envelope === 'string') return this.#owner.onRefusal(envelope);
    const checks = this.#owner.isPartner(envelope.key) ? this.#partnerChecks : this.#otherChecks;
    if (!checks.take(performance.now())) return this.#refuseFlood();
    this.#waiting++;
    // An error, such as one of the page's listeners, is reported, and the next message is opened all the same.
    this.#work = this.#work
      .then(() => this.#open(envelope))
      .catch(console.error)
      .finally(() => this.#waiting--);
  }

  /** Checks the signature of a message and passes it on. */
  async #open({ key, signature, text }: Envelope): Promise<void> {
    const from = await this.#identities.signer(key, signature, text);
    if (from === undefined) {
      this.#owner.onRefusal('forged');
      return;
    }
    const isFlood = this.#owner.isPartner(key) && !this.#followed.take(performance.now());
    if (isFlood) {
      this.#refuseFlood();
      return;
    }
    const message = readMessage(text);
    if (message) this.#owner.onMessage(from, key, message);
    else this.#owner.onRefusal('malformed');
  }

  /** Reports a flood only now and then, so that it does not flood the page. */
  #refuseFlood(): void {
    const now = performance.now();
    if (now - this.#floodReportedAt < ONCE_IN) return;
    this.#floodReportedAt = now;
    this.#owner.onRefusal('too-many');
  }
}
