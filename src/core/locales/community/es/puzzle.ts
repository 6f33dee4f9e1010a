/**
 * Spanish: the texts of `<othello-puzzle>`, not yet read by a native speaker. `loaders/puzzle.ts` loads them for pages
 * in that language; where a text is missing, English stands.
 */
import type { PuzzleStrings } from '../../strings/puzzle.js';
import type { Translation } from '../../translation.js';

/** Spanish, in the terms of the Spanish players. */
export const es: Translation<PuzzleStrings> = {
  colors: { black: 'Negro', white: 'Blanco' },
  name: 'Problema',
  ask: {
    best: 'Juega {color}: encuentra la mejor jugada.',
    win: 'Juega {color}: una sola jugada gana. ¿Cuál?',
    draw: 'Juega {color}: una sola jugada salva el empate. ¿Cuál?',
    'play-out': 'Juega {color}: termina la partida y saca el máximo.',
  },
  toFind: { one: '{n} jugada por encontrar', other: '{n} jugadas por encontrar' },
  checking: 'El ordenador está comprobando {square}…',
  right: '{square} es correcta.',
  next: '{square} es correcta. {color} responde {reply}: ¿y ahora?',
  wrong: '{square} no es la jugada.',
  wrongBy: {
    one: '{square} pierde {n} ficha. Prueba otra jugada.',
    other: '{square} pierde {n} fichas. Prueba otra jugada.',
  },
  wrongGoal: {
    win: 'Tras {square} se escapa la victoria. Prueba otra jugada.',
    draw: 'Tras {square} la partida está perdida. Prueba otra jugada.',
  },
  replyCorner: '{color} responde {reply}, y esa esquina ya no se puede recuperar.',
  solved: 'Resuelto a la primera.',
  solvedAfter: {
    one: 'Resuelto, con {n} fallo.',
    other: 'Resuelto, con {n} fallos.',
  },
  solution: 'La solución: {line}.',
  outBest: 'Terminas con {result}: no se podía sacar más. Perfecto.',
  outWorse: {
    one: 'Terminas con {result}; se podía llegar a {best}: {n} ficha perdida.',
    other: 'Terminas con {result}; se podía llegar a {best}: {n} fichas perdidas.',
  },
  outCost: { one: '{square} costó {n} ficha.', other: '{square} costó {n} fichas.' },
  thinking: 'El ordenador está calculando…',
  failed: 'El ordenador ha fallado: {problem}',
  missing: 'No hay ninguna posición que resolver.',
  hint: 'Pista',
  hintArea: {
    corner: 'Es una de las esquinas marcadas.',
    edge: 'Es una de las casillas marcadas del borde.',
    inside: 'Es una de las casillas marcadas; ninguna está en el borde.',
    topLeft: 'Es una de las casillas marcadas arriba a la izquierda.',
    topRight: 'Es una de las casillas marcadas arriba a la derecha.',
    bottomLeft: 'Es una de las casillas marcadas abajo a la izquierda.',
    bottomRight: 'Es una de las casillas marcadas abajo a la derecha.',
  },
  hintReason: 'El tema: {kind}.',
  hintSquare: 'Juega {square}.',
  solve: 'Mostrar la solución',
  why: '¿Por qué?',
  retry: 'Empezar de nuevo',
};
