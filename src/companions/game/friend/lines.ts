/** The lines of a live game. */
import { relayChannel, type RemoteChannel } from '../../remote/remote.js';
import { sendOn } from '../../remote/channel.js';
import type { LineOptions } from './line-options.js';

/** A channel that can be closed. */
export type Line = RemoteChannel & { close(): void };

/**
 * The line to a room: always to the other tabs of this browser, and to elsewhere by the page's own channel, else by its relay.
 *
 * @param onFailure told where the page's channel could not be opened; the other tabs are reached all the same
 */
export async function openLine(
  room: string,
  { relay, openChannel }: LineOptions,
  onFailure: (cause: unknown) => void,
): Promise<Line> {
  const channels: RemoteChannel[] = [new BroadcastChannel(`othello ${room}`)];
  try {
    if (openChannel) channels.push(await openChannel(room));
    else if (relay) channels.push(relayChannel(`${relay}${relay.endsWith('/') ? '' : '/'}${room}`));
  } catch (cause) {
    onFailure(cause);
  }
  return allOf(channels);
}

/** One channel of several; what comes by more than one of them is known by its number. */
function allOf(channels: readonly RemoteChannel[]): Line {
  return {
    addEventListener: (type, listener) =>
      channels.forEach((channel) => {
        channel.addEventListener(type, listener);
        channel.start?.();
      }),
    removeEventListener: (type, listener) =>
      channels.forEach((channel) => channel.removeEventListener(type, listener)),
    send: (text) => channels.forEach((channel) => sendOn(channel, text)),
    reached: () => channels.at(-1)!.reached?.(),
    close: () => channels.forEach((channel) => channel.close?.()),
  };
}
