import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sizeCounts, vitestCounts } from '../../support/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'othello-counts-'));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('counts of vitest', () => {
  test('passed and failed', () => {
    expect(vitestCounts(report({ ...clean, numFailedTests: 2 }))).toMatchObject({ passed: 3, failed: 2 });
  });

  test('a skipped test and one to be written count as failed', () => {
    expect(vitestCounts(report({ ...clean, numPendingTests: 1, numTodoTests: 1 }))).toMatchObject({
      passed: 3,
      failed: 2,
    });
  });

  test('the tests that did not pass are named, with their file', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'good' },
      { status: 'failed', fullName: 'group bad' },
      { status: 'pending', fullName: 'left out' },
    ];
    const testResults = [{ name: resolve('test/a.spec.ts'), status: 'failed', assertionResults }];
    expect(vitestCounts(report({ ...clean, testResults })).names).toEqual([
      'test/a.spec.ts: group bad',
      'test/a.spec.ts: left out',
    ]);
  });

  test('a file that cannot be loaded counts as failed', () => {
    const testResults = [{ name: resolve('test/b.spec.ts'), status: 'failed', assertionResults: [] }];
    expect(vitestCounts(report({ ...clean, testResults }))).toEqual({
      passed: 3,
      failed: 1,
      names: ['test/b.spec.ts'],
    });
  });

  test('a report that was never written is an error', () => {
    expect(() => vitestCounts(join(folder, 'none.json'))).toThrow('ENOENT');
  });
});

test('a size over its budget, or without one, counts as failed', () => {
  const sizes = [
    { name: 'a', size: 1, sizeLimit: 2, passed: true },
    { name: 'b', size: 3, sizeLimit: 2, passed: false },
    { name: 'c', size: 3 },
  ];
  expect(sizeCounts(report(sizes))).toEqual({ passed: 1, failed: 2, names: ['b', 'c'] });
});
