/** `othello-board/remote.js`: a game with a person elsewhere, over anything that carries messages. */
export type { RemoteBoard } from './remote-board.js';
export type { RemoteChannel } from './channel.js';
export { peerChannel, type PeerConnection } from './peer.js';
export { relayChannel } from './relay.js';
export { roomChannel, type PeerRoom, type PeerRoomAction } from './room.js';
export { connect, newSeat, RemoteConnection, type ConnectOptions, type RemoteSeat } from './connection.js';
export type { RemoteEventMap, RemotePeer } from './remote-events.js';
export type { RefusalReason } from './message.js';
export type { OfferKind } from './offer.js';
export type { RemoteClock } from './participant.js';
export type { RemoteEnd, RemoteRecord, SpentTime } from './record.js';
