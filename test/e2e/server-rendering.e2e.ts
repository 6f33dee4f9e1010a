import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { LISTENER } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** Marks a square as the parser made it, to see whether it is still the same after the script came. */
const MARK = `document.querySelector('othello-board').shadowRoot.querySelector('[part~="f5"]').fromServer = true`;

/** Renders a board on the server, as a page of `@lit-labs/ssr` does. */
function render(attributes: string): string {
  const script = `
    import { render } from '@lit-labs/ssr';
    import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
    import { html } from 'lit';
    import 'othello-board';
    process.stdout.write(await collectResult(render(html\`<othello-board ${attributes}></othello-board>\`)));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inject('home'),
    encoding: 'utf8',
    timeout: 60_000,
  });
}

describe('40. rendered on a server', () => {
  let rendered: string;
  let folder: string;

  beforeAll(async () => {
    rendered = render('interactive moves="f5d6c3"');
    folder = join(inject('home'), 'hydrating');
    const entry = join(inject('home'), 'hydrating.js');
    writeFileSync(
      entry,
      "import '@lit-labs/ssr-client/lit-element-hydrate-support.js';\nimport 'othello-board';\n",
    );
    await build({
      configFile: false,
      root: inject('home'),
      logLevel: 'warn',
      build: { outDir: folder, lib: { entry, formats: ['es'], fileName: () => 'page.js' } },
    });
  });

  function page(script: string): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A board</title>
      <link rel="icon" href="data:,"></head><body style="width: 400px">${rendered}<output></output>
      <script src="/listen.js"></script>${script}</body></html>`;
  }

  test('a board is a declarative shadow root with its discs', () => {
    expect(rendered).toMatch(/<template shadowroot(mode)?="open"/u);
    expect(rendered.match(/black, last move|, black/gu)?.length).toBeGreaterThan(0);
  });

  test('it is seen without the script, and does not change when the script comes', async () => {
    const { page: still } = await stage.open(page(''));
    const before = await still.locator('othello-board').screenshot({ animations: 'disabled' });
    const { page: alive, faults } = await stage.open(
      page(`<script>${MARK}</script><script type="module" src="/hydrating/page.js"></script>`),
      {
        content: { '/listen.js': LISTENER, '/hydrating/': { folder } },
      },
    );
    await alive.waitForFunction(() => document.querySelector('othello-board:defined') !== null);
    await alive.evaluate(() => document.querySelector('othello-board')!.updateComplete);
    const kept = await alive
      .locator('othello-board [part~="f5"]')
      .first()
      .evaluate((cell) => 'fromServer' in cell);
    expect(kept).toBe(true);
    const after = await alive.locator('othello-board').screenshot({ animations: 'disabled' });
    expect(after.equals(before)).toBe(true);
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
