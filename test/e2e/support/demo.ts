import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { serve } from './server.js';

const configFile = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));

/** The folder with the site as published. */
export const BUILT_SITE = fileURLToPath(new URL('../../../build/demo', import.meta.url));

/** A served site; the caller closes it. */
export interface ServedDemo {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the site as `npm run build:demo` made it. */
export async function serveDemo(): Promise<ServedDemo> {
  if (!existsSync(BUILT_SITE))
    throw new Error('There is no site in build/demo: npm run build:demo makes it.');
  const site = await serve({ content: { '/': { folder: BUILT_SITE } } });
  return { url: `${site.origin}/`, close: () => site.close() };
}

/** Builds the site as published, with a changed configuration. */
export async function buildDemo(outDir: string, changes: InlineConfig): Promise<void> {
  await build(mergeConfig({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } }, changes));
}
