import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where the notices lie, beside the scripts that name them. */
const FILE = 'THIRD-PARTY.txt';

/** What the scripts hold of others. Of AssemblyScript's library, nothing is in the core. */
const PACKAGES = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'valibot'];

const LIT = /\/node_modules\/(?:lit|lit-html|lit-element|@lit\/reactive-element)\//u;
const VALIBOT = '/node_modules/valibot/';

/** One line, for every reader fetches each byte of the board. */
function banner(moduleIds: readonly string[]): string {
  const held = [
    moduleIds.some((id) => LIT.test(id)) && 'lit, BSD-3-Clause',
    moduleIds.some((id) => id.includes(VALIBOT)) && 'valibot, MIT',
  ].filter(Boolean);
  return held.length > 0 ? `/*! ${held.join('; ')}: ${FILE} */\n` : '';
}

/** Each licence once, below the packages that it holds for. */
function notices(): string {
  const packages = new Map<string, string[]>();
  for (const name of PACKAGES) {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((name) => name.startsWith('LICENSE'))!;
    const text = readFileSync(`${folder}/${file}`, 'utf8').trim();
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const sections = [...packages].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return `The scripts of othello-board hold parts of these packages.\n\n${sections.join('\n\n')}`;
}

/** Writes the licences of all that is in the published scripts of others. */
export function writeNotices(folder: string): void {
  writeFileSync(`${folder}/${FILE}`, notices());
}

/**
 * Puts a notice in front of each script that has code of these packages inside.
 *
 * @param whole the licences themselves, for a script that stands alone, instead of where they are
 */
export function addNotices({ whole = false } = {}): Plugin {
  return {
    name: 'othello-notices',
    enforce: 'post',
    // After the minifier, which would take them away.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const line = banner(chunk.moduleIds);
        if (line) chunk.code = (whole ? `/*!\n${notices()}*/\n` : line) + chunk.code;
      }
    },
  };
}
