import type { CoachStrings } from '../strings/coach.js';

/** French, in the terms of the French federation: coin, case X, case C, coup tranquille, frontière, pion définitif. */
export const fr: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'Vous offrez {corners} à l’adversaire{since}\u202f; {otherwise}.',
      good: '{other} donnerait {corners}{otherBy}\u202f; ce coup, non.',
    },
    'corner-left': {
      bad: 'L’adversaire peut toujours prendre {corners}\u202f; {otherwise}.',
      good: 'Vous empêchez l’adversaire de prendre {corners}\u202f; avec {other}, il le pourrait.',
    },
    'corner-forced': {
      bad: 'Vous ne pouvez plus empêcher l’adversaire de prendre {corners}\u00a0: {line}.',
      good: 'Après {other}, vous ne pourriez plus empêcher l’adversaire de prendre {corners}\u00a0: {otherLine}.',
    },
    'corner-missed': { bad: 'Vous auriez pu prendre {corners}.', good: 'Vous prenez {corners}.' },
    'corner-force-missed': {
      bad: 'Avec {other}, vous gagnez {corners} de force\u00a0: {otherLine}.',
      good: 'Vous gagnez {corners} de force\u00a0: {line}.',
    },
    'x-square': {
      bad: 'Vous jouez la case X du coin vide {squares}.',
      good: '{other} est la case X d’un coin vide, {squares}\u00a0: vous avez raison de l’éviter.',
    },
    'x-square-falls': {
      bad: 'Vous jouez la case X de {squares} et, {bestPlay}, elle vous coûte le coin\u00a0: {line}.',
      good: '{other} est la case X de {squares}, et l’adversaire prendrait ce coin\u00a0: {otherLine}.',
    },
    'c-square': {
      bad: 'Vous jouez une case C du coin vide {squares}.',
      good: '{other} est une case C d’un coin vide, {squares}\u00a0: vous avez raison de l’éviter.',
    },
    'c-square-falls': {
      bad: 'Vous jouez une case C de {squares} et, {bestPlay}, elle vous coûte le coin\u00a0: {line}.',
      good: '{other} est une case C de {squares}, et l’adversaire prendrait ce coin\u00a0: {otherLine}.',
    },
    'corner-lost-later': {
      bad: '{bestPlay}, l’adversaire finit par prendre {corners}\u00a0: {line}.',
      good: 'Après {other}, l’adversaire finirait par prendre {corners}\u00a0: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Avec {other}, vous finissez par prendre {corners}\u00a0: {otherLine}.',
      good: '{bestPlay}, vous finissez par prendre {corners}\u00a0: {line}.',
    },
    'corner-threat-missed': {
      bad: 'Avec {other}, vous menaciez {corners}.',
      good: 'Vous menacez {corners}.',
    },
    'square-wanted': {
      bad: 'Vous vouliez tous deux {reply}, et c’est l’adversaire qui y joue.',
      good: 'Vous jouez {reply} le premier\u202f; après {other}, l’adversaire y jouerait.',
    },
    'own-square-opened': {
      bad: 'Vous seul pouviez jouer {reply}\u202f; {by}vous y laissez entrer l’adversaire avant vous.',
      good: '{other} laisserait l’adversaire jouer {reply}{otherBy}\u202f; ce coup l’en empêche.',
    },
    'reply-opened': {
      bad: 'Après {other}, l’adversaire ne pouvait pas jouer {reply}{forNow}\u202f; {by}vous l’y laissez entrer, et il y joue.',
      good: 'L’adversaire ne peut pas jouer {reply}\u202f; {other} l’y laisserait entrer{otherBy}.',
    },
    'reply-prevented': {
      bad: 'L’adversaire joue {reply}\u202f; {other} l’en empêchait{otherBy}{forNow}.',
      good: 'Après {other}, l’adversaire jouerait {reply}\u202f; {by}ce coup l’en empêche.',
    },
    'reply-stronger': {
      bad: 'L’adversaire joue {reply}, ce qui vous coûte plus cher ici qu’après {other}.',
      good: 'La réponse {reply} est moins forte qu’après {other}.',
    },
    'reply-stronger-moves': {
      bad: 'L’adversaire joue {reply} et il {own=ne }vous reste {own/moves|aucun coup}\u202f; après {other}, il vous en resterait {otherOwn}.',
      good: '{reply} vous laisse {own/moves}, contre {otherOwn|aucun} après {other}.',
    },
    'reply-continued': {
      bad: 'L’adversaire joue {reply} et peut ensuite jouer {against}\u202f; {other} lui interdisait {against}{otherBy}.',
      good: 'Après {other}, l’adversaire jouerait {reply} et pourrait ensuite jouer {against}\u202f; {by}ce coup lui interdit {against}.',
    },
    'reply-continued-wanted': {
      bad: 'L’adversaire joue {reply} et peut ensuite jouer {against}, la case qu’il vous fallait.',
      good: 'Vous jouez {against} vous-même\u202f; après {other} {reply}, l’adversaire pourrait y jouer ensuite.',
    },
    'reply-poisoned': {
      bad: 'L’adversaire peut jouer {reply} sans risque\u202f; après {other}, cela vous donnerait le coin {corner}.',
      good: 'L’adversaire ne peut pas jouer {reply} sans vous donner le coin {corner}\u202f; après {other}, il le pourrait.',
    },
    'replies-strong': {
      bad: 'L’adversaire a plusieurs bonnes réponses, {squares}\u202f; après {other}, aucune ne vous coûte autant.',
      good: 'Après {other}, l’adversaire aurait plusieurs bonnes réponses\u00a0: {squares}.',
    },
    'reply-strong': {
      bad: 'L’adversaire a une réponse forte, {reply}\u202f; après {other}, aucune ne vous coûte autant.',
      good: 'Après {other}, l’adversaire aurait une réponse forte, {reply}.',
    },
    'replies-prevented': {
      bad: 'L’adversaire a maintenant de bons coups en {squares}\u202f; {other} les interdisait tous{otherBy}{forNow}.',
      good: 'Après {other}, l’adversaire aurait de bons coups en {squares}\u202f; {by}ce coup les interdit tous.',
    },
    'return-missed': {
      bad: 'Sur {reply}, il vous faut {against}\u00a0: impossible après {move}, possible après {other}{needs}.',
      good: 'Sur {reply}, vous pouvez jouer {against}{needs}\u202f; après {other}, ce ne serait pas possible.',
    },
    'return-spent': {
      bad: '{move} est votre réponse à {reply}\u00a0: gardez-la et jouez d’abord {other}.',
      good: 'Vous gardez {against} comme réponse à {reply}.',
    },
    'return-punished': {
      bad: 'Sur {reply}, il vous faut {against}. Maintenant, l’adversaire le punit par {corner}, ce que {other} évitait.',
      good: 'Sur {reply}, vous pouvez jouer {against}\u202f; après {other}, l’adversaire le punirait par {corner}.',
    },
    'return-punished-opened':
      '{by}vous ouvrez {corner}, que l’adversaire garde pour plus tard\u00a0: il joue d’abord {reply}. {other} l’en empêchait.',
    'return-punished-corner': {
      bad: 'Sur {reply}, il vous faut {against}. Maintenant, cela donne le coin {corner}\u202f; après {other}, non.',
      good: 'Sur {reply}, vous pouvez jouer {against}\u202f; après {other}, cela donnerait le coin {corner}.',
    },
    'moves-lost': {
      bad: 'L’adversaire joue {reply} et vous prive de {squares}{since}\u202f; {other} l’évitait.',
      good: 'Vous pouvez encore jouer {squares}\u202f; après {other} {reply}, vous ne pourriez plus y jouer{since}.',
    },
    prepared: {
      bad: '{other} prépare {squares}\u00a0: après {otherReply}, vous pouvez y jouer{needs}\u202f; après {move} {reply}, non.',
      good: 'Vous préparez {squares}\u00a0: après {otherReply}, vous pouvez y jouer{needs}.',
    },
    'reserve-lost': {
      bad: 'Vous étiez seul à pouvoir jouer {squares}\u202f; {by}vous y laissez entrer l’adversaire, ce que {other} évitait.',
      good: 'Vous restez seul à pouvoir jouer {squares}\u202f; {other} y laisserait entrer l’adversaire{otherBy}.',
    },
    'reserve-taken': {
      bad: 'Vous étiez seul à pouvoir jouer {squares}\u202f; {by}vous y laissez entrer l’adversaire aussitôt, ce que {other} évitait.',
      good: 'Vous restez seul à pouvoir jouer {squares}\u202f; {other} y laisserait entrer l’adversaire aussitôt{otherBy}.',
    },
    'could-wait': {
      bad: '{move} peut attendre\u00a0: l’adversaire ne peut pas y jouer. En {other}, vous pouvez jouer tous les deux\u00a0: c’est plus urgent.',
      good: '{other} peut attendre, car l’adversaire ne peut pas y jouer\u202f; cette case est ouverte aux deux et passe en premier.',
    },
    'could-wait-later': {
      bad: 'Vous seul pouvez jouer {move}\u00a0: ce coup peut attendre. Jouez d’abord {other}.',
      good: 'Vous seul pouvez jouer {other}\u00a0: vous avez raison de le garder pour plus tard.',
    },
    sacrifice: {
      bad: 'Laissez {corners} à l’adversaire\u00a0: {other} est payant\u00a0: {otherLine}.',
      good: 'Vous sacrifiez {corners}, et c’est payant\u00a0: {line}.',
    },
    'sacrifice-for': {
      bad: '{other} cède {given} et gagne {corner} en échange\u00a0: {otherLine}.',
      good: 'Vous cédez {given} et gagnez {corner} en échange\u00a0: {line}.',
    },
    mobility: {
      bad: 'L’adversaire joue {reply} et il {own=ne }vous reste {own/moves|aucun coup}\u202f; après {other} {otherReply}, vous en auriez {otherOwn}.',
      good: 'L’adversaire joue {otherReply} et il vous reste {own/moves}\u202f; après {other} {reply}, vous {otherOwn=n’}en auriez {otherOwn|aucun}.',
    },
    opens: {
      bad: 'Vous laissez à l’adversaire {theirs/moves}\u202f; après {other}, il {otherTheirs=n’}en aurait {otherTheirs|aucun}.',
      good: 'Vous {theirs=ne }laissez à l’adversaire {theirs/moves|aucun coup}\u202f; {other} lui en laisserait {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'Vous tombez à court de coups sûrs\u00a0: après {reply}, vous {own=n’}en avez {own|aucun}, contre {otherOwn} après {other} {otherReply}.',
      good: 'Vous gardez {own/safe} après {otherReply}, contre {otherOwn|aucun} après {other} {reply}.',
    },
    frontier: {
      bad: 'Vous bâtissez un mur\u00a0: {own/frontier}, contre {otherOwn} après {other}.',
      good: 'Vous évitez un mur\u00a0: {own/frontier}, contre {otherOwn} après {other}.',
    },
    'many-flips': {
      bad: 'Vous retournez {own/discs}, {other} seulement {otherOwn}. Avant la finale, mieux vaut en avoir peu.',
      good: 'Vous ne retournez que {own/discs}, {other} en retournerait {otherOwn}. Avant la finale, mieux vaut en avoir peu.',
    },
    'quiet-move': {
      bad: '{other} est plus tranquille\u00a0: ses pions retournés {otherOwn=ne }touchent {otherOwn/empty|aucune case vide}, ceux de {move}, {own}.',
      good: 'Ce coup est tranquille\u00a0: ses pions retournés {own=ne }touchent {own/empty|aucune case vide}, ceux de {other}, {otherOwn}.',
    },
    parity: {
      bad: 'Vous entamez une région paire ({squares}), et l’adversaire y joue le dernier\u00a0: {line}.',
      good: '{other} entamerait une région paire ({squares}), où l’adversaire joue le dernier\u00a0: {otherLine}.',
    },
    'region-opened': {
      bad: 'Vous seul pouviez jouer en {squares}\u202f; l’adversaire le peut maintenant et, {bestPlay}, il y joue\u00a0: {line}.',
      good: 'Vous restez seul à pouvoir jouer en {squares}\u202f; {other} y laisserait entrer l’adversaire\u00a0: {otherLine}.',
    },
    'region-closed': {
      bad: 'L’adversaire joue {reply} et vous ferme {squares}\u202f; après {other}, vous pourriez encore y jouer.',
      good: 'Vous pouvez encore jouer en {squares}\u202f; après {other} {reply}, vous ne le pourriez plus.',
    },
    'unbalanced-edge': {
      bad: 'Vous créez un bord de cinq ({squares}), et l’adversaire en prend un coin\u00a0: {line}.',
      good: '{other} créerait un bord de cinq ({squares}), et l’adversaire en prendrait un coin\u00a0: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'Vous laissez l’adversaire s’insérer en {squares}\u00a0: {line}.',
      good: '{other} laisserait l’adversaire s’insérer en {squares}\u00a0: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Vous auriez pu vous insérer en {squares}, entre deux pions adverses.',
      good: 'Vous vous insérez entre deux pions adverses.',
    },
    'wipe-out': {
      bad: '{bestPlay}, vous perdez tous vos pions\u00a0: {line}.',
      good: 'Après {other}, vous perdriez tous vos pions\u00a0: {otherLine}.',
    },
    'pass-forced': {
      bad: 'Avec {other}, vous laissiez l’adversaire sans coup.',
      good: 'Vous laissez l’adversaire sans coup.',
    },
    'pass-forced-later': {
      bad: 'Avec {other}, l’adversaire doit bientôt passer\u00a0: {otherLine}.',
      good: 'L’adversaire doit bientôt passer\u00a0: {line}.',
    },
    'pass-suffered': {
      bad: '{bestPlay}, vous finissez par devoir passer\u00a0: {line}.',
      good: 'Après {other}, vous finiriez par devoir passer\u00a0: {otherLine}.',
    },
    count: {
      bad: 'Si chacun joue au mieux, {other} rapporte {discs/discs} de plus\u00a0: {otherLine}.',
      good: 'Si chacun joue au mieux, vous gagnez {discs/discs} sur {other}\u00a0: {line}.',
    },
    'count-equal': 'Si chacun joue au mieux, aucun coup ne rapporte plus.',
    value: {
      bad: 'L’ordinateur voit {discs/discs} de plus avec {other}\u00a0: {otherLine}.',
      good: 'L’ordinateur voit {discs/discs} de plus avec {move} qu’avec {other}\u00a0: {line}.',
    },
    'value-equal': 'L’ordinateur ne voit rien de mieux.',
    'only-move': 'C’est le seul coup possible.',
  },
  otherwise: {
    none: '{other} ne le permettrait pas',
    prevents: '{other} l’empêcherait{otherBy}',
    another: 'après {other}, il pourrait prendre {otherReply}, mais pas {squares}',
    later: 'après {other}, il ne le prend que plus tard\u00a0: {otherLine}',
  },
  access: {
    by: 'en retournant {discs},',
    placing: 'par votre pion en {discs},',
    otherBy: 'en retournant {discs}',
    since: ', car {mover} retourne {discs}',
    sincePlacing: ', car il peut retourner le nouveau pion en {discs}',
    turning: 'en retournant {discs}',
    own: 'grâce à votre pion en {discs}',
  },
  consequences: {
    loses: 'après {reply}, vous ne pouvez plus jouer {squares}{since}',
    threatens: 'depuis {reply}, il menace {corners}',
    wedges: '{reply} s’insère entre deux de vos pions du bord',
    'shuts-out': 'après {reply}, lui seul peut jouer en {squares}',
    leaves: 'après {reply}, vous ne pouvez plus jouer que {squares}',
    'gives-nothing': '{reply} ne vous ouvre aucun coup',
    'loses-corner': 'après {reply}, vous ne pouvez plus prendre {corners}{since}',
    'opens-next': 'après {reply}, il peut continuer en {squares}',
    wanted: 'après {other}, c’est vous qui y joueriez',
    'return-threatens': 'depuis {against}, vous menaceriez {corners}',
    'return-wedges': '{against} s’insérerait entre deux pions adverses du bord',
    'return-quiet': '{against} serait un coup tranquille, qui ne lui ouvre rien',
    decides: 'Sans {reply}, {move} vaudrait {other}.',
  },
  inLines: {
    theirs: 'Après {move}, l’adversaire obtient {corners}.',
    own: 'Cette variante vous donne {corners}.',
    given: 'Cette variante cède {corners} et reste meilleure.',
    bait: '{move} vous donne bien {corners}, mais cela ne suffit pas.',
    'pass-own': 'Après {move}, vous devez passer.',
    'pass-theirs': 'Dans cette variante, l’adversaire doit passer.',
    'pass-given': 'Dans cette variante, vous devez passer, et elle reste meilleure.',
    'pass-bait': 'Après {move}, l’adversaire doit passer, mais cela ne suffit pas.',
  },
  forNow: 'pour l’instant',
  withConsequence: '{reason}\u00a0: {first}.',
  nouns: {
    moves: { one: '{n} coup', other: '{n} coups' },
    discs: { one: '{n} pion', other: '{n} pions' },
    frontier: { one: '{n} pion exposé', other: '{n} pions exposés' },
    safe: {
      one: '{n} coup qui ne donne pas de coin',
      other: '{n} coups qui ne donnent pas de coin',
    },
    empty: { one: '{n} case vide', other: '{n} cases vides' },
    region: { one: '{n} case', other: '{n} cases' },
  },
  corners: {
    one: 'le coin {squares}',
    other: 'les coins {squares}',
    any: 'un coin',
    among: '{squares} (un coin)',
  },
  bestPlay: { exact: 'si chacun joue au mieux', engine: 'dans la variante de l’ordinateur' },
  pass: 'passe',
  people:
    'Parmi les joueurs de votre force, {share} choisissent ici {move} et {otherShare} choisissent {other}.',
  kinds: {
    'corner-given': 'Coin donné',
    'corner-left': 'Coin laissé',
    'corner-forced': 'Coin perdu par force',
    'corner-missed': 'Coin',
    'corner-force-missed': 'Coin gagné par force',
    'x-square': 'Case X',
    'c-square': 'Case C',
    'corner-lost-later': 'Coin perdu plus tard',
    'corner-won-later': 'Coin gagné plus tard',
    'corner-threat-missed': 'Menace de coin',
    'square-wanted': 'Case voulue des deux',
    'own-square-opened': 'Case cédée',
    'reply-opened': 'Case ouverte',
    'reply-prevented': 'Réponse empêchée',
    'reply-stronger': 'Réponse forte',
    'reply-continued': 'Réponse et suite',
    'reply-poisoned': 'Coup empoisonné',
    'replies-strong': 'Réponses fortes',
    'replies-prevented': 'Réponses empêchées',
    'return-missed': 'Riposte manquée',
    'return-punished': 'Riposte manquée',
    'moves-lost': 'Coups perdus',
    prepared: 'Coup préparé',
    'reserve-lost': 'Coup réservé perdu',
    'could-wait': 'Coup réservé gaspillé',
    sacrifice: 'Sacrifice',
    mobility: 'Mobilité',
    opens: 'Ouverture du jeu',
    'safe-moves': 'Coups sûrs',
    frontier: 'Mur',
    'many-flips': 'Trop de pions',
    'quiet-move': 'Coup tranquille',
    parity: 'Parité',
    'region-opened': 'Région ouverte',
    'region-closed': 'Accès à une région',
    'unbalanced-edge': 'Bord de cinq',
    'wedge-allowed': 'Insertion',
    'wedge-missed': 'Insertion',
    'wipe-out': 'Élimination',
    'pass-forced': 'Passe forcé',
    'pass-suffered': 'Passe',
    count: 'Décompte',
    'only-move': 'Seul coup',
    value: 'Calcul',
  },
  story: {
    move: { you: 'votre coup {move}', black: 'le coup noir {move}', white: 'le coup blanc {move}' },
    opening: '{opening} : {course}',
    led: {
      you: 'vous avez mené du coup {from} jusqu’à la fin, de {discs} au plus.',
      black: 'Noir a mené du coup {from} jusqu’à la fin, de {discs} au plus.',
      white: 'Blanc a mené du coup {from} jusqu’à la fin, de {discs} au plus.',
    },
    ledUntil: {
      you: 'vous avez mené du coup {from} au coup {to}, de {discs} au plus.',
      black: 'Noir a mené du coup {from} au coup {to}, de {discs} au plus.',
      white: 'Blanc a mené du coup {from} au coup {to}, de {discs} au plus.',
    },
    comeback: {
      you: 'au coup {at}, vous aviez {discs} de retard, et vous avez quand même gagné.',
      black: 'au coup {at}, Noir avait {discs} de retard, et il a quand même gagné.',
      white: 'au coup {at}, Blanc avait {discs} de retard, et il a quand même gagné.',
    },
    close: 'jusqu’au coup {to}, personne n’a eu plus de {discs} d’avance.',
    changing: 'l’avantage a changé de camp {times}, la dernière fois au coup {to}.',
    causes: {
      'corner-lost': 'cédé {corners}',
      'corner-missed': 'manqué {corners}',
      sacrifice: 'manqué un sacrifice',
      'square-shared': 'laissé échapper {square}',
      'free-move': 'gaspillé un coup réservé',
      reply: 'permis {square}',
      mobility: 'laissé trop peu de coups',
      quiet: 'retourné trop de pions',
      region: 'abandonné une région',
      edge: 'affaibli un bord',
      'wipe-out': 'mis tous les pions en danger',
      pass: 'mené à une passe',
    },
    because: '{cause} et',
    leadLost: '{move} a {because}coûté {discs} et l’avantage ; il fallait jouer {best}.',
    chanceMissed:
      'après {before}, l’avantage avait changé de camp, mais {move} l’a rendu ; il fallait jouer {best}.',
    loss: '{move} a {because}coûté {discs} ; {best} était meilleur.',
    exchange: 'du coup {from} au coup {to}, chaque coup a rendu l’avantage\u00a0: {discs} en {moves}.',
    found: '{move} était le seul bon coup : le suivant perd {discs}.',
    square: {
      you: '{square} était la case qu’il vous fallait du coup {from} au coup {to} : {moves} l’ont manquée, {discs} en tout.',
      black:
        '{square} était la case qu’il fallait à Noir du coup {from} au coup {to} : {moves} l’ont manquée, {discs} en tout.',
      white:
        '{square} était la case qu’il fallait à Blanc du coup {from} au coup {to} : {moves} l’ont manquée, {discs} en tout.',
    },
    squareOfBoth:
      '{square} était la case qu’il fallait à tous deux du coup {from} au coup {to} : {moves} l’ont manquée, {discs} en tout.',
    region: {
      you: 'vous vous êtes trompé {times} autour de {square}, du coup {from} au coup {to} : {discs} en tout.',
      black: 'Noir s’est trompé {times} autour de {square}, du coup {from} au coup {to} : {discs} en tout.',
      white: 'Blanc s’est trompé {times} autour de {square}, du coup {from} au coup {to} : {discs} en tout.',
    },
    slow: {
      you: 'vous n’avez pas fait de gaffe : {moves} ont coûté {discs}, peu à peu.',
      black: 'Noir n’a pas fait de gaffe : {moves} ont coûté {discs}, peu à peu.',
      white: 'Blanc n’a pas fait de gaffe : {moves} ont coûté {discs}, peu à peu.',
    },
    won: { you: 'vous avez gagné {score}.', black: 'Noir a gagné {score}.', white: 'Blanc a gagné {score}.' },
    lost: 'vous avez perdu {score}.',
    wipedOut: {
      you: 'vous avez perdu tous vos pions au coup {ply}.',
      black: 'Noir a perdu tous ses pions au coup {ply}.',
      white: 'Blanc a perdu tous ses pions au coup {ply}.',
    },
    draw: 'la partie s’est terminée par une nulle.',
    open: {
      you: 'la partie s’arrête au coup {ply} ; vous avez {discs} d’avance.',
      black: 'la partie s’arrête au coup {ply} ; Noir a {discs} d’avance.',
      white: 'la partie s’arrête au coup {ply} ; Blanc a {discs} d’avance.',
    },
    openEven: 'la partie s’arrête au coup {ply}, à égalité.',
    advice: {
      'corner-lost': 'avant de jouer à côté d’un coin vide, vérifiez si ce pion peut être retourné.',
      'corner-missed': 'regardez d’abord les coins : pouvez-vous en prendre un, ou en menacer un ?',
      sacrifice: 'on peut céder un coin si l’on gagne en échange un bord ou les derniers coups.',
      'square-shared': 'quand une case sert aux deux camps, n’attendez pas pour y jouer.',
      'free-move':
        'un coup que vous seul pouvez jouer ne se perd pas ; jouez d’abord là où les deux le peuvent.',
      reply: 'avant de jouer, cherchez la meilleure réponse et ce qu’elle vous prend.',
      mobility: 'comptez vos coups après la meilleure réponse, pas avant.',
      quiet: 'préférez le coup tranquille : retournez peu de pions, et aucun à côté d’une case vide.',
      region: 'vers la fin, voyez qui joue le dernier dans chaque région.',
      edge: 'avant de remplir un bord, cherchez le trou où l’adversaire peut s’insérer.',
      'wipe-out': 'quand il vous reste peu de pions, gardez-en où ils ne peuvent pas être retournés.',
      pass: 'gardez un coup en réserve, pour ne jamais devoir passer.',
      lead: 'quand vous menez, jouez la sécurité : le coup tranquille, et peu de choix pour l’adversaire.',
      count: 'à dix cases vides ou moins, comptez les pions jusqu’à la fin.',
      plan: 'quand rien n’est forcé, comparez deux coups par les réponses qu’ils permettent.',
    },
    takeAlong: 'À retenir : {advice}',
    times: '{n} fois',
  },
};
