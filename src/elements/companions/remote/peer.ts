/** A channel of PeerJS, for pages that load it; see `channel.ts`. */
import type { RemoteChannel } from './channel.js';

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
