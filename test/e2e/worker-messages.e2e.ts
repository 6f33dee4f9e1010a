import { expect, test } from 'vitest';
import { PROTOCOL } from '../../src/core/engine/protocol.js';
import { Position } from '../../src/core/rules/position.js';
import { click } from './support/browser.js';
import { hostileTexts, watchForForeign } from './support/hostile.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

declare function foreign(): string[];

const stage = useStage();
const SEARCH = { board: Position.start.board, turn: 'black', limits: { depth: 2 }, elapsed: 0 };

/** Messages that no worker sends: texts, other objects, and real messages with one field changed. */
function foreignMessages(): unknown[] {
  const own: readonly Readonly<Record<string, unknown>>[] = [
    { type: 'load', protocol: PROTOCOL, table: 8 },
    { type: 'search', id: 1, ...SEARCH },
    { type: 'stop', id: 1 },
  ];
  return hostileTexts(10_000).map((text, round) => {
    const message = own[round % 3]!;
    const key = Object.keys(message)[Math.floor(round / 3) % Object.keys(message).length]!;
    const kinds = [text, [text], { type: text }, { ...message, [key]: text }, { ...message, [key]: null }];
    return kinds[round % kinds.length];
  });
}

test('the worker answers 10,000 messages that are not its own with errors, and then plays', async () => {
  const { page, faults } = await stage.open(
    '<!doctype html><title>A worker</title><link rel="icon" href="data:,">',
  );
  const said = await page.evaluate(
    async ({ messages, load, search }) => {
      const worker = new Worker('/dist/othello-worker.js', { type: 'module' });
      const answers: { type: string; code?: string }[] = [];
      // Reporting that it has loaded is a sign of life, not an answer.
      worker.onmessage = ({ data }) => {
        const answer = data as { type: string; code?: string };
        if (answer.type !== 'loading') answers.push(answer);
      };
      worker.onerror = ({ message }) => answers.push({ type: `an error that nobody caught: ${message}` });
      const until = async (type: string) => {
        while (answers.at(-1)?.type !== type) await new Promise((resolve) => setTimeout(resolve, 20));
      };
      for (const message of messages) worker.postMessage(message);
      worker.postMessage(load);
      await until('ready');
      const kinds = [...new Set(answers.map(({ type, code }) => `${type} ${code ?? ''}`))];
      const count = answers.length;
      worker.postMessage(search);
      await until('result');
      return { kinds, count };
    },
    {
      messages: foreignMessages(),
      load: { type: 'load', protocol: PROTOCOL, table: 8 },
      search: { type: 'search', id: 2, ...SEARCH },
    },
  );
  expect(said).toEqual({ kinds: ['error invalid-request', 'ready '], count: 10_001 });
  expect(faults).toEqual([]);
});

/** A worker that is ready at once, and answers a search with what `say(data)` sends. */
function madWorker(say: string): string {
  return `self.onmessage = ({ data }) => {
    if (data.type === 'load') return self.postMessage({ type: 'ready' });
    if (data.type === 'search') (${say})(data);
  };`;
}

const MAD: readonly (readonly [how: string, worker: string])[] = [
  [
    'says what makes no sense',
    madWorker(`({ id }) => {
      const texts = ${JSON.stringify(hostileTexts(200))};
      for (const [round, text] of texts.entries()) {
        const move = { move: text, value: text, depth: text, line: [text] };
        self.postMessage({ type: 'progress', id, info: { ...move, moves: [move, null, text] } });
        self.postMessage({ type: text, id: round });
        self.postMessage(text);
      }
    }`),
  ],
  [
    'names moves that are none, and values beyond all bounds',
    madWorker(`({ id }) => {
      for (const value of [1e300, -1e300, 0, 65, 1e-9]) {
        const line = ['a1', 'a1', 'pass', 'pass', 'pass', 'h8', 'd4'];
        const move = { move: 'a1', value, depth: value, line, certainty: 'none', outcome: value, fraction: value };
        const moves = [move, move, { ...move, move: 'pass', line: [] }, { ...move, move: 'd4' }];
        self.postMessage({ type: 'progress', id, info: { ...move, moves, nodes: -1, time: value, nps: value } });
      }
      const end = { move: 'e4', value: 0, depth: 1, line: [], moves: [] };
      self.postMessage({ type: 'result', id, info: end });
    }`),
  ],
];

test.each(MAD)('a board with a worker that %s is a board for two', async (_how, worker) => {
  const board =
    '<othello-board engine="white" analysis hints="legal last best values" engine-url="/mad/worker.js"></othello-board>';
  const beside = `${board}<othello-evaluation></othello-evaluation>`;
  const { page, faults } = await stage.open(html('/dist/othello-game.js', beside), {
    // The board prefetches the files beside a worker.
    content: { '/mad/worker.js': worker, '/mad/': { folder: stage.dist } },
    before: watchForForeign,
  });
  await click(page, 'f5');
  const log = page.locator('output');
  await expect.poll(() => log.textContent(), { timeout: 30_000 }).toContain('error engine-crashed');
  await expect.poll(() => log.textContent()).toContain('user f5;');
  await click(page, 'f6');
  await expect.poll(() => log.textContent()).toContain('user f6;');
  expect(await page.evaluate(() => foreign())).toEqual([]);
  expect(faults).toEqual([]);
});
