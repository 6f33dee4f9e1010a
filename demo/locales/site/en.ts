import type { SiteStrings } from '../site.js';

/** What all pages say in English. */
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
    'Nothing you do here leaves this page, unless you play live with a friend. After your first visit it opens offline, too.',
  offline: 'Download the engine for offline play (1 MB)',
  offlineLoading: 'Downloading…',
  offlineReady: 'The engine is here: you can play offline.',
  offlineFailed: 'The download failed. Try again once you are online.',
  outdated:
    'This site has been updated since you opened the page. Reload to go on; a game on the start page is kept.',
  reload: 'Reload',
  missingTitle: 'There is no such page',
  missingText: 'The address may have a typing error, or the page has moved. All pages are in the list above.',
  meta: {
    home: {
      title: 'Othello – play now',
      description:
        'Play Othello right on the page: against a strong engine that runs in your browser, or with a friend.',
    },
    train: {
      title: 'Othello – training',
      description: 'Puzzles with explanations, endgames to play out, and practice on your own mistakes.',
    },
    learn: {
      title: 'Othello – rules and strategy',
      description: 'The rules of Othello and first steps in strategy, with boards to try everything out.',
    },
    analyse: {
      title: 'Othello – analyse a game',
      description:
        'Open a game in any format, see what each move was worth, try your own moves, and learn from your mistakes. Nothing leaves your machine.',
    },
    docs: {
      title: 'othello-board – documentation',
      description:
        'Guides with running examples, a reference of every element, the engine, the formats and the command line.',
    },
    examples: {
      title: 'othello-board – examples',
      description: 'Snippets to copy, each running next to its code.',
    },
    playground: {
      title: 'othello-board – playground',
      description: 'Try every attribute of the board and copy the tag.',
    },
    missing: {
      title: 'othello-board – page not found',
      description: 'The address may have a typing error, or the page has moved.',
    },
  },
};
