import { Budget } from './budget.js';
import type { Identities } from './identity.js';
import { readEnvelope, readMessage, type Envelope, type Message, type RefusalReason } from './message.js';

/** What an inbox hands on. */
export interface InboxOwner {
  /** The keys of those who are heard before all others. */
  isPartner(key: string): boolean;
  onMessage(from: string, key: string, message: Message): void;
  onRefusal(reason: RefusalReason): void;
}

/** How many signatures are checked at once, and in a second: of those who play here, and of all others together. */
const PARTNER_CHECKS = [200, 200] as const;
const OTHER_CHECKS = [60, 20] as const;
/** How many signed messages of a player are followed at once, and in a second: an honest one sends two or three. */
const FOLLOWED = [60, 20] as const;
/** How many messages wait for their turn. */
const MOST_WAITING = 100;
/** In how many milliseconds a reason why messages are not followed is told once, when it comes in masses. */
const ONCE_IN = 1_000;

/**
 * Takes messages off a line on which anybody may say anything, as fast as they like: few of them are looked at, one after the
 * other, each signature is checked, and all else is dropped. As each message carries the whole state of its sender, none is missed.
 */
export class Inbox {
  readonly #identities: Identities;
  readonly #owner: InboxOwner;
  readonly #partnerChecks = new Budget(...PARTNER_CHECKS);
  readonly #otherChecks = new Budget(...OTHER_CHECKS);
  readonly #followed = new Budget(...FOLLOWED);
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #floodToldAt = -Infinity;

  constructor(identities: Identities, owner: InboxOwner) {
    this.#identities = identities;
    this.#owner = owner;
  }

  /** Something came. */
  receive(data: unknown): void {
    // In a flood nothing is looked at.
    if (this.#waiting >= MOST_WAITING) return this.#refuseFlood();
    const envelope = readEnvelope(data);
    if (typeof envelope === 'string') return this.#owner.onRefusal(envelope);
    const checks = this.#owner.isPartner(envelope.key) ? this.#partnerChecks : this.#otherChecks;
    if (!checks.take(performance.now())) return this.#refuseFlood();
    this.#waiting++;
    this.#work = this.#work.then(() => this.#open(envelope)).finally(() => this.#waiting--);
  }

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

  /** Who floods a line does not flood the page with complaints as well. */
  #refuseFlood(): void {
    const now = performance.now();
    if (now - this.#floodToldAt < ONCE_IN) return;
    this.#floodToldAt = now;
    this.#owner.onRefusal('too-many');
  }
}
