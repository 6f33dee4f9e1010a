/**
 * Spanish: the coach's sentences, and the story of a game, not yet read by a native speaker. `loaders/coach.ts` loads
 * them for pages in that language; where a text is missing, English stands.
 */
import type { CoachStrings } from '../../strings/coach.js';
import type { Translation } from '../../translation.js';

/** Spanish, in the terms of the Spanish players: esquina, casilla X, casilla C, jugada tranquila, frontera, ficha estable. */
export const es: Translation<CoachStrings> = {
  reasons: {
    'corner-given': {
      bad: 'El rival puede tomar {corners} ahora mismo{since}; {otherwise}.',
      good: 'No entrega {corners}, como haría {other}{otherBy}.',
    },
    'corner-forced': {
      bad: 'Respondas lo que respondas, el rival toma {corners}: {line}.',
      good: 'Tras {other}, el rival tomaría {corners} por la fuerza: {otherLine}.',
    },
    'corner-missed': {
      bad: 'Podrías haber tomado {corners}.',
      good: 'Toma {corners}.',
    },
    'corner-force-missed': {
      bad: 'Con {other} ganas {corners} por la fuerza: {otherLine}.',
      good: 'Gana {corners} por la fuerza: {line}.',
    },
    'x-square': {
      bad: '{move} es la casilla X de una esquina vacía, {squares}.',
      good: '{other} sería la casilla X de una esquina vacía, {squares}.',
    },
    'x-square-falls': {
      bad: '{move} es la casilla X de {squares} y, {bestPlay}, el rival toma esa esquina: {line}.',
      good: '{other} sería la casilla X de {squares} y el rival tomaría esa esquina: {otherLine}.',
    },
    'c-square': {
      bad: '{move} es una casilla C de una esquina vacía, {squares}.',
      good: '{other} sería una casilla C de una esquina vacía, {squares}.',
    },
    'c-square-falls': {
      bad: '{move} es una casilla C de {squares} y, {bestPlay}, el rival toma esa esquina: {line}.',
      good: '{other} sería una casilla C de {squares} y el rival tomaría esa esquina: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Tras {other} acabas tomando {corners}: {otherLine}.',
      good: '{bestPlay} acabas tomando {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: '{other} habría amenazado {corners}.',
      good: 'Amenaza {corners}.',
    },
    'own-square-opened': {
      bad: 'El rival no podía jugar {reply}; {by}esta jugada le abre la casilla y él juega ahí primero{flipping}.',
      good: 'Ocupas {reply}; {other} abriría esta casilla al rival{otherBy}.',
    },
    'reply-poisoned': {
      bad: 'El rival responde {reply}; tras {other} eso te daría la esquina {corner}.',
      good: 'Ahora {reply} te daría la esquina {corner}; tras {other} no te daría ninguna.',
    },
    prepared: {
      bad: 'Con {other} preparas {squares}: tras la respuesta {otherReply} puedes jugar ahí{needs}; tras {move} {reply}, no.',
      good: 'Prepara {squares}: tras la respuesta {otherReply} puedes jugar ahí{needs}.',
    },
    'could-wait': {
      bad: '{move} podía esperar, porque el rival no puede jugar ahí; {other} está abierta a los dos y va primero.',
      good: 'Está abierta a los dos y va primero; {other} puede esperar, porque el rival no puede jugar ahí.',
    },
    'region-opened': {
      bad: 'Solo tú podías jugar en {squares}; ahora también puede el rival, y {bestPlay} lo hace: {line}.',
      good: 'Reserva {squares} para ti; {other} dejaría entrar al rival: {otherLine}.',
    },
    'region-closed': {
      bad: 'Tras la respuesta {reply} ya no puedes jugar en {squares}; tras {other} aún podrías.',
      good: 'Aún puedes jugar en {squares}; tras {other} y la respuesta {reply} ya no podrías.',
    },
    'wedge-allowed': {
      bad: 'El rival mete una cuña en {squares}: {line}.',
      good: 'Tras {other}, el rival metería una cuña en {squares}: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Podías meter una cuña en {squares}, entre dos fichas del rival.',
      good: 'Mete una cuña entre dos fichas del rival.',
    },
    'pass-forced': {
      bad: '{other} dejaría al rival sin jugadas.',
      good: 'Deja al rival sin jugadas, y tiene que pasar.',
    },
    count: {
      bad: 'Calculado hasta el final, {other} da {discs/discs} más: {otherLine}.',
      good: 'Calculado hasta el final, da {discs/discs} más que {other}: {line}.',
    },
    'count-equal': 'Calculado hasta el final, ninguna jugada es mejor.',
    value: {
      bad: 'El ordenador valora {other} en {discs/discs} más: {otherLine}.',
      good: 'El ordenador la valora en {discs/discs} más que {other}: {line}.',
    },
    'value-equal': 'El ordenador no ve nada mejor.',
    'only-move': 'Es la única jugada posible.',
  },
  otherwise: {
    none: '{other} no lo permitiría',
    prevents: '{other} lo impediría{otherBy}',
    another: 'tras {other} podría tomar {otherReply}, pero no {squares}',
  },
  access: {
    by: 'al voltear {discs},',
    placing: 'con su propia ficha en {discs},',
    otherBy: 'al voltear {discs}',
    since: ', porque {mover} voltea {discs}',
    sincePlacing: ', porque puede voltear la ficha nueva en {discs}',
    flipping: ', volteando {discs}',
    turning: 'volteando {discs}',
    own: 'gracias a tu ficha en {discs}',
  },
  consequences: {
    threatens: 'desde {reply} amenaza {corners}',
    wedges: 'su ficha en {reply} queda entre dos tuyas en el borde',
  },
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} jugada', other: '{n} jugadas' },
    discs: { one: '{n} ficha', other: '{n} fichas' },
    safe: { one: '{n} jugada que no entrega esquina', other: '{n} jugadas que no entregan esquina' },
    empty: { one: '{n} casilla vacía', other: '{n} casillas vacías' },
    region: { one: '{n} casilla', other: '{n} casillas' },
  },
  corners: {
    one: 'la esquina {squares}',
    other: 'las esquinas {squares}',
    any: 'una esquina',
    among: '{squares} (esquina)',
  },
  bestPlay: { exact: 'con el mejor juego', engine: 'en la línea del motor' },
  pass: 'pasa',
  kinds: {
    'corner-given': 'Esquina entregada',
    'corner-forced': 'Esquina perdida por la fuerza',
    'corner-missed': 'Esquina',
    'corner-force-missed': 'Esquina por la fuerza',
    'x-square': 'Casilla X',
    'c-square': 'Casilla C',
    'corner-lost-later': 'Esquina perdida más tarde',
    'corner-won-later': 'Esquina ganada más tarde',
    'corner-threat-missed': 'Amenaza de esquina',
    'square-wanted': 'Casilla de ambos',
    'own-square-opened': 'Casilla cedida',
    'reply-opened': 'Casilla abierta',
    'reply-prevented': 'Respuesta impedida',
    'reply-stronger': 'Respuesta fuerte',
    'reply-poisoned': 'Jugada envenenada',
    prepared: 'Jugada preparada',
    'reserve-lost': 'Jugada libre regalada',
    'could-wait': 'Jugada libre gastada',
    sacrifice: 'Sacrificio',
    mobility: 'Movilidad',
    opens: 'Apertura del juego',
    'safe-moves': 'Jugadas seguras',
    'quiet-move': 'Jugada tranquila',
    parity: 'Paridad',
    'region-opened': 'Región abierta',
    'region-closed': 'Acceso a una región',
    'wedge-allowed': 'Cuña',
    'wedge-missed': 'Cuña',
    'pass-forced': 'Pase forzado',
    'pass-suffered': 'Pase',
    count: 'Recuento',
    'only-move': 'Única jugada',
    value: 'Cálculo',
  },
};
