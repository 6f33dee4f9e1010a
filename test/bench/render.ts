/**
 * `npm run -w training bench:render [-- --json] [--runs 5] [--no-peers]`: measures how long boards take to appear and to change,
 * up to a thousand on a page, how many elements they have, and what they leave behind. It compares ours (also as a
 * diagram, and with more features) with chess boards, in one run on one machine, and then measures the time to the
 * engine's first move. Only ratios of times are meaningful. Needs a build (`npm run build`), a browser, and a network for the peers' first time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launch } from '../e2e/support/browser.js';
import { serve, type Site } from '../e2e/support/server.js';
import { LATENCY, measureFirstAnswer, type FirstAnswer } from './first-answer.js';
import { CONTESTANTS, installPeers, type Contestant } from './render-boards.js';

const UPDATES = 40;

/** The measurements of one kind of board. Times are in milliseconds, the best of all runs. */
interface Row {
  readonly name: string;
  readonly one: number;
  readonly hundred: number;
  readonly twoHundred: number;
  readonly thousand: number;
  /** Processor time of the page's process until 100 and 1,000 boards are drawn. */
  readonly hundredProcessor: number;
  readonly thousandProcessor: number;
  readonly update: number;
  /** Time of an update until the board is ready, then for style and layout, without the browser's own overhead. */
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Elements of a board, shadow roots included, and the board itself. */
  readonly elements: number;
  /** JavaScript heap of 100 boards, in megabytes. */
  readonly heap: number;
  /** Event listeners and nodes left behind by each removed board. */
  readonly listenersLeft: number;
  readonly nodesLeft: number;
}

type Sample = Omit<Row, 'name'>;

interface Made {
  readonly element: HTMLElement;
  update(index: number): unknown;
  destroy?(): void;
}

const { values: requested } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    'no-peers': { type: 'boolean', default: false },
  },
});

/** Bundles a contestant's module into one script. */
async function bundle(contestant: Contestant, folder: string): Promise<void> {
  const entry = join(folder, `${contestant.name}.js`);
  writeFileSync(entry, contestant.module);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'built'),
      emptyOutDir: false,
      lib: { entry, formats: ['es'], fileName: () => `${contestant.name}.js` },
      rolldownOptions: { external: [/^\/dist\//u] },
    },
  });
}

function page({ name, css = [] }: Contestant, folder: string): string {
  const style = css.map((file) => readFileSync(join(folder, 'node_modules', file), 'utf8')).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
    <style>${style}</style><body></body></html>`;
}

/** Measures in a new page, so that no other board has warmed up anything. */
async function sample(browser: Browser, site: Site, name: string): Promise<Sample> {
  const tab = await browser.newPage();
  try {
    // tsx uses a helper for names of functions that pages do not have.
    await tab.addInitScript('globalThis.__name = (value) => value');
    await tab.goto(`${site.origin}/${name}`);
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable');
    const metrics = async (): Promise<(metric: string) => number> => {
      const { metrics: all } = await session.send('Performance.getMetrics');
      return (metric) => all.find((one) => one.name === metric)?.value ?? Number.NaN;
    };
    const counts = async (): Promise<{ nodes: number; listeners: number; heap: number }> => {
      await session.send('HeapProfiler.collectGarbage');
      await tab.waitForTimeout(400);
      await session.send('HeapProfiler.collectGarbage');
      const value = await metrics();
      return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
    };
    const load = `/built/${name}.js`;
    /** The time until the boards are laid out. */
    const make = (count: number): Promise<number> =>
      tab.evaluate(
        async ({ script, boards }) => {
          const { make: create } = (await import(script)) as { make: () => Promise<Made> };
          const began = performance.now();
          const made = await Promise.all(Array.from({ length: boards }, () => create()));
          document.body.getBoundingClientRect();
          const took = performance.now() - began;
          Object.assign(globalThis, { made });
          return took;
        },
        { script: load, boards: count },
      );
    const one = await make(1);
    const elements = await tab.evaluate(() => {
      const { made } = globalThis as unknown as { made: Made[] };
      const count = (root: Element | ShadowRoot): number =>
        [...root.querySelectorAll('*')].reduce(
          (sum, inner) => sum + 1 + (inner.shadowRoot ? count(inner.shadowRoot) : 0),
          0,
        );
      const { element } = made[0]!;
      return 1 + count(element) + (element.shadowRoot ? count(element.shadowRoot) : 0);
    });
    const untilNow = await metrics();
    const [update, script] = await tab.evaluate(async (updates) => {
      const { made } = globalThis as unknown as { made: Made[] };
      let [whole, ready] = [0, 0];
      for (let index = 1; index <= updates; index++) {
        const began = performance.now();
        await made[0]!.update(index);
        // The browser's own counter leaves out microtasks.
        ready += performance.now() - began;
        made[0]!.element.getBoundingClientRect();
        whole += performance.now() - began;
      }
      return [whole / updates, ready / updates] as const;
    }, UPDATES);
    const sinceThen = await metrics();
    /** Milliseconds of an update, from the browser's counter in seconds. */
    const spent = (metric: string): number => ((sinceThen(metric) - untilNow(metric)) * 1000) / UPDATES;
    const remove = (): Promise<void> =>
      tab.evaluate(() => {
        const stored = globalThis as unknown as { made?: Made[] };
        for (const board of stored.made!) {
          board.destroy?.();
          board.element.remove();
        }
        delete stored.made;
      });
    await remove();
    const before = await counts();
    /** The time until the boards are laid out, and the processor time until they are drawn. */
    const draw = async (boards: number): Promise<readonly [number, number]> => {
      const idle = await metrics();
      const took = await make(boards);
      await tab.evaluate(
        () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
      const drawn = await metrics();
      return [took, (drawn('ProcessTime') - idle('ProcessTime')) * 1000];
    };
    const [hundred, hundredProcessor] = await draw(100);
    const { heap } = await counts();
    await remove();
    const [twoHundred] = await draw(200);
    await remove();
    const after = await counts();
    const gone = 100 + 200;
    const [thousand, thousandProcessor] = await draw(1000);
    return {
      one,
      hundred,
      twoHundred,
      thousand,
      hundredProcessor,
      thousandProcessor,
      update,
      script,
      style: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
      elements,
      heap: (heap - before.heap) / 1e6,
      listenersLeft: Math.max(0, (after.listeners - before.listeners) / gone),
      nodesLeft: Math.max(0, (after.nodes - before.nodes) / gone),
    };
  } finally {
    await tab.close();
  }
}

/** The best of each measure, because noise only adds. */
function best(name: string, samples: readonly Sample[]): Row {
  const least = (key: keyof Sample): number => Math.min(...samples.map((one) => one[key]));
  return {
    name,
    one: least('one'),
    hundred: least('hundred'),
    twoHundred: least('twoHundred'),
    thousand: least('thousand'),
    hundredProcessor: least('hundredProcessor'),
    thousandProcessor: least('thousandProcessor'),
    update: least('update'),
    script: least('script'),
    style: least('style'),
    layout: least('layout'),
    elements: least('elements'),
    heap: least('heap'),
    listenersLeft: least('listenersLeft'),
    nodesLeft: least('nodesLeft'),
  };
}

function print(rows: readonly Row[]): void {
  const [own] = rows;
  const ratio = (value: number, ours: number): string =>
    `${value.toFixed(1)} (${(value / ours).toFixed(1)}x)`;
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          '1 board, ms': ratio(row.one, own!.one),
          '100 boards, ms': ratio(row.hundred, own!.hundred),
          '200, ms': ratio(row.twoHundred, own!.twoHundred),
          '1,000, ms': ratio(row.thousand, own!.thousand),
          'processor, 100, ms': ratio(row.hundredProcessor, own!.hundredProcessor),
          'processor, 1,000, ms': ratio(row.thousandProcessor, own!.thousandProcessor),
          'update, ms': ratio(row.update, own!.update),
          'script, style, layout': [row.script, row.style, row.layout].map((ms) => ms.toFixed(2)).join(' + '),
          'elements a board': row.elements,
          'heap of 100, MB': row.heap.toFixed(2),
          'listeners left a board': row.listenersLeft.toFixed(2),
          'nodes left a board': row.nodesLeft.toFixed(2),
        },
      ]),
    ),
  );
}

function printFirstAnswer({ local, slow }: FirstAnswer): void {
  console.table({
    'first answer': { 'local, ms': local.toFixed(0), [`${LATENCY} ms a request, ms`]: slow.toFixed(0) },
  });
}

async function main(): Promise<void> {
  const runs = Number(requested.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${requested.runs}: a whole number from 1`);
  if (!existsSync('dist/othello-board.js'))
    throw new Error('dist/othello-board.js is missing: npm run build');
  const folder = join(tmpdir(), 'othello-board-render');
  mkdirSync(folder, { recursive: true });
  if (!requested['no-peers']) installPeers(folder);
  const contestants = CONTESTANTS.filter(({ from }) => from === undefined || !requested['no-peers']);
  for (const contestant of contestants) await bundle(contestant, folder);
  const site = await serve({
    content: {
      ...Object.fromEntries(contestants.map((one) => [`/${one.name}`, page(one, folder)])),
      '/built/': { folder: join(folder, 'built') },
      '/dist/': { folder: join(process.cwd(), 'dist') },
      '/modules/': { folder: join(folder, 'node_modules') },
    },
    types: Object.fromEntries(contestants.map(({ name }) => [name, 'text/html'])),
  });
  const browser = await launch('--enable-precise-memory-info');
  try {
    const samples = new Map<string, Sample[]>(contestants.map(({ name }) => [name, []]));
    // Take turns, so that a busy minute affects all of them.
    for (let run = 0; run < runs; run++)
      for (const { name } of contestants) samples.get(name)!.push(await sample(browser, site, name));
    const rows = [...samples].map(([name, list]) => best(name, list));
    const firstAnswer = await measureFirstAnswer(browser, runs);
    if (requested.json) {
      console.log(JSON.stringify({ runs, rows, firstAnswer }, undefined, 2));
      return;
    }
    print(rows);
    printFirstAnswer(firstAnswer);
  } finally {
    await browser.close();
    await site.close();
  }
}

await main();
