import type { RemoteChannel } from '../../remote/remote.js';
import type { SessionPage } from '../page.js';

/** Opens a channel of a page's own to whoever names the same room. */
export type OpenChannel = (room: string) => RemoteChannel | Promise<RemoteChannel>;

/** By what the two sides of a live game find each other. */
export interface LineOptions {
  /** The address of a WebSocket server, to which the name of the room is added. */
  readonly relay: string | undefined;
  readonly openChannel: OpenChannel | undefined;
  /** Whom `openChannel` contacts, by name. */
  readonly contacts: readonly string[];
}

/** Whom a line contacts, by name; empty where it only reaches the other tabs of this browser. */
export function contactsOf(
  { relay, openChannel, contacts }: LineOptions,
  page: SessionPage,
): readonly string[] {
  if (openChannel) return contacts.length > 0 ? contacts : [new URL(page.address).host];
  if (!relay) return [];
  // Who stands before the @ of an address is not the one who is contacted: `wss://trusted.example@other.example`.
  return [URL.canParse(relay, page.address) ? new URL(relay, page.address).host : relay];
}
