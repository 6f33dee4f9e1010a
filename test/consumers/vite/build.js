import { build } from 'vite';

await build({ root: import.meta.dirname, base: process.argv[2] ?? './', logLevel: 'warn' });
