/** What carries messages: a `BroadcastChannel`, `WebSocket`, `RTCDataChannel`, `MessagePort`, or anything of their form. */
export interface RemoteChannel {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage?(data: string): void;
  send?(data: string): void;
  /** A `MessagePort` begins to hand out messages when it is started. */
  start?(): void;
  /** Whether it has reached the server, or the others, that it needs; `undefined` while it tries, and where that is not known. */
  reached?(): boolean | undefined;
  /** Ends the line. */
  close?(): void;
}

/** Sends on a channel; what cannot be sent now is lost, and sent again later as any lost message. */
export function sendOn(channel: RemoteChannel, text: string): void {
  try {
    if (channel.send) channel.send(text);
    else channel.postMessage?.(text);
  } catch {
    // The line is not open yet, or not any more.
  }
}
