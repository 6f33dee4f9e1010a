import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Exports } from '../../tools/expand-exports.js';

test('the types are right for every module resolution', () => {
  const manifest = JSON.parse(
    readFileSync(join(inject('home'), 'node_modules/othello-board/package.json'), 'utf8'),
  ) as { exports: Exports };
  const names = Object.keys(manifest.exports);
  const plain = names.filter((name) => typeof manifest.exports[name] === 'string');
  // The languages of a part, and the components of React, are alike: one of each is enough.
  const alike = names.filter(
    (name) => /^\.\/(?:locales|react)\//u.test(name) && !/(?:\/fr\.js|\/clock)$/u.test(name),
  );
  // Prints the faults and ends with a status other than 0.
  const check = () =>
    execFileSync(
      'test/consumers/node_modules/.bin/attw',
      [inject('tarball'), '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...plain, ...alike],
      { encoding: 'utf8' },
    );
  expect(check).not.toThrow();
});
