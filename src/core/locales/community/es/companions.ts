/**
 * Spanish: the texts of clock, controls, evaluation, moves and score, not yet read by a native speaker.
 * `loaders/companions.ts` loads them for pages in that language; where a text is missing, English stands.
 */
import type { CompanionStrings } from '../../strings/companions.js';
import type { Translation } from '../../translation.js';

/** Spanish, in the terms of the Spanish players. */
export const es: Translation<CompanionStrings> = {
  black: 'Negro',
  white: 'Blanco',
  score: {
    name: 'Marcador',
    discs: '{name}: {n}',
    toMove: 'le toca',
    thinking: 'pensando',
    winner: 'ha ganado',
    draw: 'empate',
  },
  moves: {
    name: 'Jugadas',
    start: 'Inicio',
    move: '{n}. {color} {square}',
    pass: '{color} pasa',
    none: 'Aún no hay jugadas',
    side: 'Variante en lugar de {move}',
    sideShown: 'Variante en el tablero, en lugar de {move}',
    more: 'Más jugadas desde aquí',
    opening: 'Apertura: {name}',
  },
  controls: {
    name: 'Controles de la partida',
    undo: 'Deshacer la jugada',
    redo: 'Rehacer la jugada',
    first: 'Al principio',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
    last: 'Al final',
    pass: 'Pasar',
    resign: 'Abandonar',
    hint: 'Pista',
    moveNow: 'Que el ordenador juegue ya',
    hintIs: 'Pista: {square} ({value})',
    noHint: 'Sin pista: el ordenador no está disponible aquí.',
    resignTitle: '¿Abandonar la partida?',
    resignText: 'La partida termina y gana {color}.',
    resignYes: 'Abandonar',
    resignNo: 'Seguir jugando',
  },
  clock: {
    name: 'Reloj',
    side: '{color}: {time}',
    out: '{color}: tiempo agotado',
    unlimited: 'sin límite',
  },
  evaluation: {
    name: 'Evaluación',
    ahead: '{color} gana por {n}',
    even: 'igualdad',
    exact: 'exacta',
    selective: 'casi segura',
    heuristic: 'estimación',
    none: 'aún sin evaluar',
    depth: 'profundidad {n}',
  },
};
