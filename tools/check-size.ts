// `npm run check:size`: builds the board's script and checks its budget, in seconds. `npm run sizes` checks all budgets.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { boardScript } from './script-budgets.js';
import { buildBoardScript } from './cdn.js';

const FOLDER = 'build/check-size';

await buildBoardScript(FOLDER);
const { name, path, limit } = boardScript(FOLDER);
const bytes = path.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
console.log(`${name}: ${bytes} of ${limit}`);
if (bytes > Number.parseInt(limit, 10)) process.exitCode = 1;
