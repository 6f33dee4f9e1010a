import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Processor time in microseconds. */
  readonly tdur?: number;
}

/**
 * The longest that a page may be busy at a stretch, in milliseconds of {@link longestTask}: people perceive a response
 * within 100 ms as immediate. A search on the page would take seconds.
 */
export const LONGEST_TASK = 100;

/** Milliseconds that {@link knownWork} took where the bounds were chosen. */
const KNOWN_WORK = 50;

/** What the pages under test do too: text into objects, keys into maps, and back. */
function knownWork(): number {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, ply) => ({ ply, move: `a${ply % 8}`, next: [] })),
  );
  const known = new Map<string, object>();
  for (let round = 0; round < 3; round++) {
    for (const place of JSON.parse(text) as { ply: number; move: string }[]) {
      known.set(`${place.move}${place.ply}:${round}`, { ...place, round });
    }
  }
  return known.size;
}

/**
 * The longest task of the page's main thread during an action. It is processor time, because on a busy machine the clock
 * would include other programs; and milliseconds of one machine, told by known work in the same page before and after,
 * because the same program takes twice as long on another, or an hour later on the same.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await longestOf(page, () => page.evaluate(knownWork));
  const longest = await longestOf(page, act);
  const after = await longestOf(page, () => page.evaluate(knownWork));
  return longest / Math.max(1, before / KNOWN_WORK, after / KNOWN_WORK);
}

async function longestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  // A task that still runs would not be in the trace.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(({ pid, tid }) =>
    main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
