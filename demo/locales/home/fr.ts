import type { HomeStrings } from '../home.js';

/** The home page in French. */
export const fr: HomeStrings = {
  title: 'Jouez à Othello, contre l’ordinateur ou à deux.',
  links: {
    today: 'Problème du jour',
    done: 'fait ✓',
    lesson: 'Votre prochaine leçon',
    lessonOf: 'Leçon {n} sur {total}',
    minute: 'Apprendre en 60 secondes',
    minuteAbout: 'Quatre petits exercices et une fin de partie',
  },
  minute: {
    stepOf: '{n} sur {total}',
    close: 'Fermer',
    next: 'Suivant',
    asks: {
      flip: 'Vous êtes Noir. Jouez sur un cercle.',
      directions: 'Un seul coup retourne des pions dans trois directions à la fois. Lequel\u202f?',
      corner: 'Un pion dans un coin ne peut plus être retourné. Prenez le coin.',
      beside: 'L’un de ces coups donne un coin à Blanc. Choisissez-en un autre.',
    },
    wrong: {
      flip: 'Jouez sur l’un des cercles.',
      directions: 'Ce coup retourne des pions dans moins de directions. Il en faut trois.',
      corner: 'Ce coup est possible, mais ce n’est pas le coin.',
      beside: 'Cette case touche un coin vide, et Blanc le prendrait.',
    },
    right: {
      flip: 'Bravo\u202f! Le pion blanc entre deux des vôtres est maintenant à vous. Chaque coup doit en retourner au moins un.',
      directions: 'Oui. Tous les pions entre votre nouveau pion et un autre des vôtres se retournent.',
      corner: 'Il est à vous jusqu’à la fin, avec tout ce que vous construirez à partir de là.',
      beside: 'Bien. Évitez les cases voisines d’un coin vide.',
    },
    finish: 'Finissez maintenant cette partie contre Pip. Celui qui a le plus de pions à la fin gagne.',
    won: 'Vous gagnez {you} à {other}\u202f!',
    lost: 'Pip gagne {other} à {you}. Tout le monde perd ses premières parties.',
    drawn: 'Égalité, {you} à {other}.',
    empties: 'Les cases restées vides comptent pour le vainqueur.',
    learnt: 'Maintenant, vous savez jouer.',
    lostCorner:
      'Pip a pris le coin {corner}, que personne ne peut retourner. Cette fois, ne le lui laissez pas.',
    lostEnd: 'Cette fois, regardez avant chaque coup quels pions Pip pourrait retourner.',
    again: 'Réessayer',
    play: 'Jouer une partie entière',
  },
  opponents: {
    title: 'Contre qui voulez-vous jouer\u202f?',
    count: 'Battus\u00a0: {n} sur {total}',
    engine: 'ordinateur',
    beaten: 'battu',
    stronger: 'Vous avez gagné. Essayez maintenant {name}.',
    weaker: 'C’était difficile. {name} est un peu plus facile.',
    offerStronger: 'Ensuite\u00a0: {name}, {points}',
    offerWeaker: 'Un peu plus facile\u00a0: {name}, {points}',
    kind: 'Au début, tout le monde perd. Partez avec deux coins\u00a0: {name} sera plus facile à battre.',
    offerGift: 'Rejouer avec deux coins',
    plays: {
      pip: 'Pip vient d’apprendre les règles et retourne le plus de pions possible. Prenez les coins et vous gagnez.',
      lola: 'Lola aime les gros coups et oublie souvent les coins. Évitez les cases voisines des coins.',
      milo: 'Milo prend ce qu’il voit. Regardez ce que votre coup lui laisse retourner.',
      nora: 'Nora garde les coins, mais pas les cases voisines. Attendez son erreur.',
      hugo: 'Hugo joue beaucoup, mais seulement en famille. Retournez peu de pions, et les bons coups lui manqueront.',
      vera: 'Vera compte vos coups autant que les siens. Gardez-en toujours plus qu’elle.',
      oskar: 'Oskar joue en club et connaît les ouvertures. Votre chance, ce sont les dernières cases.',
      ines: 'Ines gagne des tournois. Elle ne donne presque rien avant la fin.',
      kenji:
        'Kenji joue comme les meilleurs. Pour le battre, il faut une bonne ouverture et une finale précise.',
      orion: 'Orion, c’est l’ordinateur à pleine puissance. Personne ne vous demande de le battre.',
    },
  },
};
