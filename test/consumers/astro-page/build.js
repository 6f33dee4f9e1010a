import { build } from 'astro';

await build({ root: import.meta.dirname, logLevel: 'warn' });
