import type { LearnStrings } from '../learn.js';

/** The lessons in French, in the terms of the French federation. */
export const fr: LearnStrings = {
  title: 'Apprendre à jouer à Othello',
  intro:
    'Du premier coup à la victoire contre le niveau 5, leçon après leçon\u202f; plus bas, les règles figure par figure. La plupart de ces othelliers attendent votre coup.',
  course: {
    title: 'Le cours',
    progress: 'Leçons terminées\u00a0: {n} sur {total}',
    begin: 'Commencer\u00a0: {title}',
    goOn: 'Continuer\u00a0: {title}',
    done: 'terminée',
    titles: {
      aim: 'Le but du jeu',
      flipping: 'Encadrer et retourner',
      coordinates: 'Le nom des cases',
      passing: 'Passer, et finir',
      corners: 'Les coins',
      xSquares: 'Cases X et cases C',
      blocks: 'Pions définitifs et blocs',
      edges: 'Les bords',
      mobility: 'La mobilité',
      centre: 'Le centre compact',
      quiet: 'Les coups tranquilles',
      freeMoves: 'Les coups d’attente',
      parity: 'La parité',
      swindles: 'Des cases pour vous seul',
      counting: 'Compter',
      endings: 'Résoudre une finale',
      openings: 'Les ouvertures',
      families: 'Les familles d’ouvertures',
      plans: 'Faire un plan',
      stronger: 'Face à plus fort que soi',
      levelFive: 'Battre le niveau 5',
    },
  },
  rules: 'Les règles',
  tournament: 'Erreurs, pendule et matchs',
  strategy: 'Premiers pas en stratégie',
  terms: 'Glossaire',
  again: 'Recommencer',
  right: 'Exact\u00a0: {flips}.',
  other: 'Ce coup est possible, mais cherchez-en un autre.',
  notThat: 'Ce n’est pas {square}. Regardez encore.',
  corrected: 'Exact\u00a0: {square} est maintenant retourné et Blanc peut jouer.',
  blackOut: 'Noir dépasse son temps',
  scored: 'Noir {black}, Blanc {white}.',
  figures: {
    start: {
      title: 'La position de départ',
      text: 'Deux pions noirs et deux pions blancs sont placés en croix au centre. Noir commence, puis les joueurs jouent à tour de rôle.',
    },
    first: {
      title: 'La pose d’un pion',
      text: 'Posez un pion de façon à encadrer des pions adverses, en ligne droite, entre ce pion et un autre de votre couleur. Vous retournez les pions encadrés. Un coup qui ne retourne rien est interdit.',
      ask: 'Jouez l’un des quatre premiers coups de Noir.',
    },
    replies: {
      title: 'Trois réponses',
      text: 'Quel que soit le premier coup de Noir, Blanc a trois réponses\u00a0: la perpendiculaire (1), la parallèle (2) et la diagonale (3).',
      ask: 'Choisissez-en une pour Blanc.',
    },
    directions: {
      title: 'Les huit directions',
      text: 'On encadre en ligne, en colonne et en diagonale, et un même coup peut retourner plusieurs rangées. Seuls les pions alignés avec le pion posé sont retournés.',
      ask: 'Trouvez le coup qui retourne huit pions.',
    },
    long: {
      title: 'Une longue rangée',
      text: 'Une rangée peut avoir n’importe quelle longueur. Il faut la retourner tout entière, même si cela ne vous arrange pas.',
      ask: 'Jouez h1\u00a0: six pions sont retournés.',
    },
    gap: {
      title: 'Une rangée interrompue',
      text: 'La rangée doit toucher le pion posé et mener sans interruption jusqu’à un pion de votre couleur. Une case vide l’interrompt.',
      ask: 'Jouez e4\u00a0: e5 est retourné, mais pas d4, car c4 est vide.',
    },
    nearest: {
      title: 'Jusqu’au premier de vos pions',
      text: 'Le premier pion de votre couleur termine la rangée. Ce qui se trouve au-delà ne change pas.',
      ask: 'Jouez e2\u00a0: d2 est retourné, mais b2, au-delà de c2, reste blanc.',
    },
    chain: {
      title: 'Pas de réaction en chaîne',
      text: 'Seul le pion que l’on vient de poser encadre. Les pions retournés n’en retournent pas d’autres à leur tour.',
      ask: 'Jouez d3\u00a0: d4 est retourné. e4 reste blanc, bien qu’il se trouve maintenant entre deux pions noirs.',
    },
    between: {
      title: 'Entre deux pions adverses',
      text: 'Un pion que vous posez entre deux pions adverses n’est pas encadré\u00a0: seul un coup de l’adversaire peut l’encadrer.',
      ask: 'Jouez d4, entre deux pions blancs.',
    },
    pass: {
      title: 'Passer son tour',
      text: 'Un joueur sans coup possible passe son tour, et l’adversaire rejoue. Un joueur qui peut jouer est obligé de le faire.',
      ask: 'Jouez h6 pour Blanc\u00a0: Noir n’a plus de coup.',
    },
    shared: {
      title: 'Les pions ne manquent jamais',
      text: 'Chaque joueur commence avec la moitié des 64 pions, mais ils sont à tous les deux. Si vous n’en avez plus, votre adversaire vous en donne un.',
      ask: 'Les 32 pions de Blanc sont sur l’othellier. Jouez le coup suivant de Blanc, avec un pion de Noir.',
    },
    blocked: {
      title: 'La fin de la partie',
      text: 'La partie est terminée quand aucun des deux joueurs ne peut plus jouer, le plus souvent sur un othellier plein. Ici, bien plus tôt.',
    },
    counted: {
      title: 'Le décompte',
      text: 'Le joueur qui a le plus de pions gagne. Les cases vides vont au vainqueur, si bien que le total fait toujours 64\u00a0: avec 34 pions noirs et 29 blancs, le score est de 35 à 29.',
    },
    wiped: {
      title: 'Plus un seul pion',
      text: 'La partie est aussi terminée quand une couleur a disparu de l’othellier\u00a0: 64 à 0.',
      ask: 'Faites disparaître Blanc en un coup.',
    },
    mistake: {
      title: 'Corriger une erreur',
      text: 'Un pion retourné à tort, ou oublié, peut être corrigé tant que l’adversaire n’a pas joué. Ensuite, il reste tel quel. Un pion posé ne change jamais de case.',
      ask: 'Noir a joué f5 et oublié de retourner un pion. Lequel\u202f?',
    },
    clock: {
      title: 'Jouer à la pendule',
      text: 'En tournoi, on joue avec une pendule d’échecs, 20 à 25 minutes par joueur. On n’appuie qu’une fois le pion posé et tous les pions encadrés retournés.',
      ask: 'Jouez deux coups et regardez les pendules.',
    },
    late: {
      title: 'Tomber au temps en tête',
      text: 'Selon la règle tchèque, si votre temps s’écoule alors que vous menez, vous perdez 31 à 33. Ici, Noir mène.',
    },
    behind: {
      title: 'Tomber au temps en étant mené',
      text: 'Un joueur qui ne mène pas garde ses pions, et toutes les cases vides vont à l’adversaire. Ici, Noir est mené.',
    },
    handicap: {
      title: 'Un handicap',
      text: 'Un bon joueur peut donner à un débutant un, deux, trois ou même les quatre coins avant la partie.',
      ask: 'Jouez quelques coups pour les deux camps et essayez de retourner un coin.',
    },
    match: {
      title: 'Un match',
      text: '37 à 27, c’est une victoire de 10 points. Un match se joue en deux manches et la belle, sur la somme des écarts, ou jusqu’à un total, par exemple 100 points. On tire au sort qui commence la première partie\u202f; ensuite, c’est le perdant.',
    },
    zones: {
      title: 'La valeur des cases',
      text: 'Un pion placé dans un coin ne peut jamais être retourné, et un bord se retourne difficilement. L’anneau juste à l’intérieur, la zone dangereuse, ouvre les deux à l’adversaire.',
    },
    corner: {
      title: 'Prendre le coin',
      text: 'Un pion dans un coin y reste jusqu’à la fin, et ses voisins de même couleur le long du bord aussi.',
      ask: 'Prenez le coin.',
    },
    edge: {
      title: 'Sur le bord',
      text: 'Un pion du bord ne peut être encadré que le long de ce bord. Il sert pourtant à encadrer dans cinq directions.',
    },
    xsquare: {
      title: 'Cases X et cases C',
      text: 'Chaque coin a une case X voisine, en diagonale, et deux cases C, sur les bords. Tant que le coin est vide, un pion en case X le donne presque toujours.',
    },
    stable: {
      title: 'Pions définitifs',
      text: 'Un pion est définitif quand plus rien ne peut le retourner. À partir d’un coin, les pions définitifs gagnent les bords, puis l’intérieur.',
    },
    mobility: {
      title: 'Peu de pions, beaucoup de coups',
      text: 'Dans la première moitié de la partie, n’accumulez pas les pions, si spectaculaire que ce soit. Avec moins de pions, on a d’ordinaire plus de coups, et qui n’a plus de bon coup doit en jouer un mauvais.',
      ask: 'Choisissez pour Blanc un coup qui retourne peu de pions.',
    },
  },
  glossary: [
    ['pion', 'La pièce du jeu\u00a0: noire d’un côté, blanche de l’autre.'],
    [
      'encadrer',
      'Prendre des pions adverses, en ligne droite, entre le pion posé et un pion déjà sur l’othellier.',
    ],
    ['retourner', 'Faire passer un pion encadré à sa couleur.'],
    ['coup possible', 'Un coup qui retourne au moins un pion.'],
    ['passer', 'Sauter son tour, faute de coup possible.'],
    ['mobilité', 'Le nombre de coups possibles d’un joueur.'],
    ['parité', 'Qui joue le dernier coup dans une région de cases vides.'],
    ['pion définitif', 'Un pion qui ne peut plus être retourné.'],
    ['zone dangereuse', 'L’anneau de cases voisin des bords.'],
    ['trait', 'Avoir le trait, c’est être celui qui doit jouer.'],
  ],
};
