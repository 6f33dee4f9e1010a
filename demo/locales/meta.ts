import type { Language } from './language.js';
import type { PageId } from './site.js';

/** Title and description of a page for search engines and tabs. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

type Metas = Readonly<Record<PageId, PageMeta>>;

const en: Metas = {
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
    description: 'The rules of Othello and first steps in strategy, with boards to try everything on.',
  },
  analyse: {
    title: 'Othello – analyse a game',
    description:
      'Open a game in any format, see what each move was worth, try your own moves, and learn from your mistakes. Nothing leaves your device.',
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
    description: 'There may be a typo in the address, or the page has moved.',
  },
};

const fr: Metas = {
  home: {
    title: 'Othello – jouer tout de suite',
    description:
      'Jouez à Othello directement dans la page\u00a0: contre un moteur puissant qui tourne dans votre navigateur, ou à deux.',
  },
  train: {
    title: 'Othello – entraînement',
    description: 'Des problèmes expliqués, des finales à jouer, et vos propres erreurs à corriger.',
  },
  learn: {
    title: 'Othello – règles et stratégie',
    description:
      'Les règles d’Othello et les premiers pas en stratégie, avec des othelliers pour tout essayer.',
  },
  analyse: {
    title: 'Othello – analyser une partie',
    description:
      'Ouvrez une partie dans n’importe quel format, voyez ce que valait chaque coup, essayez les vôtres et apprenez de vos erreurs. Rien ne quitte votre appareil.',
  },
  docs: {
    title: 'othello-board – documentation (Othello)',
    description:
      'Des guides avec des exemples en action, la référence de chaque élément, le moteur, les formats et la ligne de commande.',
  },
  examples: {
    title: 'othello-board – exemples',
    description: 'Des extraits à copier, chacun en action à côté de son code.',
  },
  playground: {
    title: 'othello-board – atelier',
    description: 'Essayez tous les attributs de l’othellier et copiez la balise.',
  },
  missing: {
    title: 'othello-board – page introuvable',
    description: 'L’adresse contient peut-être une faute de frappe, ou la page a changé de place.',
  },
};

const cs: Metas = {
  home: {
    title: 'Othello – zahrajte si hned',
    description:
      'Zahrajte si Othello přímo na stránce: proti silnému programu, který běží ve vašem prohlížeči, nebo ve dvou.',
  },
  train: {
    title: 'Othello – trénink',
    description: 'Úlohy s vysvětlením, koncovky k dohrání a procvičování vlastních chyb.',
  },
  learn: {
    title: 'Othello – pravidla a strategie',
    description: 'Pravidla hry Othello a základy strategie, s deskami, na kterých si všechno vyzkoušíte.',
  },
  analyse: {
    title: 'Othello – rozbor partie',
    description:
      'Otevřete partii v libovolném formátu, podívejte se, jakou hodnotu měl každý tah, zkoušejte vlastní a učte se z chyb. Nic neopustí vaše zařízení.',
  },
  docs: {
    title: 'othello-board – dokumentace',
    description: 'Návody se živými ukázkami, přehled všech prvků, výpočet, formáty a příkazový řádek.',
  },
  examples: {
    title: 'othello-board – příklady',
    description: 'Ukázky ke zkopírování; každá běží vedle svého kódu.',
  },
  playground: {
    title: 'othello-board – dílna',
    description: 'Vyzkoušejte všechny atributy desky a zkopírujte si značku.',
  },
  missing: {
    title: 'othello-board – stránka nenalezena',
    description: 'V adrese je možná překlep, nebo se stránka přestěhovala.',
  },
};

/** The texts of all pages. The build writes those of a page into it (`head.ts`), so that no page loads the others'. */
export const META: Readonly<Record<Language, Metas>> = { en, fr, cs };
