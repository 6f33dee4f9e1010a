/** The tool as a process, connected by pipes. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { built } from '../../support/built.js';

const MAIN = built('src/cli/main.ts');

/** Runs the tool with an input; with `enough` its output is closed as soon as it has written something. */
async function pipe(args: string, input: string, enough = false) {
  const child = spawn(process.execPath, [MAIN, ...args.split(' ')]);
  const written = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    written.out += String(text);
    if (enough) child.stdout.destroy();
  });
  child.stderr.on('data', (text) => (written.err += String(text)));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...written };
}

describe('othello-engine in a pipe', () => {
  it('speaks GTP with lines of any ending, comments and blank lines, until the input ends', async () => {
    const session = ['1 name', '', '   ', '# a comment', '2 play black f5 # good', 'frob', '3 genmove white'];
    for (const newline of ['\n', '\r\n']) {
      // No line end after the last command, and no quit.
      const { code, out, err } = await pipe('gtp --depth 2', session.join(newline));
      expect(out).toMatch(/^=1 othello-board\n\n=2\n\n\? unknown command\n\n=3 [df]\d\n\n$/);
      expect([code, err]).toEqual([0, '']);
    }
  });

  it('ends at once where there is nothing to read', async () => {
    expect(await pipe('gtp', '')).toEqual({ code: 0, out: '', err: '' });
  });

  it('solves positions of lines of any ending', async () => {
    const line = '-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOOXXOOOOOXXOX--XXOO----XXXXX- X; +0;';
    const { code, out } = await pipe('solve - --json --table 4', `${line}\r\n\r\n% a comment\r\n${line}`);
    expect(out.trim().split('\n').at(-1)).toMatch(/^\{"positions":2,"wrong":0,/);
    expect(code).toBe(0);
  });

  it('is silent about a reader that has seen enough', async () => {
    const { code, err } = await pipe('perft 10', '', true);
    expect([code, err]).toEqual([0, '']);
  });
});

/** Starts the tool; its input stays open until the test closes it. */
function start(args: string) {
  const child = spawn(process.execPath, [MAIN, ...args.split(' ')]);
  const written = { out: '', err: '' };
  child.stdout.on('data', (text) => (written.out += String(text)));
  child.stderr.on('data', (text) => (written.err += String(text)));
  return { child, written, closed: once(child, 'close') as Promise<[number | null]> };
}

// Their processes wait more than they work.
describe.concurrent('othello-engine with an input that stays open', () => {
  it.each([
    ['gtp', '1 name\n2 quit\n', '=1 othello-board\n\n=2\n\n'],
    ['nboard', 'nboard 2\nquit\n', 'set myname othello-board12\n'],
  ])('%s ends when it is told to quit', async (command, input, output) => {
    const { child, written, closed } = start(command);
    child.stdin.write(input);
    expect(await closed).toEqual([0, null]);
    expect(written).toEqual({ out: output, err: '' });
    child.stdin.destroy();
  });

  it('gtp ends behind a pipe whose other end goes on', async () => {
    const writer = spawn('sh', ['-c', 'echo "1 quit"; exec sleep 600']);
    const tool = spawn(process.execPath, [MAIN, 'gtp'], {
      stdio: [writer.stdout, 'pipe', 'pipe'],
    });
    const [code] = (await once(tool, 'close')) as [number];
    expect(code).toBe(0);
    expect(writer.exitCode).toBeNull();
    writer.kill();
  });

  it.each([
    [
      'gtp',
      'genmove black\n',
      '1 quit # at once\n',
      '? the session ended before the search finished\n\n=1\n\n',
    ],
    ['gtp', 'genmove black\n', '# interrupt\n1 quit\n', '? the search was interrupted\n\n=1\n\n'],
    ['gtp --json', 'kata-analyze 10\n', undefined, undefined],
    ['nboard', 'set depth 60\ngo\n', undefined, undefined],
    ['nboard', 'set depth 60\nhint 4\n', 'quit\n', undefined],
  ])('%s leaves a search when %j is followed by %j, or by the end', async (command, begin, end, output) => {
    const { child, written, closed } = start(`${command} --time 600000`);
    child.stdin.write(`${begin.startsWith('set') ? 'nboard 2' : 'name'}\n${begin}`);
    await expect.poll(() => written.out, { timeout: 20_000 }).toMatch(/othello-board/);
    // Input written together with the search would wait for it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (end === undefined) child.stdin.end();
    else child.stdin.write(end);
    expect(await closed).toEqual([0, null]);
    if (output) expect(written.out).toBe(`= othello-board\n\n${output}`);
    expect(written.err).toBe('');
  });

  it('gtp does in its order what was written at once', async () => {
    const { out } = await pipe('gtp --time 400', 'genmove black\ngenmove white\nquit\nname\n');
    expect(out).toMatch(/^(?:= [a-h][1-8]\n\n){2}=\n\n$/);
  });

  it('gtp answers its last command when the input ends during the search', async () => {
    const { child, written, closed } = start('gtp --time 1500');
    child.stdin.write('name\nreg_genmove black\n');
    await expect.poll(() => written.out, { timeout: 20_000 }).toMatch(/othello-board/);
    child.stdin.end();
    expect(await closed).toEqual([0, null]);
    expect(written.out).toMatch(/^= othello-board\n\n= [c-f][3-6]\n\n$/);
  });

  it.each([
    ['gtp --time 300', /^(?:= [a-h][1-8]\n\n){3}=\n\n$/],
    ['nboard --time 300', /^=== [A-H][1-8]/m],
  ])('%s answers a file in its order, to its last command', async (command, output) => {
    const folder = mkdtempSync(join(tmpdir(), 'othello-script-'));
    const file = join(folder, 'script.txt');
    // Longer than what is read of a file at a time.
    const rest = `${'# a remark, which has no answer\n'.repeat(4000)}genmove white\ngenmove black\nquit\n`;
    writeFileSync(
      file,
      command.startsWith('gtp') ? `genmove black\n${rest}` : 'nboard 2\nset depth 60\ngo\n',
    );
    const input = openSync(file, 'r');
    const child = spawn(process.execPath, [MAIN, ...command.split(' ')], {
      stdio: [input, 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout!.on('data', (text) => (out += String(text)));
    expect(await once(child, 'close')).toEqual([0, null]);
    closeSync(input);
    rmSync(folder, { recursive: true });
    expect(out).toMatch(output);
  });

  it('leaves nothing on the screen when it is interrupted', async () => {
    const { child, written, closed } = start('perft 14');
    await expect.poll(() => written.out).toContain('\n');
    child.kill('SIGINT');
    expect(await closed).toEqual([null, 'SIGINT']);
    expect(written.err).toBe('');
  });
});

it('says in one line that its output cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [MAIN, 'perft', '2'], {
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  let err = '';
  child.stderr!.on('data', (text) => (err += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  expect(err).toBe('othello-engine: the output cannot be written: no space left on device\n');
  expect(code).toBe(1);
});

it.each([
  ['/dev/full', 'no space left on device'],
  ['/dev/null/games.ggf', 'not a directory'],
])('says in one line that it cannot write %s', async (path, reason) => {
  expect(await pipe(`convert - --to ggf --out ${path}`, 'f5d6c3')).toEqual({
    code: 2,
    out: '',
    err: `othello-engine: ${path} cannot be written: ${reason}\n`,
  });
});

/** A pipe, opened for writing; `undefined` where nobody reads it. */
function writerOf(pipe: string): number | undefined {
  try {
    return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

describe('othello-engine on files', () => {
  it('removes what is half written when it is asked to end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'othello-main-'));
    try {
      const { child, closed } = start(`convert - --to pgn --out ${join(folder, 'out.pgn')}`);
      child.stdin.write('f5d6c3\n'.repeat(20_000));
      await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toHaveLength(1);
      child.kill('SIGTERM');
      expect(await closed).toEqual([null, 'SIGTERM']);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('ends by a signal while it waits for a pipe that nobody writes to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'othello-main-'));
    const pipe = join(folder, 'pipe.pgn');
    execFileSync('mkfifo', [pipe]);
    const { child, closed } = start(`games ${pipe}`);
    // It can be opened once somebody reads it.
    const writer = await vi.waitUntil(() => writerOf(pipe), { timeout: 20_000 });
    child.kill('SIGTERM');
    expect(await closed).toEqual([null, 'SIGTERM']);
    closeSync(writer);
    rmSync(folder, { recursive: true });
  });

  it('knows a file by a link to its folder, and by standard input', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'othello-main-'));
    try {
      const file = join(folder, 'a.txt');
      writeFileSync(file, 'f5d6c3\nf5f5\nf5f6\n');
      symlinkSync(folder, join(folder, 'again'));
      const linked = await pipe(`convert ${file} --to pgn --out ${join(folder, 'again', 'a.txt')}`, '');
      expect([linked.code, linked.err]).toEqual([2, expect.stringContaining('would be lost')]);
      const input = openSync(file, 'r');
      const child = spawn(process.execPath, [MAIN, 'convert', '-', '--to', 'pgn', '--out', file], {
        stdio: [input, 'ignore', 'ignore'],
      });
      closeSync(input);
      expect(await once(child, 'close')).toEqual([2, null]);
      expect(readdirSync(folder)).toEqual(['a.txt', 'again']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
