import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

await build({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [svelte({ configFile: false })],
});
