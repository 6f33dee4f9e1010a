/**
 * Italian: the texts of `<othello-puzzle>`, not yet read by a native speaker. `loaders/puzzle.ts` loads them for pages
 * in that language; where a text is missing, English stands.
 */
import type { PuzzleStrings } from '../../strings/puzzle.js';
import type { Translation } from '../../translation.js';

/** Italian, in the terms of the Italian players. */
export const it: Translation<PuzzleStrings> = {
  colors: { black: 'Nero', white: 'Bianco' },
  name: 'Problema',
  ask: {
    best: 'Muove il {color}: trova la mossa migliore.',
    win: 'Muove il {color}: una sola mossa vince. Quale?',
    draw: 'Muove il {color}: una sola mossa salva il pareggio. Quale?',
    'play-out': 'Muove il {color}: gioca fino alla fine e ottieni il massimo.',
  },
  toFind: { one: '{n} mossa da trovare', other: '{n} mosse da trovare' },
  checking: 'Il computer sta controllando {square}…',
  right: '{square} è giusta.',
  next: '{square} è giusta. Il {color} risponde {reply}: e adesso?',
  wrong: '{square} non è la mossa giusta.',
  wrongBy: {
    one: '{square} perde {n} pedina. Prova un’altra mossa.',
    other: '{square} perde {n} pedine. Prova un’altra mossa.',
  },
  wrongGoal: {
    win: 'Dopo {square} la vittoria sfuma. Prova un’altra mossa.',
    draw: 'Dopo {square} la partita è persa. Prova un’altra mossa.',
  },
  replyCorner: '{color} risponde {reply}, e quell’angolo non si può più riprendere.',
  solved: 'Risolto al primo tentativo.',
  solvedAfter: {
    one: 'Risolto, con {n} errore.',
    other: 'Risolto, con {n} errori.',
  },
  solution: 'La soluzione: {line}.',
  outBest: 'Finisci con {result}: di più non si poteva. Perfetto.',
  outWorse: {
    one: 'Finisci con {result}; si poteva arrivare a {best}: {n} pedina persa.',
    other: 'Finisci con {result}; si poteva arrivare a {best}: {n} pedine perse.',
  },
  outCost: { one: '{square} è costata {n} pedina.', other: '{square} è costata {n} pedine.' },
  thinking: 'Il computer sta calcolando…',
  failed: 'Il computer ha avuto un problema: {problem}',
  missing: 'Non c’è nessuna posizione da risolvere.',
  hint: 'Suggerimento',
  hintArea: {
    corner: 'È uno degli angoli segnati.',
    edge: 'È una delle caselle segnate sul bordo.',
    inside: 'È una delle caselle segnate, nessuna delle quali è sul bordo.',
    topLeft: 'È una delle caselle segnate in alto a sinistra.',
    topRight: 'È una delle caselle segnate in alto a destra.',
    bottomLeft: 'È una delle caselle segnate in basso a sinistra.',
    bottomRight: 'È una delle caselle segnate in basso a destra.',
  },
  hintReason: 'Il tema: {kind}.',
  hintSquare: 'Gioca {square}.',
  solve: 'Mostra la soluzione',
  why: 'Perché?',
  retry: 'Ricomincia',
};
