import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a package exports, by the names under which it can be imported. */
export type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Expands the entries of `exports` with a `*`: one for each file in the folder of their targets.
 *
 * @param folder the package
 */
export function expandExports(folder: string, exports: Exports): Exports {
  const entries = Object.entries(exports).flatMap(([name, target]): [string, Exports[string]][] => {
    if (!name.includes('*') || typeof target === 'string') return [[name, target]];
    const [before, after] = target['default']!.split('*') as [string, string];
    return readdirSync(join(folder, before))
      .filter((file) => file.endsWith(after))
      .map((file) => file.slice(0, -after.length))
      .map((part) => [
        name.replace('*', part),
        Object.fromEntries(Object.entries(target).map(([key, path]) => [key, path.replace('*', part)])),
      ]);
  });
  return Object.fromEntries(entries);
}
