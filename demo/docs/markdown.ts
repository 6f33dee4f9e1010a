/** Converts guides from Markdown to HTML, and to texts for the search. */
import { escaped } from '../escaped.js';
import MarkdownIt from 'markdown-it';
import othello from '../../src/elements/markdown/markdown-it.js';
import { pieces } from '../highlight.js';
import manifest from '../../package.json' with { type: 'json' };
import type { Language } from '../locales/language.js';
import { FIRST_GUIDE } from './contents.js';
import { fileOf } from './guide.js';
import { markOf, withFolds } from './reference.js';

/** State while the Markdown of a page is converted to HTML. */
export interface PageContext {
  /** The guide. */
  readonly name: string;
  readonly language: Language;
  /** The current heading, which names blocks of code. */
  heading: string;
}

/** A searchable part of a page: the text under one heading. */
export interface Section {
  readonly heading: string;
  /** The title of the heading as the id of a target; empty before the first one. */
  readonly anchor: string;
  /** Words and questions that readers search for, from a comment `find:` in the section. */
  readonly questions: string;
  readonly text: string;
}

/** The address of the sources. */
const [REPOSITORY] = manifest.homepage.split('#');

const markdown = new MarkdownIt({ html: true });
markdown.use(othello);
const { rules } = markdown.renderer;

/** The page being written, as passed through by markdown-it. */
function contextOf(env: unknown): PageContext {
  return (env as { readonly page: PageContext }).page;
}

const diagrams = rules['fence']!;
rules['fence'] = (tokens, index, options, env, self) => {
  const { info, content } = tokens[index]!;
  if (info.startsWith('othello')) return diagrams(tokens, index, options, env, self);
  return codeHtml(content.trimEnd(), info, contextOf(env).heading);
};

rules['heading_open'] = (tokens, index, options, env, self) => {
  const title = tokens[index + 1]!.content.replaceAll('`', '');
  contextOf(env).heading = title;
  tokens[index]!.attrSet('id', anchorOf(title, contextOf(env)));
  return self.renderToken(tokens, index, options);
};

rules['link_open'] = (tokens, index, options, env, self) => {
  const token = tokens[index]!;
  token.attrSet('href', hrefOf(String(token.attrGet('href')), contextOf(env)));
  return self.renderToken(tokens, index, options);
};

// Comments are for tools and the search; some mark the place of the theme editor, and of the generated reference.
rules['html_block'] = (tokens, index) =>
  tokens[index]!.content.includes('<!-- theme-editor -->')
    ? '<div class="theme-editor"></div>'
    : markOf(tokens[index]!.content);

/** A comment with words for the search. */
const FIND = /<!-- find: ([^<>]{1,500}) -->/u;

/** Converts the Markdown of a guide to HTML. */
export function htmlOf(text: string, context: PageContext): string {
  return withFolds(markdown.render(text, { page: context }));
}

/** Converts the Markdown of a guide to plain text, by headings: sentences, then code on a line of its own. */
export function sectionsOf(text: string): Section[] {
  const sections: { heading: string; anchor: string; questions: string; texts: string[]; codes: string[] }[] =
    [{ heading: '', anchor: '', questions: '', texts: [], codes: [] }];
  let [inHeading, inTable] = [false, false];
  for (const { type, content, children } of markdown.parse(text, {})) {
    const section = sections.at(-1)!;
    if (type === 'heading_open') inHeading = true;
    else if (type === 'heading_close') inHeading = false;
    else if (type === 'table_open' || type === 'table_close') inTable = type === 'table_open';
    else if (inHeading) {
      const heading = content.replaceAll('`', '');
      sections.push({ heading, anchor: slug(heading), questions: '', texts: [], codes: [] });
    } else if (type === 'inline') {
      const text = children!.map((child) => (isBreak(child) ? ' ' : child.content)).join('');
      const code = children!.findLast((child) => child.type === 'code_inline');
      // A generated table ends a cell with the default value, as CSS or code: nobody searches for that.
      section.texts.push(inTable && code ? text.replace(` (${code.content})`, '') : text);
    } else if (type === 'fence') section.codes.push(content);
    else if (type === 'html_block') section.questions += FIND.exec(content)?.[1] ?? '';
  }
  return sections
    .map(({ texts, codes, ...section }) => ({
      ...section,
      text: [texts, codes].map(inOneLine).filter(Boolean).join('\n'),
    }))
    .filter((section) => section.text !== '');
}

function inOneLine(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/gu, ' ').trim();
}

/** Whether it is the end of a line within a paragraph, which has no content. */
function isBreak({ type }: { type: string }): boolean {
  return type === 'softbreak' || type === 'hardbreak';
}

/** Lines of code that are lower than the board beside them. */
const SHORT = 6;

/** A block of code. If it contains our elements and is not marked `still`, a place to run it is added. */
function codeHtml(code: string, info: string, heading: string): string {
  const [language, mode] = info.split(' ');
  const living = language === 'html' && mode !== 'still' && code.includes('<othello-');
  const coloured = pieces(code)
    .map(({ text, kind }) => (kind ? `<span class="${kind}">${escaped(text)}</span>` : escaped(text)))
    .join('');
  const block = `<div class="code" data-language="${language ?? ''}"><pre role="group" aria-label="${escaped(heading)}"><code>${coloured}</code></pre><div class="copy"></div></div>`;
  if (!living) return `${block}\n`;
  const live = '<div class="live" data-live></div>';
  return isShort(code)
    ? `<div class="example short">${live}${block}</div>\n`
    : `<div class="example">${block}${live}</div>\n`;
}

/** The code of a board alone in a few lines; what follows it in the text stands beside the board, too. */
function isShort(code: string): boolean {
  const tags = code.match(/(?<=<)othello-\w+/gu) ?? [];
  return tags.every((tag) => tag === 'othello-board') && code.trim().split('\n').length <= SHORT;
}

/** Converts a link between files to one between pages, or to the repository if the file has no page. */
function hrefOf(href: string, { name: from, language }: PageContext): string {
  const [, name, anchor] = /(?:^|\/)([\w-]+)\.md(?:#([^]*))?$/u.exec(href) ?? [];
  const inRepository = (): string => new URL(href, `${REPOSITORY}/blob/main/docs/guides/`).href;
  if (href.startsWith('../examples/')) return inRepository();
  if (name === undefined || /^https?:/u.test(href)) return href;
  if (fileOf(name) === undefined) return inRepository();
  // A guide in another language links to translated guides beside it, and by `../` to those that have no translation.
  const translated = language !== 'en' && !href.startsWith('..');
  const target = anchor === undefined ? '' : `#${translated ? `${language}-` : ''}${anchor}`;
  return `${pathTo(name, from)}${target}`;
}

/** The path from the page of one guide to that of another. */
export function pathTo(name: string, from: string): string {
  const folder = from === FIRST_GUIDE ? './' : '../';
  return name === FIRST_GUIDE ? `${folder}index.html` : `${folder}${name}/index.html`;
}

/** The id of a heading; translations have a prefix, because their text is on the page of the English one. */
export function anchorOf(title: string, { language }: PageContext): string {
  return language === 'en' ? slug(title) : `${language}-${slug(title)}`;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
