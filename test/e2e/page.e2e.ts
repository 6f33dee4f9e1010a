import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { build } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { ELEMENTS } from '../../tools/elements.js';
import { exportsOf } from '../../tools/exports.js';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { importMap } from './support/import-map.js';
import { openWithLateScripts, shiftRecipe } from './support/late-scripts.js';
import { BOARD, LISTENER, page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

/** How many times as wide as high what is drawn on the colour of the first pixel spreads. */
function widthByHeight({ width, data }: PNG): number {
  const drawn = Array.from({ length: data.length / 4 }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
    weight: [0, 1, 2].reduce((sum, i) => sum + Math.abs(data[4 * at + i]! - data[i]!), 0),
  }));
  const mean = (of: (pixel: (typeof drawn)[number]) => number): number =>
    drawn.reduce((sum, pixel) => sum + of(pixel) * pixel.weight, 0) /
    drawn.reduce((sum, { weight }) => sum + weight, 0);
  const spread = (axis: 'x' | 'y'): number => {
    const middle = mean((pixel) => pixel[axis]);
    return mean((pixel) => (pixel[axis] - middle) ** 2);
  };
  return Math.sqrt(spread('x') / spread('y'));
}

const stage = useStage();
const home = inject('home');
const SCRIPT = '/dist/othello-board.js';

/** The files that only an engine needs. */
const ENGINE = /othello-worker|\.wasm|\.bin/u;

/** Modules with an effect when imported, and the element that each defines. */
const DEFINING: ReadonlyMap<string, string> = new Map(
  ELEMENTS.map(({ name }) => [
    name === 'board' ? 'othello-board' : `othello-board/${name}.js`,
    `othello-${name}`,
  ]),
);

test('a module that defines an element defines that one, and any other does nothing to the page', async () => {
  const names = exportsOf(join(home, 'node_modules/othello-board')).flatMap(({ name, target }) =>
    typeof target === 'object' &&
    target['default'] !== undefined &&
    // For Node, and for a page that has React.
    !/\/node\.js$|^othello-board\/react(?:\/|$)/u.test(name)
      ? [name]
      : [],
  );
  const order = names.toSorted((a, b) => Number(DEFINING.has(a)) - Number(DEFINING.has(b)));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Imports</title>
    <link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(importMap(home))}</script>
    <script>
      globalThis.done = [];
      for (const [owner, method] of [[customElements, 'define'], [window, 'addEventListener'],
        [document, 'addEventListener'], [window, 'setTimeout'], [window, 'setInterval'], [window, 'fetch']]) {
        const own = owner[method].bind(owner);
        owner[method] = (...parameters) => (done.push(method + ' ' + parameters[0]), own(...parameters));
      }
    </script></head><body><script type="module">
      const said = {};
      for (const name of ${JSON.stringify(order)}) {
        await import(name);
        said[name] = done.splice(0);
      }
      console.log(JSON.stringify(said));
    </script></body></html>`;
  // Read from the console, because evaluating in the page would add listeners to it.
  const written: string[] = [];
  const { faults } = await stage.open(page, {
    content: { '/modules/': { folder: join(home, 'node_modules') } },
    before: (blank) => Promise.resolve(blank.on('console', (message) => written.push(message.text()))),
  });
  await expect.poll(() => written).toHaveLength(1);
  const recorded = JSON.parse(written[0]!) as Record<string, string[]>;
  const effects = Object.entries(recorded).filter(([name, done]) => done.length > 0 && !DEFINING.has(name));
  expect(effects).toEqual([]);
  const defined = new Set(Object.values(recorded).flat());
  expect(defined).toEqual(new Set([...DEFINING.values()].map((tag) => `define ${tag}`)));
  expect(faults).toEqual([]);
});

describe('the script for pages', () => {
  test('draws a hundred boards for two without a byte of an engine', async () => {
    const { page, faults, site } = await stage.open(
      html(SCRIPT, '<othello-board interactive moves="f5d6c3d3c4"></othello-board>'.repeat(100)),
    );
    await page.waitForFunction(() => document.querySelectorAll('othello-board:defined').length === 100);
    await page.locator('othello-board').first().locator('[part~="f4"]').click();
    await page.waitForLoadState('networkidle');
    expect(site.requests.filter((path) => ENGINE.test(path))).toEqual([]);
    expect(site.requests.filter((path) => !/^\/(?:listen\.js|dist\/[\w-]+\.js)?$/u.test(path))).toEqual([]);
    expect(page.workers()).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('draws discs that are told apart where the system forces its colours', async () => {
    const { page } = await stage.open(html(SCRIPT, '<othello-board moves="f5"></othello-board>'));
    await page.emulateMedia({ forcedColors: 'active' });
    const discOf = (square: string) =>
      page.locator(`othello-board [part~="${square}"]`).evaluate((cell) => {
        const { backgroundColor, borderTopStyle } = getComputedStyle(cell, '::after');
        return [backgroundColor, borderTopStyle];
      });
    expect(await discOf('d4')).toEqual(['rgb(255, 255, 255)', 'solid']);
    expect(await discOf('d5')).toEqual(['rgb(0, 0, 0)', 'solid']);
  });

  test('draws circles that are round where squares have fractions of a pixel', async () => {
    const site = await stage.host({
      content: {
        '/': html(
          SCRIPT,
          `<style>othello-board { width: 253.3px; margin: 7.4px } ::part(cell) { background: #2e7d5b }</style>
          <othello-board interactive moves="f5d6" marks="b7=dot h3=circle"></othello-board>`,
        ),
        '/listen.js': LISTENER,
        '/dist/': { folder: stage.dist },
      },
    });
    const { page } = await stage.blank({ deviceScaleFactor: 1.25 });
    await page.goto(site.origin);
    for (const square of ['c3', 'c4', 'c5', 'c6', 'c7', 'b7', 'h3']) {
      const box = (await page.locator(`othello-board [part~="${square}"]`).boundingBox())!;
      const [x, y, width, height] = [box.x + 4, box.y + 4, box.width - 8, box.height - 8];
      const inside = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
      expect(widthByHeight(PNG.sync.read(inside)), square).toBeCloseTo(1, 1);
    }
  });

  test('plays from another origin, as a CDN serves it, on the first page of README.md', async () => {
    const cdn = await stage.host({
      content: { '/package/dist/': { folder: stage.dist } },
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      host: 'localhost',
    });
    const [, code = ''] = /```html\n([^]*?)```/u.exec(readFileSync('README.md', 'utf8')) ?? [];
    const address = /https:\/\/cdn\.jsdelivr\.net\/npm\/othello-board@([\d.]+)/gu;
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect([...code.matchAll(address)].map(([, named]) => named)).toEqual([version]);
    const { page, faults } = await stage.open(
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
      ${code.replaceAll(address, `${cdn.origin}/package`)}<output></output><script src="/listen.js"></script>`,
    );
    await playOneMove(page);
    const says = page.evaluate<string>("customElements.get('othello-board').version");
    expect(await says).toBe(version);
    expect(faults).toEqual([]);
  });

  test('plays from a subfolder of a host that knows neither wasm nor data', async () => {
    const { page, faults } = await stage.open(html('/some/sub%20folder/othello-board.js'), {
      content: { '/some/sub folder/': { folder: stage.dist } },
      types: { '.wasm': 'text/plain', '.bin': 'text/html' },
    });
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('plays with everything inside when pasted into a page, which requests nothing else', async () => {
    const everything = readFileSync('dist/othello-all.js', 'utf8');
    const tag = `<script type="module" src="${SCRIPT}"></script>`;
    const { page, faults, site } = await stage.open(
      html(SCRIPT).replace(tag, () => `<script>${everything}</script>`),
    );
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(site.requests.toSorted()).toEqual(['/', '/listen.js']);
    expect(faults).toEqual([]);
  });

  test('plays with everything inside on a page that is opened as a file', async () => {
    const folder = mkdtempSync(join(home, 'file-'));
    copyFileSync('dist/othello-all.js', join(folder, 'othello-all.js'));
    const file = join(folder, 'A game.html');
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>A game</title><script src="othello-all.js"></script>
      ${BOARD}<output></output><script>${LISTENER}</script>`,
    );
    const { page, faults } = await stage.blank();
    await page.goto(pathToFileURL(file).href);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('leaves the elements of another copy alone, and says so', async () => {
    const copy = join(home, 'copy');
    cpSync(stage.dist, copy, { recursive: true });
    const warned: string[] = [];
    const second = '<script type="module" src="/copy/othello-board.js"></script>';
    const { page, faults } = await stage.open(html(SCRIPT, BOARD + second), {
      content: { '/copy/': { folder: copy } },
      before: (blank) =>
        Promise.resolve(
          blank.on('console', (message) => message.type() === 'warning' && warned.push(message.text())),
        ),
    });
    await expect.poll(() => warned).toHaveLength(1);
    expect(warned[0]).toMatch(/^<othello-board> .* another copy .* is not used$/u);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test.each([
    ['othello-board', 390, 844],
    ['othello-game', 390, 844],
    ['othello-game', 1280, 800],
  ] as const)(
    "moves nothing below <%s> when it arrives late, with the guide's CSS, at %i × %i",
    async (tag, width, height) => {
      const body = `<h1>A game</h1><${tag}></${tag}><p>${'What is below. '.repeat(100)}</p>`;
      const { origin } = await stage.host({
        content: {
          '/dist/': { folder: stage.dist },
          '/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Late</title>
          <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
          <style>${shiftRecipe(tag)}</style><body>${body}
          <script type="module" src="/dist/${tag}.js"></script></body></html>`,
        },
      });
      const { page, faults } = await stage.blank({ viewport: { width, height } });
      const { shift } = await openWithLateScripts(page, `${origin}/index.html`, tag);
      expect(shift).toBeLessThan(0.005);
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ['a part of the board', /engine-part|engine-later|play[\w-]*\.js/u, /error load-failed/u],
    ['the worker', /othello-worker\.js/u, /error worker-blocked/u],
    ['the core', /engine\.wasm/u, /error wasm-unavailable/u],
    ['the weights', /weights\.bin/u, /error weights-invalid/u],
  ])('says which file did not come: %s; and plays when the network is back', async (_what, file, error) => {
    const { page } = await stage.open(html(SCRIPT), {
      before: (blank) => blank.route(file, (route) => route.abort()),
    });
    const log = () => page.locator('output').textContent();
    await click(page, 'f5');
    await expect.poll(log, { timeout: 30_000 }).toMatch(error);
    await page.unroute(file);
    await page.evaluate(() => document.querySelector('othello-board')!.reset());
    await click(page, 'f5');
    await expect.poll(log, { timeout: 30_000 }).toMatch(/user f5;engine (?:d6|f4|f6);$/u);
  });

  test.each([
    ['board', 'Part of the board could not be loaded.'],
    ['game', 'Part of the game could not be loaded.'],
  ])(
    'a %s of which a part is missing says so, with a button that loads the page again',
    async (name, text) => {
      const body = `<othello-${name} interactive></othello-${name}>`;
      const { page } = await stage.open(html(`/dist/othello-${name}.js`, body), {
        before: (blank) => blank.route(/othello-play\.js/u, (route) => route.abort()),
      });
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      await page.unroute(/othello-play\.js/u);
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Reload the page' }).click(),
      ]);
      await click(page, 'f5');
      await page.locator('othello-board [part~="f5"][part~=disc]').waitFor();
      expect(await page.getByText(text).count()).toBe(0);
    },
  );
});

test('server-rendered boards show without the script, and hydrate without a shift', async () => {
  const names = ['game', 'graph', 'lesson', 'lines', 'openings', 'puzzle', 'review'];
  const imports = names.map((name) => `import 'othello-board/${name}.js';`).join('\n');
  const board = '<othello-board id="table" interactive moves="f5d6"></othello-board>';
  const beside = ['score', 'clock', 'controls', 'moves', 'evaluation', 'review'].map(
    (name) => `<othello-${name} for="table"></othello-${name}>`,
  );
  const script = `
    import { render } from '@lit-labs/ssr';
    import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
    import { html } from 'lit';
    ${imports}
    process.stdout.write(await collectResult(render(html\`${board}<p>Below.</p>${beside.join('')}\`)));`;
  const rendered = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: home,
    encoding: 'utf8',
  });
  const entry = join(home, 'hydrating.js');
  const folder = join(home, 'hydrating');
  writeFileSync(entry, `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';\n${imports}`);
  await build({
    configFile: false,
    root: home,
    logLevel: 'warn',
    build: { outDir: folder, lib: { entry, formats: ['es'], fileName: () => 'page.js' } },
  });
  const page = (scripts: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
    <title>A board</title><link rel="icon" href="data:,"><body style="width: 400px">${rendered}
    <output></output>${scripts}</body></html>`;
  const { page: still } = await stage.open(page(''));
  expect(await still.locator('#table [part~=disc]').count()).toBe(6);
  const below = (await still.getByText('Below.').boundingBox())!.y;
  const { page: alive, faults } = await stage.open(
    page('<script src="/listen.js"></script><script type="module" src="/hydrating/page.js"></script>'),
    { content: { '/hydrating/': { folder } } },
  );
  await alive.waitForSelector('othello-review:defined');
  expect((await alive.getByText('Below.').boundingBox())!.y).toBeCloseTo(below, 0);
  await alive.locator('#table [part~="c3"]').click();
  await expect.poll(() => alive.locator('output').textContent()).toBe('user c3;');
  // The score follows the flips.
  await expect.poll(() => alive.locator('othello-score [part~="count"]').allInnerTexts()).toEqual(['5', '2']);
  expect(faults).toEqual([]);
});

test.each([
  ['boards', '<othello-board controls arrows="c4-f4" hints="legal last flips"></othello-board>', 200],
  ['games', '<othello-game players="two" storage-key="leak"></othello-game>', 20],
])('%s that come and go leave nothing behind', async (_what, markup, times) => {
  const { page } = await stage.open(html('/dist/othello-game.js', '<div id="place"></div>'));
  await page.waitForFunction(() => customElements.get('othello-game'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const mount = (count: number) =>
    page.evaluate(
      async ([what, rounds]) => {
        const place = document.querySelector('#place')!;
        for (let index = 0; index < rounds; index++) {
          place.innerHTML = what;
          for (const element of place.querySelectorAll(':defined')) {
            await (element as HTMLElement & { updateComplete?: Promise<boolean> }).updateComplete;
          }
          place.replaceChildren();
        }
      },
      [markup, count] as const,
    );
  const nodes = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')!.value;
  };
  await mount(10);
  const before = await nodes();
  await mount(times);
  // Less than the nodes of one board; what is pending keeps some for a moment.
  await expect.poll(async () => (await nodes()) - before).toBeLessThan(80);
});
