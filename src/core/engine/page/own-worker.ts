/**
 * Where the engine's worker is: beside the sources or the published modules, or where a bundler has put it. Other
 * builds have a module of their own in place of this one (`elements/page-script`). `client.ts` asks it when the page
 * names no address.
 */

/** The address of the worker's script; `undefined` in a bundle, where only `startBundledWorker` knows it. */
export function ownWorkerUrl(): string | undefined {
  // This module is `own-worker.ts` in the sources and `shared/page-own-worker.js` in the package, one folder below the worker.
  // Only `http`: some bundlers put in the file's place on the disk of the machine that bundles, from where no page can start a worker.
  const [, folder, type] =
    /^(https?:[^?]{0,2000}\/)(?:page-)?own-worker\.(ts|js)(?:\?|$)/u.exec(import.meta.url) ?? [];
  if (folder === undefined) return undefined;
  // Not written as `new URL('…', import.meta.url)`, because bundlers would take that for a second copy of the worker.
  return type === 'ts' ? `${folder}worker.ts` : folder.replace(/shared\/$/u, 'othello-worker.js');
}

/** @throws {Error} in a bundle that is no module, as esbuild makes by default */
export function startBundledWorker(): Worker {
  if (!import.meta.url)
    throw new Error(
      'a bundle that is not a module cannot find its own address: set OthelloBoard.engineUrl to the address of othello-worker.js, ' +
        'or bundle as a module (esbuild --format=esm)',
    );
  // Bundlers look for exactly this expression.
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
