import type { Page, Worker } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';
/** A board whose engine thinks long enough to be disturbed. */
const THINKER = '<othello-board engine="white" level="10" move-time="6000"></othello-board>';
/** A board that still thinks after two workers were found missing after seconds. */
const LONG_THINKER = THINKER.replace('6000', '60000');

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

/** Runs before the worker's script, and counts the steps of the core; `then` runs at each. */
function counting(then = ''): string {
  return `self.steps = 0;
    {
      const instantiate = WebAssembly.instantiate;
      WebAssembly.instantiate = async (...parameters) => {
        const { exports } = await instantiate(...parameters);
        const step = (...all) => {
          self.steps += 1;
          ${then}
          return exports.step(...all);
        };
        return { exports: { ...exports, step } };
      };
    }
  `;
}

/** The core traps in its third step. It is a real trap: that of a module whose only instruction is `unreachable`. */
const TRAP = `const bytes = [0,97,115,109,1,0,0,0, 1,4,1,96,0,0, 3,2,1,0, 7,5,1,1,116,0,0, 10,5,1,3,0,0,11];
  const { t: trap } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes))).exports;
  ${counting('if (self.steps > 2) trap();')}`;

/** Inserts a script before that of each worker of a page; `before(n)` returns the script of the nth. */
async function prepareWorkers(page: Page, before: (nth: number) => string): Promise<{ started: number }> {
  const workers = { started: 0 };
  await page.route('**/othello-worker.js', async (route) => {
    // The board also prefetches the file.
    if (route.request().resourceType() === 'fetch') return route.continue();
    workers.started += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: before(workers.started) + (await response.text()) });
  });
  return workers;
}

/** Makes the core trap in the first `count` workers of a page, and counts all workers. */
function trapIn(count: number, page: Page): Promise<{ started: number }> {
  return prepareWorkers(page, (nth) => (nth > count ? '' : TRAP));
}

/** What the board reported, without the wording. */
async function told(page: Page): Promise<string> {
  return (await log(page)).replace(/(error [\w-]+): [^;]*/gu, '$1');
}

async function playBoth(page: Page): Promise<void> {
  await click(page, 'f6');
  await expect.poll(() => log(page)).toContain('user f6;');
}

describe.each(Object.entries(DEATHS))('a worker that %s in the middle of a search', (_how, end) => {
  /** A board whose workers can be observed: `searching(n)` resolves to the nth when its search is running. */
  async function open(board: string): Promise<{ page: Page; searching: (nth: number) => Promise<Worker> }> {
    const workers: Worker[] = [];
    const { page } = await stage.open(html(SCRIPT, board), {
      before: async (blank) => {
        blank.on('worker', (worker) => workers.push(worker));
        await prepareWorkers(blank, () => counting());
      },
    });
    const steps = (nth: number): Promise<number> =>
      workers[nth - 1]?.evaluate<number>('self.steps ?? 0') ?? Promise.resolve(0);
    return {
      page,
      async searching(nth) {
        await expect.poll(() => steps(nth), { timeout: 60_000 }).toBeGreaterThan(2);
        return workers[nth - 1]!;
      },
    };
  }

  test('is replaced once: the board says so, and the game goes on', async () => {
    const { page, searching } = await open(THINKER);
    await click(page, 'f5');
    await end(await searching(1));
    await expect.poll(() => told(page), { timeout: 60_000 }).toMatch(/engine (d6|f4|f6);$/u);
    expect((await told(page)).replace(/engine \w\d/u, 'engine')).toBe(
      'user f5;error engine-restarted;engine;',
    );
  });

  test('and another one after it: an error, and a board for two', async () => {
    const { page, searching } = await open(LONG_THINKER);
    await click(page, 'f5');
    await end(await searching(1));
    await end(await searching(2));
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
