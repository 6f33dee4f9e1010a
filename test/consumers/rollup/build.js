import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { copyEngine } from '../copy-engine.js';

const folder = import.meta.dirname;
const bundle = await rollup({ input: join(folder, 'main.js'), plugins: [nodeResolve()] });
await bundle.write({ dir: join(folder, 'dist'), format: 'es' });
copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
copyEngine(join(folder, 'dist'));
