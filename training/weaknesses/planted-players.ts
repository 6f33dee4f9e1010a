/**
 * Simulated players with one planted weakness: the model of human choice, made to err in one way. The player without a
 * weakness is the baseline.
 */
import { regionsOf } from '../../src/core/coach/positions/regions.js';
import type { Engine } from '../../src/core/engine/engine.js';
import { opponent } from '../../src/core/rules/color.js';
import { Position } from '../../src/core/rules/position.js';
import { squareIndex, type Square } from '../../src/core/rules/square.js';
import { CORNERS } from '../../src/core/rules/strategy.js';

/** The weakness; with `none` the player errs as people of that strength do. */
export const PLANTED = [
  'none',
  'corners',
  'refused',
  'greedy',
  'edges',
  'mobility',
  'ends',
  'start',
  'parity',
  'opening',
] as const;
/** A kind of weakness that is planted into games. */
export type Planted = (typeof PLANTED)[number];

/** A game, and the moves of the weak player. */
export interface PlantedGame {
  planted: Planted;
  number: number;
  side: 'black' | 'white';
  transcript: string;
}

/** The openings of the games; the weakness `opening` is in the first. */
export const OPENINGS_PLAYED = ['f5d6c3d3c4', 'f5d6c5f4e3c6d3f6e6d7', 'f5f6e6f4'] as const;

/** How often a player yields to the weakness when there is an occasion. */
const HOW_OFTEN: Readonly<Record<Exclude<Planted, 'none'>, number>> = {
  corners: 0.5,
  refused: 1,
  greedy: 0.5,
  edges: 0.5,
  mobility: 0.5,
  ends: 0.5,
  start: 1,
  parity: 0.9,
  opening: 0.5,
};
/** From this number of empty squares on regions and ends count; above the others openings do. */
const LATE = 16;
const OPENING = 40;
const START = 50;
/** A corner is refused for this many plies after it could be taken first. */
const REFUSED_PLIES = 6;

/** The moves that the weakness suggests; none if there is no occasion. */
function temptations(planted: Planted, opening: string, positions: readonly Position[]): readonly Square[] {
  const position = positions.at(-1)!;
  const { legalMoves, empties } = position;
  const most = (valueOf: (move: Square) => number): readonly Square[] => {
    const best = Math.max(...legalMoves.map(valueOf));
    return legalMoves.filter((move) => valueOf(move) === best);
  };
  switch (planted) {
    case 'corners':
      return legalMoves.filter((move) => isBesideEmptyCorner(position, move));
    case 'parity':
      return empties > LATE ? [] : legalMoves.filter((move) => entersEvenRegion(position, move));
    case 'greedy':
      return empties <= LATE ? [] : most((move) => position.flips(move).length);
    case 'edges':
      return legalMoves.filter((move) => /[ah]|[18]/u.test(move) && !CORNERS.includes(move));
    case 'mobility':
      return most((move) => position.play(move).withTurn(opponent(position.turn)).legalMoves.length);
    case 'ends':
      return empties > LATE ? [] : legalMoves;
    case 'start':
      return empties <= START ? [] : legalMoves;
    case 'opening':
      return empties <= OPENING || opening !== OPENINGS_PLAYED[0] ? [] : legalMoves;
    case 'refused':
    case 'none':
      return [];
  }
}

function cornersOf(position: Position): Square[] {
  return position.legalMoves.filter((move) => CORNERS.includes(move));
}

/** Whether the square touches an empty corner. */
function isBesideEmptyCorner({ board }: Position, move: Square): boolean {
  const at = squareIndex(move);
  return CORNERS.map(squareIndex).some((corner) => {
    const [x, y] = [(corner % 8) - (at % 8), Math.floor(corner / 8) - Math.floor(at / 8)];
    return corner !== at && board[corner] === '-' && Math.abs(x) <= 1 && Math.abs(y) <= 1;
  });
}

/** The corners that could be taken for the first time within the last plies. */
function newCorners(positions: readonly Position[]): Square[] {
  const now = positions.at(-1)!;
  const before = positions.slice(0, -REFUSED_PLIES).filter(({ turn }) => turn === now.turn);
  return cornersOf(now).filter((corner) => !before.some(({ legalMoves }) => legalMoves.includes(corner)));
}

/** Whether a move enters a region with an even number of empty squares while there is an odd one. */
function entersEvenRegion(position: Position, move: Square): boolean {
  const regions = regionsOf(position);
  const sizeAt = (square: Square): number => regions.find((region) => region.includes(square))!.length;
  return sizeAt(move) % 2 === 0 && position.legalMoves.some((other) => sizeAt(other) % 2 === 1);
}

/**
 * Plays a game between a player with a weakness and the same player without it; returns the moves and the weak side.
 */
export async function playPlanted(
  planted: Planted,
  number: number,
  strength: number,
  engine: Engine,
  random: () => number,
): Promise<{ moves: Square[]; side: 'black' | 'white'; opening: string }> {
  const opening = planted === 'start' ? '' : OPENINGS_PLAYED[number % OPENINGS_PLAYED.length]!;
  const side = number % 2 === 0 ? 'black' : 'white';
  const moves = (opening.match(/../g) ?? []) as Square[];
  const positions = [Position.start];
  for (const move of moves) positions.push(positions.at(-1)!.play(move));
  for (let position = positions.at(-1)!; position.phase !== 'over'; position = positions.at(-1)!) {
    if (position.phase === 'pass') {
      positions.push(position.pass());
      continue;
    }
    const tempted = position.turn === side && planted !== 'none' && random() < HOW_OFTEN[planted];
    const wanted = tempted ? temptations(planted, opening, positions) : [];
    const refused = tempted && planted === 'refused' ? newCorners(positions) : [];
    const move =
      wanted[Math.floor(random() * wanted.length)] ??
      (await drawn(engine, position, strength, positions.slice(-3, -1), random, refused));
    moves.push(move);
    positions.push(position.play(move));
  }
  return { moves, side, opening };
}

/** Draws a move by the chances of people of a strength; those refused only if there is no other. */
async function drawn(
  engine: Engine,
  position: Position,
  strength: number,
  before: readonly Position[],
  random: () => number,
  refused: readonly Square[],
): Promise<Square> {
  const all = await engine.human!(position, { strength, before });
  const left = all.filter(({ move }) => !refused.includes(move as Square));
  const moves = left.length > 0 ? left : all;
  let rest = random() * moves.reduce((sum, { probability }) => sum + probability, 0);
  const chosen = moves.find(({ probability }) => (rest -= probability) < 0) ?? moves[0]!;
  return chosen.move as Square;
}
