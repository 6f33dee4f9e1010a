/**
 * French: the texts of `<othello-puzzle>`. `loaders/puzzle.ts` loads them for pages in that language;
 * `strings/puzzle.ts` has their type.
 */
import type { PuzzleStrings } from '../strings/puzzle.js';

/** French, in the terms of the French federation. */
export const fr: PuzzleStrings = {
  colors: { black: 'Noir', white: 'Blanc' },
  name: 'Problème',
  ask: {
    best: '{color} joue\u00a0: trouvez le meilleur coup.',
    win: '{color} joue\u00a0: trouvez le coup qui gagne.',
    draw: '{color} joue\u00a0: trouvez le coup qui sauve la nulle.',
    'play-out': '{color} joue\u00a0: terminez la partie avec le plus de pions possible.',
  },
  toFind: { one: '{n} coup à trouver', other: '{n} coups à trouver' },
  again: '{square} est le bon coup. {color} ne peut pas jouer\u00a0: c’est de nouveau à vous.',
  checking: 'L’ordinateur examine {square}…',
  right: '{square} est le bon coup.',
  next: '{square} est le bon coup. {color} répond {reply}\u00a0: et maintenant\u202f?',
  wrong: '{square} n’est pas le bon coup.',
  wrongBy: {
    one: 'Après {square}, vous finissez avec {n} pion de moins qu’avec le bon coup. Essayez un autre coup.',
    other:
      'Après {square}, vous finissez avec {n} pions de moins qu’avec le bon coup. Essayez un autre coup.',
  },
  wrongGoal: {
    win: 'Après {square}, vous ne gagnez plus. Essayez un autre coup.',
    draw: 'Après {square}, la partie est perdue. Essayez un autre coup.',
  },
  reply: '{color} répond {reply}.',
  replyCorner: '{color} répond {reply}, et un coin ne se reprend pas.',
  replyWanted: '{color} joue alors sur la case que vous auriez dû prendre.',
  replyEnds: {
    win: '{color} répond {reply}, et vous ne gagnez que {own} à {other}.',
    draw: '{color} répond {reply} et obtient la nulle.',
    loss: '{color} répond {reply} et gagne {other} à {own}.',
  },
  solved: 'Résolu du premier coup.',
  solvedAfter: { one: 'Résolu après {n} mauvais coup.', other: 'Résolu après {n} mauvais coups.' },
  solvedWith: { one: 'Résolu avec {n} indice.', other: 'Résolu avec {n} indices.' },
  solvedBoth: 'Résolu\u00a0: {wrong}, {hints}.',
  wrongMoves: { one: '{n} mauvais coup', other: '{n} mauvais coups' },
  hintsTaken: { one: '{n} indice', other: '{n} indices' },
  ends: {
    win: 'Vous gagnez {own} à {other}.',
    draw: 'La partie est nulle, {own} à {other}.',
    loss: 'Vous perdez {own} à {other}, mais aucun autre coup ne sauve autant de pions.',
  },
  endsOther: {
    win: 'Tout autre coup aurait gagné de moins\u00a0: {own} à {other} au mieux.',
    draw: 'Tout autre coup aurait mené à la nulle au mieux.',
    loss: 'Tout autre coup aurait perdu, {own} à {other} au mieux.',
  },
  endsWith: {
    win: 'Avec {square} au lieu de {best}, vous n’auriez gagné que {own} à {other}.',
    draw: 'Avec {square} au lieu de {best}, la partie aurait été nulle.',
    loss: 'Avec {square} au lieu de {best}, vous auriez perdu {own} à {other}.',
  },
  endsLess:
    'Vous gagnez {own} à {other}. Au coup {n}, une autre case gagne {bestOwn} à {bestOther}\u00a0: recommencez si vous voulez le trouver.',
  solution: 'La solution\u00a0: {line}.',
  outBest: 'Vous terminez à {result}\u00a0: impossible de faire mieux. Parfait.',
  outWorse: {
    one: 'Vous terminez à {result}, alors que {best} était possible\u00a0: {n} pion perdu.',
    other: 'Vous terminez à {result}, alors que {best} était possible\u00a0: {n} pions perdus.',
  },
  outCost: { one: '{square} a coûté {n} pion.', other: '{square} a coûté {n} pions.' },
  thinking: 'L’ordinateur réfléchit…',
  failed: 'L’ordinateur a échoué\u00a0: {problem}',
  missing: 'Il n’y a pas de position à résoudre.',
  hint: 'Indice',
  hintArea: {
    corner: 'C’est l’un des coins marqués.',
    edge: 'C’est l’une des cases marquées sur un bord.',
    inside: 'C’est l’une des cases marquées, dont aucune n’est sur un bord.',
    topLeft: 'C’est l’une des cases marquées en haut à gauche.',
    topRight: 'C’est l’une des cases marquées en haut à droite.',
    bottomLeft: 'C’est l’une des cases marquées en bas à gauche.',
    bottomRight: 'C’est l’une des cases marquées en bas à droite.',
    board: 'C’est l’une des cases marquées.',
  },
  hintReason: 'Thème\u00a0: {kind}.',
  hintAmong: 'C’est l’un de ces coups\u00a0: {list}.',
  hintSquare: 'Jouez {square}.',
  solve: 'Montrer la solution',
  why: 'Pourquoi\u202f?',
  whyMove: 'Pourquoi {square}\u202f?',
  whyPass: 'Après {move}, {color} ne peut pas jouer\u00a0: vous jouez deux fois de suite.',
  whyCorner: '{move} prend un coin, qui ne se retourne jamais.',
  whyFew: {
    one: 'Après {move}, {color} n’a plus que {n} coup.',
    other: 'Après {move}, {color} n’a plus que {n} coups.',
  },
  whyScore:
    'Si chacun joue au mieux, {move} vous donne {own} pions contre {other}, et {second}, le meilleur des autres coups, seulement {secondOwn} contre {secondOther}.',
  retry: 'Recommencer',
};
