/** The commands of the training as a person runs them: interrupted, they continue to the same result. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTraining } from '../../../training/build.js';
import { countDiscs, trainingCore } from '../../../training/core.js';
import { FLAG_EXACT, RECORD_BYTES } from '../../../training/evaluation/records.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let state: string;
beforeAll(() => void buildTraining(), 60_000);
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'training-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** A command of the training; its output is recorded. */
function start(script: string, options: readonly string[]): { process: ChildProcess; output: () => string } {
  const process = spawn(
    'node',
    ['--import', 'tsx', `training/${script === 'jobs' ? 'jobs' : 'evaluation'}/${script}.ts`, ...options],
    { cwd: ROOT },
  );
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream.on('data', (data) => (output += String(data)));
  return { process, output: () => output };
}

/** Waits until a command has ended in any way; returns its output. */
async function run(script: string, options: readonly string[]): Promise<string> {
  const { process, output } = start(script, options);
  const status = await new Promise((resolve) => process.on('close', resolve));
  expect(status, output()).toBe(0);
  return output();
}

/** Starts a command and kills it as soon as a condition holds. */
async function killOnce(isTime: (output: string) => boolean, script: string, options: readonly string[]) {
  const { process, output } = start(script, options);
  while (!isTime(output())) {
    expect(process.exitCode, output()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  process.kill('SIGKILL');
  await new Promise((resolve) => process.on('close', resolve));
}

function gamesIn(directory: string): Record<string, string> {
  const names = readdirSync(directory).filter((name) => name.endsWith('.games'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(directory, name), 'base64')]));
}

describe('self-play', () => {
  const play = (to: string): string[] => [
    '--games',
    '192',
    '--file-games',
    '16',
    '--depth',
    '2',
    '--state',
    to,
  ];

  it('leaves the same games with one worker, with three, and when it is killed and goes on', async () => {
    const [one, three, killed] = ['one', 'three', 'killed'].map((name) => join(state, name)) as [
      string,
      string,
      string,
    ];
    await run('self-play', [...play(one), '--workers', '1']);
    await run('self-play', [...play(three), '--workers', '3']);
    const done = (): number => {
      try {
        return Object.keys(gamesIn(join(killed, 'generation-0'))).length;
      } catch {
        return 0;
      }
    };
    await killOnce(() => done() > 1, 'self-play', [...play(killed), '--workers', '1']);
    const output = await run('self-play', [...play(killed), '--workers', '2']);
    expect(output).toMatch(/192 of 192 games/);
    const games = gamesIn(join(one, 'generation-0'));
    expect(Object.keys(games)).toHaveLength(12);
    expect(new Set(Object.values(games)).size).toBe(12);
    expect(gamesIn(join(three, 'generation-0'))).toEqual(games);
    expect(gamesIn(join(killed, 'generation-0'))).toEqual(games);
  }, 60_000);
});

describe('self-play in units of a job', () => {
  it('leaves the same files as the command of its own', async () => {
    const games = ['--games', '32', '--file-games', '16', '--depth', '1'];
    const [store, jobs, own] = ['store', 'jobs', 'own'].map((name) => join(state, name)) as [
      string,
      string,
      string,
    ];
    await run('jobs', ['create', 'self-play', ...games, '--store', store]);
    await run('jobs', ['run', '--store', store, '--threads', '2']);
    await run('jobs', ['files', '--store', store, '--state', jobs]);
    await run('self-play', [...games, '--state', own]);
    const files = gamesIn(join(own, 'generation-0'));
    expect(Object.keys(files)).toHaveLength(2);
    expect(gamesIn(join(jobs, 'generation-0'))).toEqual(files);
  }, 120_000);
});

describe('labels of the best quality', () => {
  const label = (to: string, games: number): string[] => [
    ...['--seed', '3', '--games', String(games), '--file-games', '4', '--state', join(state, to)],
  ];
  const records = (to: string): Buffer => {
    const directory = join(state, to, 'generation-label-3');
    return Buffer.concat(
      readdirSync(directory)
        .sort()
        .map((name) => readFileSync(join(directory, name))),
    );
  };

  it('are the same when the run is killed and goes on, and its scores are those of the solver', async () => {
    expect(await run('label', label('whole', 6))).toMatch(/6 games, \d+ positions/);
    const whole = records('whole');
    expect(readdirSync(join(state, 'whole/generation-label-3')).sort()).toEqual([
      '00000.games',
      '00001.part',
    ]);
    const size = (): number =>
      existsSync(join(state, 'killed/generation-label-3')) ? records('killed').length : 0;
    await killOnce(() => size() > 0 && size() < whole.length, 'label', label('killed', 6));
    await run('label', label('killed', 6));
    expect(records('killed').equals(whole)).toBe(true);
    const core = await trainingCore();
    let exact = 0;
    for (let at = 0; at < whole.length; at += RECORD_BYTES) {
      const [player, opponent] = [whole.readBigUInt64LE(at), whole.readBigUInt64LE(at + 8)];
      // Only the smallest: this solver is slow.
      if (!(whole[at + 17]! & FLAG_EXACT) || countDiscs(player | opponent) < 49) continue;
      exact++;
      expect(core.solve(player, opponent, -64, 64)).toBe(whole.readInt8(at + 16));
    }
    expect(exact).toBeGreaterThan(2);
  }, 180_000);

  it('go on after a record that was cut off', async () => {
    await run('label', label('cut', 2));
    const part = join(state, 'cut/generation-label-3/00000.part');
    const whole = readFileSync(part);
    writeFileSync(part, whole.subarray(0, whole.length - 7));
    await run('label', label('cut', 2));
    expect(readFileSync(part).equals(whole)).toBe(true);
  }, 180_000);
});

describe('solved positions of self-play', () => {
  it('are the same when the run is killed and goes on, and near the scores of the solver', async () => {
    await run('self-play', ['--games', '32', '--file-games', '16', '--depth', '1', '--state', state]);
    const solve = ['--from', '0', '--scale', '0.05', '--state', state];
    const solved = join(state, 'generation-solved-0');
    await killOnce((output) => output.includes('00000.games'), 'solve-positions', solve);
    await run('solve-positions', solve);
    const killed = gamesIn(solved);
    expect(Object.keys(killed)).toEqual(['00000.games', '00001.games']);
    rmSync(solved, { recursive: true });
    await run('solve-positions', [...solve, '--part', '1/2']);
    await run('solve-positions', [...solve, '--part', '0/2']);
    expect(gamesIn(solved)).toEqual(killed);
    const core = await trainingCore();
    const records = Buffer.from(killed['00000.games']!, 'base64');
    const errors: number[] = [];
    for (let at = 0; at < records.length; at += RECORD_BYTES) {
      const [player, opponent] = [records.readBigUInt64LE(at), records.readBigUInt64LE(at + 8)];
      if (countDiscs(player | opponent) !== 49) continue;
      errors.push(Math.abs(core.solve(player, opponent, -64, 64) - records.readInt8(at + 16)));
    }
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(2);
  }, 180_000);
});

describe('ends of games', () => {
  it('are the same when the run is killed and goes on, and every position has the score of the solver', async () => {
    await run('self-play', ['--games', '32', '--file-games', '16', '--depth', '1', '--state', state]);
    const play = ['--from', '0', '--empties', '13', '--every', '6', '--state', state];
    const endings = join(state, 'generation-endings-0');
    await killOnce((output) => output.includes('00000.games'), 'endings', play);
    await run('endings', play);
    const killed = gamesIn(endings);
    expect(Object.keys(killed)).toEqual(['00000.games', '00001.games']);
    rmSync(endings, { recursive: true });
    await run('endings', [...play, '--part', '1/2']);
    await run('endings', [...play, '--part', '0/2']);
    expect(gamesIn(endings)).toEqual(killed);
    const core = await trainingCore();
    const records = Buffer.from(killed['00000.games']!, 'base64');
    const empties = new Set<number>();
    for (let at = 0; at < records.length; at += RECORD_BYTES) {
      const [player, opponent] = [records.readBigUInt64LE(at), records.readBigUInt64LE(at + 8)];
      empties.add(64 - countDiscs(player | opponent));
      expect(records[at + 17]).toBe(FLAG_EXACT);
      expect(core.solve(player, opponent, -64, 64)).toBe(records.readInt8(at + 16));
    }
    expect([...empties].sort((a, b) => b - a)).toEqual([13, 12, 11, 10, 9, 8, 7]);
  }, 180_000);
});

describe('the fit', () => {
  it('goes on after the epoch that was done when it was killed, to the same weights', async () => {
    const core = await trainingCore();
    mkdirSync(join(state, 'generation-0'));
    for (let file = 0; file < 3; file++) {
      core.seedGames(BigInt(file));
      const bytes = core.playGames(60, 1, 8, 8, 12) * RECORD_BYTES;
      const games = new Uint8Array(core.memory.buffer, core.gamesBuffer(), bytes);
      writeFileSync(join(state, 'generation-0', `${file}.games`), games);
    }
    const fit = (name: string): string[] => [
      ...['--generations', '0', '--search', '0', '--epochs', '4', '--state', state],
      ...['--fine', '0', '--fine-epochs', '2', '--out', join(state, name)],
    ];
    const whole = await run('fit', fit('whole.fit'));
    expect(whole).toContain('epoch 6');
    await killOnce((output) => output.includes('epoch 3'), 'fit', fit('killed.fit'));
    expect(await run('fit', fit('killed.fit'))).toMatch(/goes on after epoch [2-5]/);
    expect(readFileSync(join(state, 'killed.fit')).equals(readFileSync(join(state, 'whole.fit')))).toBe(true);
    expect(await run('fit', fit('whole.fit'))).not.toContain('goes on');
  }, 60_000);

  it('goes on from a weights file: it knows from the first epoch what the file had learned', async () => {
    const weights = join(ROOT, 'src/core/engine/weights.bin');
    const games = ['--games', '192', '--file-games', '64', '--depth', '1', '--exact', '8'];
    await run('self-play', [...games, '--weights', weights, '--state', state]);
    const fit = ['--generations', '0', '--epochs', '1', '--state', state];
    const errorOf = (output: string, moment: RegExp): number => Number(moment.exec(output)![1]);
    const fromNothing = await run('fit', [...fit, '--out', join(state, 'new.fit')]);
    const from = await run('fit', [...fit, '--start', weights, '--out', join(state, 'from.fit')]);
    const before = errorOf(from, /rmse ([\d.]+) before the first epoch/);
    const learned = /epoch 1: learned rmse ([\d.]+)/;
    expect(before).toBeLessThan(errorOf(fromNothing, learned));
    expect(errorOf(from, learned)).toBeLessThan(errorOf(fromNothing, learned));
  }, 60_000);

  it('is made right on average where searches end', async () => {
    await run('self-play', ['--games', '192', '--file-games', '64', '--depth', '1', '--state', state]);
    await run('endings', ['--from', '0', '--empties', '14', '--every', '8', '--state', state]);
    const out = join(state, 'right.fit');
    await run('fit', ['--generations', '0', '--epochs', '1', '--state', state, '--out', out]);
    const calibrate = ['--fit', out, '--solved', 'endings-0', '--fewest', '50', '--state', state];
    const output = await run('calibrate', [
      ...calibrate,
      '--games',
      '0',
      '--deep',
      '6',
      '--positions',
      '300',
    ]);
    const lines = output.split('\n').map((line) => ({
      round: /^round \d/.exec(line)?.[0],
      empties: [...line.matchAll(/(\d+): -?[\d.]+/g)].map(([, empties]) => Number(empties)),
      largest: Math.max(
        ...[...line.matchAll(/\d+: (-?[\d.]+)/g)].map(([, error]) => Math.abs(Number(error))),
      ),
    }));
    const [before, after] = lines.filter(({ round }) => round !== undefined);
    expect(before!.largest).toBeGreaterThan(0.5);
    expect(after!.largest).toBeLessThan(before!.largest / 2);
    // Then the others, up to the opening, each number of empties once.
    const rest = lines.filter(({ round }) => round === undefined).flatMap(({ empties }) => empties);
    expect(Math.min(...rest)).toBe(Math.max(...before!.empties) + 1);
    expect(Math.max(...rest)).toBeGreaterThan(40);
    expect(new Set(rest).size).toBe(rest.length);
  }, 120_000);

  it('says what is missing when there are no games', async () => {
    const { process, output } = start('fit', ['--generations', '4', '--state', state]);
    expect(await new Promise((resolve) => process.on('close', resolve))).not.toBe(0);
    expect(output()).toContain('generation-4: run self-play first');
  }, 60_000);
});
