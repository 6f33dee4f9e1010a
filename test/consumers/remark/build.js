import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import othello from 'othello-board/remark';
import stringify from 'rehype-stringify';
import parse from 'remark-parse';
import rehype from 'remark-rehype';
import { unified } from 'unified';

const page = await unified()
  .use(parse)
  .use(othello)
  .use(rehype, { allowDangerousHtml: true })
  .use(stringify, { allowDangerousHtml: true })
  .process(readFileSync('src/index.md', 'utf8'));
mkdirSync('dist');
writeFileSync('dist/index.html', String(page));
