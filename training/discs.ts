/** Moves on sets of squares, where `Position` would be too slow: millions of positions are played through. */
import type { Discs } from '../src/engine/core.js';
import { RAYS } from '../src/rules/flips.js';

/** For each square the bits of its eight rays, nearest first. */
const RAY_BITS: readonly (readonly (readonly bigint[])[])[] = RAYS.map((rays) =>
  rays.map((ray) => ray.map((square) => 1n << BigInt(square))),
);

/** The discs after a move, which must be legal, from the side to move then. */
export function playDiscs({ player, opponent }: Discs, square: number): Discs {
  let flipped = 0n;
  for (const ray of RAY_BITS[square]!) {
    let bracketed = 0n;
    for (const bit of ray) {
      if ((opponent & bit) !== 0n) {
        bracketed |= bit;
        continue;
      }
      if ((player & bit) !== 0n) flipped |= bracketed;
      break;
    }
  }
  return { player: opponent ^ flipped, opponent: player | flipped | (1n << BigInt(square)) };
}
