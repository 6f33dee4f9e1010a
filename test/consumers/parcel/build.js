import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = import.meta.dirname;
const parcel = createRequire(import.meta.url).resolve('parcel/lib/bin.js');
execFileSync(
  process.execPath,
  [
    parcel,
    'build',
    join(folder, 'index.html'),
    '--dist-dir',
    join(folder, 'dist'),
    '--public-url',
    './',
    '--cache-dir',
    join(folder, 'cache'),
    '--no-autoinstall',
  ],
  { cwd: folder, stdio: 'inherit' },
);
