/**
 * Spanish: the texts of `<othello-board>`, not yet read by a native speaker. `loaders/board.ts` loads them for pages in
 * that language; where a text is missing, English stands.
 */
import type { Strings } from '../../strings.js';

/** Spanish, in the terms of the Spanish players: ficha, voltear, pasar. */
export const es: Partial<Strings> = {
  board: 'Tablero de Othello',
  grid: 'Tablero',
  row: 'Fila {n}',
  black: 'negro',
  white: 'blanco',
  empty: 'vacía',
  legal: 'se puede jugar',
  lastMove: 'última jugada',
  best: 'la mejor',
  flips: { one: 'voltea {n} ficha', other: 'voltea {n} fichas' },
  moves: { one: '{n} jugada posible', other: '{n} jugadas posibles' },
  played: '{color} {square}, {flips}.',
  toMove: 'Juega {color}, {moves}.',
  passes: '{color} tiene que pasar.',
  gameOver: 'Fin de la partida. Negro {black}, blanco {white}.',
  wins: 'Gana {color} por {n}.',
  draw: 'Empate.',
  notLegal: 'No se puede jugar en {square}.',
  occupied: 'La casilla {square} está ocupada.',
  undone: 'Jugada deshecha: {square}.',
  redone: 'Jugada {n}: {color} {square}.',
  score: 'Negro {black}, blanco {white}.',
  start: 'Comienzo de la partida.',
  legalMoves: '{moves}: {squares}.',
  noEvaluation: 'Sin evaluación.',
  evaluation: '{square}: {value}.',
  hint: 'Pista: {square}.',
  keys:
    'Flechas: moverse por el tablero. Intro: jugar. N: siguiente jugada posible. ' +
    'Una letra y luego un número: ir a esa casilla. S: marcador. L: última jugada. M: jugadas posibles. ' +
    'T: a quién le toca. X: líneas desde esta casilla. V: evaluación. I: pista. ' +
    'Coma y punto: una jugada atrás o adelante. Control Z: deshacer la jugada.',
  help: 'Muévete con las flechas, juega con Intro y pulsa el signo de interrogación para oír todas las teclas.',
  controls: {
    name: 'Controles de la partida',
    first: 'Al principio',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
    last: 'Al final',
    undo: 'Deshacer la jugada',
    restart: 'Empezar de nuevo',
  },
  engineFailed: 'El ordenador no está disponible aquí. Dos personas sí pueden jugar en el tablero.',
  directions: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
  legend: {
    name: 'Leyenda',
    corner: 'Esquina',
    edge: 'Borde',
    c: 'Casilla C',
    x: 'Casilla X',
    danger: 'Zona de peligro',
  },
};
