import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import othello from 'othello-board/markdown-it';

const text = readFileSync('src/index.md', 'utf8');
mkdirSync('dist');
writeFileSync('dist/index.html', new MarkdownIt({ html: true }).use(othello).render(text));
