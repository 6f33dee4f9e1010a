import type { SiteStrings } from '../site.js';

/** What all pages say in Czech. */
export const cs: SiteStrings = {
  home: 'Hrát',
  learn: 'Naučit se',
  examples: 'Příklady',
  playground: 'Dílna',
  pages: 'Stránky',
  language: 'Jazyk',
  skip: 'K obsahu',
  keyboard: 'Klávesnice: šipky a Enter; N jde na další možný tah; „?“ řekne všechny klávesy.',
  privacy: 'Nic z toho, co zde děláte, tuto stránku neopustí. Po první návštěvě nepotřebuje síť.',
  meta: {
    home: {
      title: 'Othello – hrajte hned',
      description:
        'Hrajte Othello přímo na stránce: proti silnému programu, který běží ve vašem prohlížeči, nebo ve dvou.',
    },
    learn: {
      title: 'Othello – pravidla a strategie',
      description: 'Pravidla a první strategie hry Othello s deskami, na kterých lze vše vyzkoušet.',
    },
    examples: {
      title: 'othello-board – příklady',
      description: 'Úryvky ke zkopírování; každý běží vedle svého kódu.',
    },
    playground: {
      title: 'othello-board – dílna',
      description: 'Vyzkoušejte každý atribut desky a zkopírujte značku.',
    },
  },
};
