import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));

/** The demo as it is published, built and served. */
export async function serveDemo(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'othello-demo-'));
  await build({ configFile, logLevel: 'error', build: { outDir: folder } });
  const server = await preview({
    configFile,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    url: server.resolvedUrls!.local[0]!,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
