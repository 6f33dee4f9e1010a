/** The events of a connection of two boards. `connection.ts` sends them on the board. */
import type { Color } from '../../../../core/rules/color.js';
import type { RefusalReason } from '../messages/message.js';
import type { OfferKind } from '../messages/offer.js';
import type { RemoteRecord, SpentTime } from '../messages/record.js';

/** What is known of the other side. */
export interface RemotePeer {
  readonly name: string;
  readonly side: Color;
}

/** The events of a connection, by name. */
export interface RemoteEventMap {
  /** The other side has joined, or is back. */
  join: CustomEvent<RemotePeer>;
  /** The other side has left. */
  leave: CustomEvent<RemotePeer>;
  /** The record has changed, here or there. */
  change: CustomEvent<RemoteRecord>;
  /** Both sides have the same record. */
  agree: CustomEvent<RemoteRecord>;
  /** The other side has reported its thinking time. */
  time: CustomEvent<SpentTime>;
  /** The other side has another game, in which moves of this side differ; neither side accepts the other's. */
  fork: CustomEvent<{ readonly mine: RemoteRecord; readonly theirs: RemoteRecord }>;
  /** The other side requests something: answer by `accept()` or `decline()`. */
  offer: CustomEvent<{ readonly kind: OfferKind }>;
  /** The other side has answered a request. */
  answer: CustomEvent<{ readonly kind: OfferKind; readonly accepted: boolean }>;
  /**
   * The other side plays this game with someone else, for example because a link was opened twice; this page can only
   * watch.
   */
  taken: CustomEvent<null>;
  /** A message was rejected, and has changed nothing. */
  refuse: CustomEvent<{ readonly reason: RefusalReason }>;
}

/** How participants talk to their connection. */
export interface Outlet {
  tell<Name extends keyof RemoteEventMap>(name: Name, detail: RemoteEventMap[Name]['detail']): void;
  /** Shows a record on the board, as another game if `isNewGame`. */
  show(record: RemoteRecord, isNewGame: boolean): void;
  /** Sends the current state. */
  send(): void;
}
