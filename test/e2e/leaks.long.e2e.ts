import { expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { countPending } from './support/pending.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** What is added and removed, and how often. */
const MOUNTED: readonly (readonly [what: string, markup: string, times: number])[] = [
  ['1,000 boards', '<othello-board interactive moves="f5d6c3"></othello-board>', 1000],
  [
    '300 boards in French with all that they can fetch but an engine',
    '<othello-board lang="fr" controls arrows="c4-f4" hints="legal last flips stable strategy"><b slot="d3">A</b></othello-board>',
    300,
  ],
  [
    '100 boards with all that stands beside them',
    `<div><othello-board interactive></othello-board></div><othello-score></othello-score>
      <othello-clock for="none"></othello-clock><othello-moves><othello-board></othello-board></othello-moves>
      <othello-controls><othello-board></othello-board></othello-controls><othello-evaluation></othello-evaluation>`,
    100,
  ],
  ['100 games', '<othello-game players="two" storage-key="leak"></othello-game>', 100],
];

test.each(MOUNTED)(
  '28. %s that come and go leave nothing behind',
  async (_what, markup, times) => {
    const { page } = await stage.open(html('/dist/othello-game.js', '<div id="place"></div>'), {
      before: (blank) => blank.addInitScript(countPending),
    });
    await page.waitForFunction(() => customElements.get('othello-game'));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const measure = async () => {
      // Everything pending happens or is cancelled; nothing stays.
      await expect.poll(() => page.evaluate<number>('pending.size')).toBe(0);
      await session.send('HeapProfiler.collectGarbage');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      const onPage = await page.evaluate<number>('onPage.size');
      return {
        nodes: value('Nodes'),
        listeners: value('JSEventListeners'),
        onPage,
        workers: page.workers().length,
      };
    };
    const mount = (count: number) =>
      page.evaluate(
        async ([what, rounds]) => {
          const place = document.querySelector('#place')!;
          for (let index = 0; index < rounds; index++) {
            place.innerHTML = what;
            for (const element of place.querySelectorAll(':defined')) {
              await (element as HTMLElement & { updateComplete?: Promise<boolean> }).updateComplete;
            }
            place.replaceChildren();
          }
        },
        [markup, count] as const,
      );
    await mount(20);
    const before = await measure();
    await mount(times);
    const after = await measure();
    // A board has about 80 nodes; less than those of one board may be left as garbage.
    expect(after.nodes - before.nodes).toBeLessThan(80);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(2);
    expect({ onPage: after.onPage, workers: after.workers }).toEqual({
      onPage: before.onPage,
      workers: before.workers,
    });
  },
  240_000,
);
