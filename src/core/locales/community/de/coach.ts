/**
 * German: the coach's sentences, and the story of a game, not yet read by a native speaker. `loaders/coach.ts` loads
 * them for pages in that language; where a text is missing, English stands.
 */
import type { CoachStrings } from '../../strings/coach.js';
import type { Translation } from '../../translation.js';

/** German, in the terms of the German players: Ecke, X-Feld, C-Feld, ruhiger Zug, Grenzstein, stabiler Stein. */
export const de: Translation<CoachStrings> = {
  reasons: {
    'corner-given': {
      bad: 'Der Gegner kann sofort {corners} nehmen{since}; {otherwise}.',
      good: 'Dieser Zug gibt {corners} nicht her, wie {other} es{otherBy} täte.',
    },
    'corner-forced': {
      bad: 'Was du auch antwortest, der Gegner nimmt {corners}: {line}.',
      good: 'Nach {other} würde der Gegner {corners} erzwingen: {otherLine}.',
    },
    'corner-missed': { bad: 'Du hättest {corners} nehmen können.', good: 'Der Zug nimmt {corners}.' },
    'corner-force-missed': {
      bad: 'Mit {other} erzwingst du {corners}: {otherLine}.',
      good: 'Der Zug erzwingt {corners}: {line}.',
    },
    'x-square': {
      bad: '{move} ist das X-Feld einer leeren Ecke, {squares}.',
      good: '{other} wäre das X-Feld einer leeren Ecke, {squares}.',
    },
    'x-square-falls': {
      bad: '{move} ist das X-Feld von {squares}, und {bestPlay} nimmt der Gegner diese Ecke: {line}.',
      good: '{other} wäre das X-Feld von {squares}, und der Gegner nähme diese Ecke: {otherLine}.',
    },
    'c-square': {
      bad: '{move} ist ein C-Feld einer leeren Ecke, {squares}.',
      good: '{other} wäre ein C-Feld einer leeren Ecke, {squares}.',
    },
    'c-square-falls': {
      bad: '{move} ist ein C-Feld von {squares}, und {bestPlay} nimmt der Gegner diese Ecke: {line}.',
      good: '{other} wäre ein C-Feld von {squares}, und der Gegner nähme diese Ecke: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Nach {other} nimmst du später {corners}: {otherLine}.',
      good: '{bestPlay} nimmst du später {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: '{other} hätte {corners} bedroht.',
      good: 'Der Zug bedroht {corners}.',
    },
    'own-square-opened': {
      bad: 'Der Gegner konnte nicht auf {reply} setzen; dieser Zug öffnet ihm {by}das Feld, und er setzt zuerst dorthin{flipping}.',
      good: 'Du besetzt {reply} selbst; {other} würde dieses Feld dem Gegner{otherBy} öffnen.',
    },
    'reply-poisoned': {
      bad: 'Der Gegner antwortet {reply}; nach {other} gäbe er dir damit die Ecke {corner}.',
      good: 'Mit {reply} gäbe dir der Gegner die Ecke {corner}; nach {other} gäbe er dir damit keine.',
    },
    prepared: {
      bad: 'Mit {other} bereitest du {squares} vor: Nach der Antwort {otherReply} kannst du dort{needs} setzen, nach {move} {reply} nicht.',
      good: 'Der Zug bereitet {squares} vor: Nach der Antwort {otherReply} kannst du dort{needs} setzen.',
    },
    'could-wait': {
      bad: '{move} konnte warten, denn der Gegner kann dort nicht setzen; {other} steht beiden offen und geht vor.',
      good: 'Das Feld steht beiden offen und geht vor; {other} kann warten, denn der Gegner kann dort nicht setzen.',
    },
    'region-opened': {
      bad: 'In {squares} konntest nur du setzen; jetzt kann es auch der Gegner, und {bestPlay} tut er es: {line}.',
      good: '{squares} bleibt dir allein; {other} ließe den Gegner hinein: {otherLine}.',
    },
    'region-closed': {
      bad: 'Nach der Antwort {reply} kannst du in {squares} nicht mehr setzen; nach {other} könntest du es noch.',
      good: 'In {squares} kannst du weiter setzen; nach {other} und der Antwort {reply} könntest du es nicht mehr.',
    },
    'wedge-allowed': {
      bad: 'Der Gegner keilt sich auf {squares} ein: {line}.',
      good: 'Nach {other} würde sich der Gegner auf {squares} einkeilen: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Auf {squares} hättest du dich zwischen zwei gegnerische Steine keilen können.',
      good: 'Der Zug keilt sich zwischen zwei gegnerische Steine.',
    },
    'pass-forced': {
      bad: 'Nach {other} hätte der Gegner keinen Zug und müsste passen.',
      good: 'Der Gegner hat keinen Zug und muss passen.',
    },
    count: {
      bad: 'Bis zum Ende gerechnet ist {other} um {discs/discs} besser: {otherLine}.',
      good: 'Bis zum Ende gerechnet ist der Zug um {discs/discs} besser als {other}: {line}.',
    },
    'count-equal': 'Bis zum Ende gerechnet ist kein Zug besser.',
    value: {
      bad: 'Der Computer bewertet {other} um {discs/discs} höher: {otherLine}.',
      good: 'Der Computer bewertet den Zug um {discs/discs} höher als {other}: {line}.',
    },
    'value-equal': 'Der Computer sieht nichts Besseres.',
    'only-move': 'Es ist der einzige mögliche Zug.',
  },
  otherwise: {
    none: '{other} ließe das nicht zu',
    prevents: '{other} würde das{otherBy} verhindern',
    another: 'nach {other} könnte er {otherReply} nehmen, aber nicht {squares}',
  },
  access: {
    by: 'durch das Drehen von {discs}',
    placing: 'mit dem eigenen Stein auf {discs}',
    otherBy: 'durch das Drehen von {discs}',
    since: ', weil {mover} {discs} dreht',
    sincePlacing: ', weil er den neuen Stein auf {discs} drehen kann',
    flipping: ', wobei er {discs} dreht',
    turning: 'durch das Drehen von {discs}',
    own: 'dank deines Steins auf {discs}',
  },
  consequences: {
    threatens: 'von {reply} aus droht er {corners} zu nehmen',
    wedges: 'sein Stein auf {reply} steht zwischen zwei von deinen am Rand',
  },
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} Zug', other: '{n} Züge' },
    discs: { one: '{n} Stein', other: '{n} Steine' },
    safe: { one: '{n} Zug, der keine Ecke hergibt', other: '{n} Züge, die keine Ecke hergeben' },
    empty: { one: '{n} leeres Feld', other: '{n} leere Felder' },
    region: { one: '{n} Feld', other: '{n} Feldern' },
  },
  corners: {
    one: 'die Ecke {squares}',
    other: 'die Ecken {squares}',
    any: 'eine Ecke',
    among: '{squares} (Ecke)',
  },
  bestPlay: { exact: 'bei bestem Spiel', engine: 'in der Variante der Engine' },
  pass: 'passt',
  kinds: {
    'corner-given': 'Verschenkte Ecke',
    'corner-forced': 'Erzwungener Eckverlust',
    'corner-missed': 'Ecke',
    'corner-force-missed': 'Erzwungene Ecke',
    'x-square': 'X-Feld',
    'c-square': 'C-Feld',
    'corner-lost-later': 'Späterer Eckverlust',
    'corner-won-later': 'Späterer Eckgewinn',
    'corner-threat-missed': 'Eckdrohung',
    'square-wanted': 'Feld für beide',
    'own-square-opened': 'Überlassenes Feld',
    'reply-opened': 'Feld geöffnet',
    'reply-prevented': 'Antwort verhindert',
    'reply-stronger': 'Starke Antwort',
    'reply-poisoned': 'Vergifteter Zug',
    prepared: 'Vorbereiteter Zug',
    'reserve-lost': 'Freier Zug verschenkt',
    'could-wait': 'Freier Zug verbraucht',
    sacrifice: 'Opfer',
    mobility: 'Mobilität',
    opens: 'Öffnen des Spiels',
    'safe-moves': 'Sichere Züge',
    'quiet-move': 'Ruhiger Zug',
    parity: 'Parität',
    'region-opened': 'Geöffnetes Gebiet',
    'region-closed': 'Zugang zu einem Gebiet',
    'wedge-allowed': 'Keil',
    'wedge-missed': 'Keil',
    'pass-forced': 'Erzwungenes Passen',
    'pass-suffered': 'Passen',
    count: 'Auszählen',
    'only-move': 'Einziger Zug',
    value: 'Berechnung',
  },
};
