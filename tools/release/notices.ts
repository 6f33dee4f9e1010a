/** The Vite plugin that writes the licences of the packages contained in the scripts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file of notices, beside the scripts that refer to it. */
const FILE = 'THIRD-PARTY.txt';

/** Third-party packages in the scripts. The core contains nothing of AssemblyScript's library. */
const PACKAGES = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'valibot', 'lean-qr'];

const LIT = /\/node_modules\/(?:lit|lit-html|lit-element|@lit\/reactive-element)\//u;
const VALIBOT = '/node_modules/valibot/';
const LEAN_QR = '/node_modules/lean-qr/';

/** One line, as every page downloads each byte of the board. */
function banner(moduleIds: readonly string[]): string {
  const held = [
    moduleIds.some((id) => LIT.test(id)) && 'lit, BSD-3-Clause',
    moduleIds.some((id) => id.includes(VALIBOT)) && 'valibot, MIT',
    moduleIds.some((id) => id.includes(LEAN_QR)) && 'lean-qr, MIT',
  ].filter(Boolean);
  return held.length > 0 ? `/*! ${held.join('; ')}: ${FILE} */\n` : '';
}

/** Each licence once, below its packages. */
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

/** Writes the licences of all third-party code in the published scripts. */
export function writeNotices(folder: string): void {
  writeFileSync(`${folder}/${FILE}`, notices());
}

/**
 * Prepends a notice to each script that contains code of these packages.
 *
 * @param whole whether to write the licences themselves, for a standalone script, instead of a reference
 */
export function addNotices({ whole = false } = {}): Plugin {
  return {
    name: 'othello-notices',
    enforce: 'post',
    // After the minifier, which would remove them.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const line = banner(chunk.moduleIds);
        if (line) chunk.code = (whole ? `/*!\n${notices()}*/\n` : line) + chunk.code;
      }
    },
  };
}
