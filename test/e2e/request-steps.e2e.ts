import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { RequestSteps } from './support/request-steps.js';
import type { Site } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const ENGINE = ['/dist/engine.wasm', '/dist/othello-worker.js', '/dist/weights.bin'];

let requests: RequestSteps | undefined;
afterEach(() => requests?.end());

/** Opens a page whose server answers in steps. */
async function open(script: string, body: string): Promise<{ page: Page; site: Site; steps: string[][] }> {
  requests = new RequestSteps();
  const site = await stage.host({
    content: { '/': html(`/dist/${script}`, body), '/listen.js': '', '/dist/': { folder: stage.dist } },
    hold: requests.hold,
  });
  const { page } = await stage.blank();
  requests.watch(page);
  await page.goto(`${site.origin}/`);
  return { page, site, steps: requests.steps };
}

function moves(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board =
      document.querySelector('othello-board') ??
      document.querySelector('othello-game')!.shadowRoot!.querySelector('othello-board');
    return (board as (HTMLElement & { moves?: string }) | null)?.moves ?? '';
  });
}

describe('the first answer of the engine waits for few requests one behind the other', () => {
  test('an engine that is to move: the page, the script, its parts, and the engine at once', async () => {
    const { page, site, steps } = await open(
      'othello-board.js',
      '<othello-board engine="black" level="1" pace="0"></othello-board>',
    );
    await expect.poll(() => moves(page)).not.toBe('');
    expect(steps, JSON.stringify(steps)).toHaveLength(4);
    expect(steps[1]!.toSorted()).toEqual(['/dist/othello-board.js', '/listen.js']);
    expect(steps[3]).toEqual(expect.arrayContaining(ENGINE));
    // Nothing twice: what was fetched ahead is what is used.
    expect(site.requests).toHaveLength(new Set(site.requests).size);
  });

  test('an engine that is not to move yet: its files come with the first pointer, before the first move', async () => {
    const { page, steps } = await open(
      'othello-board.js',
      '<othello-board engine="white" level="1" pace="0"></othello-board>',
    );
    const board = page.locator('othello-board');
    await expect.poll(() => board.locator('[data-legal]').count()).toBe(4);
    await expect.poll(() => steps.flat()).toContain('/dist/othello-engine-part.js');
    expect(steps.flat().filter((path) => /\.(?:wasm|bin)$|worker/u.test(path))).toEqual([]);
    await board.locator('[part~=f5]').hover();
    await expect.poll(() => steps.at(-1)!.toSorted()).toEqual(ENGINE);
    await board.locator('[part~=f5]').click();
    await expect.poll(() => moves(page)).toMatch(/^f5../u);
    expect(steps, JSON.stringify(steps)).toHaveLength(4);
  });

  test('the whole game: the page, its script, what that needs, and everything else at once', async () => {
    const { page, steps } = await open('othello-game.js', '<othello-game></othello-game>');
    const game = page.locator('othello-game');
    await game.locator('[part~=f5]').click();
    await expect.poll(() => moves(page)).toMatch(/^f5../u);
    expect(steps.length, JSON.stringify(steps)).toBeLessThanOrEqual(5);
    expect(steps.slice(0, 3).flat()).toEqual(expect.arrayContaining(['/dist/othello-board.js']));
  });
});
