/**
 * Italian: the texts of `<othello-lesson>`, not yet read by a native speaker. `loaders/lesson.ts` loads them for pages
 * in that language; where a text is missing, English stands.
 */
import type { LessonStrings } from '../../strings/lesson.js';
import type { Translation } from '../../translation.js';

/** Italian, in the terms of the Italian players. */
export const it: Translation<LessonStrings> = {
  colors: { black: 'Nero', white: 'Bianco' },
  beside: 'Il tavoliere della lezione',
  steps: 'Passi della lezione',
  previous: 'Indietro',
  next: 'Avanti',
  finish: 'Fine',
  stepOf: 'Passo {n} di {total}',
  onBoard: 'Sul tavoliere: {moves}',
  ask: 'Muove il {color}: trova la mossa.',
  checking: 'Il computer sta controllando {square}…',
  right: '{square} è giusta.',
  wrong: '{square} non è la mossa giusta. Provane un’altra.',
  worse: {
    one: '{square} perde {n} pedina. Prova un’altra mossa.',
    other: '{square} perde {n} pedine. Prova un’altra mossa.',
  },
  solve: 'Mostra la mossa',
  shown: 'La risposta: {squares}.',
  failed: 'Il computer ha avuto un problema: {problem}',
  ended: 'La lezione è finita.',
  result: {
    one: 'Mosse trovate al primo tentativo: {found} su {n}.',
    other: 'Mosse trovate al primo tentativo: {found} su {n}.',
  },
  restart: 'Ricomincia',
};
