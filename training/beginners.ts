/**
 * Simulated children in their first week of Othello, for calibrating the weakest opponents: `npm run -w training match -- level:1
 * beginner:taught`. They were written before any level was measured against them.
 *
 * They follow the faults and the first rules on which books and sites for beginners agree. A beginner flips as many
 * discs as possible. The first advice is to take corners; the next, to like edges and to avoid the squares beside an
 * empty corner, above all the diagonal ones. That many discs are a burden, and that mobility decides, is learnt much
 * later, so none of them knows it. None reads ahead; only `taught` checks, for every second move, whether a
 * corner is open to the other side afterwards. Attention: each overlooks moves, and those that only flip along a
 * diagonal twice as often; a corner is seldom missed.
 *
 * The rule for level 1, set at the same time: `corners` must win at least 30 % of the games, and `taught` about half of
 * them. `report.md` has the result: no level 1 satisfies both, and it was set by `taught`.
 */
import type { Position } from '../src/core/rules/position.js';
import type { Square } from '../src/core/rules/square.js';
import { cornerOf, CORNERS, EDGES, X_SQUARES } from '../src/core/rules/strategy.js';
import { randomNumbers } from '../src/core/rules/random.js';
import type { Player } from './player.js';

/**
 * The first day, the middle and the end of the first week; and two plain players that measure the weakest opponents: one
 * flips the most discs, one knows nothing but the corners and the squares beside them.
 */
export type BeginnerName = 'greedy' | 'corners' | 'taught' | 'most' | 'careful';

/** The beginners' names. */
export const BEGINNERS: readonly BeginnerName[] = ['greedy', 'corners', 'taught', 'most', 'careful'];

/** The chance that a move is overlooked; twice as high if it flips discs along diagonals only. */
const OVERLOOKED = 0.2;
/** The chance that a corner is overlooked by a beginner who knows its worth. */
const CORNER_OVERLOOKED = 0.05;
/** How often `taught` checks whether a move leaves a corner open. */
const LOOKS_FOR_CORNERS = 0.5;

/** A beginner as a player of matches. */
export function createBeginner(name: BeginnerName): Player {
  let random = randomNumbers(0);
  return {
    name: `beginner:${name}`,
    begin: (seed) => {
      random = randomNumbers(seed);
      return Promise.resolve();
    },
    choose: (position) => Promise.resolve(chooseAs(name, position, random)),
    observe: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** The move that a beginner makes. */
export function chooseAs(name: BeginnerName, position: Position, random: () => number): Square {
  const moves = position.legalMoves;
  if (name === 'careful') return carefulMove(position, random);
  const noticed = moves.filter((move) => random() >= chanceToOverlook(name, position, move));
  const liked = (noticed.length > 0 ? noticed : moves).map((move) => ({
    move,
    liking: liking(name, position, move, random) + random(),
  }));
  return liked.reduce((best, other) => (other.liking > best.liking ? other : best)).move;
}

function chanceToOverlook(name: BeginnerName, position: Position, move: Square): number {
  if (name === 'most') return 0;
  if (name !== 'greedy' && CORNERS.includes(move)) return CORNER_OVERLOOKED;
  return worksOnlyDiagonally(move, position.flipsByDirection(move)) ? 2 * OVERLOOKED : OVERLOOKED;
}

/** Whether a move flips discs along diagonals only. */
function worksOnlyDiagonally(move: Square, lines: readonly (readonly Square[])[]): boolean {
  return lines.every(([nearest]) => !nearest!.startsWith(move[0]!) && !nearest!.endsWith(move[1]!));
}

/** How much a beginner likes a move, in discs flipped. */
function liking(name: BeginnerName, position: Position, move: Square, random: () => number): number {
  const flipped = position.flips(move).length;
  if (name === 'greedy' || name === 'most') return flipped;
  if (CORNERS.includes(move)) return 100;
  const edge = EDGES.includes(move) ? 3 : 0;
  if (name === 'corners') return flipped + edge;
  const after = position.play(move);
  const givesCorner =
    random() < LOOKS_FOR_CORNERS &&
    after.turn !== position.turn &&
    after.legalMoves.some((reply) => CORNERS.includes(reply));
  return flipped + edge - (givesCorner ? 50 : besideCorner(position, move));
}

/** Takes a corner, avoids the squares beside an empty one, and otherwise plays anything. */
function carefulMove(position: Position, random: () => number): Square {
  const moves = position.legalMoves;
  const corners = moves.filter((move) => CORNERS.includes(move));
  const safe = moves.filter((move) => besideCorner(position, move) === 0);
  const choice = [corners, safe, moves].find((some) => some.length > 0)!;
  return choice[Math.floor(random() * choice.length)]!;
}

/** How much a beginner avoids the squares beside an empty corner: X-squares more than C-squares. */
function besideCorner(position: Position, move: Square): number {
  const corner = cornerOf(move);
  if (!corner || position.at(corner)) return 0;
  return X_SQUARES.includes(move) ? 20 : 6;
}
