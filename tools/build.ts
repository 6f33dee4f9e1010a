// `npm run build`: everything that is published, into dist/. `npm run build:core` builds the core first.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { buildCdn, buildSingleFile } from './cdn.js';
import { buildLibrary } from './library.js';
import { writeManifest } from './manifest.js';
import { writeNotices } from './notices.js';
import { keepPublicTypes } from './public-types.js';
import { bundleForSizes } from './sizes.js';
import { buildWorkers } from './workers.js';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
copyFileSync('build/engine.wasm', 'dist/engine.wasm');
copyFileSync('build/engine-threads.wasm', 'dist/engine-threads.wasm');
copyFileSync('src/core/engine/weights.bin', 'dist/weights.bin');
writeNotices('dist');
await buildWorkers();
await buildLibrary();
await buildCdn();
await buildSingleFile();
await bundleForSizes();
execFileSync('tsc', ['--project', 'tools/tsconfig.types.json'], { stdio: 'inherit' });
keepPublicTypes('.');
writeManifest();
