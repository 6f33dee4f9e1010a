/**
 * A line of text to and from another program, over a WebSocket or streams. `remote-engine.ts` talks over it. A lost
 * connection ends the channel; the engine opens another.
 */
import { EngineError } from '../engine.js';

/** Streams of another program, for instance a child process: what it writes, how to write to it, and how to end it. */
export interface TextStreams {
  readonly input: AsyncIterable<string | Uint8Array>;
  write(text: string): void;
  close(): void;
}

/** The part of a WebSocket in use: the browser's own, or a library's. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Where another program is: the address of a WebSocket (`ws://localhost:8123`), a WebSocket, or streams. */
export type EngineSource = string | URL | SocketLike | TextStreams;

/** A connection to another program, which exchanges lines of text. */
export interface Channel {
  /** Sends a line, without its end. */
  send(line: string): void;
  close(): void;
}

/** Receives the lines, and once the end. */
export interface ChannelListener {
  /** A line has arrived, without its end. */
  heard(line: string): void;
  /** The connection has ended; the reason is a sentence. */
  lost(why: string): void;
}

/** `WebSocket.OPEN`, which Node before version 22 does not have. */
const OPEN = 1;
/** The longest line accepted, in characters. */
const LONGEST_LINE = 1_000_000;

/**
 * Opens a connection to another program.
 *
 * @param limit milliseconds for an address or a socket to open
 * @throws {EngineError} `connection-lost` when the address does not answer
 */
export async function openChannel(
  source: EngineSource,
  listener: ChannelListener,
  limit: number,
): Promise<Channel> {
  if (typeof source === 'string' || source instanceof URL) return openAddress(source, listener, limit);
  if ('input' in source) return openStreams(source, listener);
  return openSocket(source, 'the socket', listener, limit);
}

/** Opens a WebSocket to an address. */
function openAddress(address: string | URL, listener: ChannelListener, limit: number): Promise<Channel> {
  let socket: SocketLike;
  try {
    socket = new WebSocket(address);
  } catch (cause) {
    const error = new EngineError(
      'connection-lost',
      `${String(address)} is not the address of a WebSocket, such as ws://localhost:8123`,
      { cause },
    );
    return Promise.reject(error);
  }
  return openSocket(socket, String(address), listener, limit);
}

/** Makes a channel of a WebSocket, once that is open. @param name of the other end, for errors */
async function openSocket(
  socket: SocketLike,
  name: string,
  listener: ChannelListener,
  limit: number,
): Promise<Channel> {
  const lines = new LineSplitter(listener);
  let opened = socket.readyState === OPEN;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (socket.readyState > OPEN) throw new EngineError('connection-lost', `${name} is closed`);
  await new Promise<void>((resolve, reject) => {
    const end = (): void => {
      if (closed) return;
      closed = true;
      if (opened) lines.end(`the line to ${name} was lost`);
      else {
        const why = `nobody answers at ${name}, or this page is not let in; is the bridge running?`;
        reject(new EngineError('connection-lost', why));
      }
    };
    socket.addEventListener('open', () => {
      opened = true;
      resolve();
    });
    // A message of the bridge has one or more lines; the last may lack its line end.
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') lines.add(data.endsWith('\n') ? data : `${data}\n`);
    });
    socket.addEventListener('close', end);
    socket.addEventListener('error', end);
    if (opened) resolve();
    // A server may accept the connection and say nothing.
    timer = setTimeout(() => {
      end();
      socket.close();
    }, limit);
  }).finally(() => clearTimeout(timer));
  return {
    send: (line) => {
      if (!closed) socket.send(`${line}\n`);
    },
    close: () => {
      closed = true;
      socket.close();
    },
  };
}

/** Makes a channel of streams, which are open already. */
function openStreams(streams: TextStreams, listener: ChannelListener): Channel {
  const lines = new LineSplitter(listener);
  let closed = false;
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of streams.input) {
      lines.add(typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true }));
    }
  };
  const end = (why: string): void => {
    if (!closed) lines.end(why);
    closed = true;
  };
  read().then(
    () => end('the program ended'),
    (error: unknown) => end(`the program cannot be read: ${String(error)}`),
  );
  return {
    send: (line) => {
      if (!closed) streams.write(`${line}\n`);
    },
    close: () => {
      closed = true;
      streams.close();
    },
  };
}

/** Splits text that arrives in chunks into lines. */
class LineSplitter {
  readonly #listener: ChannelListener;
  /** The beginning of a line whose end has not arrived. */
  #rest = '';
  #ended = false;

  constructor(listener: ChannelListener) {
    this.#listener = listener;
  }

  /** Passes on the lines that end in a chunk. */
  add(text: string): void {
    if (this.#ended) return;
    const end = text.lastIndexOf('\n');
    // Only the new chunk is scanned, however many chunks a line has.
    if (end < 0) {
      this.#rest += text;
    } else {
      const lines = (this.#rest + text.slice(0, end)).split('\n');
      this.#rest = text.slice(end + 1);
      for (const line of lines) this.#listener.heard(line.endsWith('\r') ? line.slice(0, -1) : line);
    }
    if (this.#rest.length > LONGEST_LINE) this.end('the program writes lines without end');
  }

  /** Reports the end, once; an incomplete last line is dropped. */
  end(why: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#listener.lost(why);
  }
}
