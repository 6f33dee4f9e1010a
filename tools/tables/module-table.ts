/** The table of the package's modules in `docs/guides/modules.md`, from the first comment of each. */
import { readFileSync } from 'node:fs';
import { MODULES, sourceOf } from '../exports.js';

/** The name of a module and its contents, in a comment without its signs. */
const NAMED = /^`(othello-board[^`]*)`: (.+)$/u;

export function moduleTable(): string {
  const rows = MODULES.flatMap((name) => {
    const text = readFileSync(sourceOf(name), 'utf8');
    const comment = text.slice(text.indexOf('/**') + 3, text.indexOf('*/'));
    const words = comment.split(/\s/u).filter((word) => word !== '' && word !== '*');
    const [, module, contents] = NAMED.exec(words.join(' ')) ?? [];
    return module === undefined ? [] : [`| \`${module}\` | ${contents} |`];
  });
  return ['| module | contents |', '| --- | --- |', ...rows].join('\n');
}
