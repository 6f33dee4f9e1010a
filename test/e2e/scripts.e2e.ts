import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { BUILT_SITE } from './support/demo.js';

const SITE = join(BUILT_SITE, 'assets');
const PACKAGE = join(inject('home'), 'node_modules/othello-board/dist');

/** What the scripts of a folder import at once. */
function importsOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      return [name, [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/gu)].map(([, to]) => to!)];
    }),
  );
}

/** A script and all that it imports, directly or by others. */
function withImports(
  name: string,
  imports: ReadonlyMap<string, readonly string[]>,
  found = new Set<string>(),
) {
  for (const next of [name, ...imports.get(name)!])
    if (!found.has(next)) withImports(next, imports, found.add(next));
  return found;
}

describe.each([
  ['the site', SITE],
  ['the package', PACKAGE],
])('the scripts of %s', (_what, folder) => {
  test('never import each other in a circle, which would run one before what it needs', () => {
    const imports = importsOf(folder);
    expect(imports.size).toBeGreaterThan(50);
    const circles = [...imports].filter(([name, direct]) =>
      direct.some((next) => withImports(next, imports).has(name)),
    );
    expect(circles.map(([name]) => name)).toEqual([]);
  });
});

test('few scripts begin a page of the site, a board and a game', () => {
  const sizeOf = (folder: string, names: readonly string[]): number => {
    const imports = importsOf(folder);
    return new Set(names.flatMap((name) => [...withImports(name, imports)])).size;
  };
  const pageOf = (path: string): number => {
    const html = readFileSync(join(BUILT_SITE, path), 'utf8');
    return sizeOf(
      SITE,
      [...html.matchAll(/<script type="module"[^>]* src="[^"]*\/([^"/]+\.js)"/gu)].map(([, name]) => name!),
    );
  };
  expect(pageOf('index.html')).toBeLessThanOrEqual(12);
  expect(pageOf('analyse/index.html')).toBeLessThanOrEqual(14);
  expect(sizeOf(PACKAGE, ['othello-board.js'])).toBeLessThanOrEqual(2);
  expect(sizeOf(PACKAGE, ['othello-game.js'])).toBeLessThanOrEqual(22);
});
