import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expandExports, type Exports } from './expand-exports.js';

/**
 * Removes declarations that no export of the package reaches: nobody can import them, and they were 5 % of the package.
 *
 * @param folder the package, with its `package.json` and all declarations
 */
export function keepPublicTypes(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Exports };
  const entries = Object.values(expandExports(folder, manifest.exports))
    .flatMap((target) => (typeof target === 'string' ? [] : [target['types']]))
    .filter((path) => path !== undefined)
    .map((path) => resolve(folder, path));
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noLib: true,
    types: [],
  });
  const library = resolve(folder, 'dist/lib');
  for (const file of readdirSync(library, { recursive: true, encoding: 'utf8' })) {
    const path = join(library, file);
    if (file.endsWith('.d.ts') && program.getSourceFile(path) === undefined) rmSync(path);
  }
}
