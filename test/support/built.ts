/** Where the modules are that tests start as a process or a thread: `built-node.ts` makes them. */
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const BUILT = join(ROOT, 'build/node');

/**
 * @param source from the project's folder
 * @returns the path of what is built of it
 */
export function built(source: string): string {
  return join(BUILT, source.replace(/\.ts$/u, '.js'));
}

/** The same for the address of a source. */
export function builtOf(source: URL): string {
  return built(relative(ROOT, fileURLToPath(source)));
}
