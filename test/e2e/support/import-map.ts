import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that lit consists of. */
const LIT = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'];

/** A target of the package's `exports`: a file, or files by condition. */
export type Target = string | Readonly<Record<string, string>>;

/** What the installed package exports, by the names that users write, with the stars of patterns filled in. */
export function exportsOf(folder: string): readonly { readonly name: string; readonly target: Target }[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `./${path}`);
  return Object.entries(exports).flatMap(([name, target]) => {
    const main = typeof target === 'string' ? target : (target['default'] ?? target['types']!);
    const [before, after] = main.split('*');
    const stars =
      after === undefined
        ? ['']
        : files.flatMap((file) =>
            file.startsWith(before!) && file.endsWith(after) && !file.endsWith(`.d${after}`)
              ? [file.slice(before!.length, file.length - after.length)]
              : [],
          );
    return stars.map((star) => {
      const filled = (text: string): string => text.replaceAll('*', star);
      return {
        name: filled(name).replace(/^\./u, 'othello-board'),
        target:
          typeof target === 'string'
            ? filled(target)
            : Object.fromEntries(
                Object.entries(target).map(([condition, file]) => [condition, filled(file)]),
              ),
      };
    });
  });
}

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
