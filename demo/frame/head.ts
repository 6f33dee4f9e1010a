/** The head of a page: title, description, and what apps show of a link to it. */
import { escaped } from '../escaped.js';
import { FIRST_GUIDE } from '../docs/contents.js';
import { LANGUAGES } from '../locales/language.js';
import { META, type PageMeta } from '../locales/meta.js';
import type { PageId } from '../locales/site.js';

/** The address of the published site, with a slash at its end; previews of links need absolute addresses. */
const SITE_URL = process.env['SITE_URL'];

/**
 * Title, description and preview of a page, from its guide if it has one.
 *
 * @param path path of the page on the site, `/learn/index.html`
 */
export function headTags(html: string, page: PageId, path: string, site = SITE_URL): string {
  const { title, description } = metaOf(html, page);
  return [
    `<title${inLanguages(page, 'title')}>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}"${inLanguages(page, 'description')} />`,
    previewTags({ title, description }, path, page, site),
  ].join('\n    ');
}

/**
 * What apps show of a link.
 *
 * @param path path of the page on the site
 * @param picture name of a social picture
 */
export function previewTags(
  { title, description }: PageMeta,
  path: string,
  picture: string,
  site = SITE_URL,
): string {
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'othello-board'],
    ['og:title', title],
    ['og:description', description],
    ...(site === undefined ? [] : addresses(path.slice(1).replace(/index\.html$/u, ''), picture, site)),
  ];
  return [
    ...properties.map(([name, content]) => `<meta property="${name!}" content="${escaped(content!)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

function addresses(path: string, picture: string, site: string): string[][] {
  return [
    ['og:url', new URL(path, site).href],
    ['og:image', new URL(`social/${picture}.png`, site).href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
}

/** A guide has its own title and description (`docs/docs-plugin.ts`). */
function metaOf(html: string, page: PageId): PageMeta {
  const own = /data-meta="([^"]*)"/u.exec(html)?.[1];
  const known = META.en[page];
  if (own === undefined || html.includes(`data-guide="${FIRST_GUIDE}"`)) return known;
  const text = own.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));
  return (JSON.parse(text) as { readonly en: { readonly title: string; readonly description: string } }).en;
}

/** The texts in each language, for the page's script. */
function inLanguages(page: PageId, part: keyof PageMeta): string {
  return LANGUAGES.map((language) => ` data-${language}="${escaped(META[language][page][part])}"`).join('');
}
