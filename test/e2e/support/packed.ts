import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The tarball that `npm publish` would send. */
    tarball: string;
    /** A folder where the package is installed: `node_modules/othello-board`, with lit and its server beside it. */
    home: string;
    /** Where the demo is built by the first test file that needs it. */
    demo: string;
  }
}

/** What the package uses, and its types. */
const BESIDE = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit',
  '@lit-labs',
  '@types',
  'react',
  'valibot',
  'ws',
  'vue',
  '@vue',
  'svelte',
];

/** What those bring who use a queue, or serve agents. */
const OF_SERVERS = ['bullmq', 'ioredis', '@modelcontextprotocol', 'zod'];

/** Packs the built package once for all end-to-end tests: they see what a user gets, and nothing else. */
export default function pack(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'othello-packed-'));
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  const tarball = join(folder, filename);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', modules]);
  renameSync(join(modules, 'package'), join(modules, 'othello-board'));
  for (const name of [...BESIDE, ...OF_SERVERS])
    symlinkSync(resolve('node_modules', name), join(modules, name));
  project.provide('tarball', tarball);
  project.provide('home', folder);
  const demo = mkdtempSync(join(tmpdir(), 'othello-demo-'));
  project.provide('demo', demo);
  return () => {
    for (const each of [folder, demo]) rmSync(each, { recursive: true, force: true });
  };
}
