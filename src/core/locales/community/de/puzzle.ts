/**
 * German: the texts of `<othello-puzzle>`, not yet read by a native speaker. `loaders/puzzle.ts` loads them for pages in
 * that language; where a text is missing, English stands.
 */
import type { PuzzleStrings } from '../../strings/puzzle.js';
import type { Translation } from '../../translation.js';

/** German, in the terms of the German players. */
export const de: Translation<PuzzleStrings> = {
  colors: { black: 'Schwarz', white: 'Weiß' },
  name: 'Aufgabe',
  ask: {
    best: '{color} am Zug: Finde den besten Zug.',
    win: '{color} am Zug: Nur ein Zug gewinnt. Welcher?',
    draw: '{color} am Zug: Nur ein Zug rettet das Unentschieden. Welcher?',
    'play-out': '{color} am Zug: Spiel zu Ende und hol das Beste heraus.',
  },
  toFind: { one: '{n} Zug zu finden', other: '{n} Züge zu finden' },
  checking: 'Der Computer prüft {square}…',
  right: '{square} ist richtig.',
  next: '{square} ist richtig. {color} antwortet {reply}: Was nun?',
  wrong: '{square} ist nicht der gesuchte Zug.',
  wrongBy: {
    one: '{square} verliert {n} Stein. Versuch einen anderen Zug.',
    other: '{square} verliert {n} Steine. Versuch einen anderen Zug.',
  },
  wrongGoal: {
    win: 'Nach {square} ist der Gewinn dahin. Versuch einen anderen Zug.',
    draw: 'Nach {square} ist die Partie verloren. Versuch einen anderen Zug.',
  },
  replyCorner: '{color} antwortet {reply}, und diese Ecke ist für immer verloren.',
  solved: 'Auf Anhieb gelöst.',
  solvedAfter: {
    one: 'Gelöst, nach {n} Fehlversuch.',
    other: 'Gelöst, nach {n} Fehlversuchen.',
  },
  solution: 'Die Lösung: {line}.',
  outBest: 'Du endest mit {result}, mehr war nicht drin. Perfekt.',
  outWorse: {
    one: 'Du endest mit {result}, möglich war {best}: {n} Stein verloren.',
    other: 'Du endest mit {result}, möglich war {best}: {n} Steine verloren.',
  },
  outCost: { one: '{square} hat {n} Stein gekostet.', other: '{square} hat {n} Steine gekostet.' },
  thinking: 'Der Computer rechnet…',
  failed: 'Der Computer ist ausgefallen: {problem}',
  missing: 'Hier ist keine Stellung zu lösen.',
  hint: 'Tipp',
  hintArea: {
    corner: 'Es ist eine der markierten Ecken.',
    edge: 'Es ist eines der markierten Felder am Rand.',
    inside: 'Es ist eines der markierten Felder, keines liegt am Rand.',
    topLeft: 'Es ist eines der markierten Felder oben links.',
    topRight: 'Es ist eines der markierten Felder oben rechts.',
    bottomLeft: 'Es ist eines der markierten Felder unten links.',
    bottomRight: 'Es ist eines der markierten Felder unten rechts.',
  },
  hintReason: 'Das Thema: {kind}.',
  hintSquare: 'Spiel {square}.',
  solve: 'Lösung zeigen',
  why: 'Warum?',
  retry: 'Von vorn',
};
