/** Who waits for a signal, and the one listener that it has for all of them. */
interface Waiting {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls back when a signal is aborted; not when it is already. However many wait for a signal, it has one listener: Node
 * warns of a leak from the eleventh on.
 *
 * @returns ends the wait
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, listener } = waitingFor.get(signal) ?? listenTo(signal);
  // Its own function: the same one may be passed twice.
  const call = (): void => callback();
  callbacks.add(call);
  return () => {
    callbacks.delete(call);
    if (callbacks.size > 0) return;
    signal.removeEventListener('abort', listener);
    waitingFor.delete(signal);
  };
}

function listenTo(signal: AbortSignal): Waiting {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    // A callback may end the wait of another.
    for (const call of [...callbacks]) if (callbacks.has(call)) call();
  };
  const waiting = { callbacks, listener };
  waitingFor.set(signal, waiting);
  signal.addEventListener('abort', listener, { once: true });
  return waiting;
}
