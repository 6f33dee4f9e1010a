import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from './support/at-rest.js';
import { importMap } from './support/import-map.js';
import { page as html } from './support/pages.js';
import { drawAnew, pointsThatDiffer } from './support/pictures.js';
import { shiftRecipe } from './support/late-scripts.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';
const FILES = /othello-worker|othello-engine-part|\.wasm|\.bin/u;

/** A page whose scripts import the package by name. */
function modulePage(script: string, body = ''): string {
  const map = JSON.stringify(importMap(inject('home')));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A board</title>
    <link rel="icon" href="data:,"><script type="importmap">${map}</script></head>
    <body>${body}<output></output><script type="module">${script}</script></body></html>`;
}

const modules = (): Record<string, { folder: string }> => ({
  '/modules/': { folder: join(inject('home'), 'node_modules') },
});

describe('loading', () => {
  test('1. two copies of the script, and one that is loaded twice, are one board', async () => {
    const copy = join(inject('home'), 'copy');
    cpSync(stage.dist, copy, { recursive: true });
    const board = '<othello-board interactive></othello-board>';
    const twice = `<script type="module" src="/copy/othello-board.js"></script>
      <script type="module" src="/copy/othello-all.js"></script>
      <script type="module" src="/dist/othello-board.js?again"></script>`;
    const { page, faults } = await stage.open(html(SCRIPT, board + twice), {
      content: { '/copy/': { folder: copy } },
    });
    await page.waitForLoadState('networkidle');
    await page.locator('othello-board [part~="f5"]').click();
    await expect.poll(() => page.locator('output').textContent()).toBe('user f5;');
    expect(faults).toEqual([]);
  });

  test('2. the entry with the class only defines nothing', async () => {
    const script = `
      import { OthelloBoard } from 'othello-board/element.js';
      const before = customElements.get('othello-board');
      class Diagram extends OthelloBoard {}
      Diagram.define('my-diagram');
      const registry = document.querySelector('my-diagram').constructor === Diagram;
      document.querySelector('output').textContent = [before, registry].join();`;
    const { page, faults } = await stage.open(modulePage(script, '<my-diagram></my-diagram>'), {
      content: modules(),
    });
    await expect.poll(() => page.locator('output').textContent()).toBe(',true');
    expect(await page.locator('my-diagram [role=cell]').count()).toBe(64);
    expect(faults).toEqual([]);
  });

  test('6. properties set before the script came are kept', async () => {
    const early = `<script>
      const board = document.querySelector('othello-board');
      board.moves = 'f5d6'; board.ply = 1; board.interactive = true; board.marks = 'a1=A';
    </script>`;
    const { page } = await stage.open(html(SCRIPT, `<othello-board></othello-board>${early}`));
    await page.waitForSelector('othello-board:defined');
    await expect.poll(() => page.locator('othello-board [part~="disc"]').count()).toBe(5);
    expect(await page.locator('othello-board [part~="mark"]').count()).toBe(1);
    await page.locator('othello-board [part~="d6"]').click();
    await expect.poll(() => page.locator('output').textContent()).toBe('user d6;');
  });

  test.each(['', 'controls'])(
    "7. nothing jumps when the script arrives, with the guide's lines of CSS: %s",
    async (bar) => {
      const css = shiftRecipe();
      const body = `<style>${css} othello-board { max-width: 30rem }</style>
      <othello-board moves="f5d6" ${bar}></othello-board><p>Below.</p>`;
      const { page } = await stage.open(html('data:text/javascript,', body), {
        before: async (blank) => {
          await blank.addInitScript(() => {
            Object.assign(window, { shift: 0 });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                (window as unknown as { shift: number }).shift += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
          });
        },
      });
      expect(await page.locator('othello-board:not(:defined)').count()).toBe(1);
      const below = page.getByText('Below.');
      const before = await below.boundingBox();
      await page.addScriptTag({ url: SCRIPT, type: 'module' });
      await page.waitForSelector('othello-board:defined');
      await atRest(page);
      expect((await below.boundingBox())!.y).toBeCloseTo(before!.y, 0);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    },
  );
});

describe('on a page', () => {
  test('26. the strictest policy finds nothing, and the board has its full look', async () => {
    const policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:";
    const board =
      '<othello-board interactive moves="f5d6c3" marks="a1=A b1=circle" arrows="c4-f4" move-numbers hints="legal last flips stable strategy"></othello-board>';
    const pictures: Buffer[] = [];
    for (const headers of [{}, { 'content-security-policy': policy }]) {
      const { page, faults } = await stage.open(html(SCRIPT, board), { headers });
      await page.waitForSelector('othello-board:defined');
      await page.locator('othello-board [part~="arrow"]').waitFor();
      await page.waitForLoadState('networkidle');
      await drawAnew(page);
      pictures.push(await page.locator('othello-board').screenshot({ animations: 'disabled' }));
      await page.locator('othello-board [part~="legal"]').first().click();
      await expect.poll(() => page.locator('output').textContent()).toMatch(/^user \w\d;$/u);
      expect(faults).toEqual([]);
    }
    expect(pointsThatDiffer(pictures[0]!, pictures[1]!)).toBe(0);
  });

  test('31. diagrams and boards for two load no byte of an engine, nor a worker', async () => {
    const boards =
      '<othello-board moves="f5d6" move-numbers></othello-board><othello-board interactive hints="legal stable"></othello-board>';
    const { page, site } = await stage.open(html(SCRIPT, boards.repeat(10)));
    await page.waitForSelector('othello-board:defined');
    await page.locator('othello-board [part~="f5"]').nth(1).click();
    await page.waitForLoadState('networkidle');
    expect(site.requests.length).toBeGreaterThan(1);
    expect(site.requests.filter((path) => FILES.test(path))).toEqual([]);
    expect(page.workers()).toEqual([]);
  });

  test('25. asks the network for nothing but the package’s own modules', async () => {
    const { page, site } = await stage.open(html(SCRIPT, '<othello-board interactive></othello-board>'));
    await page.waitForLoadState('networkidle');
    const others = site.requests.filter((path) => !/^\/(listen\.js|dist\/[\w-]+\.js)?$/u.test(path));
    expect(others).toEqual([]);
  });
});

describe('hands', () => {
  test('35. one click plays, one that slides off its square does not, one beside the squares takes no focus', async () => {
    const board = '<othello-board interactive style="width: 400px"></othello-board>';
    const { page } = await stage.open(html(SCRIPT, board));
    const middle = async (square: string): Promise<[number, number]> => {
      const box = (await page.locator(`othello-board [part~="${square}"]`).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await page.mouse.move(...(await middle('c4')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('e6')));
    await page.mouse.up();
    const moves = (): Promise<string> => page.evaluate(() => document.querySelector('othello-board')!.moves);
    expect(await moves()).toBe('');
    const box = (await page.locator('othello-board').boundingBox())!;
    await page.mouse.click(box.x + 2, box.y + 2);
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe('body');
    await page.mouse.click(...(await middle('f5')));
    expect(await moves()).toBe('f5');
  });

  test('35. one finger plays, and 37. scrolls the page over the board', async () => {
    const { page } = await stage.blank({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 320, height: 568 },
    });
    const site = await stage.host({
      content: {
        '/': html(
          SCRIPT,
          '<othello-board interactive></othello-board><div style="height: 3000px"></div>',
        ).replace(
          '<meta charset="utf-8">',
          '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        ),
        '/dist/': { folder: stage.dist },
        '/listen.js': '',
      },
    });
    await page.goto(site.origin);
    await page.waitForSelector('othello-board:defined');
    const cell = page.locator('othello-board [part~="f5"]');
    const box = (await cell.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(24);
    await cell.tap();
    const moves = (): Promise<string> => page.evaluate(() => document.querySelector('othello-board')!.moves);
    await expect.poll(moves).toBe('f5');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 10, y: box.y + 10 - up }],
      });
    await touch('touchStart');
    for (let up = 20; up <= 140; up += 20) await touch('touchMove', up);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await moves()).toBe('f5');
  });

  test('20. grows by what stands above and below it, within its width', async () => {
    const board =
      '<othello-board style="width: 200px"><p slot="header" style="height: 50px; margin: 0">Final</p></othello-board>';
    const { page } = await stage.open(html(SCRIPT, board));
    await page.waitForSelector('othello-board:defined');
    await expect.poll(async () => (await page.locator('othello-board').boundingBox())!.height).toBe(250);
  });

  test('a move lays out nothing: discs are painted into boxes that all squares have', async () => {
    const { page } = await stage.open(html(SCRIPT, '<othello-board moves="f5"></othello-board>'));
    await page.waitForSelector('othello-board:defined');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async (): Promise<number | undefined> =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')
        ?.value;
    const show = (moves: string): Promise<number> =>
      page.evaluate(async (shown) => {
        const board = document.querySelector('othello-board')!;
        board.moves = shown;
        await board.updateComplete;
        return board.getBoundingClientRect().width;
      }, moves);
    await show('');
    const before = await layouts();
    for (const moves of ['f5', 'f5d6', 'f5d6c3', '']) await show(moves);
    expect(await layouts()).toBe(before);
  });

  test('20. fits 320 px and 400 % zoom without scrolling sideways', async () => {
    const { page } = await stage.open(html(SCRIPT, '<othello-board interactive></othello-board>'));
    // 1280 x 1024 at 400 % is 320 x 256.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.waitForSelector('othello-board:defined');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const box = (await page.locator('othello-board [part~="h8"]').boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(24);
    await page.locator('othello-board [part~="f5"]').click();
    expect(await page.evaluate(() => document.querySelector('othello-board')!.moves)).toBe('f5');
  });
});

test('3. the class can be made in Node, where there is no page', () => {
  const file = join(inject('home'), 'in-node.mjs');
  writeFileSync(
    file,
    `import { OthelloBoard } from 'othello-board/element.js';
    import 'othello-board';
    const board = new OthelloBoard();
    board.moves = 'f5';
    board.play('d6');
    export default board.moves;`,
  );
  const output = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `console.log((await import(${JSON.stringify(file)})).default, typeof document, typeof Worker)`,
    ],
    { encoding: 'utf8', timeout: 30_000 },
  );
  expect(output).toBe('f5d6 undefined undefined\n');
});
