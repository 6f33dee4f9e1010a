/** A channel over a WebSocket server; `<othello-game>` with `relay` uses it. See `channel.ts`. */
import type { RemoteChannel } from './channel.js';

/** The delay before a lost connection is opened again, in milliseconds; it doubles each time. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** How long a server may stay silent before it counts as unreachable, in milliseconds. */
const PATIENCE = 4_000;

/**
 * A channel for `connect` over a WebSocket, which is opened again whenever it is lost, until the channel is closed.
 *
 * @param address of a server that passes messages on, such as `wss://example.com/table-7`
 * @throws {SyntaxError} when it is not the address of a WebSocket
 */
export function relayChannel(address: string): RemoteChannel & { close(): void } {
  const listeners = new Set<(event: MessageEvent) => void>();
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let isReached: boolean | undefined;
  const began = performance.now();
  let line = open();

  function open(): WebSocket {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      wait = FIRST_WAIT;
      isReached = true;
    });
    socket.addEventListener('message', (event: MessageEvent) => {
      for (const listener of listeners) listener(event);
    });
    socket.addEventListener('close', () => {
      isReached = false;
      if (isClosed) return;
      timer = setTimeout(() => (line = open()), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
    return socket;
  }

  return {
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    // Messages that are lost while disconnected are repeated: see `connect`.
    send: (text) => {
      if (line.readyState === WebSocket.OPEN) line.send(text);
    },
    // Browsers wait for minutes if nobody answers.
    reached: () => isReached ?? (performance.now() - began > PATIENCE ? false : undefined),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      line.close();
    },
  };
}
