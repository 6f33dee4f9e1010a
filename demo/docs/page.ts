import { DOCS } from '../locales/docs.js';
import { LANGUAGES, type Language } from '../locales/language.js';
import { CONTENTS, FIRST_GUIDE } from './contents.js';
import type { Guide } from './guide.js';
import { escaped, htmlOf, pathTo, sectionsOf, type PageContext } from './markdown.js';

const { en: words } = DOCS;

/** Title and description of a guide for tabs and search engines. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a guide's page, in a language if it is written in it. */
export function metaOf({ texts }: Guide, language: Language): PageMeta {
  const { title, steps } = texts[language] ?? texts.en;
  const [first] = sectionsOf(steps);
  const sentence = /^.*?[.:](?=\s|$)/u.exec(first?.text ?? '')?.[0] ?? title;
  return { title: `${title} – othello-board`, description: sentence.replace(/:$/u, '.') };
}

/** The article of a guide: its first steps in each language, then the rest in English. */
export function articleOf(guide: Guide, guides: readonly Guide[]): string {
  const { name, texts } = guide;
  const context: PageContext = { name, heading: '' };
  const steps = LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    context.heading = text.title;
    return `<div class="steps"${inLanguage(guide, language)}><h1>${escaped(text.title)}</h1>\n${htmlOf(text.steps, context)}</div>`;
  });
  const { rest } = texts.en;
  const more = rest === '' ? '' : `<p class="note" data-text="restInEnglish">${words.restInEnglish}</p>`;
  return `${steps.join('\n')}
${more}
${contentsOf(rest)}
<div lang="en" class="rest">${htmlOf(rest, context)}</div>
${neighbours(guide, guides)}`;
}

/** Links to the sections of a long guide. */
function contentsOf(rest: string): string {
  const headings = [...rest.matchAll(/^## (.+)$/gmu)].map(([, title]) => title!.replaceAll('`', ''));
  if (headings.length < 3) return '';
  const links = sectionsLinks(headings);
  return `<nav class="parts" aria-label="${words.parts}" data-label="parts"><ul lang="en">${links}</ul></nav>`;
}

function sectionsLinks(headings: readonly string[]): string {
  return headings
    .map((title) => `<li><a href="#${sectionsOf(`## ${title}\n\n.`)[0]!.anchor}">${escaped(title)}</a></li>`)
    .join('');
}

function neighbours(guide: Guide, guides: readonly Guide[]): string {
  const at = guides.indexOf(guide);
  const link = (to: Guide | undefined, word: 'previous' | 'next') =>
    to
      ? `<a rel="${word === 'next' ? 'next' : 'prev'}" href="${pathTo(to.name, guide.name)}"><span data-text="${word}">${words[word]}</span> ${titlesOf(to)}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="${words.neighbours}" data-label="neighbours">${link(guides[at - 1], 'previous')}${link(guides[at + 1], 'next')}</nav>`;
}

/** The list of all guides, shown beside each. */
export function listOf(current: Guide, guides: readonly Guide[]): string {
  return CONTENTS.map(({ id }) => {
    const links = guides
      .filter(({ group }) => group === id)
      .map((guide) => {
        const here = guide === current ? ' aria-current="page"' : '';
        return `<li><a href="${pathTo(guide.name, current.name)}"${here}>${titlesOf(guide)}</a></li>`;
      });
    const names = LANGUAGES.map(
      (language) => `<span lang="${language}" data-shown="${language}">${DOCS[language].groups[id]}</span>`,
    );
    return `<p class="group">${names.join('')}</p><ul>${links.join('')}</ul>`;
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
