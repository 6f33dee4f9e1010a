import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, test } from 'vitest';

/** The output of a script in Node, with the published package and the writing tools installed. */
function run(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inject('home'),
    encoding: 'utf8',
    timeout: 60_000,
  });
}

/** The tools are installed with this project; resolved from there, with their dependencies. */
function tool(name: string): string {
  const path = join(inject('home'), 'node_modules', name);
  try {
    symlinkSync(resolve('node_modules', name), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return name;
}

const TEXT = '# Game\n\n```othello\nf5 d6 c3\nply: 2\ncaption: After d6\n```\n\n[othello f5d6c3d3c4]\n';

test('the packed plugin for markdown-it draws when a page is built', () => {
  const html = run(`
    import MarkdownIt from '${tool('markdown-it')}';
    import othello from 'othello-board/markdown-it';
    process.stdout.write(new MarkdownIt().use(othello).render(${JSON.stringify(TEXT)}));`);
  expect(html.match(/<figure class="othello"><svg/g)).toHaveLength(2);
  expect(html).toContain('<figcaption>After d6</figcaption>');
});

test('the packed plugin for remark draws as Astro runs it', () => {
  for (const name of ['unified', 'remark-parse', 'remark-rehype', 'rehype-stringify']) tool(name);
  const html = run(`
    import { unified } from 'unified';
    import parse from 'remark-parse';
    import rehype from 'remark-rehype';
    import stringify from 'rehype-stringify';
    import othello from 'othello-board/remark';
    const page = unified().use(parse).use(othello, { element: true })
      .use(rehype, { allowDangerousHtml: true }).use(stringify, { allowDangerousHtml: true });
    process.stdout.write(String(page.processSync(${JSON.stringify(TEXT)})));`);
  expect(html.match(/<othello-board [^>]*><svg/g)).toHaveLength(2);
});
