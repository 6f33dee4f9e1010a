import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The tarball that `npm publish` would send. */
    tarball: string;
    /** A folder with the package installed: `node_modules/othello-board`, with lit and its server beside it. */
    home: string;
    /** Where the first test file that needs the demo builds it. */
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

/** What users of a queue or of the server for agents install. */
const OF_SERVERS = ['bullmq', 'ioredis', '@modelcontextprotocol', 'zod'];

/** Packs the built package once for all end-to-end tests: they only see what a user gets. */
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
