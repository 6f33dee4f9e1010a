import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import type { Stage } from '../../support/stages.mjs';
import { Summary } from '../../support/summary.mjs';

const stage = (name: string): Stage => ({ name, command: [] });

/** A summary without output except what is requested. */
function quiet(act: (summary: Summary) => void): string[] {
  const spies = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  const summary = new Summary();
  act(summary);
  const lines = summary.lines();
  for (const spy of spies) spy.mockRestore();
  return lines;
}

test('the last line adds up; before it stand the stages that failed, their tests and the command for each', () => {
  const lines = quiet((summary) => {
    summary.add(stage('unit'), { counts: { passed: 7, failed: 0 }, seconds: 1 });
    summary.add(stage('e2e'), {
      counts: { passed: 3, failed: 1, names: ['a.e2e.ts: plays'] },
      seconds: 2,
      why: 'ended with status 1',
    });
    summary.finish();
  });
  expect(lines).toEqual([
    '',
    'Failed: e2e; again, alone: npm test -- e2e',
    '  a.e2e.ts: plays',
    '10 passed, 1 failed',
  ]);
});

test('a stage that could not run counts as failed', () => {
  const lines = quiet((summary) => {
    summary.skip(stage('browser'), 'not run: there is no browser');
    summary.finish();
  });
  expect(lines.slice(1)).toEqual([
    'Failed: browser; again, alone: npm test -- browser',
    '  not run: there is no browser',
    '0 passed, 1 failed',
  ]);
});

test('a stage that the machine cannot run is no failure, and is named at the end', () => {
  const lines = quiet((summary) => {
    summary.add(stage('browser'), { counts: { passed: 7, failed: 0 }, seconds: 1 });
    summary.leaveOut(stage('firefox'), 'there is no firefox on this machine');
    summary.finish();
  });
  expect(lines).toEqual(['', 'Not run: firefox; there is no firefox on this machine', '7 passed, 0 failed']);
});

test('of a stage in which much failed, twenty tests are named', () => {
  const names = Array.from({ length: 25 }, (_, index) => `test ${index}`);
  const lines = quiet((summary) => {
    summary.add(stage('unit'), { counts: { passed: 0, failed: 25, names }, seconds: 1 });
    summary.finish();
  });
  expect(lines).toHaveLength(1 + 1 + 20 + 1 + 1);
  expect(lines.at(-2)).toBe('  and 5 more');
});

test('a run that ends before its end has failed', () => {
  const lines = quiet((summary) =>
    summary.add(stage('unit'), { counts: { passed: 7, failed: 0 }, seconds: 1 }),
  );
  expect(lines.at(-1)).toBe('7 passed, 1 failed');
});

test('`npm test` that is ended from outside still writes its last line', async () => {
  // A stage that needs no other.
  const child = spawn(process.execPath, ['test/run.mjs', 'core-debug-build'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes('== core-debug-build')) child.kill('SIGTERM');
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect(status).toBe(1);
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});
