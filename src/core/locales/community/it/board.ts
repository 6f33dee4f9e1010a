/**
 * Italian: the texts of `<othello-board>`, not yet read by a native speaker. `loaders/board.ts` loads them for pages in
 * that language; where a text is missing, English stands.
 */
import type { Strings } from '../../strings.js';

/** Italian, in the terms of the Italian players: pedina, girare, passare. */
export const it: Partial<Strings> = {
  board: 'Tavoliere di Othello',
  grid: 'Tavoliere',
  row: 'Riga {n}',
  black: 'nero',
  white: 'bianco',
  empty: 'vuota',
  legal: 'si può giocare',
  lastMove: 'ultima mossa',
  best: 'la migliore',
  flips: { one: 'gira {n} pedina', other: 'gira {n} pedine' },
  moves: { one: '{n} mossa possibile', other: '{n} mosse possibili' },
  played: '{color} {square}, {flips}.',
  toMove: 'Muove il {color}, {moves}.',
  passes: 'Il {color} deve passare.',
  gameOver: 'Partita finita. Nero {black}, bianco {white}.',
  wins: 'Il {color} vince di {n}.',
  draw: 'Pareggio.',
  notLegal: 'Non si può giocare in {square}.',
  occupied: 'La casella {square} è occupata.',
  undone: 'Mossa annullata: {square}.',
  redone: 'Mossa {n}: {color} {square}.',
  score: 'Nero {black}, bianco {white}.',
  start: 'Inizio della partita.',
  legalMoves: '{moves}: {squares}.',
  noEvaluation: 'Nessuna valutazione.',
  evaluation: '{square}: {value}.',
  hint: 'Suggerimento: {square}.',
  keys:
    'Frecce: muoversi sul tavoliere. Invio: giocare. N: prossima mossa possibile. ' +
    'Una lettera e poi una cifra: andare a quella casella. S: punteggio. L: ultima mossa. M: mosse possibili. ' +
    'T: a chi tocca. X: linee da questa casella. V: valutazione. I: suggerimento. ' +
    'Virgola e punto: una mossa indietro o avanti. Control Z: annullare la mossa.',
  help: 'Ci si muove con le frecce, si gioca con Invio; il punto interrogativo elenca tutti i tasti.',
  controls: {
    name: 'Comandi della partita',
    first: 'All’inizio',
    back: 'Una mossa indietro',
    forward: 'Una mossa avanti',
    last: 'Alla fine',
    undo: 'Annulla la mossa',
    restart: 'Ricomincia',
  },
  engineFailed: 'Qui il computer non è disponibile. In due si può giocare comunque.',
  directions: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'],
  legend: {
    name: 'Legenda',
    corner: 'Angolo',
    edge: 'Bordo',
    c: 'Casella C',
    x: 'Casella X',
    danger: 'Zona di pericolo',
  },
};
