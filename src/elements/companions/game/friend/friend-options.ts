/** What is agreed for a game with a friend elsewhere, and how the two are connected. */
import type { RemoteChannel } from '../../remote/remote.js';
import type { SessionPage } from '../page.js';
import type { Color } from '../../../../core/rules/color.js';

/** Opens the page's own channel to a named room. */
export type OpenChannel = (room: string) => RemoteChannel | Promise<RemoteChannel>;

/** How the two sides of a live game find each other. */
export interface ChannelOptions {
  /** The address of a WebSocket server; the name of the room is appended. */
  readonly relay: string | undefined;
  readonly openChannel: OpenChannel | undefined;
  /** The hosts that `openChannel` contacts. */
  readonly contacts: readonly string[];
}

/** The hosts that a connection contacts; empty if it only reaches other tabs of this browser. */
export function contactsOf(
  { relay, openChannel, contacts }: ChannelOptions,
  page: SessionPage,
): readonly string[] {
  if (openChannel) return contacts.length > 0 ? contacts : [new URL(page.address).host];
  if (!relay) return [];
  // The part before an @ is not the host: `wss://trusted.example@other.example`.
  try {
    return [new URL(relay, page.address).host];
  } catch {
    return [relay];
  }
}

/** The agreement for a game by turns. */
export interface FriendAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Days for each move; no clock if absent. */
  readonly days?: number | undefined;
}

/** The agreement for a live game. */
export interface LiveAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Each side's time for the game and the increment, in seconds; no clock if absent. */
  readonly time?: number | undefined;
  readonly increment?: number | undefined;
}
