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
  opponents: {
    title: 'Adversaires',
    points: '{n} points',
    engine: 'l’ordinateur',
    beaten: 'battu',
    first: 'Jouez votre première partie contre {name}.',
    again: 'Rejouez contre {name}.',
    stronger: 'Deux victoires de suite. Essayez maintenant {name}.',
    weaker: 'C’était difficile. {name} est un peu plus facile.',
    giveUp: 'Votre partie n’est pas finie. Voulez-vous l’abandonner pour jouer contre {name}\u202f?',
    play: 'Jouer contre {name}',
    stay: 'Continuer ma partie',
    plays: {
      pip: 'Pip vient d’apprendre les règles et retourne le plus de pions possible. Prenez les coins et vous gagnez.',
      lola: 'Lola aime les gros coups et oublie souvent les coins. Évitez les cases voisines des coins.',
      milo: 'Milo prend ce qu’il voit. Regardez ce que votre coup lui laisse retourner.',
      nora: 'Nora garde les coins, mais pas les cases voisines. Attendez son erreur.',
      hugo: 'Hugo joue comme un habitué en famille. Retournez peu de pions, et les bons coups lui manqueront.',
      vera: 'Vera compte les coups comme vous. Gardez-en plus qu’elle.',
      oskar: 'Oskar joue en club et connaît les ouvertures. Votre chance, ce sont les dernières cases.',
      ines: 'Ines gagne des tournois. Elle ne donne presque rien avant la fin.',
      kenji: 'Kenji joue comme les meilleurs. Il faut une bonne ouverture et une fin exacte.',
      orion: 'Orion est l’ordinateur à pleine force. Personne n’est obligé de battre Orion.',
    },
  },
};
