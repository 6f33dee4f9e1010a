import { execFileSync } from 'node:child_process';
import { build } from 'vite';

process.chdir(import.meta.dirname);
execFileSync('svelte-kit', ['sync']);
await build({ logLevel: 'error' });
