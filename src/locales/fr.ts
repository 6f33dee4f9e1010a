import type { Strings } from './strings.js';

/** French, in the terms of the French federation: pion, retourner, passer son tour. */
export const fr: Strings = {
  board: 'Othellier',
  grid: 'Plateau',
  row: 'Rangée {n}',
  black: 'noir',
  white: 'blanc',
  empty: 'vide',
  legal: 'jouable',
  lastMove: 'dernier coup',
  best: 'meilleur',
  flips: { one: 'retourne {n} pion', other: 'retourne {n} pions' },
  moves: { one: '{n} coup possible', other: '{n} coups possibles' },
  played: '{color} {square}, {flips}.',
  toMove: 'Trait à {color}, {moves}.',
  passes: '{color} doit passer.',
  gameOver: 'Partie terminée. Noir {black}, Blanc {white}.',
  wins: '{color} gagne de {n}.',
  draw: 'Partie nulle.',
  notLegal: '{square} n’est pas jouable.',
  occupied: '{square} est occupée.',
  undone: 'Coup repris\u00a0: {square}.',
  redone: 'Coup {n}\u00a0: {color} {square}.',
  score: 'Noir {black}, Blanc {white}.',
  start: 'Début de la partie.',
  legalMoves: '{moves}\u00a0: {squares}.',
  noEvaluation: 'Pas d’évaluation.',
  evaluation: '{square}\u00a0: {value}.',
  hint: 'Conseil\u00a0: {square}.',
  keys:
    'Les flèches déplacent, Entrée joue. N coup possible suivant\u202f; une lettre et un chiffre vont à une case\u202f; ' +
    'S score\u202f; L dernier coup\u202f; M coups possibles\u202f; T à qui de jouer\u202f; X lignes depuis cette case\u202f; V évaluation\u202f; ' +
    'I conseil\u202f; virgule et point un coup en arrière et en avant\u202f; Contrôle Z reprend.',
  help: 'Flèches pour se déplacer, Entrée pour jouer, point d’interrogation pour toutes les touches.',
  controls: {
    name: 'Commandes de la partie',
    first: 'Au début',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    last: 'À la fin',
    undo: 'Reprendre le coup',
    restart: 'Recommencer',
  },
  engineFailed: 'L’ordinateur ne peut pas jouer ici. Le plateau reste ouvert à deux joueurs.',
  directions: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
};
