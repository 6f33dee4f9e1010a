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

const passed = (fullName: string) => ({ status: 'passed', fullName });
const file = (name: string, status: string, assertionResults: object[]) => ({
  testResults: [{ name: resolve(name), status, assertionResults }],
});

describe('counts of vitest', () => {
  test('passed and failed', () => {
    const tests = [passed('a'), passed('b'), { status: 'failed', fullName: 'c' }];
    expect(vitestCounts(report(file('test/a.spec.ts', 'failed', tests)))).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });

  test('a skipped test and one to be written count as failed', () => {
    const tests = [passed('a'), { status: 'pending', fullName: 'b' }, { status: 'todo', fullName: 'c' }];
    expect(vitestCounts(report(file('test/a.spec.ts', 'passed', tests)))).toMatchObject({
      passed: 1,
      failed: 2,
    });
  });

  test('the tests that did not pass are named, with their file', () => {
    const tests = [
      passed('good'),
      { status: 'failed', fullName: 'group bad' },
      { status: 'pending', fullName: 'left out' },
    ];
    expect(vitestCounts(report(file('test/a.spec.ts', 'failed', tests))).names).toEqual([
      'test/a.spec.ts: group bad',
      'test/a.spec.ts: left out',
    ]);
  });

  test.each([
    ['cannot be loaded', []],
    ['breaks after its tests', [passed('good')]],
  ])('a file that %s counts as failed', (_, tests) => {
    expect(vitestCounts(report(file('test/b.spec.ts', 'failed', tests)))).toMatchObject({
      passed: tests.length,
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
