/**
 * Italian: the coach's sentences, and the story of a game, not yet read by a native speaker. `loaders/coach.ts` loads
 * them for pages in that language; where a text is missing, English stands.
 */
import type { CoachStrings } from '../../strings/coach.js';
import type { Translation } from '../../translation.js';

/** Italian, in the terms of the Italian players: angolo, casella X, casella C, mossa tranquilla, frontiera, pedina stabile. */
export const it: Translation<CoachStrings> = {
  reasons: {
    'corner-given': {
      bad: 'L’avversario può prendere subito {corners}{since}; {otherwise}.',
      good: 'Non regala {corners}, come farebbe {other}{otherBy}.',
    },
    'corner-forced': {
      bad: 'Qualunque cosa tu risponda, l’avversario prende {corners}: {line}.',
      good: 'Dopo {other} l’avversario prenderebbe {corners} di forza: {otherLine}.',
    },
    'corner-missed': { bad: 'Potevi prendere {corners}.', good: 'Prende {corners}.' },
    'corner-force-missed': {
      bad: 'Con {other} vinci {corners} per forza: {otherLine}.',
      good: 'Guadagna {corners} di forza: {line}.',
    },
    'x-square': {
      bad: '{move} è la casella X di un angolo vuoto, {squares}.',
      good: '{other} sarebbe la casella X di un angolo vuoto, {squares}.',
    },
    'x-square-falls': {
      bad: '{move} è la casella X di {squares} e, {bestPlay}, l’avversario prende questo angolo: {line}.',
      good: '{other} sarebbe la casella X di {squares} e l’avversario prenderebbe questo angolo: {otherLine}.',
    },
    'c-square': {
      bad: '{move} è una casella C di un angolo vuoto, {squares}.',
      good: '{other} sarebbe una casella C di un angolo vuoto, {squares}.',
    },
    'c-square-falls': {
      bad: '{move} è una casella C di {squares} e, {bestPlay}, l’avversario prende questo angolo: {line}.',
      good: '{other} sarebbe una casella C di {squares} e l’avversario prenderebbe questo angolo: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Dopo {other} finisci per prendere {corners}: {otherLine}.',
      good: '{bestPlay} finisci per prendere {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: '{other} avrebbe minacciato {corners}.',
      good: 'Minaccia {corners}.',
    },
    'own-square-opened': {
      bad: 'L’avversario non poteva giocare {reply}; {by}questa mossa gli apre la casella e ci gioca per primo{flipping}.',
      good: 'Occupi {reply}; {other} aprirebbe questa casella all’avversario{otherBy}.',
    },
    'reply-poisoned': {
      bad: 'L’avversario risponde {reply}; dopo {other} ti darebbe così l’angolo {corner}.',
      good: 'Ora {reply} ti darebbe l’angolo {corner}; dopo {other} non te ne darebbe nessuno.',
    },
    prepared: {
      bad: 'Con {other} prepari {squares}: dopo la risposta {otherReply} puoi giocarci{needs}, dopo {move} {reply} no.',
      good: 'Prepara {squares}: dopo la risposta {otherReply} puoi giocarci{needs}.',
    },
    'could-wait': {
      bad: '{move} poteva aspettare, perché l’avversario non può giocarci; {other} è aperta a entrambi e viene prima.',
      good: 'È aperta a entrambi e viene prima; {other} può aspettare, perché l’avversario non può giocarci.',
    },
    'region-opened': {
      bad: 'Solo tu potevi giocare in {squares}; ora può anche l’avversario, e {bestPlay} lo fa: {line}.',
      good: 'Riserva {squares} a te; {other} farebbe entrare l’avversario: {otherLine}.',
    },
    'region-closed': {
      bad: 'Dopo la risposta {reply} non puoi più giocare in {squares}; dopo {other} potresti ancora.',
      good: 'Puoi ancora giocare in {squares}; dopo {other} e la risposta {reply} non potresti più.',
    },
    'wedge-allowed': {
      bad: 'L’avversario si incunea in {squares}: {line}.',
      good: 'Dopo {other} l’avversario si incuneerebbe in {squares}: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Potevi incunearti in {squares}, fra due pedine avversarie.',
      good: 'Si incunea fra due pedine avversarie.',
    },
    'pass-forced': {
      bad: '{other} lascerebbe l’avversario senza mosse.',
      good: 'Lascia l’avversario senza mosse: deve passare.',
    },
    count: {
      bad: 'Calcolando fino alla fine, {other} rende {discs/discs} in più: {otherLine}.',
      good: 'Calcolando fino alla fine, rende {discs/discs} in più di {other}: {line}.',
    },
    'count-equal': 'Calcolando fino alla fine, nessuna mossa è migliore.',
    value: {
      bad: 'Il computer dà a {other} {discs/discs} in più: {otherLine}.',
      good: 'Il computer le dà {discs/discs} in più che a {other}: {line}.',
    },
    'value-equal': 'Il computer non vede niente di meglio.',
    'only-move': 'È l’unica mossa possibile.',
  },
  otherwise: {
    none: '{other} non lo permetterebbe',
    prevents: '{other} lo impedirebbe{otherBy}',
    another: 'dopo {other} potrebbe prendere {otherReply}, ma non {squares}',
  },
  access: {
    by: 'girando {discs},',
    placing: 'con la propria pedina in {discs},',
    otherBy: 'girando {discs}',
    since: ', perché {mover} gira {discs}',
    sincePlacing: ', perché può girare la nuova pedina in {discs}',
    flipping: ', girando {discs}',
    turning: 'girando {discs}',
    own: 'grazie alla tua pedina in {discs}',
  },
  consequences: {
    threatens: 'da {reply} minaccia {corners}',
    wedges: 'la sua pedina in {reply} sta tra due tue sul bordo',
  },
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} mossa', other: '{n} mosse' },
    discs: { one: '{n} pedina', other: '{n} pedine' },
    safe: { one: '{n} mossa che non regala angoli', other: '{n} mosse che non regalano angoli' },
    empty: { one: '{n} casella vuota', other: '{n} caselle vuote' },
    region: { one: '{n} casella', other: '{n} caselle' },
  },
  corners: {
    one: 'l’angolo {squares}',
    other: 'gli angoli {squares}',
    any: 'un angolo',
    among: '{squares} (angolo)',
  },
  bestPlay: { exact: 'con il gioco migliore', engine: 'nella linea del motore' },
  pass: 'passa',
  kinds: {
    'corner-given': 'Angolo regalato',
    'corner-forced': 'Angolo perso di forza',
    'corner-missed': 'Angolo',
    'corner-force-missed': 'Angolo di forza',
    'x-square': 'Casella X',
    'c-square': 'Casella C',
    'corner-lost-later': 'Angolo perso più tardi',
    'corner-won-later': 'Angolo preso più tardi',
    'corner-threat-missed': 'Minaccia d’angolo',
    'square-wanted': 'Casella di entrambi',
    'own-square-opened': 'Casella ceduta',
    'reply-opened': 'Casella aperta',
    'reply-prevented': 'Risposta impedita',
    'reply-stronger': 'Risposta forte',
    'reply-poisoned': 'Mossa avvelenata',
    prepared: 'Mossa preparata',
    'reserve-lost': 'Mossa libera regalata',
    'could-wait': 'Mossa libera sprecata',
    sacrifice: 'Sacrificio',
    mobility: 'Mobilità',
    opens: 'Apertura del gioco',
    'safe-moves': 'Mosse sicure',
    'quiet-move': 'Mossa tranquilla',
    parity: 'Parità',
    'region-opened': 'Regione aperta',
    'region-closed': 'Accesso a una regione',
    'wedge-allowed': 'Cuneo',
    'wedge-missed': 'Cuneo',
    'pass-forced': 'Passo forzato',
    'pass-suffered': 'Passo',
    count: 'Conteggio',
    'only-move': 'Unica mossa',
    value: 'Calcolo',
  },
};
