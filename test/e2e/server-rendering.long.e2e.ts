import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { LISTENER } from './support/pages.js';
import { drawAnew, pointsThatDiffer } from './support/pictures.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** The boards that a page may render on its server. */
const BOARDS: readonly (readonly [what: string, attributes: string])[] = [
  ['to play on', 'interactive moves="f5d6c3"'],
  ['as a diagram', 'moves="f5d6c3d3c4" ply="3" marks="c4=A e6=B" move-numbers'],
  ['turned round, in other looks', 'moves="f5d6" orientation="white" coordinates="inside" theme="wood"'],
  ['in another language', 'lang="fr" interactive position="empty"'],
  ['with an engine', 'engine="white" level="1"'],
];

/**
 * Observes the parsed document from before the board's script: how much the page shifts, which elements are removed,
 * and whether the squares are still those of the server.
 */
const WATCH = `
  const root = document.querySelector('othello-board').shadowRoot;
  const cells = [...root.querySelectorAll('[data-square]')];
  const seen = { shift: 0, removed: [] };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((list) => {
    for (const { removedNodes } of list)
      for (const node of removedNodes) if (node.nodeType === Node.ELEMENT_NODE) seen.removed.push(node.outerHTML);
  }).observe(root, { childList: true, subtree: true });
  globalThis.watched = () => ({
    ...seen,
    kept: cells.filter((cell, at) => cell === root.querySelectorAll('[data-square]')[at]).length,
  });
`;

/** Defines all elements: the game brings the board and its companions, without those for reviews. */
const ELEMENTS = ['game', 'graph', 'lesson', 'lines', 'openings', 'puzzle', 'review']
  .map((name) => `import 'othello-board/${name}.js';\n`)
  .join('');

/** Renders boards on the server, like a page of `@lit-labs/ssr`. */
function render(...markup: readonly string[]): string[] {
  const boards = markup.map((each) => `html\`${each}\``);
  const script = `
    import { render } from '@lit-labs/ssr';
    import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
    import { html } from 'lit';
    ${ELEMENTS}
    const rendered = [];
    for (const board of [${boards.join()}]) rendered.push(await collectResult(render(board)));
    process.stdout.write(JSON.stringify(rendered));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inject('home'),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return JSON.parse(output) as string[];
}

describe('40. rendered on a server', () => {
  let rendered: ReadonlyMap<string, string>;
  let folder: string;

  beforeAll(async () => {
    const boards = render(...BOARDS.map(([, attributes]) => `<othello-board ${attributes}></othello-board>`));
    rendered = new Map(BOARDS.map(([what], index) => [what, boards[index]!]));
    folder = join(inject('home'), 'hydrating');
    const entry = join(inject('home'), 'hydrating.js');
    writeFileSync(entry, `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';\n${ELEMENTS}`);
    await build({
      configFile: false,
      root: inject('home'),
      logLevel: 'warn',
      build: { outDir: folder, lib: { entry, formats: ['es'], fileName: () => 'page.js' } },
    });
  });

  function page(what: string, script = ''): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A board</title>
      <link rel="icon" href="data:,"></head><body style="width: 400px">${rendered.get(what)!}<p>Below.</p>
      <output></output><script src="/listen.js"></script>${script}</body></html>`;
  }

  /** The page with the script that activates the board, once it is active. */
  async function openAlive(what: string) {
    const script = `<script>${WATCH}</script><script type="module" src="/hydrating/page.js"></script>`;
    const opened = await stage.open(page(what, script), {
      content: { '/listen.js': LISTENER, '/hydrating/': { folder } },
    });
    await opened.page.waitForSelector('othello-board:defined');
    await opened.page.evaluate(() => document.querySelector('othello-board')!.updateComplete);
    return opened;
  }

  test('a board is a declarative shadow root with its discs', () => {
    const board = rendered.get('to play on');
    expect(board).toMatch(/<template shadowroot(mode)?="open"/u);
    expect(board!.match(/black, last move|, black/gu)?.length).toBeGreaterThan(0);
  });

  test.each(BOARDS)(
    '%s, it is seen without the script, and stays as it is when the script comes',
    async (what) => {
      const { page: still } = await stage.open(page(what));
      await drawAnew(still);
      const before = await still.screenshot({ animations: 'disabled' });
      const { page: alive, faults } = await openAlive(what);
      await alive.waitForLoadState('networkidle');
      await drawAnew(alive);
      const after = await alive.screenshot({ animations: 'disabled' });
      expect(pointsThatDiffer(before, after)).toBe(0);
      expect(await alive.evaluate('watched()')).toEqual({ shift: 0, removed: [], kept: 64 });
      expect(faults).toEqual([]);
    },
  );

  test('what stands beside a board and the whole game come to life as well', async () => {
    const beside = [
      'score',
      'clock',
      'controls',
      'moves',
      'evaluation',
      'graph',
      'lines',
      'openings',
      'review',
    ].map((name) => `<othello-${name} for="table"></othello-${name}>`);
    const own = '<othello-board id="table" interactive moves="f5d6"></othello-board>';
    const parts = [...beside, own, '<othello-game players="two"></othello-game>'];
    const all = render(...parts);
    for (const part of all) expect(part).toMatch(/<template shadowroot(mode)?="open"/u);
    const { page: alive, faults } = await stage.open(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A game</title>
        <link rel="icon" href="data:,"></head><body>${all.join('')}<output></output>
        <script src="/listen.js"></script><script type="module" src="/hydrating/page.js"></script></body></html>`,
      { content: { '/listen.js': LISTENER, '/hydrating/': { folder } } },
    );
    await alive.locator('#table [part~="c3"]').click();
    const counts = alive.locator('body > othello-score [part~="count"]');
    await expect.poll(() => counts.allInnerTexts()).toEqual(['5', '2']);
    await alive.locator('othello-game [part~="f5"]').click();
    await expect.poll(() => alive.locator('output').textContent()).toBe('user c3;user f5;');
    expect(faults).toEqual([]);
  });

  test('it is played on', async () => {
    const { page: alive, faults } = await openAlive('to play on');
    await alive.locator('othello-board [part~="d3"]').click();
    await expect.poll(() => alive.locator('output').textContent()).toContain('user d3;');
    expect(faults).toEqual([]);
  });
});

describe('40. without JavaScript', () => {
  test('the game is read as text', async () => {
    const site = await stage.host({
      content: { '/': '<!doctype html><title>A game</title><othello-board>f5 d6 c3 d3 c4</othello-board>' },
    });
    const { page } = await stage.blank({ javaScriptEnabled: false });
    await page.goto(site.origin);
    expect(await page.locator('othello-board').innerText()).toBe('f5 d6 c3 d3 c4');
    expect((await page.locator('othello-board').boundingBox())?.height).toBeGreaterThan(10);
  });

  test('with it, the same text is the game', async () => {
    const { page } = await stage.open(
      '<!doctype html><title>A game</title><link rel="icon" href="data:,">' +
        '<script type="module" src="/dist/othello-board.js"></script><othello-board>f5 d6 c3 d3 c4</othello-board>',
    );
    await expect
      .poll(() =>
        page
          .locator('othello-board')
          .evaluate((board: HTMLElement & { history?: string[] }) => board.history),
      )
      .toHaveLength(5);
  });
});
