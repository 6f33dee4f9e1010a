/**
 * The address of the worker's script. Not written as `new URL('…', import.meta.url)`, because bundlers would
 * take that for a second copy of the worker.
 */
export const workerUrl = (): string => import.meta.url.replace(/[^/]*$/, 'worker.ts');
