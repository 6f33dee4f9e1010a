import { describe, expect, test } from 'vitest';
import { GtpSession } from '../../../src/cli/commands/gtp/gtp.js';
import { LONGEST_LINE, linesOf } from '../../../src/cli/io/streams/lines.js';
import { NBoardSession } from '../../../src/cli/commands/nboard/nboard.js';
import { greedyEngine } from './programs/greedy-engine.js';
import { tool } from './tool.js';

async function* pieces(
  ...texts: readonly (string | Uint8Array)[]
): AsyncGenerator<string | Uint8Array, void> {
  for (const text of texts) {
    await Promise.resolve();
    yield text;
  }
}

async function linesIn(...texts: readonly (string | Uint8Array)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(pieces(...texts))) lines.push(line);
  return lines;
}

describe('lines of standard input', () => {
  test('come without their ends, wherever the pieces were cut', async () => {
    expect(await linesIn('na', 'me\r', '\n\nver', 'sion\nquit')).toEqual(['name', '', 'version', 'quit']);
    expect(await linesIn('')).toEqual([]);
    const [first, second] = [
      new TextEncoder().encode('é\n').slice(0, 1),
      new TextEncoder().encode('é\n').slice(1),
    ];
    expect(await linesIn(first, second)).toEqual(['é']);
  });

  test('are cut where they do not end, and the next one is whole', async () => {
    const [long, next] = await linesIn(...Array<string>(100).fill('x'.repeat(10_000)), '\nname\n');
    expect([long!.length, next]).toEqual([LONGEST_LINE + 1, 'name']);
  });

  test('keep little in memory if they do not end', async () => {
    const piece = new Uint8Array(1 << 20).fill(120);
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    const endless = (async function* () {
      for (let megabyte = 0; megabyte < 300; megabyte++) {
        await Promise.resolve();
        most = Math.max(most, process.memoryUsage().heapUsed - before);
        yield piece;
      }
    })();
    for await (const line of linesOf(endless)) expect(line).toHaveLength(LONGEST_LINE + 1);
    expect(most).toBeLessThan(150e6);
  });

  test('get an error from GTP if they are too long, and GTP continues', async () => {
    const session = new GtpSession(greedyEngine(), { name: 'a', version: '1', limits: { depth: 1 } });
    const long = `7 play b ${'x'.repeat(LONGEST_LINE)}`;
    const reported = await session.answer(long);
    expect(reported).toMatchObject({ id: '7', ok: false });
    expect(reported!.text).toContain('too long');
    expect(await session.answer('8 name')).toMatchObject({ id: '8', ok: true, text: 'a' });
  });

  test('get an error from NBoard if they are too long, and NBoard continues', async () => {
    const output: string[] = [];
    const write = (line: string): void => void output.push(line);
    const session = new NBoardSession(greedyEngine(), { name: 'a', limits: { depth: 1 }, write });
    await session.handleLine(`set game ${'x'.repeat(LONGEST_LINE)}`);
    await session.handleLine('ping 3');
    expect(output).toEqual([expect.stringContaining('too long'), 'pong 3']);
  });
});

const START = '---------------------------OX------XO--------------------------- X;';

/** Input with two positions; the second one arrives after the answer to the first. */
function answeredOneByOne(): {
  source: AsyncIterable<string>;
  drained: () => Promise<void>;
  requested: () => number;
} {
  let requested = 0;
  let isOut = (): void => undefined;
  const answered = new Promise<void>((resolve) => (isOut = resolve));
  const source = (async function* () {
    yield `${START}\n`;
    await answered;
    requested++;
    yield `${START}\n`;
  })();
  const drained = (): Promise<void> => {
    isOut();
    return Promise.resolve();
  };
  return { source, drained, requested: () => requested };
}

test.each(['solve - --depth 1', 'human -'])(
  '%s answers a position before the next one is there',
  async (command) => {
    const { source, drained, requested } = answeredOneByOne();
    const human = (): Promise<unknown> => Promise.resolve([{ move: 'f5', probability: 1 }]);
    const engine = { ...greedyEngine(), human } as never;
    const { out } = await tool(command, { source, drained, engine: () => Promise.resolve(engine) });
    expect(requested()).toBe(1);
    expect(out.match(/f5|c4|d3|e6/g)!.length).toBeGreaterThan(1);
  },
);
