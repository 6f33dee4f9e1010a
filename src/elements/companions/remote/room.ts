/** A channel of Trystero, for pages that load it; see `channel.ts`. */
import type { RemoteChannel } from './channel.js';

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
