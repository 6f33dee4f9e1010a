import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Core } from '../../src/core/engine/wasm/core.js';
import {
  isFromWorker,
  PROTOCOL,
  requestFault,
  type FromWorker,
} from '../../src/core/engine/protocol/protocol.js';
import { serve } from '../../src/core/engine/wasm/worker-server.js';
import { FakeExports } from '../unit/engine/fakes.js';

const START = '-'.repeat(27) + 'OX------XO' + '-'.repeat(27);
const SEARCH = { type: 'search', id: 1, board: START, turn: 'black', limits: { depth: 1 }, elapsed: 0 };
const LOAD = { type: 'load', protocol: PROTOCOL, table: 8 };
const STOP = { type: 'stop', id: 1 };

/** Any value, and our own messages with one field changed, removed or added. */
const malformed = fc
  .oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withTypedArray: true,
      withNullPrototype: true,
    }),
    fc
      .tuple(
        fc.constantFrom(SEARCH, LOAD, STOP),
        fc.constantFrom('type', 'id', 'board', 'turn', 'limits', 'elapsed', 'only', 'table', 'protocol'),
        fc.anything(),
      )
      .map(([message, key, value]): unknown => ({ ...message, [key]: value })),
    fc
      .tuple(fc.constantFrom('depth', 'nodes', 'time', 'level', 'goal', 'seed', '__proto__'), fc.anything())
      .map(([limit, value]): unknown => ({ ...SEARCH, limits: { [limit]: value } })),
  )
  .filter((message) => requestFault(message) !== undefined);

it('answers each of 10,000 malformed messages with an error, and then still searches', async () => {
  const sent: FromWorker[] = [];
  const onMessage = serve({
    load: () => Promise.resolve({ core: new Core(new FakeExports(40_000)) }),
    post: (message) => sent.push(message),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  onMessage(LOAD);
  await new Promise((resolve) => setImmediate(resolve));
  sent.length = 0;
  fc.assert(
    fc.property(malformed, (message) => {
      onMessage(message);
      expect(sent).toHaveLength(1);
      const [answer] = sent.splice(0);
      expect(answer).toMatchObject({ type: 'error', code: 'invalid-request' });
      expect(isFromWorker(answer)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  onMessage(SEARCH);
  while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(sent.at(-1)).toMatchObject({ type: 'result', id: 1 });
});
