import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { filesOf } from '../../browsers/engine-files.mjs';
import { browserCounts } from '../../support/counts.mjs';
import { runStage } from '../../support/run-stage.mjs';
import { REPORTS, STAGES, chooseStages, groupStages, type Stage } from '../../support/stages.mjs';

const LOG = `${REPORTS}/tried.log`;

beforeAll(() => void mkdirSync(REPORTS, { recursive: true }));

/** A stage that runs a short script. */
function stage(script: string, more: Partial<Stage> = {}): Stage {
  return { name: 'tried', command: [process.execPath, '--eval', script], ...more };
}

describe('a stage', () => {
  test('that ends with 0 is one check, passed', async () => {
    expect(await runStage(stage(''))).toMatchObject({ counts: { passed: 1, failed: 0 } });
  });

  test('that crashes has failed, and it is said how', async () => {
    const outcome = await runStage(stage('process.kill(process.pid, "SIGSEGV")'));
    expect(outcome).toMatchObject({ counts: { passed: 0, failed: 1 }, why: 'was killed by SIGSEGV' });
  });

  test('whose command is not there has failed', async () => {
    const outcome = await runStage(stage('', { command: ['no-such-command-here'] }));
    expect(outcome.counts).toEqual({ passed: 0, failed: 1 });
    expect(outcome.why).toContain('ENOENT');
  });

  test('that hangs is ended, with all that it started', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const pidFile = 'build/reports/hanging.pid';
    const outcome = await runStage(
      stage(
        `const { spawn } = require('node:child_process');
        const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
        require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
        setInterval(() => {}, 1000);`,
      ),
      { log: LOG, silence: 3000 },
    );
    complaint.mockRestore();
    expect(outcome).toMatchObject({
      counts: { passed: 0, failed: 1 },
      why: 'printed nothing for 0.05 minutes',
    });
    const pid = Number(readFileSync(pidFile, 'utf8'));
    await expect.poll(() => runs(pid), { timeout: 5000 }).toBe(false);
  });

  test('that goes on printing does not hang, however long it takes', async () => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const script =
      'let left = 8; const ticks = setInterval(() => --left ? console.log(left) : clearInterval(ticks), 500)';
    const outcome = await runStage(stage(script), { log: LOG, silence: 2000 });
    printed.mockRestore();
    expect(outcome).toMatchObject({ counts: { passed: 1, failed: 0 } });
  });

  test.each([LOG, undefined])('is ended when the time of the whole run is over, log: %s', async (log) => {
    const until = Date.now() + 1000;
    const outcome = await runStage(stage('setInterval(() => {}, 1000)'), { ...(log && { log }), until });
    expect(outcome).toMatchObject({ counts: { failed: 1 }, why: 'the time of the whole run was over' });
  });

  test.each([
    ['when it ends', false],
    ['as it comes', true],
  ])('with a log writes both outputs there, and they are printed %s', async (_, live) => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const script = 'console.log("one"); console.error("two"); setTimeout(() => console.log("three"), 2000)';
    await runStage(stage(script), { log: LOG, live });
    const chunks = printed.mock.calls.map(([chunk]) => String(chunk)).filter((chunk) => chunk !== '');
    printed.mockRestore();
    expect(chunks).toEqual(live ? ['one\ntwo\n', 'three\n'] : ['one\ntwo\nthree\n']);
    expect(readFileSync(LOG, 'utf8')).toBe('one\ntwo\nthree\n');
  });

  test('that ends well without the report it owes has failed', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const outcome = await runStage(
      stage('', {
        report: 'build/reports/never-written.json',
        counts: (file) => JSON.parse(readFileSync(file, 'utf8')) as { passed: number; failed: number },
      }),
    );
    complaint.mockRestore();
    expect(outcome.counts).toEqual({ passed: 0, failed: 1 });
  });

  test('whose tests all pass but whose runner fails has failed', async () => {
    const outcome = await runStage(
      stage('process.exit(3)', { report: 'unused', counts: () => ({ passed: 5, failed: 0 }) }),
    );
    expect(outcome).toMatchObject({ counts: { passed: 5, failed: 1 }, why: 'ended with status 3' });
  });
});

describe('a stage whose files can run alone', () => {
  const report = 'build/reports/tried-again.json';
  /** Writes a report in which `b` fails unless the arguments name files, which it then runs. */
  const script = (failsAgain: boolean): string => `
    const { writeFileSync } = require('node:fs');
    const named = process.argv.slice(1);
    const files = named.length > 0 ? named : ['a', 'b'];
    const fails = (file) => file === 'b' && (named.length === 0 || ${String(failsAgain)});
    writeFileSync('${report}', JSON.stringify(files.map((file) =>
      ({ file, passed: fails(file) ? 0 : 1, failed: fails(file) ? ['b: bad'] : [] }))));
    process.exit(files.some(fails) ? 1 : 0);`;
  const tried = (failsAgain: boolean): Stage =>
    stage(script(failsAgain), { report, counts: browserCounts, only: ['--'] });

  test('passes when what failed passes alone, and says what failed', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const outcome = await runStage(tried(false), { again: true });
    const text = said.mock.calls.join('\n');
    said.mockRestore();
    expect(outcome.counts).toMatchObject({ passed: 2, failed: 0 });
    expect(outcome.why).toBeUndefined();
    expect(text).toContain('b: bad');
  });

  test('has failed when it fails again', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const outcome = await runStage(tried(true), { again: true });
    said.mockRestore();
    expect(outcome.counts).toMatchObject({ passed: 1, failed: 1, names: ['b: bad'] });
  });

  test('runs once where nobody asks for more', async () => {
    const outcome = await runStage(tried(false));
    expect(outcome.counts).toMatchObject({ passed: 1, failed: 1, names: ['b: bad'] });
  });
});

/** Whether a process is running, and not a zombie. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !readFileSync(state, 'utf8').includes(') Z ');
}

describe('the stages', () => {
  test('run what they need before them, once', () => {
    expect(chooseStages(['e2e', 'sizes']).map(({ name }) => name)).toEqual(['core', 'build', 'sizes', 'e2e']);
    expect(chooseStages(['static']).map(({ name }) => name)).toEqual(['tools', 'static']);
  });

  test('need only stages that run before them', () => {
    for (const [index, { needs = [] }] of STAGES.entries()) {
      const before = STAGES.slice(0, index).map(({ name }) => name);
      expect(needs.filter((name) => !before.includes(name))).toEqual([]);
    }
  });

  test('of the browsers of npm test run beside each other, all others alone', () => {
    const names = groupStages(chooseStages([], true)).map((group) => group.map(({ name }) => name));
    expect(names.filter((group) => group.length > 1)).toEqual([['browser', 'firefox', 'webkit']]);
    expect(names.flat()).toEqual(STAGES.map(({ name }) => name));
  });

  test('of the other engines have each file of the browser tests once, but for one that only Chromium can run', () => {
    const all = filesOf('browser').filter((file) => !file.endsWith('.media.test.ts'));
    for (const engine of ['firefox', 'webkit'] as const) {
      expect([...filesOf(engine), ...filesOf(`${engine}-rest`)].toSorted()).toEqual(all.toSorted());
    }
  });

  test('that are long run only when all are asked for, or by name', () => {
    const long = STAGES.filter((stage) => stage.long);
    const usual = STAGES.filter((stage) => !stage.long);
    expect(long.map(({ name }) => name)).toEqual([
      'core-debug-build',
      'core-debug',
      'fuzz',
      'firefox-rest',
      'webkit-rest',
      'long',
      'consumers',
      'e2e-long',
    ]);
    expect(chooseStages([])).toEqual(usual);
    expect(chooseStages([], true)).toEqual([...usual, ...long]);
    expect(chooseStages(['long']).map(({ name }) => name)).toEqual(['core', 'long']);
  });
});
