import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type * as NodeEngine from '../../src/core/engine/node.js';
import type { SearchLimits, SearchResult } from '../../src/core/engine/engine.js';
import { Position } from '../../src/core/rules/position.js';
import { page as html } from './support/pages.js';
import { ISOLATION } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();

// The start, FFO #1 and FFO #40: 60, 14 and 20 empties.
const POSITIONS: readonly Position[] = [
  Position.start,
  Position.of('--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--', 'black'),
  Position.of('O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------', 'black'),
];
const LIMITS: readonly SearchLimits[] = [
  { depth: 8, fresh: true },
  { nodes: 200_000, fresh: true },
  { depth: 5, multiPv: 60, fresh: true },
  { level: 'hard', seed: 7, fresh: true },
];
const SEARCHES = POSITIONS.flatMap(({ board, turn }) => LIMITS.map((limits) => ({ board, turn, limits })));

/** Searches in the page, with the package's own modules. */
const SCRIPT = `
import { createEngine } from '/dist/lib/core/engine.js';
import { Position } from '/dist/lib/core/rules.js';
const engine = await createEngine();
const results = [];
for (const { board, turn, limits } of ${JSON.stringify(SEARCHES)}) {
  results.push(await engine.search(Position.of(board, turn), limits));
}
document.querySelector('output').textContent = JSON.stringify(results);
document.title = 'done';
`;

/** What must not depend on the machine. */
function answerOf({ move, value, line, depth, nodes, moves }: SearchResult): Partial<SearchResult> {
  return { move, value, line, depth, nodes, moves };
}

/** A page that loads the engine on request, and reports the result. */
const LOADER = `
import { createEngine } from '/dist/lib/core/engine.js';
const engine = await createEngine();
window.load = () => engine.ready().then(() => 'ready', ({ code, message }) => code + ': ' + message);
`;

/** Opens the page of {@link LOADER}. */
async function openLoader(): Promise<{ page: Page; load: () => Promise<string> }> {
  const { page } = await stage.open(html('/load.js', ''), { content: { '/load.js': LOADER } });
  await page.waitForFunction('window.load');
  return { page, load: () => page.evaluate<string>('window.load()') };
}

test.each([
  ['othello-worker.js', 'worker-blocked'],
  ['engine.wasm', 'wasm-unavailable'],
  ['weights.bin', 'weights-invalid'],
])('a request for %s that breaks off is told, and the next attempt works', async (file, code) => {
  const { page, load } = await openLoader();
  await page.context().route(`**/${file}`, (route) => route.abort('connectionreset'));
  expect(await load()).toContain(`${code}: `);
  await page.context().unroute(`**/${file}`);
  expect(await load()).toBe('ready');
});

test('offline, the engine says so; online again, it loads', async () => {
  const { page, load } = await openLoader();
  await page.context().setOffline(true);
  expect(await load()).toMatch(/^(worker-blocked|wasm-unavailable|weights-invalid): /u);
  await page.context().setOffline(false);
  expect(await load()).toBe('ready');
});

test('a slow line only takes longer', async () => {
  const { page, load } = await openLoader();
  // "Fast 3G" as the browsers' tools simulate it: a round trip of 560 ms, 180 kB per second.
  await page.context().route('**/*', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await new Promise((resolve) => setTimeout(resolve, 560 + body.length / 180));
    await route.fulfill({ response, body });
  });
  const begin = performance.now();
  expect(await load()).toBe('ready');
  expect(performance.now() - begin).toBeGreaterThan(2000);
});

/** Solves FFO #1 with two threads, if the page allows them. */
const THREADS = `
import { createEngine } from '/dist/lib/core/engine.js';
import { Position } from '/dist/lib/core/rules.js';
const engine = await createEngine();
const { board, turn } = ${JSON.stringify(POSITIONS[1])};
const { value, certainty } = await engine.search(Position.of(board, turn), { exact: true, threads: 2 });
document.querySelector('output').textContent = crossOriginIsolated + ' ' + value + ' ' + certainty;
document.title = 'done';
`;

test.each([
  ['isolated', true],
  ['not isolated', false],
])('a page that is %s solves with as many threads as it may', async (_, isolated) => {
  const { page, site } = await stage.open(html('/threads.js', ''), {
    content: { '/threads.js': THREADS },
    ...(isolated && { headers: ISOLATION }),
  });
  await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 60_000 });
  expect(await page.locator('output').textContent()).toBe(`${isolated} 18 exact`);
  expect(site.requests.includes('/dist/engine-threads.wasm')).toBe(isolated);
});

test('a browser and Node give the same answers and visit the same nodes', async () => {
  const node = (await import(
    pathToFileURL(join(stage.dist, 'lib/engine/node.js')).href
  )) as typeof NodeEngine;
  const engine = await node.createEngine();
  const inNode: SearchResult[] = [];
  for (const { board, turn, limits } of SEARCHES) {
    inNode.push(await engine.search(Position.of(board, turn), limits));
  }
  engine.close();

  const { page } = await stage.open(html('/search.js', ''), { content: { '/search.js': SCRIPT } });
  await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 60_000 });
  const inBrowser = JSON.parse((await page.locator('output').textContent())!) as SearchResult[];
  expect(inBrowser.map(answerOf)).toEqual(inNode.map(answerOf));
});
