/** Connects a live game to its room. `LiveGame` imports it late, because most games are not live. */
import { relayChannel, type RemoteChannel } from './remote.js';
import { sendOn } from './channel.js';
import type { ChannelOptions } from './channel.js';

/** A channel that can be closed. */
export type ClosableChannel = RemoteChannel & { close(): void };

/** How long a page's own channel may take to open before it counts as failed, in milliseconds. */
const PATIENCE = 4_000;

/**
 * Connects to a room: at once to the other tabs of this browser, and to other machines by the page's own channel
 * when it is open, otherwise by its relay.
 *
 * @param onFailure called if the channel to other machines could not be opened; other tabs are still reached
 */
export function openRoom(
  room: string,
  options: ChannelOptions,
  onFailure: (cause: unknown) => void,
): ClosableChannel {
  const channels: RemoteChannel[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  const began = performance.now();
  let elsewhere: RemoteChannel | undefined;
  let isClosed = false;
  let isFailed = false;

  function add(channel: RemoteChannel): void {
    channels.push(channel);
    for (const listener of listeners) listen(channel, listener);
  }

  async function addElsewhere(): Promise<void> {
    try {
      const channel = await openElsewhere(room, options);
      if (isClosed) channel?.close?.();
      else if (channel) add((elsewhere = channel));
    } catch (cause) {
      isFailed = true;
      if (!isClosed) onFailure(cause);
    }
  }

  /** Whether other machines can be reached, while there is no channel that knows. */
  function reachedSoFar(): boolean | undefined {
    if (!options.openChannel && !options.relay) return undefined;
    return isFailed || performance.now() - began > PATIENCE ? false : undefined;
  }

  add(new BroadcastChannel(`othello ${room}`));
  void addElsewhere();
  // A message that arrives more than once is recognised by its number.
  return {
    addEventListener: (_, listener) => {
      listeners.add(listener);
      for (const channel of channels) listen(channel, listener);
    },
    removeEventListener: (type, listener) => {
      listeners.delete(listener);
      for (const channel of channels) channel.removeEventListener(type, listener);
    },
    send: (text) => channels.forEach((channel) => sendOn(channel, text)),
    reached: () => (elsewhere ? elsewhere.reached?.() : reachedSoFar()),
    close: () => {
      isClosed = true;
      for (const channel of channels) channel.close?.();
    },
  };
}

/** Opens the page's own channel, or one over its server. */
async function openElsewhere(
  room: string,
  { relay, openChannel }: ChannelOptions,
): Promise<RemoteChannel | undefined> {
  if (openChannel) return openChannel(room);
  return relay ? relayChannel(`${relay}${relay.endsWith('/') ? '' : '/'}${room}`) : undefined;
}

/** Listens to a channel, and starts one that has to be started. */
function listen(channel: RemoteChannel, listener: (event: MessageEvent) => void): void {
  channel.addEventListener('message', listener);
  channel.start?.();
}
