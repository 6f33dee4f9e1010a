import { readFileSync } from 'node:fs';

/** Reads the lines of a file of our own; an incomplete last line is left out. */
export function readJsonLines<Line>(path: string): Line[] {
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}
