/**
 * Czech: the texts of clock, controls, evaluation, moves and score. `loaders/companions.ts` loads them for pages in that
 * language; `strings/companions.ts` has their type.
 */
import type { CompanionStrings } from '../strings/companions.js';

/** Czech, in the words of the Czech players. */
export const cs: CompanionStrings = {
  black: 'Černý',
  white: 'Bílý',
  score: {
    name: 'Skóre',
    discs: '{name}: {n}',
    toMove: 'na tahu',
    thinking: 'přemýšlí',
    winner: 'vítěz',
    draw: 'remíza',
  },
  moves: {
    name: 'Tahy',
    start: 'Začátek',
    move: '{n}. {color} {square}',
    pass: '{color} pasuje',
    none: 'Zatím žádný tah',
    side: 'Varianta místo tahu {move}',
    sideShown: 'Varianta na desce, místo tahu {move}',
    more: 'Další tahy odtud',
    opening: 'Zahájení: {name}',
  },
  controls: {
    name: 'Ovládání partie',
    undo: 'Vzít zpět',
    redo: 'Zopakovat vrácený tah',
    first: 'Na začátek',
    back: 'O tah zpět',
    forward: 'O tah vpřed',
    last: 'Na konec',
    pass: 'Pasovat',
    resign: 'Vzdát partii',
    hint: 'Nápověda',
    moveNow: 'Ať počítač hned táhne',
    hintIs: 'Nápověda: {square} ({value})',
    noHint: 'Nápověda není k dispozici: počítač zde hrát nemůže.',
    resignTitle: 'Vzdát partii?',
    resignText: '{color} vyhraje a partie skončí.',
    resignYes: 'Vzdát',
    resignNo: 'Hrát dál',
  },
  clock: {
    name: 'Hodiny',
    side: '{color}: {time}',
    out: '{color}: čas vypršel',
    unlimited: 'bez omezení',
  },
  evaluation: {
    name: 'Hodnocení',
    ahead: '{color} vede o {n}',
    even: 'vyrovnáno',
    exact: 'přesné',
    selective: 'téměř jisté',
    heuristic: 'odhad',
    none: 'zatím nehodnoceno',
    noValue: 'program hodnotu neudává',
    depth: 'hloubka {n}',
  },
};
