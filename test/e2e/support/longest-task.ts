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
 * The longest that a page may be busy at a stretch, in milliseconds of a slow machine's processor (half of it on a fast
 * one): people perceive a response within 100 ms as immediate. A search on the page would take seconds.
 */
export const LONGEST_TASK = 100;

/**
 * The longest task of the page's main thread during an action, in milliseconds of processor time, because on a busy
 * machine the clock would include other programs.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
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
  await session.send('Tracing.end');
  await complete;
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(({ pid, tid }) =>
    main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
