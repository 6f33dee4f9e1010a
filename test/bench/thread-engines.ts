/** Engines whose threads are timed: in this process, or on an isolated page. */
import { join } from 'node:path';
import type { SearchLimits } from '../../src/core/engine/engine.js';
import { createEngine } from '../../src/core/engine/node.js';
import type { Position } from '../../src/core/rules/position.js';
import { launch } from '../e2e/support/browser.js';
import { ISOLATION, serve } from '../e2e/support/server.js';

/** Limits of a search; every search starts with an empty table. */
export type TimedLimits = Pick<SearchLimits, 'depth' | 'exact' | 'threads'>;

/** An engine to time. */
export interface TimedEngine {
  search(position: Position, limits: TimedLimits): Promise<{ value: number; nodes: number }>;
}

/** Creates engines of one kind. */
export interface Engines {
  /** An engine that has loaded what it needs for searches with and without `threads`. */
  make(threads: number): Promise<TimedEngine>;
  close(): Promise<void>;
}

/** Engines of this process. */
export function nodeEngines(table: number): Engines {
  const made: { close(): void }[] = [];
  return {
    async make(threads) {
      const engine = await createEngine({ table });
      made.push(engine);
      await engine.ready?.();
      if (threads > 1) await engine.ready?.({ threads });
      return { search: async (position, limits) => engine.search(position, { ...limits, fresh: true }) };
    },
    close() {
      for (const engine of made) engine.close();
      return Promise.resolve();
    },
  };
}

/** The interface of the page below. */
interface EnginePage {
  make(table: number, threads: number): Promise<number>;
  search(
    engine: number,
    board: string,
    turn: string,
    limits: TimedLimits,
  ): Promise<{ value: number; nodes: number }>;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Threads</title><link rel="icon" href="data:,">
<script type="module">
  import { createEngine } from '/dist/lib/engine.js';
  import { Position } from '/dist/lib/rules.js';
  const engines = [];
  globalThis.timed = {
    async make(table, threads) {
      const engine = await createEngine({ table });
      await engine.ready();
      if (threads > 1) await engine.ready({ threads });
      return engines.push(engine) - 1;
    },
    async search(engine, board, turn, limits) {
      const { value, nodes } = await engines[engine].search(Position.of(board, turn), { ...limits, fresh: true });
      return { value, nodes };
    },
  };
</script>
<body></body></html>`;

/**
 * Engines of a cross-origin isolated page, whose workers may share memory; they come from the built package in `dist`.
 *
 * @throws {Error} when the browser does not isolate the page
 */
export async function pageEngines(table: number): Promise<Engines> {
  const site = await serve({
    content: { '/': PAGE, '/dist/': { folder: join(process.cwd(), 'dist') } },
    headers: ISOLATION,
  });
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => 'timed' in globalThis);
  if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error('The page is not isolated.');
  return {
    async make(threads) {
      const engine = await page.evaluate(
        ([megabytes, count]) => (globalThis as unknown as { timed: EnginePage }).timed.make(megabytes, count),
        [table, threads] as const,
      );
      return {
        search: async ({ board, turn }, limits) =>
          page.evaluate(
            ([number, discs, side, requested]) =>
              (globalThis as unknown as { timed: EnginePage }).timed.search(number, discs, side, requested),
            [engine, board, turn, limits] as const,
          ),
      };
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
