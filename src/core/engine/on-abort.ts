/** Waits for an `AbortSignal`, for searches of the pool and of other programs, and for reviews. */

/** The callbacks that wait for a signal, and its one listener. */
interface Waiting {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls back when a signal is aborted; not if it already is. All callbacks of a signal share one listener: Node warns
 * of a leak from the eleventh on.
 *
 * @returns ends the wait
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, listener } = waitingFor.get(signal) ?? listenTo(signal);
  // A new function each time: the same callback may be passed twice.
  const call = (): void => callback();
  callbacks.add(call);
  return () => {
    callbacks.delete(call);
    if (callbacks.size > 0) return;
    signal.removeEventListener('abort', listener);
    waitingFor.delete(signal);
  };
}

/** The callbacks of a signal, which its one listener calls. */
function listenTo(signal: AbortSignal): Waiting {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    // A callback may cancel another.
    for (const call of [...callbacks]) if (callbacks.has(call)) call();
  };
  const waiting = { callbacks, listener };
  waitingFor.set(signal, waiting);
  signal.addEventListener('abort', listener, { once: true });
  return waiting;
}
