import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { docs, docsPages } from './demo/docs/docs-plugin.js';
import { firstPuzzles } from './demo/train/first-puzzles-plugin.js';
import { offline } from './demo/offline/offline-plugin.js';
import { looks } from './demo/appearance/looks-plugin.js';
import { shell } from './demo/frame/shell.js';
import { socialPictures } from './demo/share/social-pictures.js';
import { sharePages } from './demo/share/pages-plugin.js';
import { codeSplitting } from './tools/chunks.js';

const DEMO = join(import.meta.dirname, 'demo');

/** Every `index.html` of the demo is a page of the site. */
const pages = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('index.html') || path === '404.html')
  .map((path) => join(DEMO, path));

/** The demo: `npm start` serves it from the sources, `npm run build:demo` makes a folder of static files. */
export default defineConfig({
  root: DEMO,
  base: './',
  // An address that the site does not have is not found, also here.
  appType: 'mpa',
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  plugins: [docs(), shell(), looks(), firstPuzzles(), socialPictures(), sharePages(), offline()],
  build: {
    outDir: join(import.meta.dirname, 'build/demo'),
    emptyOutDir: true,
    target: 'es2022',
    // What the site holds of others, with their licences.
    license: { fileName: 'third-party.md' },
    rolldownOptions: { input: [...pages, ...docsPages()], output: { codeSplitting } },
  },
});
