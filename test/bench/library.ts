/**
 * Measures the library of the analysis page in a real browser, with generated games: `npm run -w training bench:library -- --games
 * 150000`. Times are from the page's call to the worker's answer; memory is the worker's heap after a garbage
 * collection.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { createServer } from 'vite';
import type { LibraryClient } from '../../demo/library/client.js';
import { Position } from '../../src/core/rules/position.js';
import { launch } from '../e2e/support/browser.js';
import { randomGame } from '../e2e/support/random-game.js';

const { values } = parseArgs({ options: { games: { type: 'string', default: '150000' } } });
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) throw new RangeError(`--games ${values.games}: a number of games`);

/** Number of different lines; with other players they are other games. */
const LINES = 2000;
const PLAYERS = 3000;
/** After the first move: in all games, because symmetric positions are one. */
const POSITION = Position.start.play('f5').toString();

/** Games as PGN in files of 50,000. */
function files(): { name: string; mimeType: string; buffer: Buffer }[] {
  const lines = Array.from({ length: Math.min(LINES, count) }, (_, seed) => randomGame(seed + 1, 60));
  const texts: string[][] = [];
  for (let at = 0; at < count; at++) {
    const file = (texts[Math.floor(at / 50_000)] ??= []);
    const [black, white] = [at % PLAYERS, (at * 7 + Math.floor(at / PLAYERS) + 1) % PLAYERS];
    file.push(
      `[Black "Player ${black}"]\n[White "Player ${white}"]\n[Date "${1980 + (at % 45)}.01.01"]\n[Event "Cup ${at % 400}"]\n\n${lines[at % lines.length]} *\n\n`,
    );
  }
  return texts.map((text, at) => ({
    name: `games-${at}.pgn`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text.join('')),
  }));
}

/** The heap of the library's worker in megabytes, after a collection. */
async function workerHeap(browser: Browser): Promise<number> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const worker = targetInfos.find(({ type, url }) => type === 'worker' && url.includes('library.worker'));
  if (!worker) throw new Error('the library has no worker');
  const { sessionId } = await session.send('Target.attachToTarget', {
    targetId: worker.targetId,
    flatten: false,
  });
  const call = (method: string): Promise<{ usedSize?: number }> =>
    new Promise((resolve) => {
      const id = Math.floor(Math.random() * 1e9);
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
        if (answer.id === id) resolve(answer.result ?? {});
      });
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  await call('HeapProfiler.collectGarbage');
  const { usedSize = NaN } = await call('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

type Call = Parameters<LibraryClient['call']>;

/** The median duration of a call in milliseconds. */
async function timed(page: Page, method: Call[0], args: Call[1], times = 1): Promise<number> {
  return page.evaluate(
    async ([name, values, repeat]) => {
      const { library } = globalThis as unknown as { library: LibraryClient };
      const taken: number[] = [];
      for (let turn = 0; turn < repeat; turn++) {
        const begun = performance.now();
        await library.call(name, values);
        taken.push(performance.now() - begun);
      }
      return taken.sort((a, b) => a - b)[Math.floor(repeat / 2)]!;
    },
    [method, args, times] as [Call[0], Call[1], number],
  );
}

function tell(what: string, value: number, unit: string): void {
  console.log(`${what.padEnd(44)} ${value.toFixed(value < 100 ? 1 : 0).padStart(9)} ${unit}`);
}

const server = await createServer({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  logLevel: 'error',
  server: { port: 0 },
});
await server.listen();
const site = server.resolvedUrls!.local[0]!;
const browser = await launch();
try {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(600_000);
  const open = async (): Promise<void> => {
    await page.goto(`${site}404.html`);
    await page.evaluate(async () => {
      const address = new URL('library/client.ts', location.href).href;
      const { LibraryClient: Client } = (await import(
        address
      )) as typeof import('../../demo/library/client.js');
      Object.assign(globalThis, { library: new Client() });
    });
  };
  await open();
  console.log(`${count} games, Chromium ${browser.version()}`);
  await page.evaluate(() => {
    const input = document.body.appendChild(document.createElement('input'));
    input.type = 'file';
    input.multiple = true;
  });
  let begun = performance.now();
  for (const file of files()) {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.evaluate(async () => {
      const { library } = globalThis as unknown as { library: LibraryClient };
      await library.call('import', [[...document.querySelector('input')!.files!], 1]);
    });
  }
  tell('read, without duplicates, and kept', (performance.now() - begun) / 1000, 's');
  tell('memory of the worker', await workerHeap(browser), 'MB');
  await open();
  begun = performance.now();
  await timed(page, 'open', []);
  tell('opened after a reload', (performance.now() - begun) / 1000, 's');
  tell('first question for a position', await timed(page, 'find', [{ position: POSITION }]), 'ms');
  tell('memory of the worker, with all positions', await workerHeap(browser), 'MB');
  tell('games with a position', await timed(page, 'find', [{ position: POSITION }], 9), 'ms');
  tell('next moves of a position', await timed(page, 'movesAt', [POSITION], 9), 'ms');
  tell('search by a name', await timed(page, 'find', [{ text: 'player 29' }], 9), 'ms');
  tell('all, sorted by Black', await timed(page, 'find', [{ sort: 'black' }], 9), 'ms');
  tell(
    'sides of one player',
    await timed(page, 'ownSides', [{ names: ['Player 7'], played: false }], 9),
    'ms',
  );
  const { usage = NaN } = await page.evaluate(() => navigator.storage.estimate());
  tell('storage', usage / 1e6, 'MB');
} finally {
  await browser.close();
  await server.close();
}
