import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { copyEngine } from '../copy-engine.js';

const folder = import.meta.dirname;
await build({
  entryPoints: [join(folder, 'main.js')],
  outdir: join(folder, 'dist'),
  bundle: true,
  format: 'esm',
  minify: true,
  splitting: true,
  logLevel: 'warning',
});
copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
copyEngine(join(folder, 'dist'));
