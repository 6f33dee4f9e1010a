/**
 * German: the texts of `<othello-lesson>`, not yet read by a native speaker. `loaders/lesson.ts` loads them for pages in
 * that language; where a text is missing, English stands.
 */
import type { LessonStrings } from '../../strings/lesson.js';
import type { Translation } from '../../translation.js';

/** German, in the terms of the German players. */
export const de: Translation<LessonStrings> = {
  colors: { black: 'Schwarz', white: 'Weiß' },
  beside: 'Das Brett zur Lektion',
  steps: 'Schritte der Lektion',
  previous: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  stepOf: 'Schritt {n} von {total}',
  onBoard: 'Auf dem Brett: {moves}',
  ask: '{color} am Zug: Finde den Zug.',
  checking: 'Der Computer prüft {square}…',
  right: '{square} ist richtig.',
  wrong: '{square} ist nicht der gesuchte Zug. Versuch einen anderen.',
  worse: {
    one: '{square} verliert {n} Stein. Versuch einen anderen Zug.',
    other: '{square} verliert {n} Steine. Versuch einen anderen Zug.',
  },
  solve: 'Zug zeigen',
  shown: 'Die Antwort: {squares}.',
  failed: 'Der Computer ist ausgefallen: {problem}',
  ended: 'Du bist am Ende der Lektion angekommen.',
  result: {
    one: 'Auf Anhieb gefundene Züge: {found} von {n}.',
    other: 'Auf Anhieb gefundene Züge: {found} von {n}.',
  },
  restart: 'Von vorn',
};
