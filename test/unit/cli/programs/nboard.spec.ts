import { describe, expect, it, vi } from 'vitest';
import { NBoardSession } from '../../../../src/cli/commands/nboard/nboard.js';
import { nboard } from '../../../../src/cli/commands/nboard/nboard-command.js';
import type { Io } from '../../../../src/cli/io/command.js';
import type { CommandLine } from '../../../../src/cli/io/command-line/options.js';
import type { Engine } from '../../../../src/core/engine/engine.js';
import { greedyEngine } from './greedy-engine.js';

const START = 'BO[8 ---------------------------O*------*O--------------------------- *]';
/** The first moves of the example in the protocol's specification. */
const GAME = `(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]${START}B[F5]W[F6]B[D3];)`;
/** The earliest pass: after eight moves Black has no legal move. */
const PASS = `(;GM[Othello]TY[8]${START}B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6];)`;

function session(engine: Engine = greedyEngine()) {
  const lines: string[] = [];
  const made = new NBoardSession(engine, { name: 'ours', limits: {}, write: (line) => lines.push(line) });
  /** Sends lines and waits until the last one's search is over. */
  const talk = async (...input: string[]): Promise<string[]> => {
    lines.length = 0;
    for (const line of input) await made.handleLine(line);
    await made.finish();
    return [...lines];
  };
  return { made, talk, lines };
}

/** An engine that searches until it is stopped. */
function endless(): Engine {
  return {
    search: (_position, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
    close: () => undefined,
  };
}

describe('the NBoard protocol', () => {
  it('says its name, and with it the depth', async () => {
    const { talk } = session();
    expect(await talk('nboard 2')).toEqual(['set myname ours12']);
    expect(await talk('set depth 6')).toEqual(['set myname ours6']);
    expect(await talk('set depth none')).toEqual(['status Error: set depth takes 1 to 60, not none']);
  });

  it('says back what it does not understand without signs that control a terminal', async () => {
    const signs = '\u001b[2J\u009b2J\u0007\u202e';
    for (const line of [`nboard ${signs}`, `set depth ${signs}`, `set game ${signs}`, `move ${signs}`]) {
      const output = (await session().talk(line)).join('\n');
      expect(output, line).toMatch(/^status /);
      expect(output, line).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    }
  });

  it('decides on a move, and does not play it itself', async () => {
    const { talk } = session();
    await talk('nboard 2', 'set depth 6', `set game ${GAME}`);
    const first = await talk('go');
    expect(first[0]).toBe('status ours is thinking');
    expect(first.slice(-3)).toEqual([
      expect.stringMatching(/^nodestats \d+ \d+\.\d\d$/),
      expect.stringMatching(/^=== [A-H][1-8]\/-?\d+\.\d\d\/\d+\.\d\d$/),
      'status',
    ]);
    const second = await talk('go');
    expect(second.at(-2)!.split('/')[0]).toBe(first.at(-2)!.split('/')[0]);
  });

  it('hears moves with or without the word, and passes', async () => {
    const { talk } = session();
    await talk('nboard 2', `set game ${PASS}`);
    expect(await talk('go')).toContain('=== PA');
    expect((await talk('hint 1')).find((line) => line.startsWith('search'))).toMatch(
      /^search PA[A-H][1-8] -?\d+\.\d\d 0 \S+$/,
    );
    await talk('move PA/0/0.1');
    expect((await talk('go')).at(-2)).toMatch(/^=== (C5|E7)\//);
    // Version 1 had no command for moves, and a pass may be left out.
    await talk(`set game ${PASS}`, 'C5');
    expect((await talk('go')).at(-2)).toMatch(/^=== [A-H][1-8]\//);
    // A game may end with the pass.
    await talk(`set game ${PASS.replace(';)', 'B[PA];)')}`);
    expect((await talk('go')).at(-2)).toMatch(/^=== (C5|E7)\//);
  });

  it('gives hints for as many moves as wished, best first', async () => {
    const { talk } = session();
    await talk('nboard 2', 'set depth 4', `set game ${GAME}`);
    const hints = (await talk('hint 3')).filter((line) => line.startsWith('search '));
    expect(hints).toHaveLength(3);
    const values = hints.map((line) => Number(/^search [A-H][1-8]\S* (\S+) 0 \S+$/.exec(line)![1]));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('gives hints of the opening book before those of the search, where it has the position', async () => {
    const { talk } = session();
    await talk('nboard 2', 'set depth 4', `set game ${GAME}`);
    const hints = (await talk('hint 2')).filter((line) => /^(?:book|search) /.test(line));
    expect(hints.slice(0, 2)).toEqual([
      expect.stringMatching(/^book [A-H][1-8] -?\d+\.00 0 12$/),
      expect.stringMatching(/^book [A-H][1-8] -?\d+\.00 0 12$/),
    ]);
    expect(hints[2]).toMatch(/^search /);
    await talk(`set game ${PASS}`, 'move PA', 'move C5');
    expect((await talk('hint 2')).some((line) => line.startsWith('book'))).toBe(false);
  });

  it('stops thinking when it is pinged, and then answers', async () => {
    const { made, lines } = session(endless());
    await made.handleLine('set depth 20');
    for (const line of ['go', 'hint 2', 'analyze']) {
      lines.length = 0;
      await made.handleLine(line);
      await made.handleLine('ping 7');
      expect(lines.at(-1)).toBe('pong 7');
      expect(lines.filter((each) => each.startsWith('==='))).toEqual([]);
    }
  });

  it.each([
    // A minute for 60 moves; the rest of an hour less the time used; no time; an unreadable one.
    ['TI[1:00]', 800, 3000],
    ['TI[0:59.5]', 800, 3000],
    ['TI[1:00:00]TB[0:10]', 100, 600],
    ['TI[0:10/0:05]', 3000, 5500],
    ['TI[0:00//0:20]', 300, 1000],
    ['TI[0:00]', undefined, undefined],
    ['TI[soon]', undefined, undefined],
    ['', undefined, undefined],
  ])('thinks as the clock %s of the game allows', async (time, least, most) => {
    const engine = greedyEngine();
    const { talk } = session(engine);
    await talk(`set game (;GM[Othello]${time}TY[8]${START};)`, 'go');
    const given = engine.requested.at(-1)!.time;
    if (least === undefined) expect(given).toBeUndefined();
    else expect(given).toBeGreaterThan(least);
    if (most !== undefined) expect(given).toBeLessThan(most);
    await talk('hint 3');
    expect(engine.requested.at(-1)!.time).toBeUndefined();
  });

  it('takes the times of moves off the clock of their side', async () => {
    const engine = greedyEngine();
    const { talk } = session(engine);
    const budget = async (...lines: string[]): Promise<number> => {
      await talk(...lines, 'go');
      return engine.requested.at(-1)!.time!;
    };
    const fresh = await budget(`set game (;GM[Othello]TI[5:00]TY[8]${START}B[F5]W[F6];)`);
    const used = await budget(`set game (;GM[Othello]TI[5:00]TY[8]${START}B[F5/0.5/200]W[F6/1/7];)`);
    expect(used).toBeLessThan(fresh / 2.5);
    expect(used).toBeGreaterThan(fresh / 3.5);
    expect(await budget('move D3//80', 'move C5/0/1:40')).toBeLessThan(used / 3);
  });

  it('takes no time off the clock for an illegal move', async () => {
    const engine = greedyEngine();
    const { talk } = session(engine);
    await talk(`set game (;GM[Othello]TI[5:00]TY[8]${START};)`, 'go');
    const fresh = engine.requested.at(-1)!.time;
    expect((await talk('move A1//200'))[0]).toMatch(/^status Error: illegal move a1/);
    await talk('go');
    expect(engine.requested.at(-1)!.time).toBe(fresh);
  });

  it('thinks no longer than it was told on the command line', async () => {
    const engine = greedyEngine();
    const made = new NBoardSession(engine, { name: 'ours', limits: { time: 50 }, write: () => undefined });
    await made.handleLine(`set game (;GM[Othello]TI[5:00]TY[8]${START};)`);
    await made.handleLine('go');
    await made.finish();
    expect(engine.requested.at(-1)!.time).toBe(50);
  });

  it('goes through a game backwards', async () => {
    const { talk } = session();
    await talk(`set game ${PASS}`, 'move PA', 'move C5');
    const analysis = (await talk('analyze')).filter((line) => line.startsWith('analysis '));
    expect(analysis.map((line) => Number(line.split(' ')[1]))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    // The pass only changes the side to move.
    expect(Number(analysis[2]!.split(' ')[2])).toBe(0 - Number(analysis[1]!.split(' ')[2]));
  });

  it('learns, takes contempt, passes over what it does not know, and says what is wrong', async () => {
    const { made, talk } = session();
    expect(await talk('learn')).toEqual(['learned']);
    expect(await talk('set contempt 2.5')).toEqual([]);
    expect(await talk('frobnicate now', '', 'set theme dark')).toEqual([]);
    expect(await talk('move A1')).toEqual(['status Error: illegal move a1: flips nothing']);
    expect(await talk('set game nothing')).toEqual([
      expect.stringContaining('status Error: there is no game in (; )'),
    ]);
    // The last valid position stays.
    expect((await talk('go')).at(-2)).toMatch(/^=== [A-H][1-8]\//);
    await made.handleLine('quit');
    expect(made.over).toBe(true);
  });
});

it('closes the engine if the input fails', async () => {
  const close = vi.fn();
  async function* failing(): AsyncGenerator<string> {
    yield await Promise.resolve('nboard 2');
    throw new Error('the pipe broke');
  }
  const io: Pick<Io, 'createEngine' | 'lines' | 'out' | 'drained' | 'script'> = {
    createEngine: () => Promise.resolve({ ...endless(), close }),
    lines: failing(),
    out: () => undefined,
    drained: () => Promise.resolve(),
    script: false,
  };
  await expect(nboard([], { limits: {} } as CommandLine, io as Io)).rejects.toThrow('the pipe broke');
  expect(close).toHaveBeenCalledOnce();
});
