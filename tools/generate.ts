// `npm run generate`: generates files from the list of elements (tools/elements.ts), the languages and the types of the
// command's answers, and lists those that changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generated.js';

for (const [path, text] of await generatedFiles()) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
