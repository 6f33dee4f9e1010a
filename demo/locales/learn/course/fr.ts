import type { CourseStrings } from '../course.js';

/** The course in French, in the terms of the French federation. */
export const fr: CourseStrings = {
  explained: 'L’idée',
  ahead: 'La question suivante porte sur cette position.',
  firstMove: 'Le pion blanc est devenu noir\u00a0: il est à vous.',
  task: 'Exercice {n}',
  check: 'Testez-vous',
  smallGame: 'Une petite partie contre {name}',
  play: 'Jouer contre {name}',
  sides: 'Vous jouez {color}.',
  score: '{you} à {other} contre {name}.',
  colors: { black: 'Noir', white: 'Blanc' },
  newGame: 'Nouvelle partie',
  reached: 'Objectif atteint.',
  missed: 'Pas cette fois. Essayez encore.',
  short: {
    corners: 'Coins\u00a0: {other} pour {name}, {own} pour vous.',
    count: 'Vous en étiez à {own} sur {other}.',
    flips: 'Avec {move}, {name} a retourné {other} pions d’un coup.',
    moves: 'Après le coup {n}, coups possibles\u00a0: {other} pour {name}, {own} pour vous.',
  },
  remember: 'À retenir',
  toDo: 'La leçon est terminée quand vous avez trouvé tous les coups vous-même.',
  done: 'Leçon terminée',
  foundOf: 'Coups trouvés\u00a0: {n} sur {total}',
  allFirst: 'Tous les coups trouvés du premier coup\u00a0: parfait.',
  someFirst: 'Vous avez trouvé tous les coups, dont {n} sur {total} du premier coup.',
  allFound: 'Vous avez trouvé tous les coups.',
  praise: { first: 'Du premier coup\u202f!', row: '{n} de suite\u202f!', later: 'Trouvé\u202f!' },
  tryMissed: 'Revoir mes erreurs',
  startAgain: 'Recommencer',
  all: 'Toutes les leçons',
  next: 'Leçon suivante',
  lessonOf: 'Leçon {n} sur {total}',
  print: 'Imprimer cette leçon',
  embed: 'Intégrer cette leçon',
  embedHow: 'Collez ceci dans n’importe quelle page. C’est tout.',
  copy: 'Copier',
  copied: 'Copié',
  kinds: {
    winning: {
      ask: [
        'Il reste deux cases et l’adversaire mène. Un coup gagne, l’autre non. Lequel\u202f?',
        'Jouez les deux coups de tête\u00a0: après lequel menez-vous à la fin\u202f?',
        'L’adversaire mène encore. Sur laquelle des deux dernières cases faut-il jouer pour gagner\u202f?',
        'Il reste deux cases, et un seul coup gagne. Comptez les deux avant de jouer.',
      ],
      solved: '{move} gagne de {n} pions. Votre retard jusque-là ne vous a rien coûté.',
    },
    count: {
      ask: [
        'Comptez jusqu’à la dernière case\u00a0: un seul coup gagne. Lequel\u202f?',
        'Un coup retourne plus de pions, un autre gagne. Lequel gagne\u202f?',
        'Regardez la meilleure réponse à chacun de vos coups. Après lequel gagnez-vous encore\u202f?',
        'Un seul coup gagne. Comptez jusqu’au bout avant de jouer.',
      ],
      solved: '{move} gagne de {n} pions, alors qu’un autre coup en retourne davantage sur le moment.',
    },
    most: {
      ask: [
        'Trouvez le coup qui retourne {n} pions, plus que tout autre.',
        'Regardez dans les huit directions\u00a0: quel coup retourne {n} pions\u202f?',
      ],
      solved: 'Toutes les rangées qui vont de {move} à un de vos pions sont retournées\u00a0: {n} pions.',
    },
    lines: {
      ask: [
        'Trouvez le coup qui retourne des pions dans {n} directions à la fois.',
        'Depuis quelle case encadrez-vous des pions dans {n} directions\u202f?',
      ],
      solved: 'Depuis {move}, vous encadrez des pions dans {n} directions.',
    },
    only: {
      ask: ['Vous n’avez qu’un coup possible. Où est-il\u202f?'],
      solved: 'Seul {move} retourne quelque chose, et il est interdit de ne rien retourner.',
    },
    silence: {
      ask: [
        'Trouvez le coup qui laisse l’adversaire sans coup possible.',
        'Après quel coup l’adversaire doit-il passer, si bien que vous jouez deux fois de suite\u202f?',
        'Regardez où l’adversaire pourrait jouer maintenant. Quel coup lui retire tout cela\u202f?',
      ],
      solved: 'Après {move}, l’adversaire passe et vous rejouez.',
    },
    wipeOut: {
      ask: ['Retournez tous les pions qui restent à l’adversaire.'],
      solved: 'Après {move}, une couleur a disparu\u00a0: la partie est finie, 64 à 0.',
    },
    corner: {
      ask: [
        'Quel coup vous donne un pion que plus rien ne retournera\u202f? D’autres coups en retournent plus.',
        'L’adversaire a un pion à côté d’un coin. Quel coup en profite\u202f?',
        'D’autres coups retournent plus de pions. Lequel apporte un gain durable\u202f?',
      ],
      solved: '{move} ne sera plus jamais retourné, ni les pions que vous y appuierez le long du bord.',
    },
    punish: {
      ask: [
        'L’adversaire occupe une case X. Trouvez le coup après lequel le coin voisin est à vous, quoi qu’il réponde.',
        'L’adversaire occupe encore une case X. Après quel coup aucune réponse ne vous ferme-t-elle le coin\u202f?',
      ],
      solved: 'Après {move}, aucune réponse ne vous ferme le coin.',
    },
    squeeze: {
      ask: [
        'Regardez deux coups plus loin\u00a0: après quel coup toute réponse vous donne-t-elle un coin\u202f?',
        'Passez en revue les réponses de l’adversaire. Après quel coup chacune vous donne-t-elle un coin\u202f?',
      ],
      solved: 'L’adversaire a {n} réponses à {move}, et chacune vous donne un coin.',
    },
    safe: {
      ask: [
        'Tous vos coups sauf un ouvrent un coin à l’adversaire. Trouvez celui qui n’en ouvre pas.',
        'Regardez chaque coin vide. Quel est votre seul coup qui n’en ouvre aucun à l’adversaire\u202f?',
      ],
      solved:
        'Après {move}, tous les coins restent fermés. Chacun des {n} autres coups en laissait un ouvert.',
    },
    block: {
      ask: [
        'Après quel coup aurez-vous le plus de pions définitifs\u202f?',
        'Vous tenez des coins. Depuis quelle case rendez-vous le plus de pions définitifs\u202f?',
        'Quel coup ajoute le plus de pions à ceux qui sont définitifs\u202f?',
        'Seuls les pions que rien ne retourne comptent ici. Après quel coup en avez-vous le plus\u202f?',
      ],
      solved: 'Après {move}, vous avez {n} pions que plus rien ne retournera.',
    },
    wedge: {
      ask: [
        'Il y a un trou entre deux pions adverses sur le bord. Jouez-y.',
        'Suivez les quatre bords. Où pouvez-vous jouer entre deux pions adverses\u202f?',
      ],
      solved: 'Tant que ses deux voisins sont à l’adversaire, le pion en {move} est imprenable.',
    },
    anchor: {
      ask: [
        'Jouez sur le bord, là où votre pion sera définitif.',
        'Quel coup sur le bord vous donne un pion qui reste jusqu’à la fin\u202f?',
      ],
      solved: 'Plus aucune attaque ne passe par {move}\u00a0: ce pion reste jusqu’à la fin.',
    },
    fewest: {
      ask: [
        'Trouvez le coup qui laisse le moins de réponses à l’adversaire.',
        'Comptez les réponses à chacun de vos coups. Après lequel n’y en a-t-il que {n}\u202f?',
        'Après quel coup l’adversaire n’a-t-il que {n} réponses au choix\u202f?',
        'Combien peu de réponses pouvez-vous laisser à l’adversaire\u202f? Trouvez le coup.',
      ],
      solved: 'Réponses possibles après {move}\u00a0: {n}. Tout autre coup en laisse davantage.',
    },
    quiet: {
      ask: [
        'Trouvez le coup tranquille\u00a0: les pions qu’il retourne ne touchent presque aucune case vide.',
        'Quel coup ne retourne que des pions intérieurs, loin des cases vides\u202f?',
        'Cherchez les pions que d’autres entourent. Quel coup ne retourne que ceux-là\u202f?',
        'Quel est ici le coup tranquille\u202f?',
      ],
      solved:
        '{move} ne retourne qu’à l’intérieur\u00a0: {flips}. L’adversaire avait {before} coups possibles, il en a {after}.',
    },
    parity: {
      ask: [
        'Un seul coup gagne. Regardez d’abord là où le nombre de cases vides est impair.',
        'Comptez les cases vides de chaque région. Quel coup gagne\u202f?',
        'Un seul coup gagne. Choisissez d’abord la région, puis la case.',
        'Un seul coup gagne. Ensuite, vous pourrez répondre partout où l’adversaire jouera. Lequel est-ce\u202f?',
      ],
      solved:
        '{move} entame la région impaire. Le reste va par paires\u00a0: vous répondez là où l’adversaire joue.',
    },
    even: {
      ask: [
        'Trouvez un coup qui garde l’ouverture équilibrée.',
        'Tous les coups ne sont pas bons ici. Lequel garde l’ouverture équilibrée\u202f?',
        'Personne ne mène. Après quel coup l’équilibre reste-t-il\u202f?',
        'Quel coup joueriez-vous pour garder l’ouverture équilibrée\u202f?',
      ],
      solved: 'Coups équilibrés\u00a0: {move}.',
    },
    column: {
      ask: [
        'Un seul de vos coups possibles se trouve dans la colonne {n}. Jouez-le.',
        'Trouvez maintenant votre seul coup possible dans la colonne {n}.',
      ],
      solved: 'C’est bien la colonne {n}\u00a0: cette case s’appelle {move}.',
    },
    row: {
      ask: [
        'Un seul de vos coups possibles se trouve sur la ligne {n}. Jouez-le.',
        'Trouvez maintenant votre seul coup possible sur la ligne {n}.',
      ],
      solved: 'C’est bien la ligne {n}\u00a0: cette case s’appelle {move}.',
    },
    frontier: {
      ask: [
        'Trouvez le coup qui laisse le moins de vos pions au contact d’une case vide.',
        'Quel coup vous laisse la plus petite frontière\u202f?',
        'Restez groupé\u00a0: après quel coup le moins de vos pions touchent-ils une case vide\u202f?',
        'Comptez vos pions extérieurs après chaque coup. Quand y en a-t-il le moins\u202f?',
      ],
      solved: '{move} garde vos pions groupés\u00a0: c’est ce qui offre le moins de prise à l’adversaire.',
    },
    tempo: {
      ask: [
        'Trouvez le coup d’attente\u00a0: il ne donne à l’adversaire aucune case qu’il n’avait déjà.',
        'Après quel coup l’adversaire ne peut-il jouer que là où il pouvait déjà\u202f? Gardez les coins pour plus tard.',
        'Attendez un tour\u00a0: quel coup, hors des coins, n’ouvre rien\u202f?',
        'Quel est ici le coup d’attente\u202f? Les coins peuvent attendre.',
      ],
      solved: 'Après {move}, l’adversaire ne gagne aucun nouveau coup, et c’est à lui de jouer.',
    },
    swindle: {
      ask: [
        'Un seul coup gagne. Il laisse des cases vides où vous seul pourrez jouer. Trouvez-le.',
        'Cherchez les cases vides où l’adversaire ne retourne rien. Quel coup gagne grâce à elles\u202f?',
        'Un seul coup gagne. Quelles cases pouvez-vous garder pour vous\u202f?',
      ],
      solved: '{move} gagne de {n} pions\u00a0: il vous reste des cases interdites à l’adversaire.',
    },
    solve: {
      ask: [
        'Un seul coup gagne. Calculez jusqu’à la dernière case.',
        'Faites la liste de vos coups et rayez ceux qui ont une réponse forte. Lequel gagne\u202f?',
        'Un seul coup gagne. Regardez d’abord la réponse la plus forte à chaque coup.',
      ],
      solved: '{move} gagne de {n} pions, et aucun autre coup ne gagne.',
    },
    draw: {
      ask: [
        'Vous ne pouvez plus gagner, mais un coup sauve la nulle. Lequel\u202f?',
        'Tous vos coups sauf un perdent. Lequel finit la partie à 32 partout\u202f?',
      ],
      solved: '{move} fait nulle, 32 à 32. Tout autre coup perd.',
    },
    best: {
      ask: [
        'Trouvez le meilleur coup. Tous les autres valent au moins {n} pions de moins.',
        'Coins, réponses, coups tranquilles\u00a0: qu’est-ce qui compte ici\u202f? Un coup vaut au moins {n} pions de plus que les autres.',
        'Personne ne vous aide plus. Trouvez le meilleur coup\u00a0: il vaut au moins {n} pions de plus que tout autre.',
      ],
      solved: 'C’est {move}\u00a0: l’ordinateur, qui regarde loin, ne trouve aucun coup qui s’en approche.',
    },
  },
  wrong: {
    most: '{move} en retourne {k}. Le coup cherché en retourne {n}.',
    lines:
      'Depuis {move}, vous encadrez des pions dans {k} des huit directions. Un autre coup le fait dans {n}.',
    block: 'Pions définitifs après {move}\u00a0: {k}. Après le bon coup\u00a0: {n}.',
    fewest: 'Après {move}, l’adversaire a {k} réponses\u202f; après le bon coup, il en a {n}.',
    frontier:
      'Après {move}, {k} de vos pions touchent une case vide\u202f; après le bon coup, il n’y en a que {n}.',
    wipeOut: 'Après {move}, il reste des pions à l’adversaire\u00a0: {k}.',
    quiet:
      'Les pions que {move} retourne touchent {k} cases vides\u00a0: chacune peut devenir un coup adverse.',
    row: '{move} est sur la ligne {k}, comme le dit le chiffre de son nom.',
    column: '{move} est dans la colonne {k}, comme le dit la lettre de son nom.',
    silence: 'Après {move}, l’adversaire peut encore jouer, par exemple {reply}.',
    opened: '{move} laisse l’adversaire prendre le coin {reply}.',
    flippedBack:
      'Vous ne gardez pas les pions que {move} retourne\u00a0: l’adversaire joue {reply} et en reprend {k}.',
    lasting: 'Vous ne gardez pas les pions que {move} retourne\u00a0: l’adversaire peut tous les reprendre.',
    noCorner: 'Après {move}, l’adversaire répond {reply}, et aucun coin ne vous est ouvert.',
    noMove: 'Après {move}, rien n’oblige l’adversaire à ouvrir un coin.',
    wedge: '{move} n’est pas le trou\u00a0: l’adversaire n’a pas un pion de chaque côté le long du bord.',
    noEdge: '{move} n’est pas sur le bord.',
    flipped: 'Le pion en {move} n’est pas à l’abri\u00a0: l’adversaire le retourne en jouant {reply}.',
    attacked: 'Le pion en {move} n’est pas à l’abri\u00a0: une ligne d’attaque reste ouverte.',
    tempo: '{move} donne à l’adversaire un nouveau coup\u00a0: {reply}.',
    spent: '{move} n’ouvre rien, mais un coin peut attendre. Cherchez un autre coup qui n’ouvre rien.',
    costs: '{move} coûte à peu près {k} pions\u00a0: l’adversaire répond {reply}.',
    drawn: 'Après {move}, la partie est nulle.',
    drawnAfter: 'Après {move}, l’adversaire répond {reply}, et la partie est nulle.',
    lost: 'Après {move}, vous perdez de {k} pions.',
    lostAfter: 'Après {move}, l’adversaire répond {reply}, et vous perdez de {k} pions.',
  },
  lessons: {
    flipping: {
      takeaway:
        'Les pions pris entre votre nouveau pion et un autre des vôtres sont retournés, dans toutes les directions.',
      text: [
        'Vous êtes Noir\u00a0: jouez sur la case cerclée. Le pion blanc pris entre deux pions noirs est retourné et devient noir. On dit que vous l’avez encadré.',
        'Il y a huit directions\u00a0: lignes, colonnes et diagonales. Un coup peut retourner plusieurs rangées, et doit les retourner toutes.',
        'Une rangée n’a pas de trou\u00a0: une case vide l’arrête. Et seul le pion qu’on vient de poser encadre\u00a0: ceux qu’il a retournés n’en retournent pas d’autres.',
      ],
      figures: [
        'Chaque flèche est une rangée que le coup retourne.',
        'e4 retourne e5, mais pas d4\u00a0: c4 est vide.',
      ],
      game: 'Il reste six cases et vous menez. Finissez la partie, et gagnez.',
    },
    aim: {
      takeaway: 'Seul le décompte final importe\u00a0: pensez aux pions que vous garderez.',
      text: [
        'Celui qui a le plus de pions à la fin gagne. La partie s’arrête quand personne ne peut plus jouer, d’habitude quand les 64 cases sont occupées.',
        'Seul ce décompte final importe. Un coup peut retourner toute une rangée, si bien que l’avantage change souvent de camp jusqu’au bout. Ne vous demandez pas combien de pions vous avez, mais combien vous en garderez.',
        'Chaque case a un nom, une lettre pour la colonne et un chiffre pour la ligne\u00a0: a1 est en haut à gauche, h8 en bas à droite.',
      ],
      figures: ['Une partie terminée.', 'a1 et h8 sont marquées.'],
      game: 'Il reste une dizaine de cases. Finissez avec plus de pions que {name}.',
    },
    coordinates: {
      takeaway: 'D’abord la lettre de la colonne, puis le chiffre de la ligne.',
      text: [
        'Une case porte le nom de sa colonne et de sa ligne. Les colonnes vont de a à h, de gauche à droite, et les lignes de 1 à 8, de haut en bas. d3 se trouve donc dans la quatrième colonne, sur la troisième ligne.',
        'Une partie se note coup après coup\u00a0: f5d6c3 veut dire que Noir a joué f5, Blanc d6, Noir c3. On ne note pas les passes\u00a0: la règle dit qui a le trait.',
        'Autour des coins, les cases ont aussi un surnom\u00a0: de a1 à h1, les cases A sont c1 et f1, les cases B d1 et e1, les cases C touchent les coins. Dites chaque case à voix haute avant d’y jouer.',
      ],
      figures: [
        'Le 1 est en d3, le 2 en c5, le 3 en f6.',
        'Le 1 est en f5, le 2 en d6, le 3 en c3.',
        'Les cases A, B et C de la première ligne.',
      ],
      game: 'Jouez sur deux des cases c3, f3, c6 et f6.',
    },
    passing: {
      takeaway: 'Si l’adversaire doit passer, vous jouez deux fois de suite.',
      text: [
        'Si vous ne pouvez rien retourner, vous passez et l’adversaire rejoue. Si vous pouvez retourner un pion, vous devez jouer, même si tous les coups sont mauvais.',
        'Avoir le trait vaut donc quelque chose, et en priver l’adversaire encore plus\u00a0: s’il passe, vous jouez deux fois de suite. Quand personne ne peut jouer, la partie est finie, même s’il reste des cases. Elles vont au vainqueur.',
        'Elle est finie aussi quand une couleur a disparu. C’est ce qui menace celui qui n’a presque plus de pions\u00a0: surveillez vos derniers.',
      ],
      figures: ['Blanc vient de jouer et Noir ne peut pas\u00a0: Blanc rejoue.'],
      game: 'Obligez l’adversaire à passer au moins une fois.',
    },
    corners: {
      takeaway: 'Un pion dans un coin est à vous jusqu’à la fin, et il protège ses voisins.',
      text: [
        'Pour retourner un pion, il faut une case de chaque côté. Derrière un pion posé dans un coin, il n’y a rien\u00a0: il ne sera jamais retourné.',
        'Il protège aussi ses voisins. Une rangée de vos pions qui part du coin ne peut plus être retournée le long du bord. Un coin vaut donc bien plus que beaucoup de pions retournés au centre, que l’adversaire reprendra pour la plupart.',
        'On ne joue pas dans un coin quand on veut\u00a0: il faut un pion adverse à côté. Tout l’art consiste à amener l’adversaire à y poser un pion.',
      ],
      figures: [
        'Les trois rangées finissent en a1. Noir ne peut venir que d’un côté\u00a0: il ne retournera pas a1.',
        'Les cercles montrent les pions définitifs de Blanc.',
      ],
      game: 'Prenez deux coins.',
    },
    xSquares: {
      takeaway: 'Avant chaque coup, demandez-vous s’il ouvre un coin.',
      text: [
        'La case voisine d’un coin en diagonale est sa case X\u202f; les deux voisines sur les bords sont ses cases C. Tant que le coin est vide, un pion à cet endroit est justement ce qu’il faut à l’adversaire pour y entrer.',
        'La case X est la pire\u00a0: elle est sur la grande diagonale, où l’adversaire a presque toujours de quoi encadrer votre pion.',
        'Avant chaque coup, demandez-vous donc s’il ouvre un coin. Et quand l’adversaire est en case X, cherchez sur la diagonale un pion que vous pourrez garder.',
      ],
      figures: ['Les douze cases à éviter tant que leur coin est vide.'],
      game: 'Prenez trois coins avant {name}.',
    },
    blocks: {
      takeaway: 'À partir d’un coin, ajoutez un pion définitif après l’autre, sans laisser de trou.',
      text: [
        'Un pion que plus rien ne peut retourner est définitif. Les pions définitifs partent d’un coin, gagnent les bords, puis l’intérieur, rangée après rangée, chacune appuyée sur la précédente.',
        'Un bloc compact appuyé sur un coin fait gagner la partie. Il ne fait que grandir, alors que le reste de l’othellier change sans cesse de couleur. Ici, les pions définitifs sont marqués.',
        'Quand vous tenez un coin, ne courez pas après le gros coup suivant. Cherchez celui qui agrandit le bloc, sans laisser de trou\u00a0: l’adversaire s’y glisserait.',
      ],
      figures: ['Les pions cerclés de Blanc ne seront plus retournés.'],
      game: 'Occupez un bord entier, d’un coin à l’autre.',
    },
    edges: {
      takeaway:
        'Ne prenez un bord que s’il ne vous coûte rien plus tard, et cherchez les trous dans ceux de l’adversaire.',
      text: [
        'Un pion du bord ne peut être encadré que le long de ce bord, et il sert à encadrer dans cinq directions. Les bords sont donc précieux, mais dangereux aussi.',
        'Un bord qui a un trou invite l’adversaire à s’y insérer. Un pion glissé entre deux des vôtres est imprenable, et mène souvent au coin. Cinq pions de suite, case C comprise, forment un bord faible\u202f; six, les deux coins étant vides, ou quatre au milieu, un bord solide.',
        'Prenez un bord s’il ne vous coûte rien plus tard. Au début, mieux vaut jouer au centre et garder les bords pour le jour où il vous faudra un coup sûr.',
      ],
      figures: ['Blanc s’est glissé entre deux pions noirs du bord.'],
      game: 'Occupez un bord entier. Cette fois, vous êtes Blanc.',
    },
    mobility: {
      takeaway: 'Comptez les coups, pas les pions\u00a0: laissez-en peu à l’adversaire.',
      text: [
        'Personne ne donne un coin de gaieté de cœur. On le donne quand on n’a plus rien d’autre. Comptez donc les coups, pas les pions\u00a0: beaucoup pour vous, peu pour l’adversaire.',
        'Chacun de vos pions qui touche une case vide est un coup pour l’adversaire. Les coups spectaculaires bâtissent un mur de ces pions\u00a0: il y gagne des coups et vous en manquez. Jusqu’au dernier tiers de la partie, il vaut mieux en général avoir moins de pions.',
        'Avant de jouer, regardez ce que l’adversaire pourra jouer. Le meilleur coup est souvent celui qui ne lui laisse presque rien.',
      ],
      figures: ['Noir n’a que les réponses numérotées.'],
      game: 'Après le dixième coup, et tant qu’au moins vingt cases sont vides, laissez au plus trois coups à l’adversaire.',
    },
    centre: {
      takeaway:
        'Gardez vos pions à l’intérieur\u00a0: chaque pion près d’une case vide peut donner un coup à l’adversaire.',
      text: [
        'Dans l’ouverture, restez compact. Gardez vos pions groupés au centre et laissez l’autre couleur les entourer\u00a0: celui qui est dehors se fait attaquer, celui qui est dedans a des coups.',
        'Les pions qui touchent une case vide forment la frontière. Chacun d’eux donne prise à l’adversaire. Un bon coup en retourne donc peu, et un très bon coup réduit votre frontière.',
        'Avoir moins de pions que l’autre n’a rien d’inquiétant à ce stade. Mieux vaut en général retourner un pion au milieu que trois à l’extérieur.',
      ],
      figures: ['Les cercles montrent la frontière de Noir.'],
      game: 'Après vingt coups, ayez moins de pions que {name} et au moins autant de coups possibles.',
    },
    quiet: {
      takeaway:
        'Retournez des pions qui ne touchent aucune case vide\u00a0: l’adversaire n’y gagne aucun coup.',
      text: [
        'Un coup tranquille retourne des pions de l’intérieur, entourés d’autres pions. Rien de nouveau ne touche une case vide\u00a0: l’adversaire n’a pas un coup de plus, et c’est à lui d’en trouver un.',
        'Un coup bruyant fait le contraire\u00a0: il retourne des pions de l’extérieur, que l’adversaire pourra tous encadrer.',
        'Cherchez les cases d’où l’on ne retourne qu’un pion, au milieu. En avoir deux en réserve vaut cher. Celui qui dispose encore d’un coup tranquille quand l’autre n’en a plus décide où la partie continue.',
      ],
      figures: [
        'b5 ne retourne qu’un pion, bien à l’intérieur.',
        'h3 retourne trois pions à l’extérieur. Ils touchent les sept cases marquées.',
      ],
      game: 'Jouez trois coups tranquilles après le sixième coup de la partie.',
    },
    freeMoves: {
      takeaway: 'Gardez les coups que vous seul pouvez jouer, et jouez d’abord les autres.',
      text: [
        'Tôt ou tard, l’un des deux n’a plus de bon coup. Celui qui dispose encore d’un coup d’attente rend le trait et laisse l’autre se débrouiller.',
        'Un coup d’attente n’ouvre rien\u00a0: l’adversaire ne peut ensuite jouer que là où il pouvait déjà. On en trouve souvent sur un bord à moitié pris, ou dans une case à laquelle l’autre n’a pas accès.',
        'Ne les gaspillez pas. Ils se conservent tant que vous êtes seul à pouvoir les jouer\u00a0: jouez d’abord les autres. Avant d’en dépenser un, regardez combien l’adversaire en a\u00a0: celui qui en a un de plus peut attendre plus longtemps que l’autre.',
      ],
      figures: ['Noir vient de jouer sur la case cerclée\u00a0: Blanc n’y gagne aucun nouveau coup.'],
      game: 'Après le dixième coup, jouez trois coups qui ne donnent aucune nouvelle case à l’adversaire.',
    },
    parity: {
      takeaway: 'Entamez les régions impaires, et répondez dans les paires.',
      text: [
        'Vers la fin, les cases vides se séparent en régions. Celui qui joue le dernier dans une région retourne des pions que personne ne reprendra.',
        'Dans une région impaire, celui qui commence finit aussi, si les deux y jouent tour à tour. Dans une région paire, c’est le second. Entamez donc les régions impaires, et répondez dans les paires.',
        'Si personne ne passe, Blanc joue le dernier coup de la partie. Avec les noirs, vous pouvez l’empêcher en faisant passer Blanc une fois, ou en gardant une région où Blanc ne peut pas jouer. Quand il reste vingt cases, commencez à compter celles de chaque région.',
      ],
      figures: [
        'Trois régions\u00a0: deux ont 4 cases vides, et une en a 1.',
        'Chaque chiffre donne le nombre de cases de sa région.',
      ],
      game: 'Il reste quatorze cases. Gagnez en jouant les régions dans le bon ordre.',
    },
    swindles: {
      takeaway: 'Une case interdite à l’adversaire vaut un coup d’avance\u00a0: gardez-la pour la fin.',
      text: [
        'Une case où l’adversaire ne retournerait rien est à vous seul. Vous y jouez quand bon vous semble\u00a0: elle vaut un coup d’avance, et vers la fin, deux coups de suite décident d’une partie.',
        'Cela arrive quand toutes les lignes qui y mènent sont d’une seule couleur, ou que l’adversaire n’a pas de quoi encadrer. Tant qu’il vous reste un autre coup, n’y touchez pas.',
        'La parité s’en trouve changée\u00a0: une région où un seul camp peut entrer ne compte plus parmi les paires. Avec une seule case de ce genre, Noir joue le dernier coup malgré tout.',
      ],
      figures: ['Noir ne peut pas jouer sur la case marquée, mais Blanc le peut.'],
      game: 'Il reste dix cases. Un seul coup garde le gain\u00a0: trouvez-le, puis menez la partie au bout.',
    },
    counting: {
      takeaway:
        'Comptez à partir de la meilleure réponse adverse\u00a0: un pion retourné vaut deux, un pion posé vaut un.',
      text: [
        'Quand il reste peu de cases, ne devinez plus, comptez. Chaque coup donne à un camp le pion posé et les pions retournés, et ôte ces derniers à l’autre.',
        'Partez de la meilleure réponse de l’adversaire, pas de celle que vous espérez. Avec deux cases, on compare deux ordres\u202f; avec quatre, vingt-quatre au plus, dont la plupart tombent aussitôt, impossibles ou visiblement mauvais.',
        'Comptez l’écart\u00a0: un pion retourné compte deux, un pion posé compte un. Et repérez les cases où vous seul pouvez jouer\u00a0: elles peuvent attendre la fin.',
      ],
      figures: ['Les cases qui restent.'],
      game: 'Il reste huit cases et {name} joue bien. Trouvez le gain.',
    },
    endings: {
      takeaway: 'Faites la liste de vos coups, et écartez ceux qui ont une réponse forte.',
      text: [
        'Pour résoudre une finale, procédez toujours dans le même ordre. Faites la liste de vos coups. Pour chacun, cherchez la réponse la plus gênante. Si cette réponse est forte, écartez le coup\u00a0: inutile de compter les autres réponses.',
        'Essayez d’abord ce qui est acquis pour de bon\u00a0: un coin, la dernière case d’une région, un coup qui fait passer l’adversaire. Il ne reste alors que quelques suites.',
        'Si rien ne gagne, cherchez la nulle. Et si tout perd, perdez de peu\u00a0: dans un tournoi, les pions s’additionnent. À cinq cases vides, on peut être certain. Prenez le temps.',
      ],
      figures: ['Les chiffres donnent l’ordre des meilleurs coups.'],
      game: 'Il reste six cases, et un seul coup gagne. Trouvez-le.',
    },
    openings: {
      takeaway: 'Retournez un ou deux pions à la fois, et restez au centre.',
      text: [
        'Les quatre premiers coups possibles n’en font qu’un, à une rotation près. À f5, Blanc a trois réponses\u00a0: d6, la perpendiculaire\u202f; f6, la diagonale\u202f; f4, la parallèle, la plus faible.',
        'Pas besoin d’apprendre des suites par cœur. Retournez un ou deux pions à la fois, restez dans le carré central (les seize cases du milieu), gardez vos pions groupés et laissez ceux de l’adversaire les entourer\u00a0: à lui le mur, à vous les coups.',
        'L’ouverture s’achève quand un pion atteint le bord. Si la partie est alors équilibrée, vous en avez tiré tout ce que vous vouliez.',
      ],
      figures: ['1 perpendiculaire, 2 diagonale, 3 parallèle.'],
      game: 'Après douze coups, {name} ne doit pas avoir plus de coups possibles que vous.',
    },
    families: {
      takeaway: 'Choisissez une ouverture et une réponse, et jouez-les souvent.',
      text: [
        'Après f5 d6, Noir a trois bons coups. c3 mène à l’ouverture Tigre par d3 c4, la plus jouée en tournoi. c4 mène au Chat par d3 c5. c5, suivi de f4 e3, mène au Rabbit, puis à la Rose.',
        'Après f5 f6, la suite principale est e6 d6\u00a0: avec c5, c’est la diagonale classique, avec c3 l’Ishii, avec e7 la Heath.',
        'N’apprenez rien par cœur. Choisissez une ouverture avec Noir et une réponse avec Blanc, jouez-les souvent, et cherchez dans l’analyse où la partie a cessé d’être équilibrée\u00a0: ainsi, chaque partie vous apprend un coup.',
      ],
      figures: [
        '1 mène à l’ouverture Tigre, 2 au Chat, 3 au Rabbit.',
        '1 mène à la diagonale classique, 2 à l’Ishii, 3 à la Heath.',
      ],
      game: 'Après vingt coups, {name} ne doit pas avoir plus de coups possibles que vous.',
    },
    plans: {
      takeaway: 'Avant chaque coup, sachez ce que l’adversaire répondra et ce que vous jouerez ensuite.',
      text: [
        'Un plan, ce sont deux ou trois coups qui vont ensemble\u00a0: je joue là, il n’a que cette réponse, alors je prends ceci. Réfléchissez jusque-là avant chaque coup\u00a0: un coup modeste qui mène quelque part vaut mieux qu’un coup brillant aussitôt réfuté.',
        'Le plan le plus courant ne laisse à l’adversaire que de mauvais coups. Comptez les coups sûrs de chacun\u00a0: si vous en avez un de plus, il devra bientôt ouvrir un coin.',
        'On peut aussi céder quelque chose. Un coin perdu se justifie s’il en rapporte deux, ou le dernier coup d’une région. Mais comptez d’abord.',
      ],
      figures: ['Les réponses de Blanc\u00a0: chacune ouvre un coin à Noir.'],
      game: 'Gagnez une partie entière. Avant chaque coup, dites quelle réponse vous attendez.',
    },
    stronger: {
      takeaway: 'Gardez les coins fermés, attendez votre chance, et comptez chaque finale.',
      text: [
        'Face à plus fort que soi, inutile de briller. Jouez de façon à vous tromper le moins possible\u00a0: gardez les coins fermés, peu de pions à l’extérieur, et cherchez la réponse à votre coup avant de le jouer.',
        'Quand vous êtes moins bien, ne cédez pas tout d’un coup. Choisissez ce qui laisse le plus à calculer à l’autre, et jamais un coup qui perd un coin pour rien.',
        'Comptez chaque finale, même perdue\u00a0: perdre de six n’est pas perdre de quarante, et les meilleurs se trompent aussi dans les dernières cases. Après la partie, cherchez le coup qui l’a fait basculer.',
      ],
      figures: ['32 à 32\u00a0: une nulle contre plus fort que soi.'],
      game: 'Finissez avec au moins 24 pions contre {name}.',
    },
    graduation: {
      takeaway:
        'Coins, réponses, coups tranquilles, régions, décompte\u00a0: posez-vous ces questions dans cet ordre.',
      text: [
        'Vous savez maintenant tout ce qu’il faut. Avant chaque coup, dans cet ordre\u00a0: puis-je prendre un coin et le garder\u202f? mon coup en ouvre-t-il un\u202f? combien de réponses laisse-t-il\u202f? y a-t-il un coup tranquille\u202f? À vingt cases vides\u00a0: quelles régions sont impaires\u202f? À dix\u00a0: comptez.',
        'Ines gagne des tournois\u00a0: elle prend ce que vous laissez et manque rarement un coin. Mais elle se trompe comme tout le monde, surtout dans les dernières cases, et celles-là, vous savez maintenant les compter.',
        'Si vous perdez, ouvrez la partie sur la page Analyser\u00a0: elle montre à quel coup tout a basculé.',
      ],
      figures: ['À vous de jouer.'],
      game: 'Battez {name}. C’est la fin du cours et le début du jeu.',
    },
  },
};
