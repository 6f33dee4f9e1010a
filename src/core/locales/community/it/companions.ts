/**
 * Italian: the texts of clock, controls, evaluation, moves and score, not yet read by a native speaker.
 * `loaders/companions.ts` loads them for pages in that language; where a text is missing, English stands.
 */
import type { CompanionStrings } from '../../strings/companions.js';
import type { Translation } from '../../translation.js';

/** Italian, in the terms of the Italian players. */
export const it: Translation<CompanionStrings> = {
  black: 'Nero',
  white: 'Bianco',
  score: {
    name: 'Punteggio',
    discs: '{name}: {n}',
    toMove: 'di turno',
    thinking: 'sta pensando',
    winner: 'ha vinto',
    draw: 'pareggio',
  },
  moves: {
    name: 'Mosse',
    start: 'Inizio',
    move: '{n}. {color} {square}',
    pass: 'Il {color} passa',
    none: 'Ancora nessuna mossa',
    side: 'Variante al posto di {move}',
    sideShown: 'Variante sul tavoliere, al posto di {move}',
    more: 'Altre mosse da qui',
    opening: 'Apertura: {name}',
  },
  controls: {
    name: 'Comandi della partita',
    undo: 'Annulla la mossa',
    redo: 'Ripeti la mossa',
    first: 'All’inizio',
    back: 'Una mossa indietro',
    forward: 'Una mossa avanti',
    last: 'Alla fine',
    pass: 'Passa',
    resign: 'Abbandona',
    hint: 'Suggerimento',
    moveNow: 'Fai giocare subito il computer',
    hintIs: 'Suggerimento: {square} ({value})',
    noHint: 'Nessun suggerimento: qui il computer non è disponibile.',
    resignTitle: 'Abbandonare la partita?',
    resignText: 'La partita finisce e vince il {color}.',
    resignYes: 'Abbandona',
    resignNo: 'Continua a giocare',
  },
  clock: {
    name: 'Orologio',
    side: '{color}: {time}',
    out: '{color}: tempo scaduto',
    unlimited: 'senza limite',
  },
  evaluation: {
    name: 'Valutazione',
    ahead: '{color} avanti di {n}',
    even: 'pari',
    exact: 'esatta',
    selective: 'quasi certa',
    heuristic: 'stima',
    none: 'non ancora valutata',
    depth: 'profondità {n}',
  },
};
