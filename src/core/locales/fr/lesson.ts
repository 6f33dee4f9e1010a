/**
 * French: the texts of `<othello-lesson>`. `loaders/lesson.ts` loads them for pages in that language;
 * `strings/lesson.ts` has their type.
 */
import type { LessonStrings } from '../strings/lesson.js';

/** French, in the terms of the French federation. */
export const fr: LessonStrings = {
  colors: { black: 'Noir', white: 'Blanc' },
  beside: 'L’othellier de la leçon',
  steps: 'Étapes de la leçon',
  previous: 'Précédente',
  next: 'Suivante',
  finish: 'Terminer',
  stepOf: 'Étape {n} sur {total}',
  onBoard: 'Sur l’othellier\u00a0: {moves}',
  ask: '{color} joue\u00a0: trouvez le coup.',
  checking: 'L’ordinateur examine {square}…',
  right: '{square} est le bon coup.',
  wrong: '{square} n’est pas le bon coup. Essayez-en un autre.',
  illegal: '{square} ne retourne rien. Essayez une autre case.',
  illegalHint: '{square} ne retourne rien. Indice\u00a0: le coup est dans la colonne {column}.',
  wrongCorner: '{square} n’est pas le bon coup\u00a0: l’adversaire prend le coin {corner}.',
  worse: {
    one: '{square} perd {n} pion. Essayez un autre coup.',
    other: '{square} perd {n} pions. Essayez un autre coup.',
  },
  solve: 'Montrer le coup',
  shown: 'La réponse\u00a0: {squares}.',
  failed: 'L’ordinateur a échoué\u00a0: {problem}',
  ended: 'C’est la fin de la leçon.',
  result: {
    one: 'Coups trouvés au premier essai\u00a0: {found} sur {n}.',
    other: 'Coups trouvés au premier essai\u00a0: {found} sur {n}.',
  },
  tryAgain: 'Réessayer',
  restart: 'Recommencer',
};
