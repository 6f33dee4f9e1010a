import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveDemo } from './demo.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The tarball of `othello-board` that `npm publish` would send. */
    tarball: string;
    /** The one of the command, `othello-engine`. */
    commandTarball: string;
    /** A folder with both packages installed in `node_modules`, with what they need beside them. */
    home: string;
    /** The address of the site. */
    site: string;
  }
}

/** What users install for the parts that need it, and what types come with. */
const BESIDE = [
  ...['lit-html', 'lit-element', '@lit', '@lit-labs', '@types', 'react', 'vue', '@vue', 'svelte'],
  ...['markdown-it', 'unified', 'remark-parse', 'remark-rehype', 'rehype-stringify'],
];

/** The folders in `node_modules` of what both packages depend on. */
function dependencies(): string[] {
  return ['package.json', 'src/cli/package.json'].flatMap((file) => {
    const { dependencies: all } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: object };
    return Object.keys(all).map((name) => name.replace(/\/.*/u, ''));
  });
}

/**
 * Packs what `npm run build` made, both packages, and serves what `npm run build:demo` made, once for all end-to-end tests: they only
 * see what a user gets.
 */
export default async function pack(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'othello-packed-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const names = ['othello-board', 'othello-engine'];
  const output = execFileSync(
    'npm',
    [
      'pack',
      ...names.map((name) => `--workspace=${name}`),
      '--json',
      '--ignore-scripts',
      `--pack-destination=${folder}`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const packed = JSON.parse(output) as { name: string; filename: string }[];
  const [tarball, commandTarball] = names.map((name) => {
    const { filename } = packed.find((one) => one.name === name)!;
    execFileSync('tar', ['--extract', '--file', join(folder, filename), '--directory', modules]);
    renameSync(join(modules, 'package'), join(modules, name));
    return join(folder, filename);
  }) as [string, string];
  const others = new Set([...dependencies(), ...BESIDE]);
  others.delete('othello-board');
  for (const name of others) symlinkSync(resolve('node_modules', name), join(modules, name));
  const site = await serveDemo();
  project.provide('tarball', tarball);
  project.provide('commandTarball', commandTarball);
  project.provide('home', folder);
  project.provide('site', site.url);
  return async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
