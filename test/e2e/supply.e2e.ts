import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';

interface LockFile {
  packages: Record<
    string,
    { version: string; dev?: boolean; devOptional?: boolean; link?: boolean; license?: string }
  >;
}

/** The output of `npm audit --json`: counts, or an error message. */
interface Audit {
  metadata?: { vulnerabilities: { total: number } };
  message?: string;
}

/** Everything that `npm install othello-board` installs: lit, its parts, and the types that it uses. */
const SHIPPED = [
  '@lit-labs/ssr-dom-shim',
  '@lit/reactive-element',
  '@types/trusted-types',
  'lit',
  'lit-element',
  'lit-html',
  'valibot',
];

/** Modules by their folder or name, with what they alone may ask for: packages that their users install themselves. */
const OPTIONAL: readonly (readonly [folder: string, needed: RegExp])[] = [
  ['cli/', /^(?:node:|(?:ws|bullmq|ioredis|zod|@resvg\/resvg-js)$|@modelcontextprotocol\/sdk\/)/u],
  ['engine/node', /^node:/u],
  ['frameworks/', /^(?:react|@lit\/react|vue|svelte\/elements)$/u],
];

describe('what ships of others', () => {
  test('is lit and valibot, in the versions of the lock file, under licences that allow it', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
    const shipped = Object.entries(packages).filter(
      ([path, { dev, devOptional, link }]) =>
        // `devOptional` packages are ours for development; users only have them if they install them anyway.
        path.startsWith('node_modules/') && !dev && !devOptional && !link,
    );
    expect(shipped.map(([path]) => path.replace('node_modules/', '')).toSorted()).toEqual(SHIPPED);
    expect(new Set(shipped.map(([, { license }]) => license))).toEqual(new Set(['BSD-3-Clause', 'MIT']));
  });

  test('has no script that runs when it is installed', () => {
    const manifest = join(inject('home'), 'node_modules/othello-board/package.json');
    const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object };
    const atInstallation = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(Object.keys(scripts).filter((name) => atInstallation.includes(name))).toEqual([]);
  });

  test('no module of a page asks for anything else, and the others only for what their folder needs', () => {
    const lib = join(inject('home'), 'node_modules/othello-board/dist/lib');
    const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(?:js|d\.ts)$/u.test(path),
    );
    const asked = files.flatMap((file) =>
      ts
        .preProcessFile(readFileSync(join(lib, file), 'utf8'))
        .importedFiles.filter(({ fileName }) => !fileName.startsWith('.'))
        .map(({ fileName }) => [file, fileName] as const),
    );
    expect(asked.length).toBeGreaterThan(20);
    const isExpected = (file: string, specifier: string): boolean =>
      /^(?:(?:lit|@lit\/reactive-element)(?:$|\/)|valibot$)/u.test(specifier) ||
      OPTIONAL.some(([folder, needed]) => file.startsWith(folder) && needed.test(specifier));
    expect(asked.filter(([file, specifier]) => !isExpected(file, specifier))).toEqual([]);
  });

  test('npm audit finds nothing in it, where the registry answers such questions', () => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    const { metadata, message } = JSON.parse(stdout || '{"message":"request timed out"}') as Audit;
    if (metadata) expect(metadata.vulnerabilities.total).toBe(0);
    // Without an answer, the complete list above must suffice; the workflows require an answer.
    else expect(message).toMatch(/^request |\/security\/advisories\/bulk|\/security\/audits/u);
  });
});

describe('licence notices', () => {
  let dist: string;
  let scripts: [name: string, text: string][];

  beforeAll(() => {
    dist = join(inject('home'), 'node_modules/othello-board/dist');
    scripts = readdirSync(dist)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
  });

  test('stand in front of each script with lit inside', () => {
    const withLit = scripts.filter(([, text]) =>
      /litHtmlVersions|litElementVersions|reactiveElementVersions/u.test(text),
    );
    expect(withLit.map(([name]) => name)).toContain('othello-board.js');
    const without = withLit.filter(([, text]) => !/^\/\*![^]{0,300}BSD-3-Clause/u.test(text));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test.each(['THIRD-PARTY.txt', 'othello-all.js'])('%s has the licence itself', (name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    for (const part of ['lit', 'lit-html', 'lit-element', '@lit/reactive-element']) {
      const { version } = JSON.parse(readFileSync(`node_modules/${part}/package.json`, 'utf8')) as {
        version: string;
      };
      expect(text.includes(`${part} ${version} (BSD-3-Clause)`), part).toBe(true);
    }
    const valibot = JSON.parse(readFileSync('node_modules/valibot/package.json', 'utf8')) as {
      version: string;
    };
    expect(text).toContain(`valibot ${valibot.version} (MIT)`);
    const words = [
      'Copyright (c) 2017 Google LLC',
      'Copyright (c) Fabian Hiller',
      'THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS',
    ];
    expect(words.filter((line) => !text.includes(line))).toEqual([]);
  });
});
