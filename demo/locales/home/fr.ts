import type { HomeStrings } from '../home.js';

/** The home page in French. */
export const fr: HomeStrings = {
  title: 'Le plateau est prêt\u00a0: choisissez un cercle et jouez.',
  newcomer: 'Vous découvrez le jeu\u202f?',
  newcomerText: 'Essayez chaque règle sur son plateau, puis les premiers pas de stratégie.',
  newcomerLink: 'Apprendre Othello',
  author: 'Un plateau sur votre page',
  authorText:
    'Une balise, ni serveur, ni compte, ni pistage\u00a0: un diagramme, une partie à deux ou un adversaire.',
  authorLink: 'Copier un exemple',
  tinker: 'À votre goût',
  tinkerText: 'Réglez chaque attribut et voyez la balise qui fait votre plateau.',
  tinkerLink: 'Ouvrir l’atelier',
};
