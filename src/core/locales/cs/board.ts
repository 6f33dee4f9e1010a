/**
 * Czech: the texts of `<othello-board>`. `loaders/board.ts` loads them for pages in that language; `strings.ts` has
 * their type.
 */
import type { Strings } from '../strings.js';

/** Czech, in the terms of the Czech rules: kámen, otočit, pas. */
export const cs: Strings = {
  board: 'Hrací deska Othello',
  grid: 'Deska',
  row: 'Řada {n}',
  notLoaded: 'Část desky se nepodařilo načíst.',
  reload: 'Načíst stránku znovu',
  black: 'černý',
  white: 'bílý',
  empty: 'prázdné',
  legal: 'možný tah',
  lastMove: 'poslední tah',
  best: 'nejlepší',
  worse: 'o {n} horší',
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
  gameOver: 'Konec partie. Černý {black}, bílý {white}.',
  wins: '{color} vítězí o {n}.',
  draw: 'Remíza.',
  notLegal: 'Na {square} nelze hrát.',
  occupied: 'Pole {square} je obsazené.',
  undone: 'Tah vzat zpět: {square}.',
  redone: 'Tah {n}: {color} {square}.',
  score: 'Černý {black}, bílý {white}.',
  start: 'Začátek partie.',
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
    name: 'Ovládání partie',
    first: 'Na začátek',
    back: 'O tah zpět',
    forward: 'O tah vpřed',
    last: 'Na konec',
    undo: 'Vzít tah zpět',
    restart: 'Začít znovu',
  },
  engineFailed: 'Počítač tu hrát nemůže. Ve dvou si ale zahrát můžete.',
  directions: ['sever', 'severovýchod', 'východ', 'jihovýchod', 'jih', 'jihozápad', 'západ', 'severozápad'],
  legend: {
    name: 'Legenda',
    corner: 'Roh',
    edge: 'Okraj',
    c: 'Pole C',
    x: 'Pole X',
    danger: 'Nebezpečná zóna',
  },
  valueLegend: {
    best: 'Nejlepší',
    good: 'O 1–2 kameny méně',
    fair: 'o 3–4',
    bad: 'o 5 a více',
    exact: 'Dokázáno',
    selective: 'Téměř jisté',
    heuristic: 'Odhad',
    worse: 'O 4 kameny méně',
  },
};
