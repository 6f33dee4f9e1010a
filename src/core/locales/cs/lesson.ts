/**
 * Czech: the texts of `<othello-lesson>`. `loaders/lesson.ts` loads them for pages in that language; `strings/lesson.ts`
 * has their type.
 */
import type { LessonStrings } from '../strings/lesson.js';

/** Czech, in the terms of the Czech federation. */
export const cs: LessonStrings = {
  colors: { black: 'Černý', white: 'Bílý' },
  beside: 'Deska k lekci',
  steps: 'Kroky lekce',
  previous: 'Předchozí',
  next: 'Další',
  finish: 'Dokončit',
  stepOf: 'Krok {n} z {total}',
  onBoard: 'Na desce: {moves}',
  ask: '{color} je na tahu: najděte tah.',
  checking: 'Počítač prověřuje {square}…',
  right: '{square} je správně.',
  wrong: '{square} není správný tah. Zkuste jiný.',
  illegal: '{square} nic neotočí. Zkuste jiné pole.',
  illegalHint: '{square} nic neotočí. Nápověda: tah je ve sloupci {column}.',
  wrongCorner: '{square} to není: soupeř obsadí roh {corner}.',
  worse: {
    one: 'Tahem {square} ztratíte {n} kámen. Zkuste jiný tah.',
    few: 'Tahem {square} ztratíte {n} kameny. Zkuste jiný tah.',
    many: 'Tahem {square} ztratíte {n} kamene. Zkuste jiný tah.',
    other: 'Tahem {square} ztratíte {n} kamenů. Zkuste jiný tah.',
  },
  solve: 'Ukázat tah',
  shown: 'Odpověď: {squares}.',
  failed: 'Počítač selhal: {problem}',
  ended: 'Došli jste na konec lekce.',
  result: {
    one: 'Na první pokus jste našli {found} z {n} tahu.',
    few: 'Na první pokus jste našli {found} ze {n} tahů.',
    many: 'Na první pokus jste našli {found} z {n} tahu.',
    other: 'Na první pokus jste našli {found} z {n} tahů.',
  },
  tryAgain: 'Zkusit znovu',
  restart: 'Od začátku',
};
