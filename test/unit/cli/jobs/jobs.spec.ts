import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Gauge, Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Io } from '../../../../src/cli/io/command.js';
import { ENGINE_JOBS } from '../../../../src/cli/commands/jobs/engine-set.js';
import { createJob, jobStatus, mergeJob, runJob } from '../../../../src/cli/commands/jobs/job.js';
import type { JobKind, JobSet } from '../../../../src/cli/commands/jobs/kind.js';
import { serveMetrics } from '../../../../src/cli/commands/jobs/metrics.js';
import { MOST_BYTES, pack, unpack } from '../../../../src/cli/commands/jobs/queue/packing.js';
import { unitOutcomeOf } from '../../../../src/cli/commands/jobs/queue/run-queued.js';
import { UnitStore } from '../../../../src/cli/io/streams/store.js';
import { unitKey } from '../../../../src/cli/commands/jobs/units/unit.js';
import { UnitThreads } from '../../../../src/cli/commands/jobs/units/unit-threads.js';
import { built } from '../../../support/built.js';
import { jsonLines, tool } from '../tool.js';
import { CONTROL_SIGNS } from '../../../hostile/texts.js';
import { failingKind } from './failing-kind.js';

const POSITIONS = `XOXXXX-XXOOOOOOOXOXXXXOXXOOXXXOXXOXXOXOXOOXOOOXXOOOOO--XOO-O---- X; g1:+10;
XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X; h8:+64;
no board
XOOOOOOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X;
`;

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'othello-job-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(store, { recursive: true, force: true });
});

const jobs = (...args: string[]) =>
  tool(['jobs', ...args, '--store', store], { files: { 'p.obf': POSITIONS } });
const manifest = (): string => join(store, 'manifest.jsonl');
const manifestLines = () => jsonLines(readFileSync(manifest(), 'utf8')) as Record<string, unknown>[];

describe('a key', () => {
  const work = { kind: 'review', options: { nodes: 5, table: 64 }, items: ['f5d6'] };
  it('is the same for the same work, in whatever order its options stand', () => {
    expect(unitKey({ ...work, options: { table: 64, nodes: 5 } }, 'a')).toBe(unitKey(work, 'a'));
  });

  it.each([
    ['the kind', { ...work, kind: 'puzzles' }, 'a'],
    ['an option', { ...work, options: { nodes: 6, table: 64 } }, 'a'],
    ['an item', { ...work, items: ['f5f6'] }, 'a'],
    ['the build', work, 'b'],
  ])('is another one for another value of %s', (_, other, build) => {
    expect(unitKey(other, build)).not.toBe(unitKey(work, 'a'));
  });
});

it('a result comes out of the queue as it went in', () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
  expect(unpack('ab12', pack('ab12', bytes))).toEqual(bytes);
});

describe('a result from the queue', () => {
  const unit = { key: 'ab12', items: ['one'], numbers: [1], location: 'word 1' };

  it.each([[undefined], [null], [7], [{ type: 'Buffer', data: [1] }], [['H4sI']], [true]])(
    'that is %j is told as a failure, and ends nothing',
    (returnvalue) => {
      expect(unitOutcomeOf(unit, { returnvalue, failedReason: undefined })).toEqual({
        unit,
        error: 'the queue returned something that is not a result',
      });
      expect(unitOutcomeOf(unit, { returnvalue, failedReason: 'it broke' })).toEqual({
        unit,
        error: 'it broke',
      });
      expect(unitOutcomeOf(unit, { returnvalue, failedReason: { no: 'text' } }).error).toEqual(
        expect.any(String),
      );
    },
  );

  it('is a failure with the name of its worker if it is not packed text', () => {
    const returnvalue = { unit: 'ab12', content: 'f5d6' };
    const outcome = unitOutcomeOf(unit, { returnvalue, processedBy: 'host:12' });
    expect(outcome.error).toMatch(/^the result was damaged in the queue/);
    expect(outcome.worker).toBe('host:12');
  });

  it('is a failure if it belongs to another unit', () => {
    expect(unitOutcomeOf(unit, { returnvalue: pack('cd34', Buffer.from('one')) }).error).toBe(
      'the result belongs to another unit',
    );
  });

  it('is a failure, before it is unpacked, if it stands for more than any result has', () => {
    // Concatenated gzip streams form one: each expands to 16 MB.
    const piece = gzipSync(Buffer.alloc(16 * 1024 * 1024));
    const pieces = Array.from({ length: MOST_BYTES / 16 / 1024 / 1024 + 1 }, () => piece);
    const content = Buffer.concat(pieces).toString('base64');
    expect(unitOutcomeOf(unit, { returnvalue: { unit: 'ab12', content } }).error).toBe(
      'the result is longer than 256 MB',
    );
  });

  it('is a failure, before it is unpacked, if it is longer than a result of its kind', () => {
    const returnvalue = pack('ab12', new Uint8Array(2 * 1024 * 1024 + 1));
    const two = { ...unit, items: ['one', 'two'] };
    expect(unitOutcomeOf(two, { returnvalue }, 1024 * 1024).error).toBe('the result is longer than 2 MB');
    for (const { name, mostBytes } of ENGINE_JOBS.kinds) expect(mostBytes, name).toBeLessThan(MOST_BYTES);
  });

  it('says no more than a few lines about why it failed, and who did it', () => {
    const outcome = unitOutcomeOf(unit, { failedReason: 'x'.repeat(1e6), processedBy: 'y'.repeat(1e6) });
    expect(`${outcome.error} ${outcome.worker}`.length).toBeLessThan(2000);
  });

  it('is what was packed', () => {
    expect(unitOutcomeOf(unit, { returnvalue: pack('ab12', Buffer.from('oneone')) }).content).toEqual(
      new Uint8Array(Buffer.from('oneone')),
    );
  });
});

describe('othello-engine jobs create', () => {
  it('cuts files into units and says what cannot be read, and where', async () => {
    const { code, out, err } = await jobs('create', 'solve', 'p.obf', '--unit', '2', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ units: 2, errors: 1 });
    expect(err).toMatch(/^p\.obf:3:1: /u);
    const [head, first, , second] = manifestLines();
    expect(head).toMatchObject({ kind: 'solve', options: { table: 64 } });
    expect([first!['numbers'], second!['numbers']]).toEqual([[1, 2], [4]]);
    expect(second!['location']).toBe('p.obf:4:1');
  });

  it('gives a game the same key wherever it stands', async () => {
    const create = async (text: string) => {
      await tool(['jobs', 'create', 'review', 'g.txt', '--store', store], { files: { 'g.txt': text } });
      return manifestLines()
        .slice(1, -1)
        .map(({ key }) => key);
    };
    const [first, second] = await create('f5d6c3\nf5f6e6\n');
    expect(await create('f5f4\nF5F6E6\nf5d6c3\n')).toEqual([expect.any(String), second, first]);
  });

  it('keeps a game that begins elsewhere whole', async () => {
    const board = `${'-'.repeat(24)}---O*------*O---${'-'.repeat(24)}`;
    const ggf = `(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ${board} O]W[F4]B[D3];)`;
    await tool(['jobs', 'create', 'review', 'g.ggf', '--nodes', '50', '--store', store], {
      files: { 'g.ggf': ggf },
    });
    const ran = await jobs('run', '--threads', '1', '--out', join(store, 'out'));
    expect(ran.code, ran.err).toBe(0);
    const rows = jsonLines(readFileSync(join(store, 'out'), 'utf8')) as { square?: string; color?: string }[];
    const moves = rows.slice(0, -1).map(({ square, color }) => [square, color]);
    expect(moves).toEqual([
      ['f4', 'white'],
      ['d3', 'black'],
    ]);
  });

  it.each([
    [
      'an unknown kind',
      ['create', 'chess', 'p.obf'],
      'there is no kind of job chess; the kinds are review, solve, puzzles',
    ],
    ['a limit of time', ['create', 'solve', 'p.obf', '--time', '5'], 'jobs do not take --time'],
    [
      'an option of another kind',
      ['create', 'puzzles', 'p.obf', '--depth', '5'],
      'puzzles does not take --depth',
    ],
    [
      'an option of a review',
      ['create', 'solve', 'p.obf', '--strength', '1400'],
      'jobs create solve does not take --strength',
    ],
    ['an unknown action', ['begin'], 'jobs takes one of create, run, status, merge, not begin'],
    ['a part that there cannot be', ['run', '--part', '3/2'], '--part takes a part such as 3/10, not 3/2'],
    ['units of nothing', ['create', 'solve', 'p.obf', '--unit', '0'], '--unit takes 1 to 100000, not 0'],
    ['a folder without a job', ['run'], 'there is no job in '],
    ['a queue that is none', ['run', '--queue', 'nowhere'], 'there is no job in '],
    ['an option of a worker', ['run', '--lease', '5'], 'jobs does not take --lease'],
    ['an option of a run', ['status', '--part', '1/2'], 'jobs status does not take --part'],
    ['threads where nothing runs', ['create', 'solve', 'p.obf', '--threads', '2'], 'not take --threads'],
    [
      "a limit that is the workers'",
      ['run', '--queue', 'redis://localhost:1', '--unit-time', '5'],
      'with --queue, set --unit-time on the workers instead',
    ],
    [
      "threads that are the workers'",
      ['run', '--queue', 'redis://localhost:1', '--threads', '5'],
      'with --queue, set --threads on the workers instead',
    ],
    ['units ahead without a queue', ['run', '--ahead', '5'], '--ahead needs --queue'],
  ])('refuses %s', async (_, args, message) => {
    const { code, err } = await jobs(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('refuses a queue that is no address', async () => {
    await jobs('create', 'solve', 'p.obf');
    const { code, err } = await jobs('run', '--queue', 'http://example.com');
    expect(code).toBe(2);
    expect(err).toContain('--queue takes an address such as redis://localhost:6379, not http://example.com');
  });
});

/** Truncates the last result of a run, like a crash during writing. */
function loseLastResult(): void {
  const [segment] = readdirSync(join(store, 'results'));
  const path = join(store, 'results', segment!);
  truncateSync(path, statSync(path).size - 1);
}

describe('othello-engine jobs run', () => {
  it('goes on with what is missing, and merges in the order of the input', async () => {
    await jobs('create', 'solve', 'p.obf', '--unit', '1');
    const { code, err, out: total } = await jobs('run', '--threads', '2', '--json');
    expect(code, err).toBe(0);
    expect(JSON.parse(total)).toEqual({ units: 3, known: 0, done: 3, failed: 0 });
    const { out } = await jobs('merge');
    expect(jsonLines(out)).toMatchObject([
      { id: 1, score: 10, best: 'g1', ok: true },
      { id: 2, score: 64, best: 'h8', ok: true },
      { id: 4, score: 52, best: 'h8' },
    ]);
    loseLastResult();
    const partly = await jobs('merge');
    expect(partly.code).toBe(1);
    expect(partly.err).toContain('1 unit without a result');
    expect(jsonLines(partly.out)).toHaveLength(2);
    const again = await jobs('run', '--json');
    expect(JSON.parse(again.out)).toEqual({ units: 3, known: 2, done: 1, failed: 0 });
    expect((await jobs('merge')).out).toBe(out);
  });

  it('refuses a manifest of another build', async () => {
    await jobs('create', 'solve', 'p.obf');
    const set: JobSet = { ...testSet(), build: () => Promise.resolve('another') };
    await expect(runJob(set, store, RUN, silentIo())).rejects.toThrow(
      /was created for the build .*, but this is another/u,
    );
  });

  it.each([
    [
      'an item was changed',
      (text: string) => text.replace('G1:+10', 'G1:+12'),
      /:3: .*not what its key says/u,
    ],
    ['its end is missing', (text: string) => text.replace(/\{"end".*\n/u, ''), /cut off after 1 units/u],
    ['a unit is missing', (text: string) => text.replace(/^\{"key".*\n/mu, ''), /0 of 1 units/u],
    ['a line is cut off', (text: string) => text.replace(/"items".*\n/u, '\n'), /:3: .*this is not a unit/u],
    [
      'its head is missing',
      (text: string) => text.replace(/^.*\n/u, ''),
      /:1: the file does not begin with the head of a manifest/u,
    ],
    [
      'it is of a later version',
      (text: string) => text.replace('"version":1', '"version":2'),
      /the manifest has version 2, not 1/u,
    ],
  ])('refuses a manifest where %s', async (_, damage, message) => {
    await jobs('create', 'solve', 'p.obf');
    writeFileSync(manifest(), damage(readFileSync(manifest(), 'utf8')));
    const { code, err } = await jobs('merge');
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('a result that is JSON', () => {
  const kindOf = (name: string) => ENGINE_JOBS.kinds.find((kind) => kind.name === name)!;
  const solved = {
    position: '--',
    empties: 5,
    score: 2,
    best: 'a1',
    line: 'a1',
    proven: true,
    nodes: 9,
    expected: null,
    ok: true,
  };
  const side = { accuracy: null, loss: 0, turningPoints: [] };

  it.each([
    ['solve', {}],
    ['solve', { ...solved, score: '2' }],
    ['solve', { id: 7, ...solved }],
    ['review', { moves: 'f5', black: side, white: side, ply: 1 }],
    ['review', { ply: 1, moves: 'f5', black: side, white: side }],
    ['review', { game: 7, moves: 'f5', black: side, white: side }],
    ['puzzles', { position: 7 }],
  ])('is refused if it is not a line of %s: %j', (name, line) => {
    expect(() => kindOf(name).check!(Buffer.from(JSON.stringify(line)), 1)).toThrow('Invalid');
  });

  it('is refused if the moves of its last game have no line of the game after them', () => {
    const gameLine = { moves: 'f5', black: side, white: side };
    const move = {
      ...{ ply: 1, color: 'black', square: 'f5', value: 0, best: 'f5', loss: 0 },
      ...{ exact: false, class: null, chance: 0.5, draw: 0 },
    };
    const check = (...lines: object[]): void =>
      kindOf('review').check!(Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')), 1);
    expect(() => check(move, gameLine)).not.toThrow();
    expect(() => check(gameLine, move)).toThrow('moves without the line of their game');
  });

  it('is merged as JSON however it was written', async () => {
    const content = Buffer.from(` ${JSON.stringify(solved).replaceAll(':', ' : ')}\r\n`);
    const { check, merge } = kindOf('solve');
    check!(content, 1);
    async function* results() {
      await Promise.resolve();
      yield { numbers: [3], items: [''], content };
    }
    let merged = '';
    for await (const piece of merge!(results())) merged += String(piece);
    expect(jsonLines(merged)).toEqual([{ id: 3, ...solved }]);
  });
});

const RUN = { threads: 2, ahead: 10 };

function testSet(): JobSet {
  const kind: JobKind = failingKind(() => undefined);
  return {
    name: 'test',
    kinds: [kind],
    build: () => Promise.resolve('build'),
    thread: new URL('failing-thread.ts', import.meta.url),
  };
}

function silentIo(): Io & { output: () => string } {
  let output = '';
  const none = (): never => {
    throw new Error('not expected');
  };
  return {
    out: (text) => (output += String(text)),
    drained: () => Promise.resolve(),
    err: (text) => (output += text),
    live: false,
    screen: false,
    script: false,
    get lines() {
      return none();
    },
    get input() {
      return none();
    },
    readFile: none,
    listFolder: none,
    isSameFile: none,
    openFile: none,
    writeFile: none,
    openSpool: none,
    createEngine: none,
    version: '1.2.3',
    output: () => output,
  };
}

describe('a unit that fails', () => {
  it('is reported with its place and loses no other', async () => {
    const set = testSet();
    const [kind] = set.kinds;
    const words = ['one', 'wrong', `die ${join(store, 'tries')}`, 'two'];
    const io = silentIo();
    const items = kind!.items(words, {}, io);
    await createJob(set, store, { kind: kind!, options: {}, items, unitSize: 1 }, io);
    expect(await runJob(set, store, RUN, io)).toEqual({ units: 4, known: 0, done: 2, failed: 2 });
    expect(io.output()).toContain('word 2: this word is wrong\n');
    expect(io.output()).toContain('word 3: the thread ended with status 7\n');
    // The crash was tried again, the error was not.
    expect(readFileSync(join(store, 'tries'), 'utf8')).toBe('tried\n'.repeat(3));
    const later = silentIo();
    expect(await jobStatus(store, later)).toMatchObject({ units: 4, done: 2, failed: 2, errors: 0 });
    expect(later.output()).toContain('word 2: this word is wrong');
    const merged = silentIo();
    expect(await mergeJob(set, store, undefined, merged)).toBe(2);
  });

  it('is worked on again alone, where that is asked for', async () => {
    const set = testSet();
    const [kind] = set.kinds;
    const io = silentIo();
    const make = (words: string[]) =>
      createJob(set, store, { kind: kind!, options: {}, items: kind!.items(words, {}, io), unitSize: 1 }, io);
    await make(['wrong']);
    await runJob(set, store, RUN, io);
    await make(['one', 'wrong', 'two']);
    expect(await runJob(set, store, { ...RUN, failed: true }, io)).toEqual({
      ...{ units: 1, known: 0, done: 0, failed: 1 },
    });
  });

  it('because its time is over is given up, and its thread goes', async () => {
    const set = testSet();
    const [kind] = set.kinds;
    const io = silentIo();
    const items = kind!.items(['sleep', 'two'], {}, io);
    await createJob(set, store, { kind: kind!, options: {}, items, unitSize: 1 }, io);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const running = runJob(set, store, { ...RUN, threads: 1, unitTime: 3 }, io);
    while (vi.getTimerCount() === 0) await turn();
    vi.advanceTimersByTime(3000);
    // The second unit has as long as it takes.
    vi.useRealTimers();
    expect(await running).toMatchObject({ done: 1, failed: 1 });
    expect(io.output()).toContain('word 1: the unit took more than 3 seconds\n');
  });

  it('because its result cannot be one of its is not kept', async () => {
    const set = testSet();
    const [plain] = set.kinds;
    const kind: JobKind = {
      ...plain!,
      check: (content, items) => {
        if (Buffer.from(content).toString() !== 'oneone\n') throw new Error(`not ${items} of these`);
      },
    };
    const io = silentIo();
    const strict = { ...set, kinds: [kind] };
    const items = kind.items(['one', 'two'], {}, io);
    await createJob(strict, store, { kind, options: {}, items, unitSize: 1 }, io);
    expect(await runJob(strict, store, RUN, io)).toMatchObject({ done: 1, failed: 1 });
    expect(io.output()).toContain('word 2: no result of this unit: not 1 of these\n');
  });

  it('tells nothing but its name, whatever signs stand in it', async () => {
    const set = testSet();
    const [kind] = set.kinds;
    const io = silentIo();
    const signs = [...CONTROL_SIGNS, 'a\nb'].join('-');
    const items = (async function* () {
      await Promise.resolve();
      yield { text: 'wrong', number: 1, location: `a${signs}b.pgn:1` };
      yield { error: `c${signs}d.pgn:2: no game` };
    })();
    await createJob(set, store, { kind: kind!, options: {}, items, unitSize: 1 }, io);
    await runJob(set, store, RUN, io);
    await jobStatus(store, io);
    expect(io.output()).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    // Each is one line, printed when it happens and by the status.
    expect(io.output().trimEnd().split('\n')).toHaveLength(4);
  });
});

describe('two runs of one job', () => {
  it('work one after the other, and the second says whom it waits for', async () => {
    const set = testSet();
    const [kind] = set.kinds;
    const io = silentIo();
    const words = Array.from({ length: 20 }, (_, at) => `word${at}`);
    await createJob(
      set,
      store,
      { kind: kind!, options: {}, items: kind!.items(words, {}, io), unitSize: 1 },
      io,
    );
    const [one, other] = await Promise.all([runJob(set, store, RUN, io), runJob(set, store, RUN, io)]);
    expect([one.done, other.done].sort()).toEqual([0, 20]);
    expect([one.known, other.known].sort()).toEqual([0, 20]);
    expect(io.output()).toContain(
      `process ${process.pid} on ${hostname()} is already working on this job; waiting for it to finish\n`,
    );
    expect(readdirSync(store).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), token: 'x' }],
    ['of a machine that gives no sign', { pid: 1, host: 'elsewhere', token: 'x' }],
    ['that is damaged', 'no lock'],
  ])('are not stopped by a lock %s', async (_, lock) => {
    const set = testSet();
    const [kind] = set.kinds;
    const io = silentIo();
    await createJob(
      set,
      store,
      { kind: kind!, options: {}, items: kind!.items(['one'], {}, io), unitSize: 1 },
      io,
    );
    const path = join(store, 'run.lock');
    writeFileSync(path, JSON.stringify(lock));
    const old = new Date(Date.now() - 60_000);
    utimesSync(path, old, old);
    expect(await runJob(set, store, RUN, io)).toMatchObject({ done: 1 });
  });
});

it('runs do not wait for a lock that is no file', async () => {
  await jobs('create', 'solve', 'p.obf', '--unit', '1');
  const path = join(store, 'run.lock');
  symlinkSync(join(store, 'nowhere'), path);
  const ran = await jobs('run', '--threads', '1');
  expect([ran.code, ran.err]).toEqual([
    2,
    `othello-engine: ${path} is not a file, so it cannot be the lock of a run: remove it if nothing is running\n`,
  ]);
});

it('a run says which file the disk does not take, and leaves no lock for the next run to wait for', async () => {
  await jobs('create', 'solve', 'p.obf', '--unit', '1');
  const command = [process.execPath, built('src/cli/main.ts'), 'jobs', 'run', '--store', store];
  const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$0" "$@"', ...command], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    `othello-engine: ${join(store, 'run.lock')} cannot be written: file too large\n`,
  ]);
  expect(readdirSync(store)).not.toContain('run.lock');
});

it('threads that are closed, as when the disk is full, start no others for what they had', async () => {
  const threads = new UnitThreads(testSet().thread);
  const work = { kind: 'test', options: {}, items: ['sleep'] };
  const running = threads.run(work).catch(String);
  threads.close();
  expect(await running).toContain('the thread ended');
  await expect(threads.run(work)).rejects.toThrow('the threads are closed');
});

describe('othello-engine jobs status', () => {
  it('says how far a job is, and --watch ends when all is done', async () => {
    await jobs('create', 'solve', 'p.obf', '--unit', '1');
    expect((await jobs('status')).out).toContain('0 of 3 units (0%) done, 0 failed, 1 error in the input');
    const watched = jobs('status', '--watch', '--json');
    await jobs('run', '--threads', '1');
    expect(JSON.parse((await watched).out)).toMatchObject({ units: 3, done: 3, failed: 0 });
  });

  it('--watch counts the rate from its first count, however long reading the results takes', async () => {
    await jobs('create', 'solve', 'p.obf', '--unit', '1');
    let passed = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    const { refresh } = Object.getOwnPropertyDescriptors(UnitStore.prototype);
    const counts = vi.spyOn(UnitStore.prototype, 'refresh');
    counts.mockImplementationOnce(async function (this: UnitStore) {
      await refresh.value!.call(this);
      passed = 600_000;
    });
    const watched = jobs('status', '--watch');
    await jobs('run', '--threads', '1', '--part', '1/3');
    const { length } = counts.mock.settledResults;
    await vi.waitFor(() => expect(counts.mock.settledResults.length).toBeGreaterThan(length), 20_000);
    await jobs('run', '--threads', '1');
    const { err } = await watched;
    expect(Number(/1 of 3 units .* ([\d.]+) a minute/.exec(err)?.[1])).toBeGreaterThan(10);
  });
});

describe('metrics', () => {
  const registry = new Registry();
  new Gauge({ name: 'othello_x', help: 'Some', registers: [registry] }).set(2);

  it('are served as Prometheus reads them, with a health check beside', async () => {
    let trouble: string | undefined;
    const server = await serveMetrics('0', { registry, trouble: () => trouble });
    try {
      const { port, address } = server.address() as AddressInfo;
      expect(address).toBe('127.0.0.1');
      const ask = async (path: string, method = 'GET') => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
        return [response.status, await response.text()];
      };
      expect(await ask('/metrics')).toEqual([
        200,
        '# HELP othello_x Some\n# TYPE othello_x gauge\nothello_x 2\n',
      ]);
      expect(await ask('/healthz')).toEqual([200, 'ok\n']);
      trouble = 'the queue is gone';
      expect(await ask('/healthz')).toEqual([503, 'the queue is gone\n']);
      expect((await ask('/other'))[0]).toBe(404);
      expect((await ask('/metrics', 'POST'))[0]).toBe(405);
    } finally {
      server.close();
    }
  });

  it.each(['here', '70000', '1.2.3.4:', ''])('are not served at %j', async (address) => {
    await expect(serveMetrics(address, { registry, trouble: () => undefined })).rejects.toThrow(
      `--metrics takes a port, or an address such as 0.0.0.0:9464, not ${address}`,
    );
  });
});

it('a game of a review says who played it, when, and its moves', async () => {
  const pgn = '[Black "Ann"]\n[White "Bob"]\n[Date "2020.01.02"]\n\n1. f5 d6 *\n';
  await tool(['jobs', 'create', 'review', 'g.pgn', '--nodes', '50', '--store', store], {
    files: { 'g.pgn': pgn },
  });
  const ran = await jobs('run', '--threads', '1', '--out', join(store, 'out'));
  expect(ran.code, ran.err).toBe(0);
  const rows = jsonLines(readFileSync(join(store, 'out'), 'utf8'));
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)).toMatchObject({
    game: 1,
    record: { black: 'Ann', white: 'Bob', date: '2020.01.02' },
    moves: 'f5d6',
  });
});
