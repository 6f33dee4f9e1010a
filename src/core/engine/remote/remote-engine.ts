/**
 * An engine that is another program: what its protocols have in common. `gtp.ts` and `nboard.ts` give it the words of a
 * protocol; it queues searches and reconnects.
 */
import type { Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import { onAbort } from '../on-abort.js';
import { EngineError, type Engine, type SearchLimits, type SearchResult } from '../engine.js';
import { assertRequest } from '../protocol/request.js';
import { openChannel, type Channel, type ChannelListener, type EngineSource } from './program-channel.js';
import { inTime, type Patience } from './patience.js';

/** How to talk to another program. */
export interface RemoteOptions {
  /** Time limit of opening the line, and then of the first answer, in milliseconds; default 30,000. */
  readonly greetingTimeout?: number;
  /**
   * Time limit of answers without a search, and of ending a search after its time or an abort, in milliseconds; default
   * 30,000. After it the connection is closed with a `protocol-error`.
   */
  readonly answerTimeout?: number;
  /** Time limit of a search without `limits.time`, in milliseconds; default 300,000. */
  readonly searchTimeout?: number;
  /** How long a search tries to reopen a lost connection to an address, in milliseconds; default 10,000. */
  readonly reconnectTimeout?: number;
}

/** The clocks of a game, for a program that divides its time itself; in milliseconds. */
export interface GameClock {
  /** The time that each side has for the game, without the increments. */
  readonly main: number;
  /** What each move adds to its side's clock. */
  readonly increment: number;
  /** What each side has left. */
  readonly left: Readonly<Record<Color, number>>;
}

/** The limits of a search by another program. */
export interface ProgramLimits extends SearchLimits {
  /** The clocks of the game, which the program gets in place of `time`. The caller runs them. */
  readonly clock?: GameClock;
}

/** Another program as an engine. */
export interface ProgramEngine extends Engine {
  search(position: Position, limits?: ProgramLimits): Promise<SearchResult>;
}

/** One conversation with a program: a greeting, requests one at a time, a farewell. */
export interface Conversation {
  /** Receives a line from the program. */
  heard(line: string): void;
  /** Greets the program. @returns its name */
  greet(): Promise<string>;
  /**
   * Searches a position in which the side to move has a move. After an abort the promise settles once the protocol has
   * ended the search; the caller's promise has rejected before.
   */
  search(position: Position, limits: ProgramLimits): Promise<SearchResult>;
  /** The last command before the line is closed. */
  readonly farewell: string;
}

/** The line of a conversation. */
export interface Line {
  send(line: string): void;
  /** Rejects when the line is lost. */
  readonly failed: Promise<never>;
  /** Closes the line because of a fault of the program. */
  readonly giveUp: (why: EngineError) => void;
  readonly patience: Patience;
}

/** Starts a protocol's conversation on a line. */
export type Protocol = (line: Line) => Conversation;

/** An open line, and the conversation on it. */
interface Connection {
  readonly conversation: Conversation;
  readonly channel: Channel;
}

/** How long the program may take, in milliseconds: for the first answer, any other, a search, and to be reached again. */
const GREETING_TIMEOUT = 30_000;
const ANSWER_TIMEOUT = 30_000;
const SEARCH_TIMEOUT = 300_000;
const RECONNECT_TIMEOUT = 10_000;
/** Milliseconds between two attempts to open a line again. */
const RECONNECT_INTERVAL = 500;

/** Opens a line to a program, greets it, and makes an engine of it. */
export async function connect(
  source: EngineSource,
  protocol: Protocol,
  options: RemoteOptions,
): Promise<ProgramEngine> {
  const engine = new RemoteEngine(source, protocol, options);
  await engine.ready();
  return engine;
}

/** Another program as an engine: one search at a time, on a line that is reopened when lost. */
class RemoteEngine implements ProgramEngine {
  readonly #source: EngineSource;
  readonly #protocol: Protocol;
  readonly #reconnectTimeout: number;
  readonly #patience: Patience;
  readonly #closing = new AbortController();
  #connection: Promise<Connection> | undefined;
  #hadConnection = false;
  /** Settles when the previous search has ended. */
  #before: Promise<unknown> = Promise.resolve();
  #version = '';

  constructor(source: EngineSource, protocol: Protocol, options: RemoteOptions) {
    this.#source = source;
    this.#protocol = protocol;
    // Closed streams and sockets cannot be reopened.
    const isAddress = typeof source === 'string' || source instanceof URL;
    this.#reconnectTimeout = isAddress ? (options.reconnectTimeout ?? RECONNECT_TIMEOUT) : 0;
    this.#patience = {
      answer: options.answerTimeout ?? ANSWER_TIMEOUT,
      search: options.searchTimeout ?? SEARCH_TIMEOUT,
      greeting: options.greetingTimeout ?? GREETING_TIMEOUT,
    };
  }

  get version(): string {
    return this.#version;
  }

  async ready(): Promise<void> {
    await this.#connected();
  }

  async search(position: Position, { clock, ...plain }: ProgramLimits = {}): Promise<SearchResult> {
    assertRequest(position, plain);
    const limits = { ...plain, ...(clock && { clock }) };
    const signals = [this.#closing.signal, ...(limits.signal ? [limits.signal] : [])];
    const signal = AbortSignal.any(signals);
    signal.throwIfAborted();
    const mine = this.#before.then(async () => {
      signal.throwIfAborted();
      const { conversation } = await this.#connected();
      try {
        return await searchFrom(conversation, position, { ...limits, signal });
      } catch (error) {
        if (!isLost(error) || !this.#reconnectTimeout || signal.aborted) throw error;
      }
      // A restarted bridge knows nothing of earlier requests.
      const again = await this.#connected();
      return searchFrom(again.conversation, position, { ...limits, signal });
    });
    this.#before = mine.catch(() => undefined);
    // The caller's promise rejects at once; the program may need longer to stop.
    const [stopped, forget] = aborted(signal);
    return Promise.race([mine, stopped]).finally(forget);
  }

  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new DOMException('The engine was closed', 'AbortError'));
    this.#connection?.then(
      ({ channel, conversation }) => {
        channel.send(conversation.farewell);
        channel.close();
      },
      () => undefined,
    );
  }

  /** The connection, which is opened when first needed and again when it was lost. */
  #connected(): Promise<Connection> {
    if (!this.#connection) {
      const connection = this.#hadConnection ? this.#openAgain() : this.#open();
      this.#connection = connection;
      connection.then(
        () => (this.#hadConnection = true),
        () => (this.#connection = undefined),
      );
    }
    return this.#connection;
  }

  /** Tries to open the line until it succeeds, or the time is up. */
  async #openAgain(): Promise<Connection> {
    const begin = performance.now();
    for (;;) {
      try {
        return await this.#open();
      } catch (error) {
        const left = begin + this.#reconnectTimeout - performance.now();
        if (!isLost(error) || left <= 0 || this.#closing.signal.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, RECONNECT_INTERVAL)));
      }
    }
  }

  /** Opens the line and greets the program. */
  async #open(): Promise<Connection> {
    let lose: (error: EngineError) => void = () => undefined;
    const failed = new Promise<never>((_, reject) => (lose = reject));
    failed.catch(() => undefined);
    const early: string[] = [];
    let heard = (line: string): void => void early.push(line);
    const opened = { greeted: false, over: false };
    const end = (error: EngineError): void => {
      if (opened.over) return;
      opened.over = true;
      lose(error);
      // Until it is greeted, the line is one that is being opened, maybe not for the last time.
      if (opened.greeted) this.#connection = undefined;
    };
    const opening: { channel?: Channel } = {};
    const listener: ChannelListener = {
      heard: (line) => heard(line),
      lost: (why) => {
        end(new EngineError('connection-lost', why));
        // A program that writes without end must not go on.
        opening.channel?.close();
      },
    };
    const channel = await openChannel(this.#source, listener, this.#patience.greeting);
    opening.channel = channel;
    const giveUp = (why: EngineError): void => {
      end(why);
      channel.close();
    };
    const conversation = this.#protocol({
      send: (line) => channel.send(line),
      failed,
      giveUp,
      patience: this.#patience,
    });
    heard = (line) => conversation.heard(line);
    early.forEach(heard);
    try {
      const greeting = Promise.race([conversation.greet(), failed]);
      this.#version = await inTime(greeting, 'as its protocol asks', this.#patience.greeting);
      // Lost with the end of the greeting.
      if (opened.over) await failed;
      opened.greeted = true;
    } catch (error) {
      giveUp(error as EngineError);
      throw error;
    }
    return { conversation, channel };
  }
}

/** Whether an error means that the line is gone. */
function isLost(error: unknown): boolean {
  return error instanceof EngineError && error.code === 'connection-lost';
}

/** A pass needs no search of its own: its value is that of the position after it, for the other side. */
async function searchFrom(
  conversation: Conversation,
  position: Position,
  limits: ProgramLimits,
): Promise<SearchResult> {
  if (position.phase === 'play') return conversation.search(position, limits);
  const after = await conversation.search(position.pass(), limits);
  const value = 0 - after.value;
  const line = ['pass', ...after.line] as const;
  const found = { ...after, move: 'pass', value, line } as const;
  const { certainty, depth, confidence } = found;
  const move = { move: 'pass', value, line, certainty, depth } as const;
  return { ...found, moves: [{ ...move, ...(confidence !== undefined && { confidence }) }] };
}

/** A promise that rejects with the signal's reason on abort, and a function that stops listening. */
function aborted(signal: AbortSignal): [Promise<never>, () => void] {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    forget = onAbort(signal, () => reject(signal.reason as Error));
  });
  return [promise, forget];
}
