import type { Page, Worker } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click } from './support/browser.js';
import { page as html } from './support/pages.js';
import type { Site } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';
/** A board whose engine thinks long enough to be disturbed. */
const THINKER = '<othello-board engine="white" level="10" move-time="4000"></othello-board>';
/** One that would still think after two workers that were missed only after seconds. */
const LONG_THINKER = THINKER.replace('4000', '60000');

async function log(page: Page): Promise<string> {
  return (await page.locator('output').textContent()) ?? '';
}

/** How a worker ends in the middle of a search. */
const DEATHS: Readonly<Record<string, (worker: Worker) => Promise<unknown>>> = {
  'fails with an error that nobody catches': (worker) =>
    worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('crashed by the test');
      });
    }),
  'is gone without a word': (worker) => worker.evaluate(() => self.close()),
};

/**
 * Stands before the worker's script, and lets the core trap in its third step. The trap is a real one: that of a
 * module whose only instruction is `unreachable`.
 */
const TRAP = `{
  const bytes = [0,97,115,109,1,0,0,0, 1,4,1,96,0,0, 3,2,1,0, 7,5,1,1,116,0,0, 10,5,1,3,0,0,11];
  const { t: trap } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes))).exports;
  const instantiate = WebAssembly.instantiate;
  let steps = 0;
  WebAssembly.instantiate = async (...parameters) => {
    const { exports } = await instantiate(...parameters);
    const step = (...all) => (++steps > 2 ? trap() : exports.step(...all));
    return { exports: { ...exports, step } };
  };
}
`;

/** Lets the core trap in the first `count` workers of a page, and counts all workers. */
async function trapIn(count: number, page: Page): Promise<{ started: number }> {
  const workers = { started: 0 };
  await page.route('**/othello-worker.js', async (route) => {
    workers.started += 1;
    if (workers.started > count) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: TRAP + (await response.text()) });
  });
  return workers;
}

/** What the board told, without the wording. */
async function told(page: Page): Promise<string> {
  return (await log(page)).replace(/(error [\w-]+): [^;]*/gu, '$1');
}

async function playBoth(page: Page): Promise<void> {
  await click(page, 'f6');
  await expect.poll(() => log(page)).toContain('user f6;');
}

describe.each(Object.entries(DEATHS))('a worker that %s in the middle of a search', (_how, end) => {
  /** The nth worker that searches for White's answer to f5. */
  async function searching(page: Page, { requests }: Site, nth: number): Promise<Worker> {
    const loaded = () => requests.filter((path) => path.endsWith('weights.bin')).length;
    await expect.poll(loaded, { timeout: 30_000 }).toBe(nth);
    // From its last file to its search it is not far.
    await page.waitForTimeout(1500);
    return page.workers().at(-1)!;
  }

  test('is replaced once: the board says so, and the game goes on', async () => {
    const { page, site } = await stage.open(html(SCRIPT, THINKER));
    await click(page, 'f5');
    await end(await searching(page, site, 1));
    await expect.poll(() => told(page), { timeout: 60_000 }).toMatch(/engine (d6|f4|f6);$/u);
    expect((await told(page)).replace(/engine \w\d/u, 'engine')).toBe(
      'user f5;error engine-restarted;engine;',
    );
  });

  test('and another one after it: an error, and a board for two', async () => {
    const { page, site } = await stage.open(html(SCRIPT, LONG_THINKER));
    await click(page, 'f5');
    await end(await searching(page, site, 1));
    await end(await searching(page, site, 2));
    await expect
      .poll(() => told(page), { timeout: 60_000 })
      .toBe('user f5;error engine-restarted;error engine-crashed;');
    await playBoth(page);
  });
});

describe('a core that traps in the middle of a search', () => {
  test('is replaced once: the board says so, and the game goes on', async () => {
    let workers: { started: number } | undefined;
    const { page } = await stage.open(html(SCRIPT, THINKER), {
      before: async (blank) => (workers = await trapIn(1, blank)),
    });
    await click(page, 'f5');
    await expect.poll(() => told(page), { timeout: 60_000 }).toMatch(/engine (d6|f4|f6);$/u);
    expect(await told(page)).toContain('user f5;error engine-restarted;engine ');
    expect(workers).toEqual({ started: 2 });
  });

  test('and traps again: an error, no third try, and a board for two', async () => {
    let workers: { started: number } | undefined;
    const { page, faults } = await stage.open(html(SCRIPT, THINKER), {
      before: async (blank) => (workers = await trapIn(9, blank)),
    });
    await click(page, 'f5');
    await expect
      .poll(() => told(page), { timeout: 60_000 })
      .toBe('user f5;error engine-restarted;error engine-crashed;');
    await playBoth(page);
    expect(workers).toEqual({ started: 2 });
    expect(faults).toEqual([]);
  });
});
