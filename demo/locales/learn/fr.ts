import type { LearnStrings } from '../learn.js';

/** The lessons in French, in the terms of the French federation. */
export const fr: LearnStrings = {
  title: 'Apprendre Othello',
  intro: 'Des règles à essayer plutôt qu’à lire\u00a0: la plupart des plateaux attendent votre coup.',
  rules: 'Les règles',
  strategy: 'Premiers pas de stratégie',
  words: 'Les mots du jeu',
  again: 'Recommencer',
  right: 'C’est cela\u00a0: {flips}.',
  other: 'Un coup possible, mais cherchez-en un autre.',
  scored: 'Noir {black}, Blanc {white}.',
  figures: {
    start: {
      title: 'Le départ',
      text: 'Deux pions noirs et deux pions blancs sont croisés au centre. Noir commence, puis chacun joue à son tour.',
    },
    first: {
      title: 'Un coup encadre',
      text: 'Posez un pion de sorte que des pions adverses se trouvent en ligne droite entre lui et un autre des vôtres. Ceux du milieu sont retournés. Un coup qui ne retourne rien est interdit.',
      ask: 'Jouez l’un des quatre premiers coups de Noir.',
    },
    replies: {
      title: 'Trois réponses',
      text: 'Quel que soit le premier coup, Blanc a trois réponses\u00a0: perpendiculaire (1), parallèle (2) et diagonale (3).',
      ask: 'Choisissez-en une pour Blanc.',
    },
    directions: {
      title: 'Toutes les directions à la fois',
      text: 'Les huit directions comptent\u00a0: rangées, colonnes et diagonales. Tout ce qui est encadré est retourné, et doit l’être.',
      ask: 'Trouvez le coup qui retourne huit pions.',
    },
    chain: {
      title: 'Pas de réaction en chaîne',
      text: 'Seul le pion posé encadre. Les pions qui viennent d’être retournés n’en retournent pas d’autres.',
      ask: 'Jouez d3\u00a0: d4 est retourné, e4 reste blanc bien qu’il soit entre deux noirs.',
    },
    pass: {
      title: 'Passer',
      text: 'Qui n’a aucun coup passe, et l’autre rejoue. Qui a un coup doit le jouer.',
      ask: 'Jouez h6 pour Blanc\u00a0: Noir n’a plus de coup.',
    },
    blocked: {
      title: 'La fin',
      text: 'La partie s’arrête quand plus personne ne peut jouer, même s’il reste des cases. Elles vont au vainqueur\u00a0: on compte 64 points.',
    },
    wiped: {
      title: 'Plus un pion',
      text: 'Elle s’arrête aussi quand une couleur a disparu\u00a0: 64 à 0.',
      ask: 'Finissez en un coup.',
    },
    zones: {
      title: 'Où un pion vaut cher',
      text: 'Un coin ne se retourne jamais. Un bord se retourne mal. L’anneau intérieur, la zone dangereuse, ouvre les deux à l’adversaire.',
    },
    corner: {
      title: 'Prendre le coin',
      text: 'Un pion dans le coin y reste jusqu’à la fin, et ses voisins du bord avec lui.',
      ask: 'Prenez le coin.',
    },
    xsquare: {
      title: 'Cases X et C',
      text: 'À côté d’un coin vide\u00a0: la case X en diagonale, les cases C sur les bords. Un pion en X donne presque toujours le coin.',
    },
    stable: {
      title: 'Pions définitifs',
      text: 'Un pion est définitif quand rien ne peut plus le retourner. Depuis un coin, cela s’étend le long des bords.',
    },
    mobility: {
      title: 'Peu de pions, beaucoup de coups',
      text: 'Dans la première moitié, ne ramassez pas de pions. Qui en a moins a d’ordinaire plus de coups, et qui n’a plus de bon coup doit en jouer un mauvais.',
      ask: 'Choisissez pour Blanc un coup qui retourne peu.',
    },
  },
  glossary: [
    ['pion', 'Ce que l’on joue\u00a0: noir d’un côté, blanc de l’autre.'],
    ['encadrer', 'Avoir des pions adverses entre deux des siens, en ligne droite.'],
    ['retourner', 'Faire changer un pion de couleur.'],
    ['passer', 'Sauter son tour faute de coup possible.'],
    ['mobilité', 'Le nombre de coups possibles d’un joueur.'],
    ['parité', 'Qui joue le dernier coup dans une région de cases vides.'],
    ['trait', 'Le droit et le devoir de jouer.'],
  ],
};
