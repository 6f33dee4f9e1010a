import type { CoachStrings } from './strings.js';

/**
 * Spanish, in the terms of the Spanish players: esquina, casilla X, casilla C, jugada tranquila, frontera, ficha estable.
 *
 * @reviewed by nobody yet whose language it is
 */
export const es: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'El rival puede tomar {corners} ahora mismo.',
      good: 'No entrega {corners}, a diferencia de {other}.',
    },
    'corner-forced': {
      bad: 'Respondas lo que respondas, el rival toma {corners}: {line}.',
      good: 'Tras {other}, el rival tomaría {corners} por la fuerza: {otherLine}.',
    },
    'corner-missed': { bad: 'Podías tomar {corners}.', good: 'Toma {corners}.' },
    'corner-force-missed': {
      bad: '{other} gana {corners} por la fuerza: {otherLine}.',
      good: 'Gana {corners} por la fuerza: {line}.',
    },
    'x-square': {
      bad: '{move} es la casilla X de una esquina vacía, {squares}.',
      good: '{other} sería la casilla X de una esquina vacía, {squares}.',
    },
    'x-square-falls': {
      bad: '{move} es la casilla X de {squares} y, con el mejor juego, el rival toma esa esquina: {line}.',
      good: '{other} sería la casilla X de {squares} y el rival tomaría esa esquina: {otherLine}.',
    },
    'c-square': {
      bad: '{move} es una casilla C de una esquina vacía, {squares}.',
      good: '{other} sería una casilla C de una esquina vacía, {squares}.',
    },
    'c-square-falls': {
      bad: '{move} es una casilla C de {squares} y, con el mejor juego, el rival toma esa esquina: {line}.',
      good: '{other} sería una casilla C de {squares} y el rival tomaría esa esquina: {otherLine}.',
    },
    'corner-lost-later': {
      bad: 'Con el mejor juego, el rival acaba tomando {corners}: {line}.',
      good: 'Tras {other}, el rival acabaría tomando {corners}: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Tras {other} acabas tomando {corners}: {otherLine}.',
      good: 'Con el mejor juego acabas tomando {corners}: {line}.',
    },
    sacrifice: {
      bad: 'Sacrificar {corners} con {other} compensaba: {otherLine}.',
      good: 'Sacrifica {corners}, y compensa: {line}.',
    },
    mobility: {
      bad: 'Tras la mejor respuesta tienes {own/moves}; tras {other} tendrías {otherOwn}.',
      good: 'Tras la mejor respuesta tienes {own/moves}; tras {other} tendrías {otherOwn}.',
    },
    'mobility-later': {
      bad: 'Con el mejor juego puedes elegir de media entre {own/moves}, el rival entre {theirs}; tras {other} serían {otherOwn} contra {otherTheirs}.',
      good: 'Con el mejor juego puedes elegir de media entre {own/moves}, el rival entre {theirs}; tras {other} serían {otherOwn} contra {otherTheirs}.',
    },
    opens: {
      bad: 'Abre el juego: el rival tiene {theirs/moves}; tras {other} tendría {otherTheirs}.',
      good: 'Deja al rival {theirs/moves}; {other} le dejaría {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'Te quedas sin jugadas seguras: tras la mejor respuesta tienes {own/safe}; tras {other} tendrías {otherOwn}.',
      good: 'Conservas jugadas seguras: tras la mejor respuesta tienes {own/safe}; tras {other} tendrías {otherOwn}.',
    },
    'their-safe-moves': {
      bad: 'Al rival le quedan {theirs/safe}; {other} le dejaría {otherTheirs}.',
      good: 'Al rival le quedan {theirs/safe}; {other} le dejaría {otherTheirs}.',
    },
    frontier: {
      bad: 'Construye un muro: tienes {own/frontier}; tras {other} serían {otherOwn}.',
      good: 'Evita un muro: tienes {own/frontier}; tras {other} serían {otherOwn}.',
    },
    'frontier-later': {
      bad: 'Con el mejor juego tienes de media {own/frontier}; tras {other} serían {otherOwn}.',
      good: 'Con el mejor juego tienes de media {own/frontier}; tras {other} serían {otherOwn}.',
    },
    'many-flips': {
      bad: 'Voltea {own/discs}, {other} solo {otherOwn}: hasta el final conviene tener pocas fichas.',
      good: 'Voltea solo {own/discs}, {other} voltearía {otherOwn}: hasta el final conviene tener pocas fichas.',
    },
    'quiet-move': {
      bad: '{other} es más tranquila: las fichas que voltea tocan {otherOwn/empty}; las de {move}, {own}.',
      good: 'Es tranquila: las fichas que voltea tocan {own/empty}; las de {other} tocarían {otherOwn}.',
    },
    'quiet-kept': {
      bad: 'Te estropea una jugada tranquila, {squares}, que {other} conserva.',
      good: 'Te conserva una jugada tranquila, {squares}, que {other} estropearía.',
    },
    'quiet-taken': {
      bad: 'Deja al rival una jugada tranquila, {squares}, que {other} le quita.',
      good: 'Quita al rival una jugada tranquila, {squares}, que {other} le dejaría.',
    },
    parity: {
      bad: 'Entras en una región de {own/region} ({squares}), y el rival hace en ella la última jugada: {line}.',
      good: 'Tras {other}, el rival haría la última jugada en una región de {otherOwn/region} ({squares}): {otherLine}.',
    },
    'region-opened': {
      bad: 'Solo tú podías jugar en {squares}; ahora también puede el rival, y con el mejor juego lo hace: {line}.',
      good: 'Reserva {squares} para ti; {other} dejaría entrar al rival: {otherLine}.',
    },
    'region-closed': {
      bad: 'Ya no puedes jugar en {squares}; tras {other} aún podrías.',
      good: 'Aún puedes jugar en {squares}; tras {other} ya no podrías.',
    },
    'unbalanced-edge': {
      bad: 'Crea un borde desequilibrado, {squares}, y el rival toma una de sus esquinas: {line}.',
      good: '{other} crearía un borde desequilibrado, {squares}, y el rival tomaría una de sus esquinas: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'El rival mete una cuña en {squares}: {line}.',
      good: 'Tras {other}, el rival metería una cuña en {squares}: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Podías meter una cuña en {squares}, entre dos fichas del rival.',
      good: 'Mete una cuña entre dos fichas del rival.',
    },
    'stable-discs': {
      bad: 'Tras {plies} jugadas con el mejor juego tienes {own/stable}, el rival {theirs}; con {other} serían {otherOwn} contra {otherTheirs}.',
      good: 'Tras {plies} jugadas con el mejor juego tienes {own/stable}, el rival {theirs}; con {other} serían {otherOwn} contra {otherTheirs}.',
    },
    'pass-forced': {
      bad: '{other} dejaría al rival sin jugadas.',
      good: 'Deja al rival sin jugadas, y tiene que pasar.',
    },
    'pass-suffered': {
      bad: 'Con el mejor juego tendrás que pasar: {line}.',
      good: 'Tras {other} tendrías que pasar: {otherLine}.',
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
    'only-move': 'Era la única jugada posible.',
  },
  nouns: {
    moves: { one: '{n} jugada', other: '{n} jugadas' },
    discs: { one: '{n} ficha', other: '{n} fichas' },
    frontier: { one: '{n} ficha de frontera', other: '{n} fichas de frontera' },
    stable: { one: '{n} ficha estable', other: '{n} fichas estables' },
    safe: { one: '{n} jugada que no entrega esquina', other: '{n} jugadas que no entregan esquina' },
    empty: { one: '{n} casilla vacía', other: '{n} casillas vacías' },
    region: { one: '{n} casilla', other: '{n} casillas' },
  },
  corners: { one: 'la esquina {squares}', other: 'las esquinas {squares}' },
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
    sacrifice: 'Sacrificio',
    mobility: 'Movilidad',
    'mobility-later': 'Movilidad',
    opens: 'Apertura del juego',
    'safe-moves': 'Jugadas seguras',
    'their-safe-moves': 'Jugadas seguras del rival',
    frontier: 'Muro',
    'frontier-later': 'Frontera',
    'many-flips': 'Demasiadas fichas',
    'quiet-move': 'Jugada tranquila',
    'quiet-kept': 'Jugada tranquila conservada',
    'quiet-taken': 'Jugada tranquila quitada',
    parity: 'Paridad',
    'region-opened': 'Región abierta',
    'region-closed': 'Acceso a una región',
    'unbalanced-edge': 'Borde desequilibrado',
    'wedge-allowed': 'Cuña',
    'wedge-missed': 'Cuña',
    'stable-discs': 'Fichas estables',
    'pass-forced': 'Pase forzado',
    'pass-suffered': 'Pase',
    count: 'Recuento',
    'only-move': 'Única jugada',
    value: 'Cálculo',
  },
};
