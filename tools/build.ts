// `npm run build`: writes the package into `dist`, with its manifests beside it.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { buildLibrary, buildTypes } from './library.js';
import { writeManifest } from './manifest.js';
import { writeNotices } from './release/notices.js';
import { buildScripts, buildSingleFile, buildWorker } from './scripts.js';

const DIST = 'dist';

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
copyFileSync('build/engine.wasm', `${DIST}/engine.wasm`);
copyFileSync('build/engine-threads.wasm', `${DIST}/engine-threads.wasm`);
copyFileSync('src/core/engine/weights.bin', `${DIST}/weights.bin`);
writeNotices(DIST);
await buildWorker(DIST);
await buildScripts(DIST);
await buildSingleFile(DIST);
await buildLibrary(DIST);
await buildTypes(DIST);
writeManifest();
