import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { RequestSteps } from './support/request-steps.js';
import type { Site } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const ENGINE = ['/dist/engine.wasm', '/dist/othello-worker.js', '/dist/weights.bin'];
const FIRST_MOVER = '<othello-board engine="black" level="1" pace="0"></othello-board>';

let requests: RequestSteps | undefined;
afterEach(() => requests?.end());

/** Opens a page whose server answers in steps, optionally up to a given step. */
async function open(
  source: string,
  { stopAfter = Infinity, files = {} }: { stopAfter?: number; files?: Record<string, string> } = {},
): Promise<{ page: Page; site: Site; steps: string[][]; requests: RequestSteps }> {
  requests = new RequestSteps();
  requests.stopAfter(stopAfter);
  const site = await stage.host({
    content: {
      '/': source,
      '/listen.js': '',
      '/dist/': { folder: stage.dist },
      '/elsewhere/': { folder: stage.dist },
      ...files,
    },
    hold: requests.hold,
  });
  const { page } = await stage.blank();
  requests.watch(page);
  await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
  return { page, site, steps: requests.steps, requests };
}

/** A page with the board's script. */
const boardPage = (body: string): string => html('/dist/othello-board.js', body);

/** The requests for the engine's files, repeats included. */
const ofEngine = (paths: readonly string[]): string[] =>
  paths.filter((path) => /\.(?:wasm|bin)$|worker/u.test(path)).toSorted();

function moves(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board =
      document.querySelector('othello-board') ??
      document.querySelector('othello-game')!.shadowRoot!.querySelector('othello-board');
    return (board as (HTMLElement & { moves?: string }) | null)?.moves ?? '';
  });
}

describe('the first answer of the engine waits for three requests, one behind the other: the page, the script, and all else', () => {
  test('an engine that is to move', async () => {
    const { page, site, steps } = await open(boardPage(FIRST_MOVER));
    await expect.poll(() => moves(page)).not.toBe('');
    expect(steps, JSON.stringify(steps)).toHaveLength(3);
    expect(steps[1]!.toSorted()).toEqual(['/dist/othello-board.js', '/listen.js']);
    expect(steps[2]).toEqual(expect.arrayContaining(['/dist/othello-engine-part.js', ...ENGINE]));
    // A server that speaks HTTP/1.1 gets six at a time.
    expect(steps[2]!.length, 'requests of the last step').toBeLessThanOrEqual(6);
    // Nothing twice: prefetched files are used.
    expect(site.requests).toHaveLength(new Set(site.requests).size);
  });

  test('an engine that is to move on a board of a script inside of the page, which is in no tag of its own', async () => {
    const { page, steps } = await open(
      `<!doctype html><html lang="en"><title>A board</title><link rel="icon" href="data:,">
        <script type="module">import '/dist/othello-board.js';</script>${FIRST_MOVER}`,
    );
    await expect.poll(() => moves(page)).not.toBe('');
    expect(steps, JSON.stringify(steps)).toHaveLength(3);
  });

  test.each(['hints="best"', 'hints="legal values"', 'analysis'])(
    'values of the position: %s',
    async (asked) => {
      const { page, site, steps } = await open(
        boardPage(`<othello-board interactive ${asked}></othello-board>`),
      );
      await page.evaluate(
        () => new Promise((done) => addEventListener('othello-analysis', done, { once: true })),
      );
      expect(steps, JSON.stringify(steps)).toHaveLength(3);
      expect(site.requests).toHaveLength(new Set(site.requests).size);
    },
  );

  test('a hint that the page asks for at once', async () => {
    const script = `<script type="module">
      document.querySelector('othello-board').hint().then((move) => (document.title = move));</script>`;
    const { page, steps } = await open(boardPage(`<othello-board move-time="50"></othello-board>${script}`));
    await expect.poll(() => page.title()).toMatch(/^[c-f][3-6]$/u);
    expect(steps, JSON.stringify(steps)).toHaveLength(3);
    expect(ofEngine(steps[2]!)).toEqual(ENGINE);
  });

  test.each([
    ['pointer', (page: Page) => page.locator('othello-board [part~=f5]').hover()],
    ['focus', (page: Page) => page.evaluate(() => document.querySelector('othello-board')!.focus())],
  ])(
    'a person who is quicker than the parts of the board: its files come with the first %s, before the first move',
    async (_, act) => {
      const { page, steps, requests } = await open(
        boardPage('<othello-board engine="white" level="1" pace="0"></othello-board>'),
        { stopAfter: 2 },
      );
      await expect.poll(() => page.locator('othello-board [data-legal]').count()).toBe(4);
      await expect.poll(() => requests.asked).toContain('/dist/othello-engine-part.js');
      expect(ofEngine(requests.asked)).toEqual([]);
      await act(page);
      await expect.poll(() => ofEngine(requests.asked)).toEqual(ENGINE);
      requests.stopAfter(Infinity);
      await page.locator('othello-board [part~=f5]').click();
      await expect.poll(() => moves(page)).toMatch(/^f5../u);
      expect(steps, JSON.stringify(steps)).toHaveLength(3);
    },
  );

  test('a person who comes later: what is left to wait for is one step', async () => {
    const { page, steps } = await open(
      boardPage('<othello-board engine="white" level="1" pace="0"></othello-board>'),
    );
    const board = page.locator('othello-board');
    await expect.poll(() => steps.flat()).toContain('/dist/othello-engine-part.js');
    expect(ofEngine(steps.flat())).toEqual([]);
    await board.locator('[part~=f5]').hover();
    await expect.poll(() => steps.at(-1)!.toSorted()).toEqual(ENGINE);
    await board.locator('[part~=f5]').click();
    await expect.poll(() => moves(page)).toMatch(/^f5../u);
    expect(steps, JSON.stringify(steps)).toHaveLength(4);
  });

  test('an engine whose worker lies where a script of the page says, for all boards', async () => {
    const { page, site, steps } = await open(
      boardPage(
        `<script type="module">import { OthelloBoard } from '/dist/othello-board.js';
          OthelloBoard.engineUrl = '/elsewhere/othello-worker.js'; document.body.innerHTML = '${FIRST_MOVER}';</script>`,
      ),
    );
    await expect.poll(() => moves(page)).not.toBe('');
    expect(steps, JSON.stringify(steps)).toHaveLength(3);
    expect(ofEngine(site.requests)).toEqual(ENGINE.map((path) => path.replace('/dist/', '/elsewhere/')));
  });

  test('an engine whose worker a board names: one more, for the part that checks the address', async () => {
    const { page, site, steps } = await open(
      boardPage(FIRST_MOVER.replace(' engine', ' engine-url="/elsewhere/othello-worker.js" engine')),
    );
    await expect.poll(() => moves(page)).not.toBe('');
    expect(steps, JSON.stringify(steps)).toHaveLength(4);
    expect(ofEngine(site.requests)).toEqual(ENGINE.map((path) => path.replace('/dist/', '/elsewhere/')));
  });

  test('the whole game: one more, for the scripts that its own script names', async () => {
    const { page, steps, requests } = await open(
      html('/dist/othello-game.js', '<othello-game></othello-game>'),
      { stopAfter: 3 },
    );
    await page.locator('othello-game [part~=f5]').hover();
    requests.stopAfter(Infinity);
    await page.locator('othello-game [part~=f5]').click();
    await expect.poll(() => moves(page)).toMatch(/^f5../u);
    expect(steps[2]).toEqual(expect.arrayContaining(['/dist/othello-board.js']));
    // What the answer waits for; the name of the opening may come later.
    expect(steps.slice(0, 4).flat(), JSON.stringify(steps)).toEqual(
      expect.arrayContaining(['/dist/othello-engine-part.js', '/dist/othello-parts.js', ...ENGINE]),
    );
  });
});

describe('a host that forbids browsers to keep anything', () => {
  const NO_STORE = { 'cache-control': 'no-store' };

  test('is asked for the worker’s script once more by the worker, and for nothing else twice', async () => {
    const { page, site } = await stage.open(boardPage(FIRST_MOVER), { headers: NO_STORE });
    await expect.poll(() => moves(page)).not.toBe('');
    const { requests } = site;
    expect(ofEngine([...new Set(requests)])).toEqual(ENGINE);
    expect(requests.filter((path, index) => requests.indexOf(path) < index)).toEqual([
      '/dist/othello-worker.js',
    ]);
  });
});

describe('the files of the engine are not asked for', () => {
  test('by a board that is out of sight, until it comes into sight', async () => {
    const { page, site, steps } = await open(boardPage(`<div style="height: 1000vh"></div>${FIRST_MOVER}`));
    await expect.poll(() => steps.flat()).toContain('/dist/othello-engine-part.js');
    // After two frames an observer has reported what is visible, and the resulting requests have started.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForLoadState('networkidle');
    expect(ofEngine(site.requests)).toEqual([]);
    await page.locator('othello-board').scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).not.toBe('');
    expect(ofEngine(site.requests)).toEqual(ENGINE);
  });

  test('by a board with an engine of the page’s own', async () => {
    const { page, site } = await open(
      boardPage(`${FIRST_MOVER}<script type="module">
        const ready = { search: async ({ legalMoves }) => ({ move: legalMoves[0] }), close() {} };
        document.querySelector('othello-board').engineProvider = async () => ready;</script>`),
    );
    await expect.poll(() => moves(page)).not.toBe('');
    await page.locator('othello-board').hover();
    await page.waitForLoadState('networkidle');
    expect(ofEngine(site.requests)).toEqual([]);
  });

  test('by a board without an engine, whatever a person does with it', async () => {
    const { page, site } = await open(boardPage('<othello-board interactive></othello-board>'));
    await page.locator('othello-board [part~=f5]').click();
    await expect.poll(() => moves(page)).toBe('f5');
    await page.waitForLoadState('networkidle');
    expect(ofEngine(site.requests)).toEqual([]);
  });
});
