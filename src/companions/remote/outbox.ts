import { Budget } from './budget.js';
import { sendOn, type RemoteChannel } from './channel.js';
import type { Identity } from './identity.js';
import { printEnvelope, type Message } from './message.js';

/** How many messages are sent at once, and in a second: what could not be sent comes with the next regular one. */
const SENT = [20, 10] as const;

/** Signs messages and sends them, always the newest one. */
export class Outbox {
  readonly #identity: Identity;
  readonly #channel: RemoteChannel;
  readonly #write: () => Message;
  readonly #budget = new Budget(...SENT);
  #isSigning = false;
  #isWaiting = false;
  #closed = false;
  /** The message that ends the connection: when a page is left there is no time to sign it. */
  #bye: string | undefined;

  /** @param write the message as it is at this moment */
  constructor(identity: Identity, channel: RemoteChannel, write: () => Message) {
    this.#identity = identity;
    this.#channel = channel;
    this.#write = write;
  }

  /** Signs the last message of all beforehand. */
  async prepareBye(bye: Message): Promise<void> {
    this.#bye = await this.#signed(bye);
  }

  /** Sends the newest message as soon as it is signed. */
  send(): void {
    if (this.#closed || !this.#budget.take(performance.now())) return;
    this.#isWaiting = true;
    if (!this.#isSigning) void this.#sendWaiting();
  }

  /** Says goodbye; nothing is sent any more. */
  close(): void {
    if (!this.#closed && this.#bye) sendOn(this.#channel, this.#bye);
    this.#closed = true;
  }

  async #sendWaiting(): Promise<void> {
    this.#isSigning = true;
    while (this.#isWaiting && !this.#closed) {
      this.#isWaiting = false;
      const text = await this.#signed(this.#write());
      this.#sendNow(text);
    }
    this.#isSigning = false;
  }

  /** After goodbye nothing more is said. */
  #sendNow(text: string): void {
    if (!this.#closed) sendOn(this.#channel, text);
  }

  async #signed(message: Message): Promise<string> {
    const text = JSON.stringify(message);
    return printEnvelope({ key: this.#identity.key, signature: await this.#identity.sign(text), text });
  }
}
