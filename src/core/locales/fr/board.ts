/**
 * French: the texts of `<othello-board>`. `loaders/board.ts` loads them for pages in that language; `strings.ts` has
 * their type.
 */
import type { Strings } from '../strings.js';

/** French, in the terms of the French federation: pion, retourner, passer son tour. */
export const fr: Strings = {
  board: 'Othellier',
  grid: 'Cases de l’othellier',
  row: 'Rangée {n}',
  notLoaded: 'Un élément de l’othellier n’a pas pu être chargé.',
  reload: 'Recharger la page',
  black: 'noir',
  white: 'blanc',
  empty: 'vide',
  legal: 'jouable',
  lastMove: 'dernier coup',
  best: 'meilleur',
  worse: '{n} de moins',
  flips: { one: 'retourne {n} pion', other: 'retourne {n} pions' },
  moves: { one: '{n} coup possible', other: '{n} coups possibles' },
  played: '{color} {square}, {flips}.',
  toMove: '{color} au trait, {moves}.',
  passes: '{color} doit passer.',
  gameOver: 'Partie terminée. Noir {black}, Blanc {white}.',
  wins: '{color} gagne de {n} pions.',
  draw: 'Partie nulle.',
  notLegal: 'Coup impossible en {square}.',
  occupied: 'La case {square} est occupée.',
  undone: 'Coup repris\u00a0: {square}.',
  redone: 'Coup {n}\u00a0: {color} {square}.',
  score: 'Noir {black}, Blanc {white}.',
  start: 'Début de la partie.',
  legalMoves: '{moves}\u00a0: {squares}.',
  noEvaluation: 'Pas d’évaluation.',
  evaluation: '{square}\u00a0: {value}.',
  hint: 'Indice\u00a0: {square}.',
  keys:
    'Flèches\u00a0: se déplacer. Entrée\u00a0: jouer. N\u00a0: coup possible suivant. Une lettre, puis un chiffre\u00a0: aller à cette case. ' +
    'S\u00a0: score. L\u00a0: dernier coup. M\u00a0: coups possibles. T\u00a0: qui a le trait. X\u00a0: lignes depuis cette case. ' +
    'V\u00a0: évaluation. I\u00a0: indice. Virgule et point\u00a0: un coup en arrière ou en avant. Contrôle Z\u00a0: reprendre le coup.',
  help: 'Déplacez-vous avec les flèches et jouez avec Entrée\u202f; le point d’interrogation affiche la liste des touches.',
  controls: {
    name: 'Commandes de la partie',
    first: 'Au début',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    last: 'À la fin',
    undo: 'Reprendre le coup',
    restart: 'Recommencer',
  },
  engineFailed: 'L’ordinateur n’est pas disponible ici. Vous pouvez toujours jouer à deux.',
  directions: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  legend: {
    name: 'Légende',
    corner: 'Coin',
    edge: 'Bord',
    c: 'Case C',
    x: 'Case X',
    danger: 'Zone dangereuse',
  },
  valueLegend: {
    best: 'Meilleur',
    good: '1–2 pions de moins',
    fair: '3–4',
    bad: '5 ou plus',
    exact: 'Valeur prouvée',
    selective: 'Presque certaine',
    heuristic: 'Estimation',
    worse: '4 pions de moins',
  },
};
