import type { SiteStrings } from '../site.js';

/** What all pages say in English. */
export const en: SiteStrings = {
  home: 'Play',
  learn: 'Learn',
  examples: 'Examples',
  playground: 'Playground',
  pages: 'Pages',
  language: 'Language',
  skip: 'To the content',
  keyboard: 'Keyboard: arrow keys and Enter; N goes to the next legal square; ? says all keys.',
  privacy: 'Nothing you do here leaves this page. After the first visit it needs no network.',
  meta: {
    home: {
      title: 'Othello – play at once',
      description:
        'Play Othello in the page: against a strong engine that runs in your browser, or against each other.',
    },
    learn: {
      title: 'Othello – rules and strategy',
      description: 'The rules and the first strategy of Othello, with boards to try each thing on.',
    },
    examples: {
      title: 'othello-board – examples',
      description: 'Snippets to copy, each running beside its code.',
    },
    playground: {
      title: 'othello-board – playground',
      description: 'Try every attribute of the board, and copy the tag.',
    },
  },
};
