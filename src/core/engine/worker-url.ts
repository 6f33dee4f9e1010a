/**
 * The address of the worker's script. Not written as `new URL('…', import.meta.url)`, because bundlers would
 * take that for a second copy of the worker.
 *
 * @throws {Error} in a bundle that is no module, as esbuild makes by default
 */
export function workerUrl(): string {
  const own = (import.meta as { url?: string }).url;
  if (own === undefined)
    throw new Error(
      'a bundle that is no module does not know where it is: set OthelloBoard.engineUrl to the address of othello-worker.js, ' +
        'or bundle as a module (esbuild --format=esm)',
    );
  return own.replace(/[^/]*$/, 'worker.ts');
}
