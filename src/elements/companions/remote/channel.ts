/**
 * Channels, over which two boards reach each other: their interface, and those over a WebSocket server, PeerJS and Trystero,
 * whose objects the page passes in. A page passes a channel to `connect`; `<othello-game>` opens one by its `relay`.
 */

/**
 * Carries messages: a `BroadcastChannel`, `WebSocket`, `RTCDataChannel`, `MessagePort`, or anything with the same
 * methods.
 */
export interface RemoteChannel {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage?(data: string): void;
  send?(data: string): void;
  /** A `MessagePort` must be started before it delivers messages. */
  start?(): void;
  /** Whether it has reached the server or the others; `undefined` while it tries, and if it does not know. */
  reached?(): boolean | undefined;
  /** Ends the connection. */
  close?(): void;
}

/** Opens the page's own channel to a named room. */
export type OpenChannel = (room: string) => RemoteChannel | Promise<RemoteChannel>;

/** How the two sides of a live game find each other. */
export interface ChannelOptions {
  /** The address of a WebSocket server; the name of the room is appended. */
  readonly relay: string | undefined;
  readonly openChannel: OpenChannel | undefined;
  /** The hosts that `openChannel` contacts. */
  readonly contacts: readonly string[];
}

/** Sends on a channel. What cannot be sent now is lost, and repeated later like any lost message. */
export function sendOn(channel: RemoteChannel, text: string): void {
  try {
    if (channel.send) channel.send(text);
    else channel.postMessage?.(text);
  } catch {
    // The channel is not open yet, or closed already.
  }
}

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

/** The part of a PeerJS connection (`DataConnection`) that is used here; other objects of this form work too. */
export interface PeerConnection {
  on(event: 'data', listener: (data: unknown) => void): unknown;
  off(event: 'data', listener: (data: unknown) => void): unknown;
  send(data: string): unknown;
}

/**
 * A channel for `connect` over a PeerJS connection. PeerJS connects two browsers (WebRTC) by a short id that one tells
 * the other. The page loads PeerJS itself.
 *
 * @param connection the result of `peer.connect(id)`, or from the event `connection` on the other side
 */
export function peerChannel(connection: PeerConnection): RemoteChannel {
  const listeners = new Map<(event: MessageEvent) => void, (data: unknown) => void>();
  return {
    addEventListener(_, listener) {
      if (listeners.has(listener)) return;
      const onData = (data: unknown): void => listener(new MessageEvent('message', { data }));
      listeners.set(listener, onData);
      connection.on('data', onData);
    },
    removeEventListener(_, listener) {
      const onData = listeners.get(listener);
      if (onData) connection.off('data', onData);
      listeners.delete(listener);
    },
    send: (text) => void connection.send(text),
  };
}

/** The part of a Trystero room that is used here; other objects of this form work too. */
export interface PeerRoom {
  makeAction(name: string): PeerRoomAction;
  leave(): unknown;
}

/** One kind of message of a room. */
export interface PeerRoomAction {
  send(data: string): unknown;
  /** Besides the text, Trystero passes the sender, which a game does not need. */
  onMessage: ((data: string, context: never) => unknown) | null;
}

/**
 * A channel for `connect` over a Trystero room, which joins all browsers that name the same room (WebRTC). They find
 * each other by public servers of third parties, which see no moves. The page loads Trystero itself.
 *
 * @param room the result of `joinRoom({ appId }, 'table 7')`
 */
export function roomChannel(room: PeerRoom): RemoteChannel {
  const listeners = new Set<(event: MessageEvent) => void>();
  const action = room.makeAction('othello');
  action.onMessage = (data) => {
    for (const listener of listeners) listener(new MessageEvent('message', { data }));
  };
  return {
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    send: (text) => void action.send(text),
    close: () => void room.leave(),
  };
}
