import MarkdownIt from 'markdown-it';
import othello from '../../src/elements/markdown/markdown-it.js';
import { pieces } from '../highlight.js';
import manifest from '../../package.json' with { type: 'json' };
import { FIRST_GUIDE } from './contents.js';
import { fileOf } from './guide.js';

/** State while the Markdown of a page is converted to HTML. */
export interface PageContext {
  /** The guide. */
  readonly name: string;
  /** The current heading, which names blocks of code. */
  heading: string;
}

/** A searchable part of a page: the text under one heading. */
export interface Section {
  readonly heading: string;
  /** The id of the heading; empty before the first one. */
  readonly anchor: string;
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
  tokens[index]!.attrSet('id', slug(title));
  return self.renderToken(tokens, index, options);
};

rules['link_open'] = (tokens, index, options, env, self) => {
  const token = tokens[index]!;
  token.attrSet('href', hrefOf(String(token.attrGet('href')), contextOf(env).name));
  return self.renderToken(tokens, index, options);
};

// Comments are for tools; one of them marks the place of the theme editor.
rules['html_block'] = (tokens, index) =>
  tokens[index]!.content.includes('<!-- theme-editor -->') ? '<div class="theme-editor"></div>' : '';

/** Converts the Markdown of a guide to HTML. */
export function htmlOf(text: string, context: PageContext): string {
  return markdown.render(text, { page: context });
}

/** Converts the Markdown of a guide to plain text, by headings. */
export function sectionsOf(text: string): Section[] {
  const sections: { heading: string; anchor: string; texts: string[] }[] = [
    { heading: '', anchor: '', texts: [] },
  ];
  let inHeading = false;
  for (const { type, content, children } of markdown.parse(text, {})) {
    if (type === 'heading_open') inHeading = true;
    else if (type === 'heading_close') inHeading = false;
    else if (inHeading) {
      const heading = content.replaceAll('`', '');
      sections.push({ heading, anchor: slug(heading), texts: [] });
    } else if (type === 'inline')
      sections.at(-1)!.texts.push(children!.map((child) => (isBreak(child) ? ' ' : child.content)).join(''));
    else if (type === 'fence') sections.at(-1)!.texts.push(content);
  }
  return sections
    .map(({ texts, ...section }) => ({ ...section, text: texts.join(' ').replace(/\s+/gu, ' ').trim() }))
    .filter((section) => section.text !== '');
}

/** Whether it is the end of a line within a paragraph, which has no content. */
function isBreak({ type }: { type: string }): boolean {
  return type === 'softbreak' || type === 'hardbreak';
}

/** A block of code. If it contains our elements and is not marked `still`, a place to run it is added. */
function codeHtml(code: string, info: string, heading: string): string {
  const [language, mode] = info.split(' ');
  const living = language === 'html' && mode !== 'still' && code.includes('<othello-');
  const coloured = pieces(code)
    .map(({ text, kind }) => (kind ? `<span class="${kind}">${escaped(text)}</span>` : escaped(text)))
    .join('');
  const block = `<div class="code" data-language="${language ?? ''}"><pre role="group" aria-label="${escaped(heading)}"><code>${coloured}</code></pre><div class="copy"></div></div>`;
  return living ? `<div class="example">${block}<div class="live" data-live></div></div>\n` : `${block}\n`;
}

/** Converts a link between files to one between pages, or to the repository if the file has no page. */
function hrefOf(href: string, from: string): string {
  const [, name, anchor = ''] = /(?:^|\/)([\w-]+)\.md(#[^]*)?$/u.exec(href) ?? [];
  if (name === undefined || /^https?:/u.test(href)) return href;
  if (fileOf(name) !== undefined) return `${pathTo(name, from)}${anchor}`;
  return new URL(href, `${REPOSITORY}/blob/main/docs/guides/`).href;
}

/** The path from the page of one guide to that of another. */
export function pathTo(name: string, from: string): string {
  const folder = from === FIRST_GUIDE ? './' : '../';
  return name === FIRST_GUIDE ? `${folder}index.html` : `${folder}${name}/index.html`;
}

/** The id of a heading. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
