/** The page passes one to `connect`; the functions for servers (`relay.ts`, `peer.ts`, `room.ts`) make others. */

/**
 * Carries messages: a `BroadcastChannel`, `WebSocket`, `RTCDataChannel`, `MessagePort`, or anything with the same
 * methods.
 */
export interface RemoteChannel {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage?(data: string): void;
  send?(data: string): void;
  /** A `MessagePort` must be started before it delivers messages. */
  start?(): void;
  /** Whether it has reached the server or the others; `undefined` while it tries, and if it does not know. */
  reached?(): boolean | undefined;
  /** Ends the connection. */
  close?(): void;
}

/** Sends on a channel. What cannot be sent now is lost, and repeated later like any lost message. */
export function sendOn(channel: RemoteChannel, text: string): void {
  try {
    if (channel.send) channel.send(text);
    else channel.postMessage?.(text);
  } catch {
    // The channel is not open yet, or closed already.
  }
}
