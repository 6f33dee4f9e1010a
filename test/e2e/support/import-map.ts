import { join } from 'node:path';
import { exportsOf } from '../../../tools/exports.js';

/** The packages that lit consists of. */
const LIT = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'];

/**
 * An import map for a page without a bundler, with everything under `/modules/`.
 *
 * @param home where the packages are installed
 */
export function importMap(home: string): { imports: Record<string, string> } {
  const imports: Record<string, string> = {};
  for (const { name, target } of exportsOf(join(home, 'node_modules/othello-board'))) {
    const file = typeof target === 'string' ? target : target['default'];
    if (file !== undefined) imports[name] = `/modules/othello-board/${file.slice(2)}`;
  }
  for (const name of LIT) {
    const main = { lit: 'index', 'lit-element': 'index' }[name] ?? name.replace('@lit/', '');
    imports[name] = `/modules/${name}/${main}.js`;
    imports[`${name}/`] = `/modules/${name}/`;
  }
  imports['valibot'] = '/modules/valibot/dist/index.mjs';
  return { imports };
}
