/** Where the first hint of a puzzle says that the move is: a part of the board that leaves out about half of the moves. */
import { CORNERS, EDGES } from '../../../core/rules/strategy.js';
import { SQUARES, squareIndex, type Square } from '../../../core/rules/square.js';
import type { Position } from '../../../core/rules/position.js';

/** The board or a part of it; the quarters are those of a board with a1 at the top left. */
export type HintArea = Part | 'board';
type Part = 'corner' | 'edge' | 'inside' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** The share of the moves that a hint leaves at most, if a part of the board allows it. */
const MOST = 0.6;
/** The fewest squares that do not give the move away. */
const FEWEST = 2;

/** The part of the board that narrows a move down, and the squares that it leaves. */
export interface AreaHint {
  readonly area: HintArea;
  readonly squares: readonly Square[];
}

/**
 * The part with as many of the moves as a useful hint may leave, or the least above; where each part would give the
 * move away, the whole board.
 *
 * @param tried wrong moves, which no hint has to leave out again
 */
export function areaHint(position: Position, square: Square, tried: ReadonlySet<Square>): AreaHint {
  const moves = position.legalMoves.filter((move) => !tried.has(move));
  const parts = [bandOf(square), quarterOf(square)].map((area) => ({
    area,
    squares: moves.filter((move) => isIn(move, area)),
  }));
  const open = parts.filter(({ squares }) => squares.length >= FEWEST);
  const size = ({ squares }: AreaHint): number => squares.length;
  const narrow = open.filter((part) => size(part) <= MOST * moves.length);
  const [best] =
    narrow.length > 0
      ? narrow.toSorted((one, other) => size(other) - size(one))
      : open.toSorted((one, other) => size(one) - size(other));
  if (best) return best;
  const isEnough = moves.length >= FEWEST;
  return {
    area: 'board',
    squares: isEnough ? moves : SQUARES.filter((one) => !position.at(one) && !tried.has(one)),
  };
}

function isIn(square: Square, area: Part): boolean {
  return bandOf(square) === area || quarterOf(square) === area;
}

function bandOf(square: Square): Part {
  return CORNERS.includes(square) ? 'corner' : EDGES.includes(square) ? 'edge' : 'inside';
}

function quarterOf(square: Square): Part {
  const index = squareIndex(square);
  const isTop = index < 32;
  const isLeft = index % 8 < 4;
  return isTop ? (isLeft ? 'topLeft' : 'topRight') : isLeft ? 'bottomLeft' : 'bottomRight';
}
