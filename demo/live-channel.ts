/**
 * The channel of live games on this site: from browser to browser; public servers only help them to find each other.
 */
import type { RemoteChannel } from '../src/elements/companions/remote/remote.js';
import { late } from './late.js';

/** The name by which pages of this site recognise each other. */
const APP = 'othello-board';

/** Servers by which two browsers find each other; they see addresses but no moves. */
const RELAYS = [
  'wss://koru.bitcointxoko.org',
  'wss://nostr.tegila.com.br',
  'wss://purplerelay.com',
  'wss://yabu.me/v2',
  'wss://staging.yabu.me',
];
/** Servers that tell a browser its own address. */
const ADDRESS_SERVERS = ['stun:stun.l.google.com:19302', 'stun:stun.cloudflare.com:3478'];

/** The hosts that a live game contacts. */
export const CONTACTS: readonly string[] = [
  ...RELAYS.map((address) => new URL(address).host),
  ...ADDRESS_SERVERS.map((address) => address.split(':')[1]!),
];

/** How long no relay may answer before the user is told, in milliseconds. */
const PATIENCE = 4_000;

/** Opens a channel to all browsers that name the same room. */
export async function openChannel(room: string): Promise<RemoteChannel> {
  const [trystero, { roomChannel }] = await Promise.all([
    late(() => import('trystero')),
    late(() => import('../src/elements/companions/remote/remote.js')),
  ]);
  const channel = roomChannel(
    trystero.joinRoom(
      {
        appId: APP,
        password: room,
        relayConfig: { urls: RELAYS },
        rtcConfig: { iceServers: [{ urls: ADDRESS_SERVERS }] },
      },
      room,
    ),
  );
  const socketsOf = trystero.getRelaySockets as () => Readonly<Record<string, WebSocket>>;
  const began = performance.now();
  const reached = (): boolean | undefined => {
    const sockets = Object.values(socketsOf());
    if (sockets.some(({ readyState }) => readyState === WebSocket.OPEN)) return true;
    const isLate = performance.now() - began > PATIENCE;
    return isLate || !navigator.onLine ? false : undefined;
  };
  return { ...channel, reached };
}
