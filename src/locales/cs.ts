import type { Strings } from './strings.js';

/** Czech, in the terms of the Czech rules: kámen, otočit, pas. */
export const cs: Strings = {
  board: 'Hrací deska Othello',
  grid: 'Deska',
  row: 'Řada {n}',
  black: 'černý',
  white: 'bílý',
  empty: 'prázdné',
  legal: 'možný tah',
  lastMove: 'poslední tah',
  best: 'nejlepší',
  flips: {
    one: 'otáčí {n} kámen',
    few: 'otáčí {n} kameny',
    many: 'otáčí {n} kamene',
    other: 'otáčí {n} kamenů',
  },
  moves: { one: '{n} možný tah', few: '{n} možné tahy', many: '{n} možného tahu', other: '{n} možných tahů' },
  played: '{color} {square}, {flips}.',
  toMove: 'Na tahu je {color}, {moves}.',
  passes: '{color} musí pasovat.',
  gameOver: 'Konec hry. Černý {black}, bílý {white}.',
  wins: '{color} vítězí o {n}.',
  draw: 'Remíza.',
  notLegal: 'Na {square} nelze hrát.',
  occupied: 'Pole {square} je obsazené.',
  undone: 'Vzato zpět: {square}.',
  redone: 'Tah {n}: {color} {square}.',
  score: 'Černý {black}, bílý {white}.',
  start: 'Začátek hry.',
  legalMoves: '{moves}: {squares}.',
  noEvaluation: 'Hodnocení není k dispozici.',
  evaluation: '{square}: {value}.',
  hint: 'Nápověda: {square}.',
  keys:
    'Šipky: pohyb po desce. Enter: zahrát. N: další možný tah. Písmeno a pak číslice: přejít na dané pole. ' +
    'S: skóre. L: poslední tah. M: možné tahy. T: kdo je na tahu. X: směry z tohoto pole. V: hodnocení. ' +
    'I: nápověda. Čárka a tečka: o tah zpět nebo vpřed. Control Z: vzít tah zpět.',
  help: 'Po desce se pohybujete šipkami, hrajete klávesou Enter, otazník vyvolá přehled kláves.',
  controls: {
    name: 'Ovládání hry',
    first: 'Na začátek',
    back: 'O tah zpět',
    forward: 'O tah vpřed',
    last: 'Na konec',
    undo: 'Vzít tah zpět',
    restart: 'Začít znovu',
  },
  engineFailed: 'Počítač zde hrát nemůže. Dva hráči ale na desce hrát mohou.',
  directions: ['sever', 'severovýchod', 'východ', 'jihovýchod', 'jih', 'jihozápad', 'západ', 'severozápad'],
};
