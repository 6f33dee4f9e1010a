// A host sends something else for the engine's worker once, and allows caching it: the file is fetched again, bypassing
// the cache.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BOARD, page as html } from './support/pages.js';
import { click, ENGINE_MOVED } from './support/browser.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const LISTENED = { timeout: 30_000 };

const log = (page: Page): Promise<string | null> => page.locator('output').textContent();

type Answer = (response: ServerResponse, file: string) => void;

const send = (response: ServerResponse, type: string, body: string | Buffer): void => {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' }).end(body);
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  'its first half': (response, file) => {
    const bytes = readFileSync(file);
    send(response, 'text/javascript', bytes.subarray(0, bytes.length / 2));
  },
  'a page of the host': (response) => send(response, 'text/html', '<!doctype html><title>Welcome</title>'),
};

/** Opens a board whose host answers the first `times` requests of a file wrongly, and plays f5 on it. */
async function playWith(
  file: string,
  answer: Answer,
  times: number,
): Promise<{ page: Page; asked: () => number }> {
  let asked = 0;
  const { page } = await stage.open(html('/dist/othello-board.js', BOARD), {
    instead: (path, response) => {
      if (basename(path) !== file) return false;
      asked += 1;
      if (asked > times) return false;
      answer(response, join(stage.dist, file));
      return true;
    },
  });
  await click(page, 'f5');
  return { page, asked: () => asked };
}

const WORKER = 'othello-worker.js';

describe.each(Object.entries(ANSWERS))('%s in place of the worker', (_what, answer) => {
  test('once: the board plays, and tells of no error', async () => {
    const { page, asked } = await playWith(WORKER, answer, 1);
    await expect.poll(() => log(page), LISTENED).toMatch(ENGINE_MOVED);
    expect(asked()).toBeGreaterThan(1);
  });
});

describe('the first half of the worker, again and again', () => {
  test('it is named in the error, and starts when the host is in order again', async () => {
    let isAtFault = true;
    const { page } = await stage.open(html('/dist/othello-board.js', BOARD), {
      instead: (path, response) => {
        if (basename(path) !== WORKER || !isAtFault) return false;
        ANSWERS['its first half']!(response, join(stage.dist, WORKER));
        return true;
      },
    });
    await click(page, 'f5');
    await expect
      .poll(() => log(page), LISTENED)
      .toMatch(/error worker-blocked: [^;]*othello-worker\.js is there, but cannot be run/u);
    isAtFault = false;
    await page.evaluate(() => document.querySelector('othello-board')!.reset());
    await click(page, 'f5');
    await expect.poll(() => log(page), LISTENED).toMatch(/user f5;engine (d6|f4|f6);$/u);
  });
});

const PART = 'othello-engine-part.js';

describe.each(Object.entries(ANSWERS))("%s in place of the board's part for the engine", (_what, answer) => {
  test('once: the board plays, and tells of no error', async () => {
    const { page } = await playWith(PART, answer, 1);
    await expect.poll(() => log(page), LISTENED).toMatch(ENGINE_MOVED);
  });

  // The first move requests it twice.
  test('each time for one game: the next plays, though the browser remembers the damaged script', async () => {
    const { page } = await playWith(PART, answer, 2);
    await expect.poll(() => log(page), LISTENED).toMatch(/error load-failed/u);
    await page.evaluate(() => document.querySelector('othello-board')!.reset());
    await click(page, 'f5');
    await expect.poll(() => log(page), LISTENED).toMatch(/user f5;engine (d6|f4|f6);$/u);
  });
});

describe("no answer at all in place of the board's part for the engine", () => {
  /** Longer than a part may take. */
  const LATE_MS = 46_000;

  /** Opens a board whose host does not answer the first `times` requests of the part, on a clock that can be put on. */
  async function playLate(times: number): Promise<{ page: Page; late: (asked: number) => Promise<void> }> {
    let asked = 0;
    const { page } = await stage.open(html('/dist/othello-board.js', BOARD), {
      instead: (path) => basename(path) === PART && ++asked <= times,
      before: (blank) => blank.clock.install(),
    });
    await click(page, 'f5');
    const late = async (count: number): Promise<void> => {
      await expect.poll(() => asked, LISTENED).toBe(count);
      await page.clock.fastForward(LATE_MS);
    };
    return { page, late };
  }

  test('once: it is requested at another address, and the board plays', async () => {
    const { page, late } = await playLate(1);
    await late(1);
    await expect.poll(() => log(page), LISTENED).toMatch(ENGINE_MOVED);
  });

  test('each time for one game: the page is told, and the next game plays', async () => {
    const { page, late } = await playLate(2);
    await late(1);
    await late(2);
    await expect.poll(() => log(page), LISTENED).toMatch(/error load-failed: [^;]*no answer/u);
    await page.evaluate(() => document.querySelector('othello-board')!.reset());
    await click(page, 'f5');
    await expect.poll(() => log(page), LISTENED).toMatch(/user f5;engine (d6|f4|f6);$/u);
  });
});

describe("the first half of a script that the board's part for the engine imports", () => {
  test('the page is told, and plays when it is loaded again, though the browser may keep the damaged script', async () => {
    const INNER = 'othello-parts.js';
    let isAtFault = true;
    const { page } = await stage.open(html('/dist/othello-board.js', BOARD), {
      instead: (path, response) => {
        if (basename(path) !== INNER || !isAtFault) return false;
        ANSWERS['its first half']!(response, join(stage.dist, INNER));
        return true;
      },
    });
    const isRead = page.waitForResponse((response) => response.url().endsWith(INNER));
    await isRead;
    isAtFault = false;
    const anew = page.waitForResponse((response) => response.url().endsWith(INNER));
    await click(page, 'f5');
    await expect.poll(() => log(page), LISTENED).toMatch(/error load-failed/u);
    await (await anew).finished();
    await page.reload();
    await click(page, 'f5');
    await expect.poll(() => log(page), LISTENED).toMatch(ENGINE_MOVED);
  });
});

describe('no answer at all, once', () => {
  test.each([WORKER, 'engine.wasm', 'weights.bin'])(
    '%s: it is asked for once more, and the board plays',
    async (file) => {
      let asked = 0;
      const { page } = await stage.open(html('/dist/othello-board.js', BOARD), {
        instead: (path) => basename(path) === file && ++asked === 1,
        before: (blank) =>
          blank.addInitScript(() => {
            const limit = { engineTimeout: 8000 };
            void customElements.whenDefined('othello-board').then((board) => Object.assign(board, limit));
          }),
      });
      await click(page, 'f5');
      await expect.poll(() => log(page), LISTENED).toMatch(ENGINE_MOVED);
    },
  );
});
