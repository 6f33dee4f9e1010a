/**
 * German: the texts of clock, controls, evaluation, moves and score, not yet read by a native speaker.
 * `loaders/companions.ts` loads them for pages in that language; where a text is missing, English stands.
 */
import type { CompanionStrings } from '../../strings/companions.js';
import type { Translation } from '../../translation.js';

/** German, in the terms of the German players. */
export const de: Translation<CompanionStrings> = {
  black: 'Schwarz',
  white: 'Weiß',
  score: {
    name: 'Spielstand',
    discs: '{name}: {n}',
    toMove: 'am Zug',
    thinking: 'denkt nach',
    winner: 'hat gewonnen',
    draw: 'unentschieden',
  },
  moves: {
    name: 'Züge',
    start: 'Anfang',
    move: '{n}. {color} {square}',
    pass: '{color} passt',
    none: 'Noch kein Zug',
    side: 'Variante statt {move}',
    sideShown: 'Variante auf dem Brett, statt {move}',
    more: 'Weitere Züge von hier aus',
    opening: 'Eröffnung: {name}',
  },
  controls: {
    name: 'Spielsteuerung',
    undo: 'Zug zurücknehmen',
    redo: 'Zug wiederholen',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug vor',
    last: 'Zum Ende',
    pass: 'Passen',
    resign: 'Aufgeben',
    hint: 'Tipp',
    moveNow: 'Computer sofort ziehen lassen',
    hintIs: 'Tipp: {square} ({value})',
    noHint: 'Kein Tipp: Der Computer steht hier nicht zur Verfügung.',
    resignTitle: 'Partie aufgeben?',
    resignText: 'Die Partie endet, und {color} gewinnt.',
    resignYes: 'Aufgeben',
    resignNo: 'Weiterspielen',
  },
  clock: {
    name: 'Uhr',
    side: '{color}: {time}',
    out: '{color}: Zeit abgelaufen',
    unlimited: 'unbegrenzt',
  },
  evaluation: {
    name: 'Bewertung',
    ahead: '{color} liegt mit {n} vorn',
    even: 'ausgeglichen',
    exact: 'exakt',
    selective: 'fast sicher',
    heuristic: 'Schätzung',
    none: 'noch nicht bewertet',
    depth: 'Tiefe {n}',
  },
};
