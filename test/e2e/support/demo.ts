import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, preview, type InlineConfig } from 'vite';

const configFile = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));

/** A served site; the caller closes it. */
export interface ServedDemo {
  readonly url: string;
  close(): Promise<void>;
}

/** The demo as published, built and served for one caller. */
export async function serveDemo(): Promise<ServedDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'othello-demo-'));
  await buildDemo(folder);
  const server = await serveBuilt(folder);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { url: server.url, close };
}

/**
 * The same for many test files, which run in separate processes: the first one builds, the others wait.
 *
 * @param folder build folder; the caller removes it
 */
export async function serveSharedDemo(folder: string): Promise<ServedDemo> {
  return serveBuilt(await buildSharedDemo(folder));
}

/**
 * The folder of the site as published, built once for many test files.
 *
 * @param folder build folder; the caller removes it
 */
export async function buildSharedDemo(folder: string): Promise<string> {
  const [begun, built, failed] = ['begun', 'built', 'failed'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const site = join(folder, 'site');
  if (await isFirst(begun)) {
    try {
      await buildDemo(site);
      await writeFile(built, '');
    } catch (error) {
      await writeFile(failed, '');
      throw error;
    }
  }
  while (!existsSync(built)) {
    if (existsSync(failed)) throw new Error('The demo could not be built; another test file says why.');
    await wait(100);
  }
  return site;
}

/** Creating a folder succeeds for only one process. */
async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    return false;
  }
}

/** Builds the site as published, with a changed configuration. */
export async function buildDemo(outDir: string, changes: InlineConfig = {}): Promise<void> {
  await build(mergeConfig({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } }, changes));
}

async function serveBuilt(outDir: string): Promise<ServedDemo> {
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
