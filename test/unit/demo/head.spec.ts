import { expect, test } from 'vitest';
import { headTags } from '../../../demo/frame/head.js';

test('a page says what it is, and where its picture lies, by whole addresses', () => {
  const tags = headTags('', 'learn', '/learn/index.html', 'https://example.org/board/');
  expect(tags).toMatch(/<title [^>]*>Othello – rules and strategy<\/title>/u);
  expect(tags).toContain('data-fr="Othello – règles et stratégie"');
  expect(tags).toContain('property="og:title" content="Othello – rules and strategy"');
  expect(tags).toContain('property="og:url" content="https://example.org/board/learn/"');
  expect(tags).toContain('property="og:image" content="https://example.org/board/social/learn.png"');
});

test('a guide has a title and a description of its own, as text', () => {
  const meta = { en: { title: 'Theming <b> – othello-board', description: 'Say "hello".' } };
  const text = JSON.stringify(meta).replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)!};`);
  const tags = headTags(
    `<html data-guide="theming" data-meta="${text}">`,
    'docs',
    '/docs/theming/index.html',
  );
  expect(tags).toMatch(/<title [^>]*>Theming &#60;b&#62; – othello-board<\/title>/u);
  expect(tags).toContain('content="Say &#34;hello&#34;."');
  expect(tags).not.toContain('og:image');
});
