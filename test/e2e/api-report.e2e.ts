import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { expect, inject, test } from 'vitest';
import { apiReport } from '../../tools/api-report.js';
import { apiChanges } from '../../tools/release-notes.js';

test('what the package promises is what docs/api-report.md says: nothing public goes or comes unseen', async () => {
  const report = apiReport(join(inject('home'), 'node_modules/othello-board'));
  const now = await format(report, { parser: 'markdown', printWidth: 110 });
  const { added, removed } = apiChanges(readFileSync('docs/api-report.md', 'utf8'), now);
  // Removing a name is a breaking change; a new one is recorded by `npm run api-report`.
  expect({ removed, added }).toEqual({ removed: [], added: [] });
});
