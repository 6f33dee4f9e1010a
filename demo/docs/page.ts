/** A page of the documentation as HTML, made when the site is built: the guide in all its languages, one of them shown. */
import { escaped } from '../escaped.js';
import { DOCS, type DocsStrings } from '../locales/docs.js';
import { LANGUAGES, type Language } from '../locales/language.js';
import { CONTENTS, FIRST_GUIDE, TASKS } from './contents.js';
import type { Guide } from './guide.js';
import { anchorOf, htmlOf, pathTo, sectionsOf, type PageContext } from './markdown.js';

const { en: words } = DOCS;

/** Title and description of a guide for tabs and search engines. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a guide's page, in a language if it is written in it. */
export function metaOf({ texts }: Guide, language: Language): PageMeta {
  const { title, body } = texts[language] ?? texts.en;
  const [first] = sectionsOf(body);
  const sentence = /^.*?[.:](?=\s|$)/u.exec(first?.text ?? '')?.[0] ?? title;
  return { title: `${title} – othello-board`, description: sentence.replace(/:$/u, '.') };
}

/** The article of a guide in each language that it is written in; the page shows one of them. */
export function articleOf(guide: Guide, guides: readonly Guide[]): string {
  const missing = LANGUAGES.filter((language) => !guide.texts[language]);
  const note = `<p class="note" data-shown="${missing.join(' ')}" data-text="inEnglish">${words.inEnglish}</p>`;
  const texts = LANGUAGES.flatMap((language) => {
    const text = guide.texts[language];
    if (!text) return [];
    const context: PageContext = { name: guide.name, language, heading: text.title };
    const level = guide.name === FIRST_GUIDE ? 'h2' : 'h1';
    return `<div${inLanguage(guide, language)}><${level} class="title">${escaped(text.title)}</${level}>
${contentsOf(text.body, context)}
${htmlOf(text.body, context)}</div>`;
  });
  const start = guide.name === FIRST_GUIDE ? [startPage(guide)] : [];
  return [...start, missing.length > 0 ? note : '', ...texts, neighbours(guide, guides)].join('\n');
}

/** The beginning of the first page, before its guide: its first example to copy, and guides to what people want to do. */
function startPage({ texts, name: guideName }: Guide): string {
  const { body } = texts.en;
  const from = body.indexOf('```html\n');
  const example = body.slice(from, body.indexOf('\n```', from) + '\n```'.length);
  const context: PageContext = { name: guideName, language: 'en', heading: DOCS.en.start.title };
  const inEach = (text: (words: DocsStrings) => string): string =>
    LANGUAGES.map(
      (language) =>
        `<span lang="${language}" data-shown="${language}">${escaped(text(DOCS[language]))}</span>`,
    ).join('');
  const tasks = TASKS.map((name) => {
    const path = name === FIRST_GUIDE ? '#guide' : pathTo(name, FIRST_GUIDE);
    const title = inEach(({ start }) => start.tasks[name].title);
    return `<li><a href="${path}"><strong>${title}</strong> ${inEach(({ start }) => start.tasks[name].text)}</a></li>`;
  });
  return `<section class="start"><h1>${inEach(({ start }) => start.title)}</h1>
<p>${inEach(({ start }) => start.lead)}</p>
${htmlOf(example, context)}
<h2>${inEach(({ start }) => start.ask)}</h2>
<ul>${tasks.join('')}</ul></section>
<span id="guide"></span>`;
}

/** Links to the sections of a long guide, or to their parts if it has few sections, as the reference of an element has. */
function contentsOf(body: string, context: PageContext): string {
  const text = body.replace(/^```[^]*?^```/gmu, '');
  const headings = [/^## (.+)$/gmu, /^### (.+)$/gmu]
    .map((level) => [...text.matchAll(level)].map(([, title]) => title!.replaceAll('`', '')))
    .find(({ length }) => length >= 3);
  if (!headings) return '';
  const links = headings.map(
    (title) => `<li><a href="#${anchorOf(title, context)}">${escaped(title)}</a></li>`,
  );
  const label = DOCS[context.language].parts;
  return `<nav class="parts" aria-label="${label}"><details><summary>${label}</summary><ul>${links.join('')}</ul></details></nav>`;
}

function neighbours(guide: Guide, guides: readonly Guide[]): string {
  const at = guides.indexOf(guide);
  const link = (to: Guide | undefined, word: 'previous' | 'next') =>
    to
      ? `<a rel="${word === 'next' ? 'next' : 'prev'}" href="${pathTo(to.name, guide.name)}"><span data-text="${word}">${words[word]}</span> ${titlesOf(to)}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="${words.neighbours}" data-label="neighbours">${link(guides[at - 1], 'previous')}${link(guides[at + 1], 'next')}</nav>`;
}

/** The list of all guides, shown beside each: its groups fold, and the group of the guide is open. */
export function listOf(current: Guide, guides: readonly Guide[]): string {
  return CONTENTS.map(({ id }) => {
    const links = guides
      .filter(({ group }) => group === id)
      .map((guide) => {
        // The first page is headed by its own introduction, not by the guide that follows it.
        const here = guide === current && guide !== guides[0] ? ' aria-current="page"' : '';
        return `<li><a href="${pathTo(guide.name, current.name)}"${here}>${titlesOf(guide)}</a></li>`;
      });
    const names = LANGUAGES.map(
      (language) => `<span lang="${language}" data-shown="${language}">${DOCS[language].groups[id]}</span>`,
    );
    // The first page is where one chooses what to do.
    const isOpen = id === current.group || (current.name === FIRST_GUIDE && id === 'howto');
    const open = isOpen ? ' open' : '';
    return `<details${open}><summary>${names.join('')}</summary><ul>${links.join('')}</ul></details>`;
  }).join('\n');
}

/** The title of a guide in all languages; the page shows one of them. */
function titlesOf(guide: Guide): string {
  return LANGUAGES.filter((language) => guide.texts[language])
    .map((language) => `<span${inLanguage(guide, language)}>${escaped(guide.texts[language]!.title)}</span>`)
    .join('');
}

/** The language of a text, and the languages in which a page shows it: English is shown in place of a missing one. */
function inLanguage({ texts }: Guide, language: Language): string {
  const shown = LANGUAGES.filter((one) => one === language || (language === 'en' && !texts[one]));
  return ` lang="${language}" data-shown="${shown.join(' ')}"`;
}

/** The path of a guide's page on the site. */
export function addressOf(name: string): string {
  return name === FIRST_GUIDE ? 'docs/index.html' : `docs/${name}/index.html`;
}

/** The page at an address of {@link MOVED}: it leads to the guide that has the subject. */
export function movedPage(to: string): string {
  const href = pathTo(to, '');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="0; url=${href}" />
    <link rel="canonical" href="${href}" />
    <title>This page has moved</title>
  </head>
  <body>
    <p>This page has moved: <a href="${href}">go to its new address</a>.</p>
  </body>
</html>
`;
}
