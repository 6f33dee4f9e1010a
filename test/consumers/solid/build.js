import { build } from 'vite';
import solid from 'vite-plugin-solid';

await build({ root: import.meta.dirname, base: './', logLevel: 'warn', plugins: [solid()] });
