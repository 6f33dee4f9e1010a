import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { drained } from '../../../../src/cli/io/streams/process-io.js';
import { tool } from '../tool.js';

/** A stream whose reader takes a piece on request. */
function slowStream(): { stream: Writable; take: () => void } {
  let taken: (() => void) | undefined;
  const stream = new Writable({
    highWaterMark: 4,
    write: (_piece, _encoding, done) => void (taken = done),
  });
  return { stream, take: () => taken?.() };
}

describe('a reader that is slow', () => {
  it('is waited for until it has taken what was written', async () => {
    const { stream, take } = slowStream();
    await drained(stream);
    stream.write('f5d6c3');
    let isDrained = false;
    const waiting = drained(stream).then(() => (isDrained = true));
    await turn();
    expect(isDrained).toBe(false);
    take();
    await waiting;
    expect(stream.listenerCount('drain')).toBe(0);
  });

  it('is not waited for after it has closed', async () => {
    const { stream } = slowStream();
    stream.write('f5d6c3');
    const waiting = drained(stream);
    stream.destroy();
    await waiting;
    await drained(stream);
  });

  it.each(['games g.txt', 'convert g.txt --to transcript'])('keeps %s from reading on', async (line) => {
    const piece = 'f5d6c3\n'.repeat(10_000);
    const pieces = 4;
    let requested = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const ended = tool(line, {
      openFile: async function* () {
        for (; requested < pieces; requested++) {
          await turn();
          yield piece;
        }
      },
      drained: () => released,
    });
    for (let turns = 0; turns < 100; turns++) await turn();
    // Only as much as is needed to recognise the format.
    expect(requested).toBeLessThan(3);
    release();
    const { code, out } = await ended;
    expect([code, out.match(/f5d6c3|transcript/g)?.length]).toEqual([0, pieces * 10_000]);
  });

  it('keeps a GTP session from answering on', async () => {
    let answers = 0;
    const { out } = await tool('gtp', {
      input: Array.from({ length: 50 }, (_, id) => `${id} name`),
      drained: () => {
        answers++;
        return Promise.resolve();
      },
    });
    expect(out.match(/^=/gm)).toHaveLength(50);
    expect(answers).toBe(50);
  });
});
