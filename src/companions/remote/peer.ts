import type { RemoteChannel } from './channel.js';

/** A connection of PeerJS (`DataConnection`), as far as it is used here; others of its form do, too. */
export interface PeerConnection {
  on(event: 'data', listener: (data: unknown) => void): unknown;
  off(event: 'data', listener: (data: unknown) => void): unknown;
  send(data: string): unknown;
}

/**
 * A channel for `connect` over a connection of PeerJS, which opens a line between two browsers (WebRTC) by a short id that one
 * of them tells the other. The page loads PeerJS itself.
 *
 * @param connection what `peer.connect(id)` gives, or the event `connection` of the other side
 */
export function peerChannel(connection: PeerConnection): RemoteChannel {
  const listeners = new Map<(event: MessageEvent) => void, (data: unknown) => void>();
  return {
    addEventListener(_, listener) {
      if (listeners.has(listener)) return;
      const heard = (data: unknown): void => listener(new MessageEvent('message', { data }));
      listeners.set(listener, heard);
      connection.on('data', heard);
    },
    removeEventListener(_, listener) {
      const heard = listeners.get(listener);
      if (heard) connection.off('data', heard);
      listeners.delete(listener);
    },
    send: (text) => void connection.send(text),
  };
}
