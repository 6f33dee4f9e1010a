import type { RemoteChannel } from './channel.js';

/** A room of Trystero, as far as it is used here; others of its form do, too. */
export interface PeerRoom {
  makeAction(name: string): PeerRoomAction;
  leave(): unknown;
}

/** One kind of message of a room. */
export interface PeerRoomAction {
  send(data: string): unknown;
  /** Besides the text Trystero tells who sent it, which a game does not need. */
  onMessage: ((data: string, context: never) => unknown) | null;
}

/**
 * A channel for `connect` over a room of Trystero, which joins all browsers that name the same room (WebRTC); they find each
 * other by public servers of others, through which no move goes. The page loads Trystero itself.
 *
 * @param room what `joinRoom({ appId }, 'table 7')` gives
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
