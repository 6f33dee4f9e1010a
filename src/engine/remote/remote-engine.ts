import type { Position } from '../../rules/position.js';
import { EngineError, type Engine, type SearchLimits, type SearchResult } from '../engine.js';
import { assertRequest } from '../request.js';
import { openChannel, type Channel, type EngineSource } from './channel.js';

/** How another program is spoken to. */
export interface RemoteOptions {
  /** How long it may take to answer when it is greeted, in milliseconds; 30,000 unless given. */
  readonly greetingTimeout?: number;
}

/** One conversation with a program: it is greeted, asked one thing after another, and left. */
export interface Conversation {
  /** Hears a line of the program. */
  heard(line: string): void;
  /** Greets the program. @returns what it is called */
  greet(): Promise<string>;
  /**
   * Searches a position in which the side to move has a move. An abort ends the search as soon as the protocol lets it, which is
   * when the promise is settled; who asked has been told before.
   */
  search(position: Position, limits: SearchLimits): Promise<SearchResult>;
  /** What is said before the line is closed. */
  readonly farewell: string;
}

/** How a protocol is spoken on a line; `failed` rejects when the line is lost. */
export type Protocol = (send: (line: string) => void, failed: Promise<never>) => Conversation;

interface Connection {
  readonly conversation: Conversation;
  readonly channel: Channel;
}

const GREETING_TIMEOUT = 30_000;

/** Opens a line to a program, greets it, and makes an engine of it. */
export async function connect(
  source: EngineSource,
  protocol: Protocol,
  { greetingTimeout = GREETING_TIMEOUT }: RemoteOptions,
): Promise<Engine> {
  const engine = new RemoteEngine(source, protocol, greetingTimeout);
  await engine.ready();
  return engine;
}

/** Another program as an engine: one search after the other, on a line that is opened again when it was lost. */
class RemoteEngine implements Engine {
  readonly #source: EngineSource;
  readonly #protocol: Protocol;
  readonly #greetingTimeout: number;
  readonly #closing = new AbortController();
  #connection: Promise<Connection> | undefined;
  /** The end of the search before. */
  #before: Promise<unknown> = Promise.resolve();
  #version = '';

  constructor(source: EngineSource, protocol: Protocol, greetingTimeout: number) {
    this.#source = source;
    this.#protocol = protocol;
    this.#greetingTimeout = greetingTimeout;
  }

  get version(): string {
    return this.#version;
  }

  async ready(): Promise<void> {
    await this.#connected();
  }

  async search(position: Position, limits: SearchLimits = {}): Promise<SearchResult> {
    assertRequest(position, limits);
    const signals = [this.#closing.signal, ...(limits.signal ? [limits.signal] : [])];
    const signal = AbortSignal.any(signals);
    signal.throwIfAborted();
    const mine = this.#before.then(async () => {
      signal.throwIfAborted();
      const { conversation } = await this.#connected();
      return searchFrom(conversation, position, { ...limits, signal });
    });
    this.#before = mine.catch(() => undefined);
    // Who asked is told at once; the program may need longer to stop.
    return Promise.race([mine, aborted(signal)]);
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

  #connected(): Promise<Connection> {
    if (!this.#connection) {
      const connection = this.#open();
      this.#connection = connection;
      connection.catch(() => (this.#connection = undefined));
    }
    return this.#connection;
  }

  async #open(): Promise<Connection> {
    let lose: (error: EngineError) => void = () => undefined;
    const failed = new Promise<never>((_, reject) => (lose = reject));
    failed.catch(() => undefined);
    const early: string[] = [];
    let heard = (line: string): void => void early.push(line);
    const channel = await openChannel(this.#source, {
      heard: (line) => heard(line),
      lost: (why) => {
        lose(new EngineError('connection-lost', why));
        this.#connection = undefined;
      },
    });
    const conversation = this.#protocol((line) => channel.send(line), failed);
    heard = (line) => conversation.heard(line);
    early.forEach(heard);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const why = `the program does not answer within ${this.#greetingTimeout} ms as its protocol asks`;
      timer = setTimeout(() => reject(new EngineError('protocol-error', why)), this.#greetingTimeout);
    });
    try {
      this.#version = await Promise.race([conversation.greet(), failed, late]);
    } catch (error) {
      channel.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return { conversation, channel };
  }
}

/** A pass is no question: its value is that of the position after it, for the other side. */
async function searchFrom(
  conversation: Conversation,
  position: Position,
  limits: SearchLimits,
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

/** Rejects with the signal's reason when it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const tell = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', tell, { once: true });
  });
}
