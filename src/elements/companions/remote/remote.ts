/** `othello-board/remote.js`: a game with a person elsewhere, over anything that carries messages. */
export type { RemoteBoard } from './remote-board.js';
export {
  peerChannel,
  relayChannel,
  roomChannel,
  type PeerConnection,
  type PeerRoom,
  type PeerRoomAction,
  type RemoteChannel,
} from './channel.js';
export { connect, newSeat, RemoteConnection, type ConnectOptions, type RemoteSeat } from './connection.js';
export type { RemoteEventMap, RemotePeer } from './participants/remote-events.js';
export type { RefusalReason } from './messages/message.js';
export type { OfferKind } from './messages/offer.js';
export type { RemoteClock } from './participants/participant.js';
export type { RemoteEnd, RemoteRecord, SpentTime } from './messages/record.js';
