/**
 * Wraps a function that reads what others change: calls while it runs, however many, make it run once more afterwards.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => (running = run().finally(() => (running = undefined)));
  return () => {
    if (!running) return start();
    const afterwards = (): Promise<void> => {
      next = undefined;
      return start();
    };
    next ??= running.then(afterwards, afterwards);
    return next;
  };
}
