import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareEnvironment } from '../../support/environment.mjs';

const build = mkdtempSync(join(tmpdir(), 'othello-build-'));
afterAll(() => rmSync(build, { recursive: true }));

function prepared(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  prepareEnvironment(environment, build);
  return environment;
}

test('what a person or a machine has set for other work is not taken over', () => {
  const { NODE_ENV, FORCE_COLOR, LANGUAGE } = prepared({
    NODE_ENV: 'production',
    FORCE_COLOR: '1',
    LANGUAGE: 'de',
  });
  expect({ NODE_ENV, FORCE_COLOR, LANGUAGE }).toEqual({
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    LANGUAGE: 'en_US',
  });
});

test("the project's programs come first", () => {
  const folders = prepared({ PATH: '/usr/bin' })['PATH']!.split(':');
  expect(folders).toHaveLength(2);
  expect(existsSync(join(folders[0]!, 'vitest'))).toBe(true);
});

test('a home and a folder for temporary files that cannot be written to are replaced, others are kept', () => {
  const none = prepared({ HOME: '/nonexistent', TMPDIR: '/nonexistent' });
  expect([none['HOME'], none['TMPDIR']]).toEqual([join(build, 'home'), join(build, 'tmp')]);
  expect(existsSync(join(build, 'home'))).toBe(true);
  expect(prepared({ HOME: build, TMPDIR: build })).toMatchObject({ HOME: build, TMPDIR: build });
  expect(prepared({})['HOME']).toBe(join(build, 'home'));
});
