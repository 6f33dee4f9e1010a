// `.npmrc` disables scripts when packages of others are installed; what is published must still be built.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Nobody answers there: a dry run makes no requests. */
const REGISTRY = 'http://127.0.0.1:9';

test('`npm publish` runs the script that builds the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'othello-publish-'));
  try {
    cpSync('.npmrc', join(folder, '.npmrc'));
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(manifest.scripts['prepack']).toContain('npm run --silent build');
    const scripts = { prepack: 'mkdir dist && touch dist/built.js' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
    const parameters = ['publish', '--dry-run', '--json', '--registry', REGISTRY, '--fetch-retries=0'];
    const output = execFileSync('npm', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(output).toContain('"dist/built.js"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the workflow of a release packs with scripts, which point the links of README to the repository', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  expect(workflow.match(/^ *- run: npm pack\b.*$/gmu)).toEqual([
    '      - run: npm pack --ignore-scripts=false',
  ]);
});
