/** `othello-board/remote.js`: a game with somebody elsewhere, over anything that carries messages. */
export type { RemoteBoard } from './board.js';
export type { RemoteChannel } from './channel.js';
export { peerChannel, type PeerConnection } from './peer.js';
export { relayChannel } from './relay.js';
export { roomChannel, type PeerRoom, type PeerRoomAction } from './room.js';
export {
  connect,
  RemoteConnection,
  type ConnectOptions,
  type RemoteEventMap,
  type RemotePeer,
} from './connection.js';
export type { OfferKind, RefusalReason } from './message.js';
export type { RemoteEnd, RemoteRecord, SpentTime } from './record.js';
