/**
 * Spanish: the texts of `<othello-lesson>`, not yet read by a native speaker. `loaders/lesson.ts` loads them for pages
 * in that language; where a text is missing, English stands.
 */
import type { LessonStrings } from '../../strings/lesson.js';
import type { Translation } from '../../translation.js';

/** Spanish, in the terms of the Spanish players. */
export const es: Translation<LessonStrings> = {
  colors: { black: 'Negro', white: 'Blanco' },
  beside: 'El tablero de la lección',
  steps: 'Pasos de la lección',
  previous: 'Anterior',
  next: 'Siguiente',
  finish: 'Terminar',
  stepOf: 'Paso {n} de {total}',
  onBoard: 'En el tablero: {moves}',
  ask: 'Juega {color}: encuentra la jugada.',
  checking: 'El ordenador está comprobando {square}…',
  right: '{square} es correcta.',
  wrong: '{square} no es la jugada. Prueba otra.',
  worse: {
    one: '{square} pierde {n} ficha. Prueba otra jugada.',
    other: '{square} pierde {n} fichas. Prueba otra jugada.',
  },
  solve: 'Mostrar la jugada',
  shown: 'La respuesta: {squares}.',
  failed: 'El ordenador ha fallado: {problem}',
  ended: 'Has llegado al final de la lección.',
  result: {
    one: 'Jugadas encontradas a la primera: {found} de {n}.',
    other: 'Jugadas encontradas a la primera: {found} de {n}.',
  },
  restart: 'Empezar de nuevo',
};
