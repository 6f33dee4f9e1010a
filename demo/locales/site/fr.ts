import type { SiteStrings } from '../site.js';

/** What all pages say in French. */
export const fr: SiteStrings = {
  home: 'Jouer',
  train: 'S’entraîner',
  learn: 'Apprendre',
  analyse: 'Analyser',
  docs: 'Doc',
  examples: 'Exemples',
  playground: 'Atelier',
  pages: 'Pages du site',
  forAuthors: 'Pour votre site',
  appearance: 'Apparence',
  language: 'Langue',
  skip: 'Aller au contenu',
  keyboard:
    'Clavier\u00a0: flèches et Entrée\u202f; N va au coup possible suivant\u202f; «\u00a0?\u00a0» affiche toutes les touches.',
  privacy:
    'Rien de ce que vous faites ici ne quitte cette page, sauf si vous jouez en direct avec un ami. Après la première visite, elle s’ouvre même hors ligne.',
  offline: 'Télécharger l’adversaire pour jouer hors ligne (1\u00a0Mo)',
  offlineLoading: 'Téléchargement…',
  offlineReady: 'L’adversaire est téléchargé\u00a0: vous pouvez jouer hors ligne.',
  offlineFailed: 'Le téléchargement a échoué. Réessayez une fois en ligne.',
  outdated:
    'Le site a été mis à jour depuis l’ouverture de cette page. Rechargez-la pour continuer\u202f; la partie de la page d’accueil est conservée.',
  reload: 'Recharger',
  missingTitle: 'Cette page n’existe pas',
  missingText:
    'L’adresse contient peut-être une faute de frappe, ou la page a changé de place. Toutes les pages sont dans la liste ci-dessus.',
  meta: {
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
        'Ouvrez une partie dans n’importe quel format, voyez ce que valait chaque coup, essayez les vôtres et apprenez de vos erreurs. Rien ne quitte votre machine.',
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
      description: 'Essayez tous les attributs du plateau et copiez la balise.',
    },
    missing: {
      title: 'othello-board – page introuvable',
      description: 'L’adresse contient peut-être une faute de frappe, ou la page a changé de place.',
    },
  },
};
