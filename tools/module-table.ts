/** The table of the package's modules in `docs/guides/modules.md`, from the first comment of each. */
import { readFileSync } from 'node:fs';
import { COMPANIONS } from './elements.js';

interface PackageFile {
  readonly exports: Readonly<Record<string, { readonly types?: string } | string | null>>;
}

/** The name of a module and what it is, in a comment without its signs. */
const NAMED = /^`(othello-board[^`]*)`: (.+)$/u;

export function moduleTable(): string {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;
  const named = Object.entries(exports).flatMap(([name, entry]) =>
    name.includes('*') || typeof entry !== 'object' || !entry?.types ? [] : [entry.types],
  );
  const companions = COMPANIONS.map(({ name }) => `./dist/lib/elements/companions/${name}/define.d.ts`);
  const rows = [...new Set([...named, ...companions])].flatMap((types) => {
    const source = types.replace('./dist/lib/', 'src/').replace(/\.d\.ts$/u, '.ts');
    const text = readFileSync(source, 'utf8');
    const comment = text.slice(text.indexOf('/**') + 3, text.indexOf('*/'));
    const words = comment.split(/\s/u).filter((word) => word !== '' && word !== '*');
    const [, module, contents] = NAMED.exec(words.join(' ')) ?? [];
    return module === undefined ? [] : [`| \`${module}\` | ${contents} |`];
  });
  return ['| module | contents |', '| --- | --- |', ...rows].join('\n');
}
