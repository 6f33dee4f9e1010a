import type { SiteStrings } from '../site.js';

/** What all pages say in French. */
export const fr: SiteStrings = {
  home: 'Jouer',
  learn: 'Apprendre',
  examples: 'Exemples',
  playground: 'Atelier',
  pages: 'Pages du site',
  language: 'Langue',
  skip: 'Aller au contenu',
  keyboard:
    'Clavier\u00a0: flèches et Entrée\u202f; N va au coup possible suivant\u202f; «\u00a0?\u00a0» dit toutes les touches.',
  privacy:
    'Rien de ce que vous faites ici ne quitte cette page. Après la première visite, elle se passe de réseau.',
  meta: {
    home: {
      title: 'Othello – jouer tout de suite',
      description:
        'Jouez à Othello dans la page\u00a0: contre un moteur fort qui tourne dans votre navigateur, ou à deux.',
    },
    learn: {
      title: 'Othello – règles et stratégie',
      description:
        'Les règles et les premiers pas de stratégie d’Othello, avec des plateaux pour tout essayer.',
    },
    examples: {
      title: 'othello-board – exemples',
      description: 'Des extraits à copier, chacun en marche à côté de son code.',
    },
    playground: {
      title: 'othello-board – atelier',
      description: 'Essayez chaque attribut du plateau et copiez la balise.',
    },
  },
};
