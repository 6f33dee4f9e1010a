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
  undone: 'Coup repris : {square}.',
  redone: 'Coup {n} : {color} {square}.',
  score: 'Noir {black}, Blanc {white}.',
  start: 'Début de la partie.',
  legalMoves: '{moves} : {squares}.',
  noEvaluation: 'Pas d’évaluation.',
  evaluation: '{square} : {value}.',
  hint: 'Conseil : {square}.',
  keys:
    'Les flèches déplacent, Entrée joue. N coup possible suivant ; une lettre et un chiffre vont à une case ; ' +
    'S score ; L dernier coup ; M coups possibles ; T à qui de jouer ; X lignes depuis cette case ; V évaluation ; ' +
    'I conseil ; virgule et point un coup en arrière et en avant ; Contrôle Z reprend.',
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
