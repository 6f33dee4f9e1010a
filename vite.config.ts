import { defineConfig } from 'vite';

/** The demo: `npm start` serves it from the sources, `npm run build:demo` makes a folder of static files. */
export default defineConfig({
  root: 'demo',
  base: './',
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  build: { outDir: '../build/demo', emptyOutDir: true, target: 'es2022' },
});
