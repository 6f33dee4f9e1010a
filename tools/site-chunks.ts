import { isOfOnePage, type Chunk, type Pages } from './chunks.js';

/** Modules that every page imports dynamically as soon as it is shown. */
const ON_ALL_PAGES = [
  'demo/offline-control.ts',
  'src/elements/board/interaction/interaction.ts',
  'src/elements/board/render/appearance.ts',
];
/** The same for single pages. */
const ON_PAGE: Readonly<Record<string, readonly string[]>> = {
  '': ['src/elements/board/engine-part.ts'],
  analyse: ['src/elements/companions/openings/opening-rows.ts'],
  docs: ['src/elements/board/engine-part.ts'],
  examples: [
    'src/elements/board/engine-part.ts',
    'src/elements/board/render/overlay.ts',
    'src/elements/board/toolbar/bar.ts',
  ],
  learn: ['src/elements/board/render/overlay.ts'],
  playground: ['src/elements/board/render/overlay.ts'],
};

/** The pages of the site. All pages of the documentation count as one, because they are alike. */
export const PAGES: Pages = {
  of: (path) => {
    const [folder = ''] = path.replace(/^demo\//u, '').split('/');
    return folder.endsWith('.html') ? folder.replace(/^index\.html$/u, '') : folder;
  },
  request: 900,
  soon: (page) => [...ON_ALL_PAGES, ...(ON_PAGE[page] ?? [])],
};

/** What only one page needs is named after it. */
export function chunkName(chunk: Chunk, index: number): string {
  const [page = ''] = chunk.pages;
  return isOfOnePage(chunk) ? page.replace(/\.html$/u, '') || 'home' : `pages-${index}`;
}
