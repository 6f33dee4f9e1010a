import type { Strings } from './strings.js';

/** Czech, in the terms of the Czech rules: kámen, otočit, pas. */
export const cs: Strings = {
  board: 'Deska Othello',
  grid: 'Deska',
  row: 'Řada {n}',
  black: 'černý',
  white: 'bílý',
  empty: 'prázdné',
  legal: 'lze hrát',
  lastMove: 'poslední tah',
  best: 'nejlepší',
  flips: {
    one: 'otáčí {n} kámen',
    few: 'otáčí {n} kameny',
    many: 'otáčí {n} kamene',
    other: 'otáčí {n} kamenů',
  },
  moves: { one: '{n} tah', few: '{n} tahy', many: '{n} tahu', other: '{n} tahů' },
  played: '{color} {square}, {flips}.',
  toMove: 'Na tahu je {color}, {moves}.',
  passes: '{color} musí pasovat.',
  gameOver: 'Konec hry. Černý {black}, bílý {white}.',
  wins: 'Vítězí {color} o {n}.',
  draw: 'Remíza.',
  notLegal: 'Na {square} nelze hrát.',
  occupied: 'Pole {square} je obsazené.',
  undone: 'Vzato zpět: {square}.',
  redone: 'Tah {n}: {color} {square}.',
  score: 'Černý {black}, bílý {white}.',
  start: 'Začátek hry.',
  legalMoves: '{moves}: {squares}.',
  noEvaluation: 'Bez hodnocení.',
  evaluation: '{square}: {value}.',
  hint: 'Nápověda: {square}.',
  keys:
    'Šipky posouvají, Enter hraje. N další možný tah; písmeno a číslice jdou na pole; S skóre; L poslední tah; ' +
    'M možné tahy; T kdo je na tahu; X směry z tohoto pole; V hodnocení; I nápověda; čárka a tečka o tah zpět a ' +
    'vpřed; Control Z bere zpět.',
  help: 'Šipkami se pohybujete, Enter hraje, otazník řekne všechny klávesy.',
  controls: {
    name: 'Ovládání hry',
    first: 'Na začátek',
    back: 'O tah zpět',
    forward: 'O tah vpřed',
    last: 'Na konec',
    undo: 'Vzít tah zpět',
    restart: 'Začít znovu',
  },
  engineFailed: 'Počítač zde nemůže hrát. Deska zůstává otevřená pro dva hráče.',
  directions: ['sever', 'severovýchod', 'východ', 'jihovýchod', 'jih', 'jihozápad', 'západ', 'severozápad'],
};
