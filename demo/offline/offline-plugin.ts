/** The Vite plugin that writes the service worker, with the list of the files that it may store. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { ListedFile } from '../service-worker/site-files.js';

/**
 * Files for visits without a network: pages and their parts, the engine, and the pieces of the opening book. Social
 * pictures, notes for hosts and the worker itself are not needed.
 */
const STORED_FILES = /(?:\.(?:html|js|css|svg|webmanifest|wasm|bin)|\bbook[\\/]\d+\.txt)$/u;

/** Writes the service worker when the site is built, with the hashes of all files that it may store. */
export function offline(): Plugin {
  let folder: string;
  return {
    name: 'othello-offline',
    apply: 'build',
    configResolved({ build: { outDir } }) {
      folder = outDir;
    },
    // Pages and assets have been written by then.
    closeBundle: { order: 'post', handler: () => writeServiceWorker(folder) },
  };
}

async function writeServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { SITE_FILES: JSON.stringify(filesIn(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, '../service-worker/sw.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

/** The files of a built site in the form for the service worker. */
export function filesIn(folder: string): ListedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => STORED_FILES.test(path) && path !== 'sw.js')
    .sort()
    .map((path) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, path)));
      return { url: path.split(sep).join('/'), integrity: `sha256-${hash.digest('base64')}` };
    });
}
