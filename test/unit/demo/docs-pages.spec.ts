import { expect, test } from 'vitest';
import { MOVED } from '../../../demo/docs/contents.js';
import { readGuides } from '../../../demo/docs/guide.js';
import { htmlOf } from '../../../demo/docs/markdown.js';
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

test('each name of the generated reference has an address, and a long part lists them', () => {
  const names = Array.from({ length: 10 }, (_, at) => `name-${at}`);
  const rows = names.map((name) => `| \`${name}\` | A meaning. Type: \`number\`. |`).join('\n');
  const text = `<!-- api:x -->\n\n### Attributes\n\n| Name | Meaning |\n| --- | --- |\n${rows}\n\n<!-- /api -->\n`;
  const html = htmlOf(text, { name: 'x', language: 'en', heading: '' });
  expect(html.match(/<tr id="attributes-name-\d"/gu)).toHaveLength(10);
  for (const name of names) expect(html).toContain(`<a href="#attributes-${name}"><code>${name}</code></a>`);
  expect(html).toContain('A meaning. <span class="type">Type: <code>number</code></span>');
});
