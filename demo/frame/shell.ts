/** A plugin of Vite that inserts what all pages have: head, navigation, foot. */
import type { Plugin } from 'vite';
import { APPEARANCE_KEY } from '../appearance/appearance.js';
import { exampleGame } from '../analyse/opened/example-game.js';
import { firstBoard } from '../home/first-board.js';
import { headTags } from './head.js';
import { LANGUAGE_KEY, LANGUAGES } from '../locales/language.js';
import { SITE, type PageId, type SiteStrings } from '../locales/site.js';
import { LOOK_KEY } from '../appearance/look.js';
import { riddlePicture } from '../missing/riddle.js';
import { policyOf } from './policy.js';
import { FIND_ROOT } from './site-root.js';
import { WHILE_LOADING } from './while-loading.js';

/** The pages in the navigation for players; others are for authors. */
const FOR_PLAYERS = ['home', 'train', 'analyse', 'learn'] as const;
const FOR_AUTHORS = ['docs', 'examples', 'playground'] as const;
const PAGES: readonly PageId[] = [...FOR_PLAYERS, ...FOR_AUTHORS, 'missing'];
const { en: words } = SITE;

/**
 * Inserts the common parts of all pages at `<!-- head -->`, `<!-- top -->`, `<!-- board -->` and `<!-- foot -->` when they are served or
 * built. Pages stay static without repeating these parts.
 */
export function shell(): Plugin {
  let base: string;
  return {
    name: 'othello-site-shell',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path, server }) {
        const page = PAGES.find((one) => html.includes(`data-page="${one}"`));
        if (!page) return html;
        // The host serves this page for missing addresses at any depth.
        const root = page === 'missing' ? base : rootOf(path);
        // In development, Vite inserts inline styles and scripts.
        const policy = server ? '' : policyTag(page);
        return html
          .replace('<!-- head -->', head(page, policy, headTags(html, page, path)))
          .replace('<!-- top -->', top(page, root))
          .replace('<!-- board -->', () => boardOf(page))
          .replace('<!-- foot -->', foot(page, root));
      },
    },
  };
}

/** The board that a page begins with, for a first visitor. */
function boardOf(page: PageId): string {
  if (page === 'missing') return riddlePicture();
  return page === 'analyse' ? firstBoard(exampleGame()) : firstBoard();
}

/**
 * Sets the language before anything is rendered, by the stored choice or the browser's languages, so that nobody sees
 * English first; the same for light or dark. The page's module inserts the strings. `data-stored` hides the picture of
 * the first board where another game or look will be drawn in its place, `data-received` keeps room for who sent the link.
 */
const BEFORE_DRAWING = `
{
  const root = document.documentElement;
  let language, appearance, look, game;
  try {
    language = localStorage.getItem('${LANGUAGE_KEY}');
    appearance = localStorage.getItem('${APPEARANCE_KEY}');
    game = localStorage.getItem(root.dataset.page === 'analyse' ? 'othello-analyse' : 'othello');
    look = JSON.parse(localStorage.getItem('${LOOK_KEY}'));
  } catch {}
  const known = ${JSON.stringify(LANGUAGES)};
  const wanted = [language, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  root.lang = wanted.find((tag) => known.includes(tag)) ?? 'en';
  if (appearance) root.dataset.appearance = appearance;
  if (look || location.hash || game) root.dataset.stored = '';
  if (/[#&](?:from|word)=/.test(location.hash) && root.dataset.page !== 'home') root.dataset.received = '';
  if (look && ${JSON.stringify(FOR_PLAYERS)}.includes(root.dataset.page))
    for (const name in look.properties) root.style.setProperty(name, look.properties[name]);
}
`;

/** Icons of the navigation on a phone: outlines in a box of 24 by 24, also without the style sheet, which a missing address may not find. */
const ICONS: Readonly<Partial<Record<PageId, string>>> = {
  home: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16',
  train: 'M4 17l5-6 4 3 7-8',
  analyse: 'M5 20v-7M10 20V5M15 20v-9M20 20v-4',
  learn: 'M12 6v14M4 5h5a3 3 0 0 1 3 3 3 3 0 0 1 3-3h5v13h-6a2 2 0 0 0-2 2 2 2 0 0 0-2-2H4z',
};

function iconOf(page: PageId): string {
  const path = ICONS[page];
  return path === undefined
    ? ''
    : `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="${path}" /></svg>`;
}

/** The path from a page to the root of the site: `/learn/index.html` is one folder below. */
function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 2) || './';
}

function policyTag(page: PageId): string {
  const inline = [whenMissing(page), BEFORE_DRAWING];
  return `<meta http-equiv="Content-Security-Policy" content="${policyOf(page, inline)}" />`;
}

/** What a page does where its files do not arrive. */
function whenMissing(page: PageId): string {
  return page === 'missing' ? FIND_ROOT : WHILE_LOADING;
}

/** The policy comes first: it holds for what follows it. The script for missing files must run before any is missing. */
function head(page: PageId, policy: string, tags: string): string {
  return `<meta charset="utf-8" />
    ${policy}
    <script>${whenMissing(page)}</script>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    ${tags}
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#f5f3ee" data-scheme="light" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#141816" data-scheme="dark" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="stylesheet" href="/style.css" />
    <link rel="stylesheet" href="/frame/frame.css" />
    <script>${BEFORE_DRAWING}</script>`;
}

/** Links to pages, as they stand on one of them. */
function linksOn(page: PageId, root: string, pages: readonly (PageId & keyof SiteStrings)[]): string {
  return pages
    .map((to) => {
      const href = to === 'home' ? 'index.html' : `${to}/index.html`;
      const current = to === page ? ' aria-current="page"' : '';
      return `<a href="${root}${href}"${current}>${iconOf(to)}<span data-text="${to}">${words[to]}</span></a>`;
    })
    .join('\n');
}

function top(page: PageId, root: string): string {
  const links = (pages: readonly (PageId & keyof SiteStrings)[]): string => linksOn(page, root, pages);
  // Players find these pages in the foot.
  const isForAuthors = FOR_AUTHORS.some((one) => one === page);
  return `<a class="skip" href="#main" data-text="skip">${words.skip}</a>
    <header class="top">
      <a class="brand" href="${root}index.html"><span role="img" aria-label="Othello"><i></i>thell<i></i></span></a>
      <nav aria-label="${words.pages}" data-label="pages">
        <div class="for-players">${links(FOR_PLAYERS)}</div>
        ${
          isForAuthors
            ? `<details class="for-authors" data-current>
          <summary data-text="forAuthors">${words.forAuthors}</summary>
          <div>${links(FOR_AUTHORS)}</div>
        </details>`
            : ''
        }
      </nav>
      <button type="button" id="appearance" aria-haspopup="dialog" aria-label="${words.appearance}" data-label="appearance">
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8" /><path d="M12 4a8 8 0 0 1 0 16z" /></svg>
      </button>
      <select id="language" aria-label="${words.language}" data-label="language">
        <option value="en" lang="en">English</option>
        <option value="fr" lang="fr">Français</option>
        <option value="cs" lang="cs">Čeština</option>
      </select>
    </header>`;
}

function foot(page: PageId, root: string): string {
  return `<footer class="foot">
      <nav aria-label="${words.forAuthors}" data-label="forAuthors">
        <b data-text="forAuthors">${words.forAuthors}</b>
        ${linksOn(page, root, FOR_AUTHORS)}
      </nav>
      <p data-text="keyboard">${words.keyboard}</p>
      <p data-text="privacy">${words.privacy}</p>
      <p id="outdated" role="status"></p>
      <p id="offline" hidden><button type="button" class="plain"></button> <span role="status"></span></p>
    </footer>
    <noscript>
      <p>The boards need JavaScript.</p>
      <p lang="fr">Les plateaux ont besoin de JavaScript.</p>
      <p lang="cs">Desky potřebují JavaScript.</p>
    </noscript>`;
}
