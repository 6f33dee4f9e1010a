import { createHash } from 'node:crypto';
import { nodeFiles } from './threads/node-files.js';
import { ENGINE_VERSION } from './version.js';

/**
 * Names the build of the engine in Node: its version, and a hash of the core and its weights. Results of different builds
 * must not be mixed.
 */
export async function engineBuild(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [await nodeFiles.wasm(), await nodeFiles.weights()]) hash.update(new Uint8Array(file));
  return `${ENGINE_VERSION}-${hash.digest('hex').slice(0, 16)}`;
}
