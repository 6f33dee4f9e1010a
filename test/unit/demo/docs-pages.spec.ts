import { expect, test } from 'vitest';
import { MOVED } from '../../../demo/docs/contents.js';
import { readGuides } from '../../../demo/docs/guide.js';
import { movedPage } from '../../../demo/docs/page.js';

const names = readGuides().map(({ name }) => name);

test('earlier addresses lead to pages that exist, and are not those of other pages', () => {
  for (const [from, to] of Object.entries(MOVED)) {
    expect(names, from).toContain(to);
    expect(names, from).not.toContain(from);
  }
  expect(movedPage('install')).toContain('content="0; url=../install/index.html"');
  expect(movedPage('first-board')).toContain('href="../index.html"');
});
