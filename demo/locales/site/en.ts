import type { SiteStrings } from '../site.js';

/** The strings of all pages in English. */
export const en: SiteStrings = {
  home: 'Play',
  train: 'Train',
  learn: 'Learn',
  analyse: 'Analyse',
  docs: 'Docs',
  examples: 'Examples',
  playground: 'Playground',
  pages: 'Pages',
  forAuthors: 'For your site',
  appearance: 'Appearance',
  language: 'Language',
  skip: 'Skip to content',
  keyboard: 'Keyboard: arrow keys and Enter; N jumps to the next legal move; ? shows all keys.',
  privacy:
    'Nothing you do here leaves your device, unless you play live with a friend. After your first visit it even works offline.',
  offline: 'Download the computer opponent for offline play (1 MB)',
  offlineLoading: 'Downloading…',
  offlineReady: 'You can play against the computer offline.',
  offlineFailed: 'The download failed. Try again once you are online.',
  outdated:
    'This site has been updated since you opened the page. Reload to continue. Your game on the start page is saved.',
  reload: 'Reload',
  halfLoaded: 'Part of this page didn’t load.',
  gameNotStored:
    'Your browser couldn’t save the finished game, so it isn’t among your games. Copy its moves if you want to keep it.',
  missingTitle: 'This page doesn’t exist',
  missingText: 'There may be a typo in the address, or the page has moved.',
};
