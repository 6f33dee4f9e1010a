/**
 * Simulated players with one planted weakness: the model of human choice, made to err in one way. The player without a
 * weakness is the baseline.
 */
import { regionsOf } from '../../src/core/coach/regions.js';
import type { Engine } from '../../src/core/engine/engine.js';
import { opponent } from '../../src/core/rules/color.js';
import { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';
import { CORNERS } from '../../src/core/rules/strategy.js';

/** The weakness; with `none` the player errs as people of that strength do. */
export type Planted = 'none' | 'corners' | 'parity' | 'greedy' | 'ends' | 'opening';
export const PLANTED: readonly Planted[] = ['none', 'corners', 'parity', 'greedy', 'ends', 'opening'];

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
  parity: 0.9,
  greedy: 0.3,
  ends: 0.3,
  opening: 0.5,
};
/** From this number of empty squares on regions and ends count; above it an opening does. */
const LATE = 16;
const END = 20;
const OPENING = 40;

/** The move that the weakness suggests; `undefined` if there is no occasion. */
function temptation(
  planted: Planted,
  opening: string,
  position: Position,
  random: () => number,
): Square | undefined {
  const { legalMoves, empties } = position;
  const anyOf = (moves: readonly Square[]): Square | undefined => moves[Math.floor(random() * moves.length)];
  switch (planted) {
    case 'corners':
      return anyOf(legalMoves.filter((move) => givesCorner(position, move)));
    case 'parity':
      return empties > LATE
        ? undefined
        : anyOf(legalMoves.filter((move) => entersEvenRegion(position, move)));
    case 'greedy': {
      if (empties <= LATE) return undefined;
      const most = Math.max(...legalMoves.map((move) => position.flips(move).length));
      return anyOf(legalMoves.filter((move) => position.flips(move).length === most));
    }
    case 'ends':
      return empties > END ? undefined : anyOf(legalMoves);
    case 'opening':
      return empties <= OPENING || opening !== OPENINGS_PLAYED[0] ? undefined : anyOf(legalMoves);
    case 'none':
      return undefined;
  }
}

function cornersOf(position: Position): Square[] {
  return position.legalMoves.filter((move) => CORNERS.includes(move));
}

/** Whether the move opens a corner to the opponent. */
function givesCorner(position: Position, move: Square): boolean {
  const before = cornersOf(position.withTurn(opponent(position.turn)));
  return cornersOf(position.play(move)).some((corner) => !before.includes(corner));
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
  const opening = OPENINGS_PLAYED[number % OPENINGS_PLAYED.length]!;
  const side = number % 2 === 0 ? 'black' : 'white';
  const moves = opening.match(/../g) as Square[];
  const positions = [Position.start];
  for (const move of moves) positions.push(positions.at(-1)!.play(move));
  for (let position = positions.at(-1)!; position.phase !== 'over'; position = positions.at(-1)!) {
    if (position.phase === 'pass') {
      positions.push(position.pass());
      continue;
    }
    const tempted = position.turn === side && planted !== 'none' && random() < HOW_OFTEN[planted];
    const move =
      (tempted ? temptation(planted, opening, position, random) : undefined) ??
      (await drawn(engine, position, strength, positions.slice(-3, -1), random));
    moves.push(move);
    positions.push(position.play(move));
  }
  return { moves, side, opening };
}

/** Draws a move by the chances of people of a strength. */
async function drawn(
  engine: Engine,
  position: Position,
  strength: number,
  before: readonly Position[],
  random: () => number,
): Promise<Square> {
  const moves = await engine.human!(position, { strength, before });
  let rest = random();
  const chosen = moves.find(({ probability }) => (rest -= probability) < 0) ?? moves[0]!;
  return chosen.move as Square;
}
