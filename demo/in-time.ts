/**
 * Waits for a promise, but only some time: a browser's store may never answer.
 *
 * @param patience milliseconds
 * @throws {DOMException} `TimeoutError` when it has not settled by then
 */
export async function inTime<T>(promise: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
