import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyOf } from '../../../demo/frame/policy.js';

test('only the policy of the analysis page lets it reach a program on this computer', () => {
  const pages = readdirSync('demo', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => path.replace(/\/?index\.html$/u, ''));
  expect(pages.length).toBeGreaterThan(5);
  const reaching = [...pages, ''].filter((page) => /\b(?:ws|http):/u.test(policyOf(page, [])));
  expect(reaching).toEqual(['analyse']);
  expect(policyOf('analyse', []).match(/\bws:[^\s;]*/gu)).toEqual(['ws://localhost:*', 'ws://127.0.0.1:*']);
});
