/**
 * French: the coach's sentences, and the story of a game. `loaders/coach.ts` loads them for pages in that language;
 * `strings/coach.ts` has their type.
 */
import type { CoachStrings } from '../strings/coach.js';

/** French, in the terms of the French federation: coin, case X, case C, coup tranquille, frontière, pion définitif. */
export const fr: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'Vous laissez l’adversaire prendre aussitôt {corners}{since}\u202f; {otherwise}.',
      good: '{other} donnerait {corners}{otherBy}\u202f; ce coup, non.',
    },
    'corner-left': {
      bad: 'L’adversaire peut toujours prendre {corners}\u202f; {otherwise}.',
      good: 'Vous empêchez l’adversaire de prendre {corners}\u202f; {other} ne l’en empêcherait pas.',
    },
    'corner-forced': {
      bad: 'Vous ne pouvez plus empêcher l’adversaire de prendre {corners}\u00a0: par exemple {line}.',
      good: 'Après {other}, vous ne pourriez plus empêcher l’adversaire de prendre {corners}\u00a0: par exemple {otherLine}.',
    },
    'corner-missed': { bad: 'Vous auriez pu prendre {corners}.', good: 'Vous prenez {corners}.' },
    'corner-force-missed': {
      bad: 'Avec {other}, vous gagnez {corners} de force\u00a0: {otherLine}.',
      good: 'Vous gagnez {corners} de force\u00a0: {line}.',
    },
    'x-square': {
      bad: 'Vous jouez la case X du coin vide {squares}.',
      good: '{other} est la case X du coin vide {squares}\u00a0: vous avez raison de l’éviter.',
    },
    'x-square-falls': {
      bad: 'Vous jouez la case X du coin {squares} et, {bestPlay}, elle vous coûte ce coin\u00a0: {line}.',
      good: '{other} est la case X du coin {squares}, et l’adversaire prendrait ce coin\u00a0: {otherLine}.',
    },
    'c-square': {
      bad: 'Vous jouez une case C du coin vide {squares}.',
      good: '{other} est une case C du coin vide {squares}\u00a0: vous avez raison de l’éviter.',
    },
    'c-square-falls': {
      bad: 'Vous jouez une case C du coin {squares} et, {bestPlay}, elle vous coûte ce coin\u00a0: {line}.',
      good: '{other} est une case C du coin {squares}, et l’adversaire prendrait ce coin\u00a0: {otherLine}.',
    },
    'corner-lost-later': {
      bad: 'Après {move}, vous ne pouvez plus empêcher l’adversaire de prendre {corners}\u00a0: {line}.',
      good: 'Après {other}, vous ne pourriez plus empêcher l’adversaire de prendre {corners}\u00a0: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Avec {other}, vous finissez par prendre {corners}\u00a0: {otherLine}.',
      good: '{bestPlay}, vous finissez par prendre {corners}\u00a0: {line}.',
    },
    'corner-threat-missed': {
      bad: '{other} menace de prendre {corners}\u202f; {move}, non.',
      good: 'Vous menacez de prendre {corners}.',
    },
    'corner-threat-answered': {
      bad: '{other} menace de prendre {corners}, et l’adversaire doit répondre {otherReply}\u202f; {move} ne menace aucun coin.',
      good: 'Vous menacez de prendre {corners}, et l’adversaire doit répondre.',
    },
    'square-wanted': {
      bad: 'L’adversaire peut jouer {squares} aussi bien que vous, et il y joue aussitôt.',
      good: 'Vous jouez {squares} en premier\u202f; après {other}, l’adversaire y jouerait.',
    },
    'square-wanted-later': {
      bad: 'L’adversaire peut jouer {squares} aussi bien que vous, et il y joue bientôt\u00a0: {line}.',
      good: 'Vous jouez {squares} vous-même\u202f; après {other}, l’adversaire y jouerait bientôt\u00a0: {otherLine}.',
    },
    'square-taken-later': {
      bad: 'L’adversaire prend bientôt {squares}\u00a0: {line}.',
      good: 'Vous prenez {squares} vous-même\u202f; après {other}, c’est l’adversaire qui y jouerait\u00a0: {otherLine}.',
    },
    'square-opened-later': {
      bad: 'L’adversaire joue {reply}, qui retourne {discs} et lui ouvre {squares}\u00a0: {line}.',
      good: 'Vous jouez {squares} en premier\u202f; après {other}, {reply} ouvrirait cette case à l’adversaire\u00a0: {otherLine}.',
    },
    'own-square-opened': {
      bad: 'Vous seul pouviez jouer {reply}\u202f; {by}vous y laissez entrer l’adversaire avant vous{flipping}.',
      good: '{other} laisserait l’adversaire jouer {reply}{otherBy}\u202f; ce coup l’en empêche.',
    },
    'reply-opened': {
      bad: '{move} laisse l’adversaire jouer {reply}{since}.',
      good: 'L’adversaire ne peut pas jouer {reply}\u202f; {other} l’y laisserait entrer{otherBy}.',
    },
    'reply-prevented': {
      bad: 'L’adversaire joue {reply}\u202f; {other} l’en aurait empêché{forNow}{otherBy}.',
      good: 'Après {other}, l’adversaire jouerait {reply}\u202f; {by}ce coup l’en empêche.',
    },
    'reply-stronger': {
      bad: 'L’adversaire joue {reply}.',
      good: 'Après {other}, l’adversaire jouerait {reply}.',
    },
    'reply-poisoned': {
      bad: 'L’adversaire peut jouer {reply} sans risque\u202f; après {other}, cela vous donnerait le coin {corner}.',
      good: 'L’adversaire ne peut pas jouer {reply} sans vous donner le coin {corner}\u202f; après {other}, il le pourrait.',
    },
    prepared: {
      bad: '{other} prépare {squares}\u00a0: après la réponse {otherReply}, vous pouvez y jouer{needs}\u202f; après {move} et la réponse {reply}, non.',
      good: 'Vous préparez {squares}\u00a0: après la réponse {otherReply}, vous pouvez y jouer{needs}.',
    },
    'prepared-kept': {
      bad: 'Après {move} et la réponse {reply}, vous ne pouvez plus jouer {squares}\u202f; après {other}, vous le pouvez encore\u00a0: {otherLine}.',
      good: 'Vous jouez {squares}\u00a0: {line}. Après {other} et la réponse {reply}, vous ne pourriez plus y jouer.',
    },
    'prepared-spoiled': {
      bad: '{move} vous prive de {squares}{since}\u202f; après {other} et la réponse {otherReply}, vous pouvez encore y jouer.',
      good: 'Après {other} et la réponse {reply}, vous ne pourriez plus jouer {squares}\u202f; maintenant, si.',
    },
    'too-early-lost': {
      bad: 'Après {move} et la réponse {reply}, vous ne pouvez pas jouer {other} ensuite{since}. Jouez d’abord {other}, puis {move}\u00a0: {otherLine}.',
      good: 'Vous avez raison de jouer ce coup d’abord\u00a0: après {other} et la réponse {reply}, il ne serait plus possible.',
    },
    'too-early-spoiled': {
      bad: 'Après {move}, vous ne pouvez pas jouer {other} ensuite{since}. Jouez d’abord {other}, puis {move}\u00a0: {otherLine}.',
      good: 'Vous avez raison de jouer ce coup d’abord\u00a0: après {other}, il ne serait plus possible.',
    },
    'square-taken-sooner': {
      bad: 'L’adversaire prend bientôt {squares}\u00a0: {line}. Après {other}, c’est vous\u00a0: {otherLine}.',
      good: 'Vous prenez {squares}\u00a0: {line}. Après {other}, c’est l’adversaire\u00a0: {otherLine}.',
    },
    turned: {
      lost: 'Si chacun joue au mieux, {other} gagne de {ahead} et {move} perd de {behind}\u00a0: {otherLine}.',
      drawn:
        'Si chacun joue au mieux, {other} gagne de {ahead} et {move} ne donne que la nulle\u00a0: {otherLine}.',
      'draw-lost':
        'Si chacun joue au mieux, {other} donne la nulle et {move} perd de {behind}\u00a0: {otherLine}.',
      estimated:
        'Selon l’ordinateur, vous avez {ahead} d’avance après {other} et {behind} de retard après {move}\u00a0: {otherLine}.',
    },
    'reserve-lost': {
      bad: 'Vous étiez seul à pouvoir jouer {squares}\u202f; {by}vous y laissez entrer l’adversaire, qui y joue bientôt\u00a0: {line}.',
      good: 'Vous restez seul à pouvoir jouer {squares}\u202f; {other} y laisserait entrer l’adversaire{otherBy}.',
    },
    'reserves-lost':
      'Vous étiez seul à pouvoir jouer {squares}\u202f; {by}vous y laissez entrer l’adversaire, qui joue bientôt {given}\u00a0: {line}.',
    'reserves-opened':
      'Vous seul pouviez jouer {squares}\u202f; l’adversaire le peut maintenant aussi{since}.',
    'reserve-taken': {
      bad: 'Vous étiez seul à pouvoir jouer {squares}\u202f; {by}vous y laissez entrer l’adversaire aussitôt.',
      good: 'Vous restez seul à pouvoir jouer {squares}\u202f; {other} y laisserait entrer l’adversaire aussitôt{otherBy}.',
    },
    'could-wait': {
      bad: '{move} peut attendre, car vous seul pouvez y jouer\u202f; {other} est ouvert aux deux camps, donc plus urgent.',
      good: '{other} peut attendre, car l’adversaire ne peut pas y jouer\u202f; cette case-ci est ouverte aux deux camps, donc plus urgente.',
    },
    'could-wait-later': {
      bad: 'Vous seul pouvez jouer {move}\u00a0: gardez ce coup en réserve et jouez d’abord {other}.',
      good: 'Vous seul pouvez jouer {other}\u00a0: vous avez raison de le garder pour plus tard.',
    },
    sacrifice: {
      bad: '{other} cède le coin {given}, mais ensuite vous seul pouvez jouer {rest}\u00a0: {otherLine}.',
      good: 'Vous cédez le coin {given}, mais ensuite vous seul pouvez jouer {rest}\u00a0: {line}.',
    },
    'sacrifice-for': {
      bad: '{other} cède le coin {given} et gagne {corner} en échange\u00a0: {otherLine}.',
      good: 'Vous cédez le coin {given} et gagnez {corner} en échange\u00a0: {line}.',
    },
    mobility: {
      bad: 'L’adversaire joue {reply}, et vous ne pouvez plus jouer que {squares}\u202f; après {other} et la réponse {otherReply}, il vous resterait {otherOwn/moves}.',
      good: 'Après {other} et la réponse {reply}, vous ne pourriez plus jouer que {squares}\u202f; avec ce coup, {otherReply} vous laisse {own/moves}.',
    },
    'mobility-none': {
      bad: 'L’adversaire joue {reply}, et vous n’avez plus de coup\u202f; après {other} et la réponse {otherReply}, vous en auriez {otherOwn}.',
      good: 'Après {other} et la réponse {reply}, vous n’auriez plus de coup\u202f; avec ce coup, {otherReply} vous laisse {own/moves}.',
    },
    'mobility-lost': {
      bad: 'Après {move} et la réponse {reply}, vous ne pouvez pas jouer {squares}\u202f; après {other} et la réponse {otherReply}, vous le pouvez.',
      good: 'Vous pouvez jouer {squares}\u202f; après {other} et la réponse {reply}, vous ne le pourriez pas.',
    },
    'mobility-fewer': {
      bad: 'Après {move} et la réponse {reply}, vous avez {own/moves}\u202f; après {other} et la réponse {otherReply}, vous en auriez {otherOwn}.',
      good: 'Vous avez {own/moves} après {otherReply}\u202f; après {other} et la réponse {reply}, vous en auriez {otherOwn}.',
    },
    'mobility-both':
      'Après {move} et la réponse {reply}, vous avez {own/moves}, l’adversaire {theirs}\u202f; après {other} et la réponse {otherReply}, vous en auriez {otherOwn}, l’adversaire {otherTheirs}.',
    'mobility-taken':
      'L’adversaire joue {reply}\u00a0: vous ne pouvez alors plus jouer {squares}{since}\u202f; vous avez {own/moves} au lieu de {otherOwn}.',
    opens: {
      bad: '{move} ouvre {squares} à l’adversaire{otherBy}.',
      good: '{other} ouvrirait {squares} à l’adversaire\u202f; ce coup, non.',
    },
    'opens-theirs': {
      bad: 'Après {move}, l’adversaire peut jouer {squares}{since}\u202f; après {other}, non.',
      good: 'L’adversaire ne peut pas jouer {squares}\u202f; après {other}, il le pourrait.',
    },
    closes: {
      bad: '{other} ferme {squares} à l’adversaire{otherBy}\u202f; {move}, non.',
      good: 'Vous fermez {squares} à l’adversaire\u202f; {other} ne le ferait pas.',
    },
    'safe-moves': {
      bad: 'Après {move} et la réponse {reply}, seul {squares} ne donne pas de coin\u202f; après {other} et la réponse {otherReply}, il vous resterait {otherOwn/safe}.',
      good: 'Vous avez {own/safe} après {otherReply}\u202f; après {other} et la réponse {reply}, il ne resterait que {squares}.',
    },
    'safe-moves-none': {
      bad: 'Après {move} et la réponse {reply}, chacun de vos coups donne un coin\u202f; après {other} et la réponse {otherReply}, il vous resterait {otherOwn/safe}.',
      good: 'Vous avez {own/safe} après {otherReply}\u202f; après {other} et la réponse {reply}, vous n’en auriez aucun.',
    },
    'too-early': {
      bad: 'Jouez d’abord {other}, puis {move}\u00a0: {otherLine}.',
      good: 'Vous avez raison de jouer ce coup d’abord et {other} plus tard\u00a0: {line}.',
    },
    'quiet-move': {
      bad: '{move} retourne des pions qui touchent le vide en {squares}\u202f; {other}, non.',
      good: 'C’est un coup tranquille\u202f; {other} retournerait des pions qui touchent le vide en {squares}.',
    },
    'quiet-move-squares':
      'Les pions que {move} retourne touchent les cases vides {squares}\u202f; avec {other}, ils touchent {otherOwn/empty}.',
    'quiet-move-counted': {
      bad: '{move} retourne des pions qui touchent {own/empty}\u202f; avec {other}, ils en touchent {otherOwn|zéro}.',
      good: 'Vous retournez des pions qui touchent {own/empty|zéro case vide}\u202f; avec {other}, ils en toucheraient {otherOwn}.',
    },
    parity: {
      bad: 'Vous entamez une région paire ({squares}), et l’adversaire y joue le dernier\u00a0: {line}.',
      good: '{other} entamerait une région paire ({squares}), où l’adversaire joue le dernier\u00a0: {otherLine}.',
    },
    'region-opened': {
      bad: 'Vous seul pouviez jouer en {squares}\u202f; maintenant, l’adversaire le peut aussi et, {bestPlay}, il y joue\u00a0: {line}.',
      good: 'Vous restez seul à pouvoir jouer en {squares}\u202f; {other} y laisserait entrer l’adversaire\u00a0: {otherLine}.',
    },
    'region-closed': {
      bad: 'L’adversaire joue {reply} et vous ferme {squares}\u202f; après {other}, vous pourriez encore y jouer.',
      good: 'Vous pouvez encore jouer en {squares}\u202f; après {other} et la réponse {reply}, ce ne serait plus possible.',
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
      bad: 'Vous n’avez plus de coup et devez passer\u00a0: {line}.',
      good: 'Après {other}, vous finiriez par devoir passer\u00a0: {otherLine}.',
    },
    count: {
      bad: 'Si chacun joue au mieux, {other} rapporte {discs/discs} de plus\u00a0: {otherLine}.',
      good: 'Si chacun joue au mieux, ce coup rapporte {discs/discs} de plus que {other}\u00a0: {line}.',
    },
    'reply-opened-now': '{move} laisse l’adversaire jouer {reply} tout de suite{since}.',
    'opens-more': '{move} ouvre {squares} à l’adversaire{otherBy}\u202f; {other}, non.',
    'corner-missed-lost': {
      bad: 'Prenez {corners} maintenant. Après {move}, l’adversaire finit par le prendre\u00a0: {line}.',
      good: 'Vous prenez {corners}\u202f; après {other}, l’adversaire finirait par le prendre\u00a0: {otherLine}.',
    },
    'corner-swapped': {
      bad: 'Après {other}, vous prenez {corners} à la fin\u202f; après {move}, l’adversaire le prend\u00a0: {line}.',
      good: 'Vous prenez {corners} à la fin\u00a0: {line}. Après {other}, l’adversaire le prendrait\u00a0: {otherLine}.',
    },
    'square-taken-instead': {
      bad: 'L’adversaire prend aussitôt {squares}\u202f; après {other}, c’est vous qui y jouez\u00a0: {otherLine}.',
      good: 'Vous arrivez à jouer {squares}\u00a0: {line}. Après {other}, l’adversaire y jouerait aussitôt.',
    },
    'square-taken-now': {
      bad: 'L’adversaire prend aussitôt {squares}.',
      good: 'Vous prenez {squares} vous-même\u202f; après {other}, l’adversaire y jouerait aussitôt.',
    },
    several: {
      own: 'Vous seul pouviez jouer {reply}\u202f; {by}vous y laissez entrer l’adversaire\u00a0: {all} sont maintenant de bonnes réponses.',
      opened: '{by}vous laissez l’adversaire jouer {reply}\u00a0: {all} sont maintenant de bonnes réponses.',
      stronger: 'Les bonnes réponses de l’adversaire sont {all}.',
      poisoned:
        'Les bonnes réponses de l’adversaire sont {all}\u202f; après {other}, {reply} vous donnerait le coin {corner}.',
    },
    'count-equal': 'Si chacun joue au mieux, aucun autre coup ne rapporte davantage.',
    value: {
      bad: 'L’ordinateur voit {discs/discs} de plus avec {other}\u00a0: {otherLine}.',
      good: 'L’ordinateur voit {discs/discs} de plus avec {move} qu’avec {other}\u00a0: {line}.',
    },
    'value-close':
      'L’ordinateur voit d’abord {discs/discs} de plus avec {other}\u202f; en cherchant plus loin, il ne voit presque plus de différence.',
    'value-equal': 'L’ordinateur ne voit rien de mieux.',
    'only-move': 'C’est le seul coup possible.',
  },
  otherwise: {
    later: 'après {other}, il ne peut pas encore le prendre',
    none: 'ce ne serait pas le cas après {other}',
    prevents: '{other} l’en empêcherait{otherBy}',
    another: 'après {other}, il pourrait prendre {otherReply}, mais pas {squares}',
  },
  access: {
    by: 'en retournant {discs},',
    placing: 'avec votre pion en {discs},',
    otherBy: 'en retournant {discs}',
    since: ', car {mover} retourne {discs}',
    sincePlacing: ', car il peut retourner votre nouveau pion en {discs}',
    flipping: ', et il retourne {discs}',
    turning: 'en retournant {discs}',
    own: 'grâce à votre pion en {discs}',
  },
  consequences: {
    'takes-better':
      'Jouez {other} maintenant\u00a0: après {move} et la réponse {reply}, vous ne le pourrez plus{since}.',
    loses: 'vous ne pouvez alors plus jouer {squares}{since}',
    threatens: 'depuis {reply}, il menace de prendre {corners}',
    wedges: '{reply} s’insère entre deux de vos pions du bord',
    'shuts-out': 'il est alors seul à pouvoir jouer {squares}',
    leaves: 'vous ne pouvez alors plus jouer que {squares}',
    'loses-corner': 'vous ne pouvez alors plus prendre {corners}{since}',
    meets:
      'L’adversaire veut jouer {reply}\u00a0: après {other}, vous pouvez répondre par {squares}, après {move}, vous ne le pouvez pas.',
    'meets-flipping':
      'L’adversaire veut jouer {reply}\u00a0: après {other}, vous pouvez répondre par {squares}, qui retourne alors {discs}.',
    'meets-saved':
      'L’adversaire veut jouer {reply}\u00a0: jouez d’abord {other}, et {move} sera votre réponse.',
    'flips-more':
      'L’adversaire veut jouer {reply}\u00a0: après {move}, ce coup ne retourne que {squares}, après {other}, il doit aussi retourner {discs}.',
    'all-opened':
      'Après {move}, l’adversaire peut jouer {all}{since}. Chacune est une bonne réponse\u202f; après {other}, il ne peut pas y jouer.',
    'all-opened-own':
      'Après {move}, l’adversaire peut jouer {all}, que vous seul pouviez jouer{since}. Chacune est une bonne réponse\u202f; après {other}, il ne peut pas y jouer.',
    'all-leave':
      '{all} sont de bonnes réponses\u00a0: chacune vous laisse {most} au plus\u202f; après {other} et la réponse {otherReply}, vous en auriez {otherOwn}.',
    'all-take': '{all} sont de bonnes réponses\u00a0: après chacune, vous ne pouvez pas jouer {squares}.',
  },
  instead: {
    corner: '{other} prend un coin.',
    wins: 'Avec {other}, vous finissez par prendre {corners}\u00a0: {line}.',
    threatens: '{other} menace de prendre {corners}.',
    passes: 'Après {other}, l’adversaire doit passer.',
    keeps: 'Après {other}, vous seul pouvez encore jouer {squares}.',
    'keeps-shared':
      'Les deux camps peuvent jouer {other}\u00a0: prenez d’abord cette case, et vous restez seul à pouvoir jouer {squares}.',
    closes: 'Après {other}, l’adversaire ne peut pas jouer {squares}.',
    'closes-by': '{other} retourne {discs}, et l’adversaire ne peut plus jouer {squares}.',
    still: 'Après {other}, vous pouvez encore jouer {squares}.',
    prepares: '{other} prépare {squares}\u00a0: {line}.',
    waits: 'Jouez d’abord {other}\u00a0: vous seul pouvez jouer {move}, donc ce coup peut attendre.',
    'waits-shared':
      'Vous seul pouvez jouer {move}, donc ce coup peut attendre\u202f; les deux camps peuvent jouer {other}, prenez d’abord cette case.',
    quiet: '{other} n’offre aucun nouveau coup à l’adversaire.',
    'quiet-by': '{other} ne retourne que {discs} et n’offre aucun nouveau coup à l’adversaire.',
    'quiet-shared':
      'Les deux camps peuvent jouer {other}, qui n’offre aucun nouveau coup à l’adversaire\u00a0: prenez d’abord cette case.',
    'quiet-shared-by':
      'Les deux camps peuvent jouer {other}, qui ne retourne que {discs} et n’offre aucun nouveau coup\u00a0: prenez d’abord cette case.',
    moves:
      'Après {move} et la réponse {reply}, vous ne pouvez pas jouer {squares}\u202f; après {other} et la réponse {otherReply}, vous le pouvez.',
    'moves-alike':
      'Après {other}, vous pouvez répondre à {reply} par {squares}, après {move}, vous ne le pouvez pas.',
    first: 'Jouez d’abord {other}, puis {move}\u00a0: {line}.',
    last: 'Après {other}, vous jouez le dernier coup en {squares}\u00a0: {line}.',
    'first-lost':
      'Jouez d’abord {other}\u00a0: après {move} et la réponse {reply}, ce n’est plus possible au coup suivant.',
    'first-shut':
      'Jouez d’abord {other}, puis {move}, pour que l’adversaire ne puisse plus jouer {squares}\u00a0: {line}.',
    now: 'Jouez {other} tant que l’adversaire ne peut pas y jouer.',
    'now-shared': 'Prenez d’abord {other}.',
    shared: 'Les deux camps peuvent jouer {other}\u00a0: prenez d’abord cette case.',
    taken: 'Après {move}, l’adversaire prend bientôt {squares}\u00a0: {line}.',
    'taken-now': 'Après {move}, l’adversaire prend aussitôt {squares}.',
    swaps: 'Après {other}, vous prenez {squares}\u202f; après {move}, c’est l’adversaire\u00a0: {line}.',
    takes: '{move} vous prive de {squares}.',
    'takes-by': '{move} retourne {discs}, et vous ne pouvez plus jouer {squares}.',
    'lets-in': '{move} ouvre {squares} à l’adversaire, qui y joue bientôt\u00a0: {line}.',
    'lets-in-by':
      '{move} retourne {discs} et ouvre {squares} à l’adversaire, qui y joue bientôt\u00a0: {line}.',
    'opens-now': 'Joué maintenant, {move} permet à l’adversaire de jouer {squares}.',
    'opens-own': 'Joué maintenant, {move} ouvre {squares}, que vous seul pouviez jouer.',
    'passes-back':
      'Joué maintenant, il fait passer l’adversaire, et vous devez ouvrir vous-même avec {other}\u00a0: {line}.',
    'then-threatens': 'Depuis {against}, vous menacez ensuite de prendre {corners}.',
    'then-leaves': 'Avec {against}, vous ne laissez ensuite à l’adversaire que {squares}.',
    'gets-opened': 'Après {other}, c’est vous qui jouez {squares}\u00a0: {line}.',
    'gets-by':
      '{other} retourne {discs}\u00a0: l’adversaire ne peut pas jouer {squares}, et c’est vous qui y jouez\u00a0: {line}.',
    gets: 'Après {other}, vous y jouez vous-même\u00a0: {line}.',
    leaves: 'Après {other}, l’adversaire ne peut plus jouer que {squares}.',
    shuts: 'Après {other}, l’adversaire ne peut pas jouer {squares}\u202f; après {move}, il le peut.',
    'only-reply': 'Seule la réponse {squares} punit vraiment {move}.',
    'only-reply-by':
      'Seule la réponse {squares} punit vraiment {move}\u00a0: elle retourne {discs}, ce qu’elle ne peut pas après {other}.',
    'only-replies': 'Seules les réponses {squares} punissent vraiment {move}.',
  },
  upshot: {
    'corner-now': 'Prenez d’abord {corners}.',
    'corner-lost': 'Après {move}, l’adversaire finit par prendre {corners}\u00a0: {line}.',
    'corner-spoiled': 'Après {move}, vous cédez plus tard le coin {corner} avec {second}\u00a0: {line}.',
    'corner-anyway': 'Les deux coups perdent le coin {corner}.',
    'corner-hangs': 'Après l’un ou l’autre coup, l’adversaire peut prendre le coin {corner}.',
    'corner-another':
      'Après {move}, l’adversaire prend le coin {corner}\u202f; après {other}, il ne prend que {second}\u00a0: {line}.',
    'corner-won': 'Avec {other}, vous finissez par prendre {corners}\u00a0: {line}.',
    'corner-swapped':
      'Après {move}, l’adversaire prend {corners}\u202f; après {other}, c’est vous\u00a0: {line}.',
    'corner-traded': 'Avec {other}, vous cédez le coin {corner} et prenez {second} en échange\u00a0: {line}.',
    'corner-for-pass':
      '{other} vous coûte le coin {corner}, mais l’adversaire doit ensuite passer\u00a0: {line}.',
    'corner-for-square':
      '{other} vous coûte le coin {corner}, mais ensuite vous seul pouvez jouer {second}\u00a0: {line}.',
    'corner-for-moves':
      '{other} vous coûte le coin {corner}, mais vous laisse {otherOwn}\u202f; après {move}, vous avez {own}.',
    'corner-cost': '{other} vaut mieux, même s’il cède {corners}.',
    'corner-cost-later':
      'Après {other}, l’adversaire prend plus tard {corners}, mais ce coup reste meilleur\u00a0: {line}.',
    'corner-safe':
      '{other} touche le coin vide {corner}, mais l’adversaire ne peut pas prendre ce coin de force en trois coups.',
    'corner-offered':
      '{other} permet certes à l’adversaire de prendre le coin {corner}, mais {otherReply} est une meilleure réponse.',
    'corner-offered-for':
      '{other} permet certes à l’adversaire de prendre le coin {corner}, mais ensuite vous seul pouvez jouer {second}.',
    'corner-bait': '{move} vous donne bien {corners}, mais {other} reste meilleur.',
    'corner-waits': '{corners} peut attendre\u00a0: l’adversaire ne peut pas y jouer.',
    'pass-own': 'Après {move}, vous n’avez plus de coup et devez passer\u00a0: {line}.',
    'pass-theirs': 'Après {other}, l’adversaire doit passer\u00a0: {line}.',
    'few-own': 'Après {line}, vous ne pouvez plus jouer que {squares}.',
    'none-own': 'Après {move}, vous n’avez plus d’autre coup\u202f; après {other}, il vous reste {squares}.',
    'few-theirs': 'Après {other}, l’adversaire ne peut plus jouer que {squares}.',
  },
  lead: 'Après {other}, l’ordinateur vous voit gagner de {discs}\u00a0: quand vous menez, le coup tranquille est le plus sûr.',
  forNow: 'pour l’instant',
  withConsequence: '{reason}\u00a0: {first}.',
  nouns: {
    moves: { one: '{n} coup', other: '{n} coups' },
    discs: { one: '{n} pion', other: '{n} pions' },
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
    'corner-forced': 'Coin perdu de force',
    'corner-missed': 'Coin',
    'corner-force-missed': 'Coin gagné de force',
    'x-square': 'Case X',
    'c-square': 'Case C',
    'corner-lost-later': 'Coin perdu plus tard',
    'corner-won-later': 'Coin gagné plus tard',
    'corner-threat-missed': 'Menace de coin',
    'square-wanted': 'Case convoitée par les deux',
    'own-square-opened': 'Case cédée',
    'reply-opened': 'Case ouverte',
    'reply-prevented': 'Réponse empêchée',
    'reply-stronger': 'Réponse forte',
    'reply-poisoned': 'Coup empoisonné',
    prepared: 'Coup préparé',
    'reserve-lost': 'Coup d’attente perdu',
    'could-wait': 'Coup d’attente gaspillé',
    'too-early': 'Trop tôt',
    sacrifice: 'Sacrifice',
    mobility: 'Mobilité',
    opens: 'Jeu trop ouvert',
    'safe-moves': 'Coups sûrs',
    'quiet-move': 'Coup tranquille',
    parity: 'Parité',
    'region-opened': 'Région ouverte',
    'region-closed': 'Accès à une région',
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
    labels: {
      lastChance: { you: 'Votre dernière chance de gagner', player: 'La dernière chance pour {name}' },
      turn: 'Le tournant de la partie',
      worst: { you: 'Votre coup le plus coûteux', player: 'Le coup le plus coûteux pour {name}' },
      costly: 'Un coup coûteux',
      took: 'Vous avez pris {square}',
      yours: 'La partie a tourné en votre faveur',
    },
    sides: { black: 'Noir', white: 'Blanc' },
    move: { you: 'votre coup {move}', player: 'le coup {move} ({name})' },
    inOpening: 'après l’ouverture {opening}, {end}',
    led: {
      you: '{end}\u00a0: selon l’ordinateur, vous meniez dès le coup {from}.',
      player: '{end}\u00a0: selon l’ordinateur, {name} menait dès le coup {from}.',
    },
    ledEarly: {
      you: '{end}\u00a0: vous meniez presque depuis le début.',
      player: '{end}\u00a0: {name} menait presque depuis le début.',
    },
    ledAgain: {
      you: '{end}\u00a0: vous meniez d’environ {discs} au coup {at}, et à nouveau dès le coup {from}.',
      player: '{end}\u00a0: {name} menait d’environ {discs} au coup {at}, et à nouveau dès le coup {from}.',
    },
    ledLittle: '{end}.',
    ledUntil: {
      you: '{end}\u202f; vous meniez pourtant d’environ {discs} {until}.',
      player: '{end}\u202f; {name} menait pourtant d’environ {discs} {until}.',
    },
    comeback: {
      you: '{end}\u202f; selon l’ordinateur, vous aviez pourtant {discs} de retard au coup {at}.',
      player: '{end}\u202f; selon l’ordinateur, {name} avait pourtant {discs} de retard au coup {at}.',
    },
    comebackLost: '{end}\u202f; selon l’ordinateur, vous aviez pourtant {discs} d’avance au coup {at}.',
    level: '{end}\u00a0: l’égalité a duré {until}.',
    close: '{end}\u00a0: la partie a été serrée {until}.',
    until: {
      move: 'jusqu’au coup {to}',
      end: 'jusqu’aux derniers coups',
      by: { you: 'jusqu’à votre coup {move}', player: 'jusqu’au coup {move} ({name})' },
    },
    changing: {
      once: '{end}\u00a0: l’avantage a changé de camp au coup {to}.',
      several: '{end}\u00a0: l’avantage a changé de camp aux coups {plies}.',
      often: '{end}\u00a0: l’avantage a changé de camp {times} fois, la dernière au coup {to}.',
    },
    causes: {
      'corner-given': { you: 'vous a ouvert {corners}{by}', player: 'a ouvert {corners} à {name}{by}' },
      'corner-left': { you: 'vous a laissé {corners}', player: 'a laissé {corners} à {name}' },
      'corner-beside': {
        you: 'a mis un pion à côté d’un coin vide\u00a0: vous l’avez retourné au coup {at} en prenant {corners}',
        player:
          'a mis un pion à côté d’un coin vide\u00a0: {name} l’a retourné au coup {at} en prenant {corners}',
      },
      'corner-step': {
        you: 'vous a ouvert {step}, puis {corners}',
        player: 'a ouvert {step} à {name}, puis {corners}',
      },
      'square-shared': { you: 'vous a laissé {square}', player: 'a laissé {square} à {name}' },
      'could-wait': {
        you: 'pouvait attendre\u00a0: vous ne pouviez pas y jouer',
        player: 'pouvait attendre\u00a0: {name} ne pouvait pas y jouer',
      },
      'own-square': {
        you: 'a retourné {discs}, et vous pouvez maintenant jouer {square} aussi',
        player: 'a retourné {discs}, et {name} peut maintenant jouer {square} aussi',
      },
      opened: { you: 'vous a ouvert {squares}{by}', player: 'a ouvert {squares} à {name}{by}' },
      left: { you: 'vous a laissé {squares}', player: 'a laissé {squares} à {name}' },
      pass: {
        you: 'vous a permis de forcer un passe en {square}',
        player: 'a permis à {name} de forcer un passe en {square}',
      },
    },
    by: 'en retournant {discs}',
    replies: {
      played: {
        you: 'vous avez aussitôt joué {reply}',
        player: '{name} a aussitôt joué {reply}',
      },
      missed: {
        you: 'mais vous avez manqué {reply} et rendu {discs}',
        player: 'mais {name} a manqué {reply} et rendu {discs}',
      },
      best: {
        you: 'votre meilleure réponse était {reply}',
        player: 'la meilleure réponse de {name} était {reply}',
      },
    },
    replied: '{replied}.',
    shown: '{replied}\u00a0: {effect}.',
    effects: {
      threatens: 'ce coup menace {corners}',
      takes: {
        you: '{reply} retourne {discs}, et vous ne pouvez plus jouer {squares}',
        player: '{reply} retourne {discs}, et {name} ne peut plus jouer {squares}',
      },
      closes: {
        you: 'après {reply}, vous ne pouvez plus jouer {squares}',
        player: 'après {reply}, {name} ne peut plus jouer {squares}',
      },
      leaves: {
        you: 'il vous laisse {moves}\u202f; avant, vous en aviez {others}',
        player: 'il laisse à {name} {moves}\u202f; avant, il y en avait {others}',
      },
    },
    alone: { you: ', où vous seul pouviez jouer', player: ', où {name} seul pouvait jouer' },
    worth: {
      corner: 'prend un coin',
      threatens: 'menace de prendre {corners}',
      'corner-later': 'gagne {corners}',
      'pass-later': {
        you: 'vous oblige à passer plus tard',
        player: 'oblige {name} à passer plus tard',
      },
      pass: { you: 'vous oblige à passer', player: 'oblige {name} à passer' },
      closes: { you: 'vous ferme {squares}', player: 'ferme {squares} à {name}' },
      choices: {
        you: 'vous laisse {moves} au lieu de {others}',
        player: 'laisse à {name} {moves} au lieu de {others}',
      },
      unsafe: {
        you: 'ne vous laisse que des coups qui cèdent un coin',
        player: 'ne laisse à {name} que des coups qui cèdent un coin',
      },
      keeps: {
        you: 'vous garde {moves} au lieu de {others}',
        player: 'garde à {name} {moves} au lieu de {others}',
      },
    },
    costs: {
      discs: 'a coûté {discs}',
      lead: 'a coûté {discs} et l’avantage',
      leadForGood: 'a coûté {discs} et l’avantage pour de bon',
      win: 'a coûté {discs} et la victoire',
      draw: 'a coûté {discs} et la nulle',
      even: {
        you: 'a coûté {discs}, et à partir de là, vous avez mené',
        player: 'a coûté {discs}, et à partir de là, {name} a mené',
      },
      dearest: 'a coûté le plus cher, {discs}',
      chance: 'a manqué l’occasion et coûté {discs}',
      lastChance: 'a coûté {discs} et la dernière chance de gagner',
      lastDraw: 'a coûté {discs} et la dernière chance d’obtenir la nulle',
    },
    about: 'environ {discs}',
    did: '{move} {cause}.',
    fault: '{move} {cost}\u202f; {best} était meilleur{why}.',
    thisMove: 'ce coup',
    better: '{best} était meilleur que {move}{why}.',
    why: ', car il {worth}',
    although: ', même s’il cède {corners}',
    beside: {
      you: ', sans que vous puissiez prendre aussitôt {corners}',
      player: ', sans que {name} puisse prendre aussitôt {corners}',
    },
    evenCorner: 'même un coin peut être une erreur\u00a0: {fault}',
    offered: { you: '{before} vous a rendu une chance.', player: '{before} a rendu une chance à {name}.' },
    could: {
      you: 'vous pouviez prendre {corners} au coup {ply}.',
      player: '{name} pouvait prendre {corners} au coup {ply}.',
    },
    letGo: '{move} n’en a pas profité et {cost}.',
    found: '{move} était le seul bon coup{why}.',
    foundNext: 'tout autre coup coûte {discs} ou plus.',
    square: {
      you: 'vous avez négligé {place} aux coups {plies}{taken}.',
      player: '{name} a négligé {place} aux coups {plies}{taken}.',
    },
    squareBoth: {
      you: 'vous avez tous deux négligé {place} aux coups {plies}{taken}.',
      player: 'les deux camps ont négligé {place} aux coups {plies}{taken}.',
    },
    place: '{square}',
    taken: { you: ', et vous y avez joué au coup {ply}', player: ', et {name} y a joué au coup {ply}' },
    slow: {
      you: '{moves} vous ont coûté {discs} en tout.',
      player: '{moves} ont coûté {discs} en tout à {name}.',
    },
    cameBack: {
      you: 'vous aviez eu {most} de retard\u202f; avant le coup {ply}, ce n’était plus que {least}.',
      player: '{name} avait eu {most} de retard\u202f; avant le coup {ply}, ce n’était plus que {least}.',
    },
    further: 'plus tard, {move} a coûté encore plus\u00a0: {discs}.',
    sooner: 'avant cela, {move} avait coûté encore plus\u00a0: {discs}.',
    held: {
      all: {
        you: 'à partir du coup {from}, vous pouviez prendre tous les pions.',
        player: 'à partir du coup {from}, {name} pouvait prendre tous les pions.',
      },
      barely: {
        you: 'ensuite, vous n’aviez plus que {discs} d’avance au coup {ply}, mais vous l’avez gardée.',
        player: 'ensuite, {name} n’avait plus que {discs} d’avance au coup {ply}, mais l’a gardée.',
      },
    },
    won: { you: 'vous avez gagné {own} à {other}', player: '{name} a gagné {own} à {other}' },
    lost: 'vous avez perdu {own} à {other}',
    wipedOut: {
      you: 'vous avez perdu tous vos pions au coup {ply}',
      player: '{name} a perdu tous ses pions au coup {ply}',
    },
    draw: 'la partie s’est terminée par une nulle, {black} à {white}',
    open: {
      you: 'la partie s’arrête au coup {ply}, avec {discs} d’avance pour vous',
      player: 'la partie s’arrête au coup {ply}, avec {discs} d’avance pour {name}',
    },
    openEven: 'la partie s’arrête au coup {ply}, à égalité',
    advice: {
      'corner-beside':
        'avant de jouer à côté d’un coin vide, comme {played} au coup {ply}, vérifiez si votre pion peut y être retourné.',
      'corner-opened':
        'avant chaque coup, demandez-vous quel coin l’adversaire pourra prendre\u00a0: après {move}, c’était {squares}.',
      'corner-now': 'regardez d’abord les coins\u00a0: au coup {ply}, {best} était à prendre.',
      'corner-missed':
        'regardez d’abord les coins\u00a0: au coup {ply}, {best} permettait de prendre ensuite {corners}.',
      'square-shared':
        'quand une case sert aux deux camps, comme {square} au coup {ply}, n’attendez pas pour y jouer.',
      'own-square':
        'une case où un seul camp peut jouer, comme {square} au coup {ply}, est un coup d’attente\u00a0: gardez-la fermée.',
      'own-now':
        'une case où un seul camp peut jouer ne vaut plus rien une fois ouverte aux deux\u00a0: jouez-y à temps, comme en {square} au coup {ply}.',
      opened:
        'avant de jouer, regardez les cases que votre coup ouvre à l’adversaire\u00a0: {move} a ouvert {squares}.',
      again:
        'quand vous avez laissé passer une bonne case, regardez-la de nouveau\u00a0: {square} restait un des meilleurs coups.',
      'could-wait':
        'un coup que l’autre camp n’a pas ne se perd pas\u00a0: au coup {ply}, {best} d’abord, {square} ensuite.',
      closes:
        'cherchez la réponse à craindre et un coup qui l’interdit\u00a0: au coup {ply}, {best} fermait {squares}.',
      mobility:
        'comptez les coups que le vôtre vous laisse\u00a0: au coup {ply}, {best} laissait {moves}, et {played} seulement {others}.',
      choices:
        'laissez peu de coups à l’adversaire\u00a0: au coup {ply}, {best} laissait {moves}, et {played} {others}.',
      threat:
        'un coup qui menace un coin force une réponse\u00a0: au coup {ply}, {best} aurait menacé {corners}.',
      'safe-moves':
        'cherchez un coup qui ne laisse à l’adversaire que des coups à côté d’un coin, comme {best} au coup {ply}.',
      reply:
        'avant de jouer, cherchez la meilleure réponse de l’adversaire\u00a0: après {move}, c’était {square}.',
      'no-move': 'cherchez un coup qui oblige l’adversaire à passer, comme {best} au coup {ply}.',
      pass: 'gardez un coup en réserve, pour ne jamais devoir passer, comme après {move}.',
      count:
        'à {empties} cases vides, comptez les deux coups jusqu’à la fin avant de choisir\u00a0: {best} finit mieux que {move}.',
    },
    takeAlong: 'À retenir – {advice}',
  },
};
