import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { serve } from '../e2e/support/server.js';

/** Delay of each request on the slow network, in milliseconds. */
export const LATENCY = 200;

/** Time from the start of the navigation to the engine's first move, in milliseconds. */
export interface FirstAnswer {
  /** With a server on the same machine. */
  readonly local: number;
  /** With a delay of {@link LATENCY} for each request, the page's own included. */
  readonly slow: number;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>First answer</title><link rel="icon" href="data:,">
  <script>addEventListener('othello-move', () => console.log(performance.now()), { once: true });</script>
  <script type="module" src="/dist/othello-board.js"></script>
  <body><othello-board engine="black" level="1" pace="0"></othello-board></body></html>`;

/** The best of all runs, each in a new browser context with an empty cache. */
export async function measureFirstAnswer(browser: Browser, runs: number): Promise<FirstAnswer> {
  const best = async (latency: number): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measure(browser, latency));
    return Math.min(...times);
  };
  return { local: await best(0), slow: await best(LATENCY) };
}

async function measure(browser: Browser, latency: number): Promise<number> {
  const site = await serve({
    content: { '/': PAGE, '/dist/': { folder: join(process.cwd(), 'dist') } },
    ...(latency > 0 && { hold: () => sleep(latency) }),
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // The page reports the time: a script that polled for it would take time from the page's only thread.
    const answered = page.waitForEvent('console');
    await page.goto(`${site.origin}/`);
    return Number((await answered).text());
  } finally {
    await context.close();
    await site.close();
  }
}
