import type { CoachStrings } from '../strings/coach.js';

/** French, in the terms of the French federation: coin, case X, case C, coup tranquille, frontière, pion définitif. */
export const fr: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'L’adversaire peut prendre {corners} tout de suite{since}\u202f; {otherwise}.',
      good: 'Ce coup ne donne pas {corners}, alors que {other} le ferait{otherBy}.',
    },
    'corner-forced': {
      bad: 'Quelle que soit votre réponse, l’adversaire prend {corners}\u00a0: {line}.',
      good: 'Après {other}, l’adversaire prendrait {corners} à coup sûr\u00a0: {otherLine}.',
    },
    'corner-missed': { bad: 'Vous auriez pu prendre {corners}.', good: 'Ce coup prend {corners}.' },
    'corner-force-missed': {
      bad: 'Avec {other}, vous gagnez {corners} à coup sûr\u00a0: {otherLine}.',
      good: 'Ce coup gagne {corners} à coup sûr\u00a0: {line}.',
    },
    'x-square': {
      bad: 'Le coup {move} occupe la case X d’un coin vide, {squares}.',
      good: 'Le coup {other} occuperait la case X d’un coin vide, {squares}.',
    },
    'x-square-falls': {
      bad: 'Le coup {move} occupe la case X de {squares}, et {bestPlay} l’adversaire prend ce coin\u00a0: {line}.',
      good: 'Le coup {other} occuperait la case X de {squares}, et l’adversaire prendrait ce coin\u00a0: {otherLine}.',
    },
    'c-square': {
      bad: 'Le coup {move} occupe la case C d’un coin vide, {squares}.',
      good: 'Le coup {other} occuperait la case C d’un coin vide, {squares}.',
    },
    'c-square-falls': {
      bad: 'Le coup {move} occupe la case C de {squares}, et {bestPlay} l’adversaire prend ce coin\u00a0: {line}.',
      good: 'Le coup {other} occuperait la case C de {squares}, et l’adversaire prendrait ce coin\u00a0: {otherLine}.',
    },
    'corner-lost-later': {
      bad: '{bestPlay}, l’adversaire finit par prendre {corners}\u00a0: {line}.',
      good: 'Après {other}, l’adversaire finirait par prendre {corners}\u00a0: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Après {other}, vous finissez par prendre {corners}\u00a0: {otherLine}.',
      good: '{bestPlay}, vous finissez par prendre {corners}\u00a0: {line}.',
    },
    'corner-threat-missed': {
      bad: 'Avec {other}, vous auriez menacé {corners}.',
      good: 'Ce coup menace {corners}.',
    },
    'square-wanted': {
      bad: 'Chacun voulait {reply}, et c’est l’adversaire qui y joue maintenant.',
      good: 'Vous jouez {reply} vous-même\u202f; après {other}, c’est l’adversaire qui y jouerait.',
    },
    'own-square-opened': {
      bad: 'L’adversaire ne pouvait pas jouer {reply}\u202f; {by}ce coup lui ouvre la case, et il y joue avant vous.',
      good: 'Vous jouez {reply} vous-même\u202f; {other} ouvrirait cette case à l’adversaire{otherBy}.',
    },
    'reply-opened': {
      bad: 'Avec {other}, {reply} serait restée fermée\u202f; {by}ce coup l’ouvre à l’adversaire, qui y joue.',
      good: 'Ce coup laisse {reply} fermée\u202f; {other} l’ouvrirait à l’adversaire{otherBy}, et il y jouerait.',
    },
    'reply-prevented': {
      bad: 'Le coup {other} aurait interdit {reply} à l’adversaire{otherBy}\u202f; maintenant, il y joue.',
      good: 'Après {other}, l’adversaire répondrait {reply}\u202f; {by}ce coup l’en empêche.',
    },
    'reply-stronger': {
      bad: 'L’adversaire répond {reply}, ce qui vous coûte plus cher ici qu’après {other}.',
      good: 'La réponse {reply} est moins forte qu’après {other}.',
    },
    'reply-continued': {
      bad: 'L’adversaire répond {reply} et peut ensuite jouer aussi {against}, ce que {other} aurait empêché{otherBy}.',
      good: 'Après {other}, l’adversaire répondrait {reply} et pourrait ensuite jouer aussi {against}\u202f; {by}ce coup lui interdit {against}.',
    },
    'reply-continued-wanted': {
      bad: 'L’adversaire répond {reply} et peut ensuite jouer aussi {against}, où vous auriez pu jouer vous-même.',
      good: 'Vous jouez {against} vous-même\u202f; après {other} et la réponse {reply}, l’adversaire pourrait y jouer ensuite.',
    },
    'reply-poisoned': {
      bad: 'L’adversaire répond {reply}\u202f; après {other}, cela vous donnerait le coin {corner}.',
      good: 'Ici, {reply} vous donnerait le coin {corner}\u202f; après {other}, cela ne vous en donnerait aucun.',
    },
    'reply-stronger-moves': {
      bad: 'L’adversaire répond {reply}, ce qui {own=ne }vous laisse {own/moves|aucun coup}\u202f; après {other}, il vous en resterait {otherOwn}.',
      good: 'La réponse {reply} vous laisse {own/moves}, contre {otherOwn|aucun} après {other}.',
    },
    'replies-prevented': {
      bad: 'L’adversaire a maintenant de bonnes réponses en {squares}\u202f; {other} les aurait toutes empêchées{otherBy}.',
      good: 'Après {other}, l’adversaire aurait de bonnes réponses en {squares}\u202f; {by}ce coup les empêche toutes.',
    },
    'return-missed': {
      bad: 'Contre la réponse {reply}, il vous faut {against}. Après {move}, vous ne pouvez pas y jouer\u202f; après {other}, vous le pourriez{needs}.',
      good: 'Après la réponse {reply}, vous pouvez jouer {against}{needs}\u202f; après {other}, ce ne serait pas possible.',
    },
    'return-weaker': {
      bad: 'L’adversaire répond {reply}. Après {other}, vous pourriez alors jouer {against}\u202f; après {move}, il punit ce coup par {corner}.',
      good: 'Après la réponse {reply}, vous pouvez jouer {against}\u202f; après {other}, l’adversaire punirait ce coup par {corner}.',
    },
    'return-punished': {
      bad: 'Contre la réponse {reply}, il vous faut {against}. Après {other}, vous pourriez y jouer\u202f; maintenant, l’adversaire y répond par {corner}.',
      good: 'Après la réponse {reply}, vous pouvez jouer {against}\u202f; après {other}, l’adversaire y répondrait par {corner}.',
    },
    'return-punished-opened':
      '{by}ce coup ouvre {corner} à l’adversaire, qui peut d’abord répondre {reply} et garder {corner} pour plus tard\u202f; {other} l’aurait gardée fermée.',
    'return-punished-corner': {
      bad: 'Contre la réponse {reply}, il vous faut {against}. Après {other}, vous pourriez y jouer\u202f; maintenant, cela donnerait le coin {corner} à l’adversaire.',
      good: 'Après la réponse {reply}, vous pouvez jouer {against}\u202f; après {other}, cela donnerait le coin {corner} à l’adversaire.',
    },
    'moves-lost': {
      bad: 'Après la réponse {reply}, vous ne pouvez plus jouer {squares}{since}\u202f; si vous aviez joué {other}, vous le pourriez encore.',
      good: 'Vous pouvez encore jouer {squares}\u202f; après {other} et la réponse {reply}, vous ne pourriez plus y jouer{since}.',
    },
    prepared: {
      bad: 'Avec {other}, vous préparez {squares}\u00a0: après la réponse {otherReply}, vous pouvez y jouer{needs}\u202f; après {move} et {reply}, vous ne le pouvez pas.',
      good: 'Ce coup prépare {squares}\u00a0: après la réponse {otherReply}, vous pouvez y jouer{needs}.',
    },
    'reserve-lost': {
      bad: 'Vous seul pouviez jouer {squares}\u202f; {by}ce coup y admet aussi l’adversaire, ce que {other} n’aurait pas permis.',
      good: 'Ce coup vous réserve {squares}\u202f; {other} y admettrait aussi l’adversaire{otherBy}.',
    },
    'reserve-taken': {
      bad: 'Vous seul pouviez jouer {squares}, et {other} vous aurait gardé ce coup\u202f; {by}ce coup-ci ouvre la case à l’adversaire, qui y joue aussitôt.',
      good: 'Ce coup vous réserve {squares}\u202f; {other} ouvrirait la case à l’adversaire{otherBy}, et il y jouerait aussitôt.',
    },
    'could-wait': {
      bad: 'Le coup {move} pouvait attendre, car l’adversaire ne peut pas y jouer\u202f; {other} est ouverte aux deux et passe en premier.',
      good: 'Cette case est ouverte aux deux et passe en premier\u202f; {other} peut attendre, car l’adversaire ne peut pas y jouer.',
    },
    'mobility-later': {
      bad: 'Dans les coups qui suivent, vous avez moins de choix qu’après {other}\u00a0: {own} au lieu de {otherOwn} en moyenne.',
      good: 'Dans les coups qui suivent, vous avez plus de choix qu’après {other}\u00a0: {own} au lieu de {otherOwn} en moyenne.',
    },
    sacrifice: {
      bad: 'Sacrifier {corners} par {other} aurait été payant\u00a0: {otherLine}.',
      good: 'Ce coup sacrifie {corners}, et c’est payant\u00a0: {line}.',
    },
    mobility: {
      bad: 'Après la réponse {reply}, il {own=ne }vous reste {own/moves|aucun coup}\u202f; après {other} et la réponse {otherReply}, vous en auriez {otherOwn}.',
      good: 'Après la réponse {otherReply}, il vous reste {own/moves}\u202f; après {other} et la réponse {reply}, vous {otherOwn=n’}en auriez {otherOwn|aucun}.',
    },
    opens: {
      bad: 'Ce coup donne à l’adversaire le choix entre {theirs/moves}\u202f; {other} {otherTheirs=ne }lui en laisserait {otherTheirs|aucun}.',
      good: 'Ce coup {theirs=ne }laisse à l’adversaire {theirs/moves|aucun coup}\u202f; {other} lui en laisserait {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'Vous tombez à court de coups sûrs\u00a0: après la réponse {reply}, il {own=ne }vous reste {own/safe|aucun coup sûr}\u202f; après {other} et la réponse {otherReply}, vous en auriez {otherOwn}.',
      good: 'Vous gardez des coups sûrs\u00a0: après la réponse {otherReply}, il vous reste {own/safe}\u202f; après {other} et la réponse {reply}, vous {otherOwn=n’}en auriez {otherOwn|aucun}.',
    },
    'their-safe-moves': {
      bad: 'L’adversaire garde {theirs/safe}\u202f; {other} {otherTheirs=ne }lui en laisserait {otherTheirs|aucun}.',
      good: 'L’adversaire {theirs=ne }garde {theirs/safe|aucun coup sûr}\u202f; {other} lui en laisserait {otherTheirs}.',
    },
    frontier: {
      bad: 'Ce coup expose vos pions\u00a0: vous avez {own/frontier}\u202f; après {other}, ce serait {otherOwn}.',
      good: 'Ce coup expose moins de pions\u00a0: vous avez {own/frontier}\u202f; après {other}, ce serait {otherOwn}.',
    },
    'frontier-later': {
      bad: '{bestPlay}, vous avez {own/frontier} en moyenne\u202f; après {other}, ce serait {otherOwn}.',
      good: '{bestPlay}, vous avez {own/frontier} en moyenne\u202f; après {other}, ce serait {otherOwn}.',
    },
    'many-flips': {
      bad: 'Ce coup retourne {own/discs}, {other} seulement {otherOwn}\u00a0: pour l’instant, trop de pions gênent.',
      good: 'Ce coup ne retourne que {own/discs}, {other} en retournerait {otherOwn}\u00a0: pour l’instant, trop de pions gênent.',
    },
    'quiet-move': {
      bad: 'Le coup {other} est plus tranquille\u00a0: les pions retournés {otherOwn=n’}y touchent {otherOwn/empty|aucune case vide}\u202f; avec {move}, {own}.',
      good: 'Ce coup est tranquille\u00a0: les pions retournés {own=ne }touchent {own/empty|aucune case vide}\u202f; avec {other}, ce serait {otherOwn}.',
    },
    'quiet-kept': {
      bad: 'Ce coup gâche un de vos coups tranquilles, {squares}, que {other} conserve.',
      good: 'Ce coup conserve un de vos coups tranquilles, {squares}, que {other} gâcherait.',
    },
    'quiet-taken': {
      bad: 'Ce coup laisse à l’adversaire un coup tranquille, {squares}, que {other} lui ôte.',
      good: 'Ce coup ôte à l’adversaire un coup tranquille, {squares}, que {other} lui laisserait.',
    },
    parity: {
      bad: 'Vous entrez dans une région de {own/region} ({squares}), que {other} évite, et l’adversaire y joue le dernier coup\u00a0: {line}.',
      good: 'Après {other}, l’adversaire jouerait le dernier coup d’une région de {otherOwn/region} ({squares})\u00a0: {otherLine}.',
    },
    'region-opened': {
      bad: 'Vous seul pouviez jouer en {squares}\u202f; l’adversaire le peut désormais, et {bestPlay} le fait\u00a0: {line}.',
      good: 'La région {squares} vous reste réservée\u202f; {other} y laisserait entrer l’adversaire\u00a0: {otherLine}.',
    },
    'region-closed': {
      bad: 'Après la réponse {reply}, vous ne pouvez plus jouer en {squares}\u202f; si vous aviez joué {other}, vous le pourriez encore.',
      good: 'Vous pouvez encore jouer en {squares}\u202f; après {other} et la réponse {reply}, vous ne le pourriez plus.',
    },
    'unbalanced-edge': {
      bad: 'Ce coup crée un bord de cinq, {squares}, dont l’adversaire prend un coin\u00a0: {line}.',
      good: 'Le coup {other} créerait un bord de cinq, {squares}, dont l’adversaire prendrait un coin\u00a0: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'L’adversaire s’insère en {squares}\u00a0: {line}.',
      good: 'Après {other}, l’adversaire s’insérerait en {squares}\u00a0: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Vous auriez pu vous insérer en {squares}, entre deux pions adverses.',
      good: 'Ce coup s’insère entre deux pions adverses.',
    },
    'stable-discs': {
      bad: '{bestPlay}, vous {own=n’}avez {own/stable|aucun pion définitif} après {plies} coups, contre {theirs} pour l’adversaire\u202f; avec {other}, ce serait {otherOwn} contre {otherTheirs}.',
      good: '{bestPlay}, vous {own=n’}avez {own/stable|aucun pion définitif} après {plies} coups, contre {theirs} pour l’adversaire\u202f; avec {other}, ce serait {otherOwn} contre {otherTheirs}.',
    },
    'pass-forced': {
      bad: 'Avec {other}, vous auriez privé l’adversaire de tout coup.',
      good: 'L’adversaire n’a aucun coup et doit passer.',
    },
    'pass-suffered': {
      bad: '{bestPlay}, vous devrez passer\u00a0: {line}.',
      good: 'Après {other}, vous devriez passer\u00a0: {otherLine}.',
    },
    count: {
      bad: 'Calculé jusqu’à la fin, {other} rapporte {discs/discs} de plus\u00a0: {otherLine}.',
      good: 'Calculé jusqu’à la fin, ce coup rapporte {discs/discs} de plus que {other}\u00a0: {line}.',
    },
    'count-equal': 'Calculé jusqu’à la fin, aucun coup n’est meilleur.',
    value: {
      bad: 'Le moteur voit {discs/discs} de plus pour {other}\u00a0: {otherLine}.',
      good: 'Le moteur voit {discs/discs} de plus que pour {other}\u00a0: {line}.',
    },
    'value-equal': 'Le moteur ne voit rien de mieux.',
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
    placing: 'par son propre pion en {discs},',
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
    'shuts-out': 'après {reply}, vous ne pouvez plus jouer en {squares}, et lui le peut',
    'last-square': '{reply} y remplit la dernière case vide',
    stays: 'le pion posé en {reply} ne peut plus être retourné',
    'turns-back': '{reply} reprend {squares}',
    'could-turn-back': '{reply} reprendrait {squares}',
    'turns-edge': '{reply} retourne {squares} sur le bord',
    turns: '{reply} retourne {squares}',
    leaves: 'après {reply}, vous ne pouvez plus jouer que {squares}',
    'gives-nothing': '{reply} est un coup tranquille, qui ne vous ouvre rien',
    'loses-corner': 'après {reply}, vous ne pouvez plus prendre {corners}{since}',
    'no-new-move': '{reply} ne vous donne aucun nouveau coup',
    'opens-next': 'après {reply}, il peut continuer en {squares}',
    wanted: 'après {other}, c’est vous qui y joueriez',
    'return-threatens': 'depuis {against}, vous menaceriez {corners}',
    'return-wedges': '{against} s’insérerait entre deux pions adverses du bord',
    'return-quiet': '{against} serait un coup tranquille, qui ne lui ouvre rien',
    decides: 'Sans cette réponse, {move} vaudrait au moins {other}.',
  },
  withConsequences: {
    one: '{reason}\u202f: {first}.',
    two: '{reason}\u202f: {first}, et {second}.',
  },
  nouns: {
    moves: { one: '{n} coup', other: '{n} coups' },
    discs: { one: '{n} pion', other: '{n} pions' },
    frontier: { one: '{n} pion de frontière', other: '{n} pions de frontière' },
    stable: { one: '{n} pion définitif', other: '{n} pions définitifs' },
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
  bestPlay: { exact: 'si chacun joue au mieux', engine: 'dans la variante du programme' },
  pass: 'passe',
  people:
    'Parmi les joueurs de votre force, {share} choisissent ici {move} et {otherShare} choisissent {other}.',
  kinds: {
    'corner-given': 'Coin donné',
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
    'replies-prevented': 'Réponses empêchées',
    'return-missed': 'Riposte manquée',
    'return-punished': 'Riposte manquée',
    'return-weaker': 'Riposte insuffisante',
    'moves-lost': 'Coups perdus',
    prepared: 'Coup préparé',
    'reserve-lost': 'Coup réservé perdu',
    'could-wait': 'Coup réservé gaspillé',
    sacrifice: 'Sacrifice',
    mobility: 'Mobilité',
    'mobility-later': 'Mobilité',
    opens: 'Ouverture du jeu',
    'safe-moves': 'Coups sûrs',
    'their-safe-moves': 'Coups sûrs de l’adversaire',
    frontier: 'Mur',
    'frontier-later': 'Frontière',
    'many-flips': 'Trop de pions',
    'quiet-move': 'Coup tranquille',
    'quiet-kept': 'Coup tranquille conservé',
    'quiet-taken': 'Coup tranquille ôté',
    parity: 'Parité',
    'region-opened': 'Région ouverte',
    'region-closed': 'Accès à une région',
    'unbalanced-edge': 'Bord de cinq',
    'wedge-allowed': 'Insertion',
    'wedge-missed': 'Insertion',
    'stable-discs': 'Pions définitifs',
    'pass-forced': 'Passe forcée',
    'pass-suffered': 'Passe',
    count: 'Décompte',
    'only-move': 'Seul coup',
    value: 'Calcul',
  },
};
