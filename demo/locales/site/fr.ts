import type { SiteStrings } from '../site.js';

/** The strings of all pages in French. */
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
  offline: 'Télécharger de quoi jouer hors ligne (1\u00a0Mo)',
  offlineLoading: 'Téléchargement…',
  offlineReady: 'Vous pouvez maintenant jouer hors ligne contre l’ordinateur.',
  offlineFailed: 'Le téléchargement a échoué. Réessayez une fois en ligne.',
  outdated:
    'Le site a été mis à jour depuis l’ouverture de cette page. Rechargez-la pour continuer\u202f; la partie de la page d’accueil est conservée.',
  reload: 'Recharger',
  halfLoaded: 'Un élément de cette page n’a pas pu être chargé.',
  gameNotStored:
    'Le navigateur n’a pas pu conserver la partie terminée\u00a0: vous ne la trouverez pas parmi vos parties. Copiez ses coups pour la garder.',
  missingTitle: 'Cette page n’existe pas',
  missingText: 'L’adresse contient peut-être une faute de frappe, ou la page a changé de place.',
};
