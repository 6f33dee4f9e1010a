import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The most modules on each path; what shortens one lowers its number. */
const MOST: Readonly<Record<string, number>> = {
  'a click → a disc': 10,
  'an option → a redraw': 5,
  '`review()` → a row': 5,
  'a dropped file → the list': 7,
};

interface Path {
  readonly name: string;
  /** The modules of each call. */
  readonly calls: readonly (readonly string[])[];
  /** The modules that these ask. */
  readonly asked: readonly string[];
}

const modulesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name]) => name!);

const paths = readFileSync('ARCHITECTURE.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name]) => (name ?? '') in MOST)
  .map(([, name, calls, asked]): Path => ({
    name: name!,
    calls: calls!.split(';').map(modulesIn),
    asked: modulesIn(asked!),
  }));

/** The file of a module as ARCHITECTURE.md names it: within `src`, or within `demo`. */
const fileOf = (module: string): string => `${module.startsWith('demo/') ? '' : 'src/'}${module}.ts`;

/** The files that a file imports: at once, late, for its types, or as its worker. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import|new URL\()\s*'(\.[^']+)'/gu);
  return [...found].map(([, path]) => normalize(join(dirname(file), path!.replace(/\.js$/u, '.ts'))));
}

/** Whether one of two files imports the other, or the first imports an interface of the second. */
function areLinked(from: string, to: string): boolean {
  const direct = importsOf(from);
  if (direct.includes(to) || importsOf(to).includes(from)) return true;
  return direct.some((file) => existsSync(file) && importsOf(file).includes(to));
}

/** Whether a module can call the next one: they are linked, or a module of the path passes one to the other. */
function canCall(from: string, to: string, path: readonly string[]): boolean {
  if (areLinked(from, to)) return true;
  return path.some((file) => importsOf(file).includes(from) && importsOf(file).includes(to));
}

test('ARCHITECTURE.md has all paths', () => {
  expect(paths.map(({ name }) => name).sort()).toEqual(Object.keys(MOST).sort());
});

describe.each(paths)('$name', ({ name, calls, asked }) => {
  test('goes through no more modules than before', () => {
    expect(new Set(calls.flat()).size).toBe(MOST[name]);
  });

  test.each(calls)('%s: each module can call the next', (...modules) => {
    const path = calls.flat().map(fileOf);
    for (const [at, module] of modules.slice(1).entries())
      expect(canCall(fileOf(modules[at]!), fileOf(module), path), module).toBe(true);
  });

  test('asks modules that these import', () => {
    const known = [...calls.flat(), ...asked].map(fileOf);
    for (const module of asked)
      expect(
        known.some((file) => areLinked(file, fileOf(module))),
        module,
      ).toBe(true);
  });
});
