import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, inject, test } from 'vitest';
import { fillReadme } from '../../tools/fill-readme.js';
import type { ElementsManifest } from '../../tools/manifest.js';
import { LISTENER } from './support/pages.js';
import { importMap } from './support/import-map.js';
import { readmeBlocks, type Block } from './support/readme.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const CDN = /https:\/\/cdn\.jsdelivr\.net\/npm\/othello-board@[\d.]+\/dist\//gu;

function blocks(...languages: string[]): Block[] {
  return readmeBlocks().filter(({ language }) => languages.includes(language));
}

test('every block is of a kind that is run here, policies in policies.long.e2e.ts, types in jsx-types.long.e2e.ts', () => {
  const known = ['html', 'css', 'js', 'mjs', 'ts', 'jsx', 'vue', 'svelte', 'sh', 'http'];
  expect(readmeBlocks().filter(({ language }) => !known.includes(language))).toEqual([]);
});

test('its tables are those of the manifest', async () => {
  const file = join(inject('home'), 'node_modules/othello-board/custom-elements.json');
  const readme = readFileSync('README.md', 'utf8');
  const filled = fillReadme(readme, JSON.parse(readFileSync(file, 'utf8')) as ElementsManifest);
  expect(await format(filled, { parser: 'markdown', printWidth: 110, singleQuote: true })).toBe(readme);
});

function shell(
  body: string,
  script = '<script type="module" src="/dist/othello-board.js"></script>',
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An example</title>
    <link rel="icon" href="data:,"></head><body>${body}${script}<output></output>
    <script src="/listen.js"></script></body></html>`;
}

describe('HTML', () => {
  test.each(blocks('html'))('$name', async ({ code }) => {
    const own = code.includes('<script');
    const local = code.replace(CDN, '/dist/');
    const { page, faults } = await stage.open(own ? shell(local, '') : shell(local));
    await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0);
    expect(await page.locator('othello-board, othello-game').count()).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    expect(await page.locator('output').textContent()).not.toContain('error');
    expect(faults).toEqual([]);
  });

  test('the version is that of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    for (const [address] of readFileSync('README.md', 'utf8').matchAll(CDN))
      expect(address).toContain(`@${version}/`);
  });
});

test.each(blocks('css'))('CSS: $name', async ({ code }) => {
  const { page } = await stage.open(shell('<othello-board interactive></othello-board>'));
  const kept = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).style.length);
  }, code);
  expect(kept).toHaveLength(code.match(/\{/gu)!.length);
  expect(kept).not.toContain(0);
});

test.each(blocks('js'))('JavaScript in a page: $name', async ({ code }) => {
  const map = `<script type="importmap">${JSON.stringify(importMap(inject('home')))}</script>`;
  const board = '<othello-board engine="white" level="1"></othello-board>';
  const { page, faults } = await stage.open(
    shell(board, `${map}<script type="module" src="/example.js"></script>`),
    {
      content: {
        '/listen.js': LISTENER,
        '/example.js': `${code}\nglobalThis.ranToTheEnd = true;`,
        '/modules/': { folder: join(inject('home'), 'node_modules') },
        '/othello-worker.js': readFileSync(join(stage.dist, 'othello-worker.js'), 'utf8'),
      },
    },
  );
  await page.waitForFunction(() => 'ranToTheEnd' in globalThis, undefined, { timeout: 30_000 });
  expect(faults).toEqual([]);
});

/** FFO #1 and #2, what a program of the README reads. */
const POSITIONS = `--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;
-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X;
`;

test.each(blocks('mjs'))('JavaScript in Node: $name', ({ code }) => {
  writeFileSync(join(inject('home'), 'positions.obf'), POSITIONS);
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: inject('home'),
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(output.trim()).not.toBe('');
});

test.each(blocks('jsx', 'vue', 'svelte'))(
  '$language: stands in the fixture that is built and played',
  ({ code }) => {
    const fixtures = ['react/main.jsx', 'vue/App.vue', 'svelte/App.svelte'].map((file) =>
      flat(readFileSync(join('test/consumers', file), 'utf8')),
    );
    expect(fixtures.some((fixture) => fixture.includes(flat(code)))).toBe(true);
  },
);

function flat(code: string): string {
  return code.replace(/\s+/gu, ' ').trim();
}

describe('commands', () => {
  const lines = blocks('sh').flatMap(({ code }) => code.split('\n'));

  test.each(lines.filter((line) => /^npm (ci|install)/u.test(line)))(
    '%s names scripts that exist',
    (line) => {
      const { name, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
        name: string;
        scripts: Record<string, string>;
      };
      const [command] = line.split('#');
      const installed = /npm install (\S+)/u.exec(command!)?.[1];
      if (installed !== undefined) expect(installed).toBe(name);
      for (const [, script] of command!.matchAll(/npm (?:run )?(start|test|[\w:]+)(?=\s*(?:&&|$))/gu)) {
        if (script !== 'ci') expect(Object.keys(scripts)).toContain(script);
      }
    },
  );

  test.each(lines.filter((line) => line.startsWith('npx othello-engine')))('%s', (line) => {
    const words = line.split(' ').slice(2);
    const { bin } = JSON.parse(
      readFileSync(join(inject('home'), 'node_modules/othello-board/package.json'), 'utf8'),
    ) as { bin: Record<string, string> };
    const command = join(inject('home'), 'node_modules/othello-board', bin['othello-engine']!);
    const folder = mkdtempSync(join(inject('home'), 'games-'));
    // The files that the lines speak of; the shell finds them, as it does for who types them.
    for (const file of ['other.pgn', 'games.pgn']) {
      writeFileSync(join(folder, file), '[Black "Ann"]\n\n1. f5 d6 2. c3 *\n');
    }
    writeFileSync(join(folder, 'games.ggf'), '(;GM[Othello]B[F5]W[D6];)');
    writeFileSync(join(folder, 'WTH_2024.wtb'), new Uint8Array(16));
    const typed = `"${process.execPath}" "${command}" ${words.join(' ')}`;
    const output = execFileSync('sh', ['-c', typed], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
    const [, file] = /--out (\S+)/u.exec(line) ?? [];
    expect((file === undefined ? output : readFileSync(join(folder, file), 'utf8')).trim()).not.toBe('');
  });

  test('the files to copy are there', () => {
    const project = mkdtempSync(join(inject('home'), 'project-'));
    mkdirSync(join(project, 'node_modules'));
    cpSync(join(inject('home'), 'node_modules/othello-board'), join(project, 'node_modules/othello-board'), {
      recursive: true,
    });
    const copying = blocks('sh').find(({ code }) => code.includes('cp '));
    execFileSync('sh', ['-e', '-c', copying!.code], { cwd: project });
    expect(readdirSync(join(project, 'public')).toSorted()).toEqual([
      'engine.wasm',
      'othello-worker.js',
      'weights.bin',
    ]);
  });
});
