import type { CompanionStrings } from './strings.js';

/**
 * German, in the terms of the German players.
 *
 * @reviewed by nobody yet whose language it is
 */
export const de: CompanionStrings = {
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
