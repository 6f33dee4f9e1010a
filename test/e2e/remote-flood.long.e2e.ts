// A participant sends far more messages than anyone can process.
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { longestTask } from './support/longest-task.js';
import { remotePage } from './support/remote-game.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** Valid signed messages from a separate thread, so that the time for sending does not count. */
const FLOODED = `
  const channel = new BroadcastChannel('flood');
  sit(channel, 'black');
  globalThis.arrived = 0;
  channel.addEventListener('message', () => globalThis.arrived++);
  const send = ({ data: [messages, count] }) => {
    const line = new BroadcastChannel('flood');
    for (let sent = 0; sent < count; sent++) line.postMessage(messages[sent % messages.length]);
  };
  const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ' + send])));
  globalThis.flood = async (count) => {
    const said = { othello: 2, side: 'white', began: 1, type: 'hello', name: '', with: null, thinking: 0 };
    const state = { ...said, record: game.record, offer: null, answer: null };
    const messages = Array.from({ length: 200 }, (_, number) => signed({ ...state, number }));
    worker.postMessage([await Promise.all(messages), count]);
  };`;

test('100,000 valid messages do not hold a page up: no task of 200 ms, and the game goes on', async () => {
  const { origin } = await stage.host({
    content: { '/': remotePage(FLOODED), '/modules/': { folder: join(inject('home'), 'node_modules') } },
  });
  const { page } = await stage.blank();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.game !== undefined);
  const arrived = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { arrived: number }).arrived);
  const flood = (count: number): Promise<void> =>
    page.evaluate(
      (many) => (globalThis as unknown as { flood(count: number): Promise<void> }).flood(many),
      count,
    );
  // The sender is the partner.
  await flood(1);
  await expect.poll(() => page.evaluate(() => game!.peer !== undefined)).toBe(true);
  const longest = await longestTask(page, async () => {
    await flood(100_000);
    await page.locator('othello-board [part~="f5"]').click();
    await expect.poll(arrived, { timeout: 120_000 }).toBe(100_001);
  });
  expect(longest).toBeLessThan(200);
  expect(await page.evaluate(() => game!.record.moves)).toEqual(['f5']);
  // The reports about the flood are no flood themselves.
  expect(await page.evaluate(() => refused)).toBeLessThan(2000);
}, 180_000);
