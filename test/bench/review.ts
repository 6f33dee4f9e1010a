/**
 * `npm run -w training bench:review -- [--runs N] [--game MOVES]`: measures the review of a whole game on the site's page: seconds
 * until every move has a value and until the review is complete, proven moves at the end, number of times the graph was
 * drawn, and the longest task of the page, by the clock and in processor time, which excludes other programs.
 */
import { parseArgs } from 'node:util';
import { launch } from '../e2e/support/browser.js';
import { serveDemo } from '../e2e/support/demo.js';
import { longestTask } from '../e2e/support/longest-task.js';

const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, game: { type: 'string', default: GAME } },
});

interface Measured {
  readonly coarse: number;
  readonly complete: number;
  /** Number of moves at the end of the game with proven values, without a gap. */
  readonly exact: number;
  readonly longestTask: number;
  readonly drawings: number;
}

const demo = await serveDemo();
const browser = await launch();
try {
  for (let run = 1; run <= Number(values.runs); run++) {
    const page = await browser.newPage();
    await page.goto(`${demo.url}analyse/index.html#game=${values.game}`);
    await page.locator('othello-moves li').nth(10).waitFor();
    await page.locator('#tab-review').click();
    let measured: Measured | undefined;
    const processorTime = await longestTask(page, async () => {
      measured = await page.evaluate(
        () =>
          new Promise<Measured>((resolve, reject) => {
            const review = document.querySelector('othello-review')!;
            let longestTask = 0;
            let drawings = 0;
            const graph = document.querySelector('othello-graph')!.shadowRoot!;
            new MutationObserver(() => drawings++).observe(graph, {
              childList: true,
              subtree: true,
              attributes: true,
              characterData: true,
            });
            const tasks = new PerformanceObserver((list) => {
              for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
            });
            tasks.observe({ type: 'longtask' });
            const start = performance.now();
            let coarse: number | undefined;
            review.addEventListener('othello-review', ({ detail: { plies, status } }) => {
              if (plies.every((ply) => ply !== undefined)) coarse ??= (performance.now() - start) / 1000;
              if (status === 'failed') reject(new Error('the review failed'));
              if (status !== 'complete' || coarse === undefined) return;
              const complete = (performance.now() - start) / 1000;
              const doubtful = plies.findLastIndex((ply) => ply?.certainty !== 'exact');
              const exact = plies.length - 1 - doubtful;
              // Long tasks are reported a moment later.
              setTimeout(() => resolve({ coarse: coarse!, complete, exact, longestTask, drawings }), 500);
            });
            review.start();
          }),
      );
    });
    const { coarse, complete, exact, longestTask: longest, drawings } = measured!;
    console.log(
      `run ${run}: every move ${coarse.toFixed(1)} s, complete ${complete.toFixed(1)} s, ` +
        `last ${exact} moves exact, graph drawn ${drawings} times, ` +
        `longest task ${longest.toFixed(0)} ms (${processorTime.toFixed(0)} ms of processor time)`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await demo.close();
}
