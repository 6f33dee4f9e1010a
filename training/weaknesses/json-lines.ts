import { readFileSync } from 'node:fs';

/** The lines of a file of our own; a last one that was not finished is left out. */
export function readJsonLines<Line>(path: string): Line[] {
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}
