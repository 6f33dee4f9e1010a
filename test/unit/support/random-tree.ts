import type { MoveNote } from '../../../src/core/formats/common/game-record.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { SQUARES } from '../../../src/core/rules/square.js';

/** A tree as plain data for comparing: moves, boards, remarks, and the place shown. */
export function shapeOf(node: GameNode, notes?: ReadonlyMap<GameNode, MoveNote>, shown?: GameNode): unknown {
  return {
    move: node.move,
    board: node.position.toString(),
    note: notes?.get(node),
    shown: node === shown,
    children: node.children.map((child) => shapeOf(child, notes, shown)),
  };
}

/** A random game with side lines, some nested, remarks and a place; the same for the same seed. */
export function randomTree(seed: number) {
  const below = numbersFrom(seed);
  const game = new Game();
  const places: GameNode[] = [game.root];
  for (let line = 0; line <= below(6); line++) {
    game.goTo(places[line === 0 ? 0 : below(places.length)]!);
    for (let moves = line === 0 ? 60 : 1 + below(12); moves > 0 && !game.result; moves--) {
      const { legalMoves } = game.position;
      game.play(legalMoves[below(legalMoves.length)]!);
      places.push(game.node);
    }
  }
  const notes = new Map<GameNode, MoveNote>();
  for (let i = below(4); i > 0; i--) {
    const comment = SQUARES.slice(0, below(64)).join(' ') + 'é\n"';
    notes.set(places[below(places.length)]!, { comment, nags: [below(6)], time: below(60_000) });
  }
  const marked = places[below(places.length)]!;
  const square = SQUARES[below(64)]!;
  notes.set(marked, {
    ...notes.get(marked),
    marks: [{ square, text: 'A' }],
    arrows: [{ from: 'a1', to: 'h8' }],
  });
  return { root: game.root, notes, shown: places[below(places.length)]! };
}

/** A random game, played to its end. */
export function randomGame(seed: number): Game {
  const below = numbersFrom(seed);
  const game = new Game();
  while (!game.result) {
    const { legalMoves } = game.position;
    game.play(legalMoves[below(legalMoves.length)]!);
  }
  return game;
}

/** Integers from 0 to below the argument. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}
