/**
 * German: the texts of `<othello-board>`, not yet read by a native speaker. `loaders/board.ts` loads them for pages in
 * that language; where a text is missing, English stands.
 */
import type { Strings } from '../../strings.js';

/** German, in the terms of the German players: Stein, umdrehen, passen. */
export const de: Partial<Strings> = {
  board: 'Othello-Brett',
  grid: 'Brett',
  row: 'Reihe {n}',
  black: 'Schwarz',
  white: 'Weiß',
  empty: 'leer',
  legal: 'spielbar',
  lastMove: 'letzter Zug',
  best: 'bester Zug',
  flips: { one: 'dreht {n} Stein um', other: 'dreht {n} Steine um' },
  moves: { one: '{n} möglicher Zug', other: '{n} mögliche Züge' },
  played: '{color} {square}, {flips}.',
  toMove: '{color} am Zug, {moves}.',
  passes: '{color} muss passen.',
  gameOver: 'Die Partie ist zu Ende. Schwarz {black}, Weiß {white}.',
  wins: '{color} gewinnt mit {n} Punkten Vorsprung.',
  draw: 'Unentschieden.',
  notLegal: '{square} ist kein möglicher Zug.',
  occupied: '{square} ist besetzt.',
  undone: 'Zurückgenommen: {square}.',
  redone: 'Zug {n}: {color} {square}.',
  score: 'Schwarz {black}, Weiß {white}.',
  start: 'Beginn der Partie.',
  legalMoves: '{moves}: {squares}.',
  noEvaluation: 'Keine Bewertung.',
  evaluation: '{square}: {value}.',
  hint: 'Tipp: {square}.',
  keys:
    'Pfeiltasten: über das Brett gehen. Eingabetaste: setzen. N: nächster möglicher Zug. ' +
    'Ein Buchstabe, dann eine Ziffer: zu diesem Feld. S: Spielstand. L: letzter Zug. M: mögliche Züge. ' +
    'T: wer am Zug ist. X: Linien von diesem Feld aus. V: Bewertung. I: Tipp. ' +
    'Komma und Punkt: einen Zug zurück oder vor. Steuerung Z: Zug zurücknehmen.',
  help: 'Mit den Pfeiltasten über das Brett gehen, mit der Eingabetaste setzen. Das Fragezeichen nennt alle Tasten.',
  controls: {
    name: 'Spielsteuerung',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug vor',
    last: 'Zum Ende',
    undo: 'Zug zurücknehmen',
    restart: 'Neu beginnen',
  },
  engineFailed: 'Der Computer kann hier nicht spielen. Zu zweit lässt sich auf dem Brett trotzdem spielen.',
  directions: ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten'],
  legend: {
    name: 'Legende',
    corner: 'Ecke',
    edge: 'Rand',
    c: 'C-Feld',
    x: 'X-Feld',
    danger: 'Gefahrenzone',
  },
};
