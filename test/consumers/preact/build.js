import { build } from 'vite';

await build({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: { 'react-dom': 'preact/compat', react: 'preact/compat' } },
});
