import { build } from 'vite';

await build({ root: import.meta.dirname, base: './', logLevel: 'warn' });
