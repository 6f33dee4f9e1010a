import type { HomeStrings } from '../home.js';

/** The home page in French. */
export const fr: HomeStrings = {
  title: 'Jouez à Othello, contre l’ordinateur ou à deux.',
  newcomer: 'Vous découvrez le jeu\u202f?',
  newcomerText: 'Essayez chaque règle sur un othellier, puis faites vos premiers pas en stratégie.',
  newcomerLink: 'Apprendre à jouer à Othello',
  puzzle: 'Le problème du jour',
  puzzleText: 'Le même pour tous, un nouveau chaque jour.',
  puzzleLink: 'Le résoudre',
  author: 'Un othellier sur votre page',
  authorText:
    'Une seule balise, sans serveur, sans compte et sans pistage\u00a0: un diagramme, un othellier pour deux ou un adversaire.',
  authorLink: 'Copier un exemple',
  tinker: 'À votre goût',
  tinkerText: 'Essayez tous les attributs et repartez avec la balise de votre othellier.',
  tinkerLink: 'Ouvrir l’atelier',
};
