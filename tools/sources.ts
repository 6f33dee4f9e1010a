import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files of a folder and its folders, sorted. */
export function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))
    .sort();
}
