import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const DEMO = join(import.meta.dirname, 'demo');

/** Every HTML file of the demo is a page of the site. */
const pages = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => join(DEMO, path));

/** The demo: `npm start` serves it from the sources, `npm run build:demo` makes a folder of static files. */
export default defineConfig({
  root: DEMO,
  base: './',
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'build/demo'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: pages },
  },
});
