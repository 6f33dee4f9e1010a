import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

/** The content of a cloned folder: files that git tracks or would add, nothing built. */
const SOURCES = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];

/** The hash of each file of a package but its README, which is written when it is packed. */
function filesIn(tarball: string): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'othello-package-'));
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', folder]);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(folder, path)).isFile() && path !== 'package/README.md',
  );
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  const found = Object.fromEntries(paths.toSorted().map((path) => [path, hash(path)]));
  rmSync(folder, { recursive: true });
  return found;
}

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'othello-clone-'));
  const paths = execFileSync('git', SOURCES, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of paths) cpSync(path, join(clone, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe('42. packed where nothing was built', () => {
  let tarball: string;
  beforeAll(() => {
    // Independent of this machine's npm settings for scripts.
    execFileSync('npm', ['pack', '--silent', '--ignore-scripts=false'], { cwd: clone, stdio: 'ignore' });
    tarball = join(
      clone,
      readdirSync(clone).find((name) => name.endsWith('.tgz'))!,
    );
  });

  // Whatever the folder and the environment: Vitest sets NODE_ENV, which lit and Vite read.
  test('the package is the one that all other tests see, byte by byte but for its README', () => {
    expect(filesIn(tarball)).toEqual(filesIn(inject('tarball')));
  });

  test('its README has no relative links, and the one of the repository still has them', () => {
    const parameters = ['--extract', '--to-stdout', '--file', tarball, 'package/README.md'];
    const readme = execFileSync('tar', parameters, { encoding: 'utf8' });
    const targets = [...readme.matchAll(/\]\(([^)]+)\)/gu)].map(([, target]) => target!);
    expect(targets.filter((target) => !target.startsWith('https://'))).toEqual([]);
    expect(readFileSync(join(clone, 'README.md'), 'utf8')).toBe(readFileSync('README.md', 'utf8'));
  });
});

test('the bill of materials of a release lists what an installation brings, with licences, in the versions of the lock file', () => {
  interface Bill {
    readonly metadata: { readonly component: { readonly name: string } };
    readonly components: readonly {
      readonly name: string;
      readonly version: string;
      readonly licenses: readonly object[];
    }[];
  }
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' });
  const { metadata, components } = JSON.parse(output) as Bill;
  expect(metadata.component.name).toBe('othello-board');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>;
  };
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  );
  expect(components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(
    shipped.map(([path, { version }]) => `${path.replace('node_modules/', '')} ${version}`).toSorted(),
  );
  expect(components.filter(({ licenses }) => licenses.length !== 1)).toEqual([]);
});
