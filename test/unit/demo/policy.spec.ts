import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyOf } from '../../../demo/policy.js';

test('the guide to security policies shows the policy of the home page', () => {
  const guide = readFileSync('docs/guides/csp.md', 'utf8').replaceAll(/\s+/gu, ' ');
  expect(guide).toContain(`content="${policyOf('', ['any']).replace(/'sha256-[^']+'/u, "'sha256-…'")}"`);
});
