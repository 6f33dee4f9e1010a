import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { docs, docsPages } from './demo/docs/plugin.js';
import { ENGINE_CACHE } from './demo/offline-cache.js';
import { shell } from './demo/shell.js';

const DEMO = join(import.meta.dirname, 'demo');

/** Every `index.html` of the demo is a page of the site. */
const pages = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('index.html'))
  .map((path) => join(DEMO, path));

/** The demo: `npm start` serves it from the sources, `npm run build:demo` makes a folder of static files. */
export default defineConfig({
  root: DEMO,
  base: './',
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  plugins: [
    docs(),
    shell(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg}'],
        // The engine is three times as large as all pages: it is kept when it is first used, or asked for.
        runtimeCaching: [
          { urlPattern: /\.(?:wasm|bin)$/u, handler: 'CacheFirst', options: { cacheName: ENGINE_CACHE } },
        ],
        // A game in a link stands behind the #, which is no part of the address of a page.
        ignoreURLParametersMatching: [/.*/u],
      },
      manifest: {
        name: 'Othello',
        short_name: 'Othello',
        description: 'Play Othello, with or without a network.',
        display: 'standalone',
        id: './',
        start_url: './index.html',
        scope: './',
        background_color: '#f5f3ee',
        theme_color: '#1d6b49',
        icons: [
          { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: './icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    outDir: join(import.meta.dirname, 'build/demo'),
    emptyOutDir: true,
    target: 'es2022',
    // What the site holds of others, with their licences.
    license: { fileName: 'third-party.md' },
    rolldownOptions: { input: [...pages, ...docsPages()] },
  },
});
