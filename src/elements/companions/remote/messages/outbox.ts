/**
 * The outbox of a connection: signed messages, at a limited rate; of those that wait, only the newest, because each has
 * the whole state.
 */
import { Budget } from './budget.js';
import { sendOn, type RemoteChannel } from '../channel.js';
import type { Identity } from './identity.js';
import { printEnvelope, type Message } from './message.js';

/** Messages in a burst, and per second; the next regular message makes up for those that were not sent. */
const SENT = [20, 10] as const;

/** Signs and sends messages, always the newest one. */
export class Outbox {
  readonly #identity: Identity;
  readonly #channel: RemoteChannel;
  readonly #write: () => Message;
  readonly #budget = new Budget(...SENT);
  #isSigning = false;
  #isWaiting = false;
  #closed = false;
  /** The final message, signed beforehand because there is no time when a page is left. */
  #bye: string | undefined;

  /** @param write creates the message for the current state */
  constructor(identity: Identity, channel: RemoteChannel, write: () => Message) {
    this.#identity = identity;
    this.#channel = channel;
    this.#write = write;
  }

  /** Signs the final message beforehand. */
  async prepareBye(bye: Message): Promise<void> {
    this.#bye = await this.#signed(bye);
  }

  /** Sends the newest message as soon as it is signed. */
  send(): void {
    if (this.#closed || !this.#budget.take(performance.now())) return;
    this.#isWaiting = true;
    if (!this.#isSigning) void this.#sendWaiting();
  }

  /** Sends the final message; nothing is sent afterwards. */
  close(): void {
    if (!this.#closed && this.#bye) sendOn(this.#channel, this.#bye);
    this.#closed = true;
  }

  /** Signs and sends, again if the state has changed meanwhile. */
  async #sendWaiting(): Promise<void> {
    this.#isSigning = true;
    while (this.#isWaiting && !this.#closed) {
      this.#isWaiting = false;
      const text = await this.#signed(this.#write());
      this.#sendNow(text);
    }
    this.#isSigning = false;
  }

  /** Sends nothing after the final message. */
  #sendNow(text: string): void {
    if (!this.#closed) sendOn(this.#channel, text);
  }

  /** A message with its signature. */
  async #signed(message: Message): Promise<string> {
    const text = JSON.stringify(message);
    return printEnvelope({ key: this.#identity.key, signature: await this.#identity.sign(text), text });
  }
}
