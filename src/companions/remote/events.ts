import type { Color } from '../../rules/color.js';
import type { RefusalReason } from './message.js';
import type { OfferKind } from './offer.js';
import type { RemoteRecord, SpentTime } from './record.js';

/** The other side, as far as it has been heard of. */
export interface RemotePeer {
  readonly name: string;
  readonly side: Color;
}

/** What a connection tells, by the names of its events. */
export interface RemoteEventMap {
  /** The other side is there, or is there again. */
  join: CustomEvent<RemotePeer>;
  /** The other side has left. */
  leave: CustomEvent<RemotePeer>;
  /** The record has changed, here or there. */
  change: CustomEvent<RemoteRecord>;
  /** Both sides have the same record. */
  agree: CustomEvent<RemoteRecord>;
  /** The other side has told how long it has been thinking. */
  time: CustomEvent<SpentTime>;
  /** The other side shows another game, in which moves of this side differ: neither takes the other's. */
  fork: CustomEvent<{ readonly mine: RemoteRecord; readonly theirs: RemoteRecord }>;
  /** The other side asks for something: `accept()` or `decline()`. */
  offer: CustomEvent<{ readonly kind: OfferKind }>;
  /** The other side has answered what was asked here. */
  answer: CustomEvent<{ readonly kind: OfferKind; readonly accepted: boolean }>;
  /** The other side plays this game with somebody else, as where a link was opened twice: nothing is left but to watch. */
  taken: CustomEvent<null>;
  /** A message was not followed, and has changed nothing. */
  refuse: CustomEvent<{ readonly reason: RefusalReason }>;
}

/** What those who take part in a game tell the connection that they speak by. */
export interface Outlet {
  tell<Name extends keyof RemoteEventMap>(name: Name, detail: RemoteEventMap[Name]['detail']): void;
  /** The board has to show a record; another game begins where that is so. */
  show(record: RemoteRecord, isNewGame: boolean): void;
  /** Says how things are here. */
  send(): void;
}
