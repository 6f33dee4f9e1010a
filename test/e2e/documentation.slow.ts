import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { scriptTags } from '../../demo/whole-page.js';
import { atRest } from './support/at-rest.js';
import { LISTENER } from './support/pages.js';
import { importMap } from './support/import-map.js';
import { blocks } from './support/documentation.js';
import { commandIn } from './support/othello-engine.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const CDN = /https:\/\/cdn\.jsdelivr\.net\/npm\/othello-board@[\d.]+\/dist\//gu;

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
    // Code without the address of a script is put into a page with those of its elements.
    const own = code.includes('<script type="module" src') || code.includes('\n  src=');
    const scripts = own ? '' : scriptTags(code);
    const { page, faults } = await stage.open(
      shell(code.replace(CDN, '/dist/'), scripts.replace(CDN, '/dist/')),
    );
    await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0);
    const elements = 'othello-board, othello-game, othello-puzzle, othello-lesson';
    expect(await page.locator(elements).count()).toBeGreaterThan(0);
    await atRest(page);
    expect(await page.locator('output').last().textContent()).not.toContain('error');
    expect(faults).toEqual([]);
  });
});

test.each(blocks('css'))('CSS: $name', async ({ code }) => {
  const { page } = await stage.open(shell('<othello-board interactive></othello-board>'));
  const stored = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // Rules for a size or a medium contain others.
    const lengths = (rules: CSSRuleList): number[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.style.length]
          : [(rule as CSSGroupingRule).cssRules.length, ...lengths((rule as CSSGroupingRule).cssRules)],
      );
    return lengths(sheet.cssRules);
  }, code);
  expect(stored).toHaveLength(code.match(/\{/gu)!.length);
  expect(stored).not.toContain(0);
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

/** FFO #1 and #2, the input of a program in the engine's guide. */
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

/** The programs of `docs/examples`, with what the guides start them with. */
const EXAMPLES = {
  'review.mjs': ['f5d6c3d3c4f4e3f3'],
  'explain.mjs': ['f5d6c3', 'f4'],
  'report.mjs': ['games.pgn', 'Ana Ruiz'],
};

test.each(Object.entries(EXAMPLES))('the example %s', (name, words) => {
  // Packages are found from where a program is.
  const folder = mkdtempSync(join(inject('home'), 'examples-'));
  cpSync(join('docs/examples', name), join(folder, name));
  writeGames(folder);
  const output = execFileSync(process.execPath, [name, ...words], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(output.trim().split('\n').length).toBeGreaterThan(1);
});

/** The files that the commands use and that no earlier command writes. */
function writeGames(folder: string): void {
  for (const file of ['other.pgn', 'games.pgn', 'old.pgn']) {
    writeFileSync(join(folder, file), '[Black "Ana Ruiz"]\n\n1. f5 d6 2. c3 *\n');
  }
  const tiger =
    '(;GM[2]SZ[8]DT[2001-05-12]EV[Open of Brno]PB[Ana Ruiz]PW[Jan Novak];B[f5];W[d6];B[c3];W[d3];B[c4])';
  writeFileSync(join(folder, 'club.sgf'), tiger);
  writeFileSync(join(folder, 'positions.obf'), POSITIONS);
  writeFileSync(join(folder, 'games.ggf'), '(;GM[Othello]PB[Ana Ruiz]B[F5]W[D6];)');
  writeFileSync(join(folder, 'WTH_2024.wtb'), new Uint8Array(16));
}

/** The file that a command writes. */
function written(line: string): string | undefined {
  return /(?:--out|>) (\S+)/u.exec(line)?.[1];
}

/** Runs a command as typed, after those of its block that write its input; returns its output. */
function run(line: string, before: readonly string[], folder: string): string {
  const words = line.split(' ');
  const source = before.findLastIndex((earlier) => words.includes(written(earlier) ?? ''));
  if (source >= 0) run(before[source]!, before.slice(0, source), folder);
  const command = `"${process.execPath}" "${commandIn(inject('home'))}"`;
  // The shell finds the files, as for a person who types the command.
  const typed = line.replace('npx othello-engine', command);
  return execFileSync('sh', ['-c', typed], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
}

describe('commands', () => {
  const scripts = blocks('sh').map(({ code }) => code.split('\n'));

  // Jobs depend on each other and on other machines; an agent talks to the server for agents.
  const alone = (line: string): boolean =>
    /^(?:echo \S+ \| )?npx othello-engine (?!jobs|worker|mcp)/u.test(line);
  const commands = scripts.flatMap((script) =>
    script.map((line, at) => [line, script.slice(0, at)] as const).filter(([line]) => alone(line)),
  );
  test.each(commands)('%s', (line, before) => {
    const folder = mkdtempSync(join(inject('home'), 'games-'));
    writeGames(folder);
    const output = run(line, before, folder);
    const file = written(line);
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
