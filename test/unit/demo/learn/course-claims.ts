/**
 * Checks what the tasks of the course say about their moves, by the rules: every move for which it is true is right.
 */
import type { TaskKind } from '../../../../demo/learn/course/lesson.js';
import { frontierDiscs, isQuiet } from '../../../../src/core/coach/positions/frontier.js';
import { canEnter, regionsOf } from '../../../../src/core/coach/positions/regions.js';
import { opponent } from '../../../../src/core/rules/color.js';
import type { Position } from '../../../../src/core/rules/position.js';
import { margin } from '../../../../src/core/rules/score.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { CORNERS, EDGES, stableDiscs } from '../../../../src/core/rules/strategy.js';

const isCorner = (square: Square): boolean => CORNERS.includes(square);
const takesCorner = (position: Position): boolean => position.legalMoves.some(isCorner);

/**
 * The final score with best play for the side to move: exact between the limits, otherwise at least as far beyond the
 * nearer one.
 */
export function solved(position: Position, least = -64, most = 64): number {
  if (position.phase === 'over') return margin(position) * (position.turn === 'black' ? 1 : -1);
  if (position.phase === 'pass') return -solved(position.pass(), -most, -least);
  let best = -64;
  for (const move of position.legalMoves) {
    best = Math.max(best, -solved(position.play(move), -most, -Math.max(best, least)));
    if (best >= most) break;
  }
  return best;
}

/** The winning moves. */
function winning(position: Position): Square[] {
  return position.legalMoves.filter((move) => solved(position.play(move), -1, 1) < 0);
}

/** The moves with the greatest number. */
function most(position: Position, number: (move: Square) => number): Square[] {
  const moves = position.legalMoves.map((move) => ({ move, number: number(move) }));
  const greatest = Math.max(...moves.map((one) => one.number));
  return moves.filter((one) => one.number === greatest).map(({ move }) => move);
}

/** Whether the side that has just moved can take a corner next, whatever the reply. */
function opensCorner(position: Position): boolean {
  return (
    position.phase === 'play' &&
    position.legalMoves.every((reply) => {
      const after = position.play(reply);
      return after.phase === 'play' && takesCorner(after);
    })
  );
}

/** The two neighbours of an edge square along its edge. */
function alongEdge(square: Square): readonly Square[] {
  const beside = EDGES.filter((other) => {
    const distance = (at: number): number => Math.abs(square.charCodeAt(at) - other.charCodeAt(at));
    return distance(0) + distance(1) === 1;
  });
  return isCorner(square) || !EDGES.includes(square) ? [] : beside;
}

/** Whether a move opens no square for the opponent. */
export function opensNothing(position: Position, move: Square): boolean {
  const before = position.withTurn(opponent(position.turn)).legalMoves;
  return position.play(move).legalMoves.every((reply) => before.includes(reply));
}

/** The moves of a position for which a task's claim is true. */
export const CLAIMS: Readonly<
  Record<TaskKind, (position: Position, n?: number | string) => readonly Square[]>
> = {
  winning: (position) => winning(position),
  count: (position) => winning(position),
  most: (position) => most(position, (move) => position.flips(move).length),
  lines: (position) => most(position, (move) => position.flipsByDirection(move).length),
  only: ({ legalMoves }) => legalMoves,
  silence: (position) => position.legalMoves.filter((move) => position.play(move).phase === 'pass'),
  wipeOut: (position) =>
    position.legalMoves.filter((move) => {
      const { board, turn } = position.play(move);
      return !board.includes(turn === 'black' ? 'X' : 'O');
    }),
  corner: ({ legalMoves }) => legalMoves.filter(isCorner),
  punish: (position) => position.legalMoves.filter((move) => opensCorner(position.play(move))),
  squeeze: (position) => position.legalMoves.filter((move) => opensCorner(position.play(move))),
  safe: (position) => position.legalMoves.filter((move) => !takesCorner(position.play(move))),
  block: (position) => most(position, (move) => stableDiscs(position.play(move), position.turn).length),
  wedge: (position) =>
    position.legalMoves.filter((move) => {
      const beside = alongEdge(move);
      return (
        beside.length === 2 &&
        beside.every(
          (square) => position.at(square) !== undefined && position.at(square) !== position.turn,
        ) &&
        beside.every((square) => position.play(move).at(square) !== position.turn)
      );
    }),
  anchor: (position) =>
    position.legalMoves.filter(
      (move) =>
        EDGES.includes(move) &&
        !isCorner(move) &&
        stableDiscs(position.play(move), position.turn).includes(move),
    ),
  fewest: (position) => most(position, (move) => -position.play(move).legalMoves.length),
  quiet: (position) => position.legalMoves.filter((move) => isQuiet(position, move)),
  parity: (position) => winning(position),
  row: ({ legalMoves }, n) => legalMoves.filter((move) => move.endsWith(String(n))),
  column: ({ legalMoves }, n) => legalMoves.filter((move) => move.startsWith(String(n))),
  frontier: (position) => most(position, (move) => -frontierDiscs(position.play(move), position.turn).length),
  tempo: (position) => position.legalMoves.filter((move) => !isCorner(move) && opensNothing(position, move)),
  swindle: (position) => winning(position),
  solve: (position) => winning(position),
  draw: (position) => position.legalMoves.filter((move) => solved(position.play(move), -1, 1) <= 0),
  // Only an engine can say what is even, or best.
  even: ({ legalMoves }) => legalMoves,
  best: ({ legalMoves }) => legalMoves,
};

/** The moves in regions with an odd number of empty squares. */
export function oddMoves(position: Position): Square[] {
  return regionsOf(position)
    .filter((region) => region.length % 2 === 1)
    .flat()
    .filter((square) => position.legalMoves.includes(square));
}

/** The regions after a move in which the side that made it can play, and the other cannot. */
export function untouchedRegions(position: Position, move: Square): Square[][] {
  const after = position.play(move);
  const { turn } = position;
  return regionsOf(after).filter(
    (region) => canEnter(after, turn, region) && !canEnter(after, opponent(turn), region),
  );
}
