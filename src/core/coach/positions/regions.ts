/**
 * Regions: groups of empty squares that touch, and who can play in them. Reasons about the endgame name them, and
 * reports count them.
 */
import type { Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import { seenBy } from './lines.js';
import { neighboursOf } from './frontier.js';

/** The empty squares in groups that touch each other, diagonally too, in the order of their first squares. */
export function regionsOf(position: Position): Square[][] {
  const left = new Set(SQUARES.filter((square) => position.at(square) === undefined));
  const regions: Square[][] = [];
  for (const first of left) {
    const region = [first];
    left.delete(first);
    for (const square of region) {
      for (const near of neighboursOf(square)) {
        if (left.delete(near)) region.push(near);
      }
    }
    regions.push(region);
  }
  return regions;
}

/** Whether a side, were it to move, could play in a region. */
export function canEnter(position: Position, color: Color, region: readonly Square[]): boolean {
  const { legalMoves } = seenBy(position, color);
  return region.some((square) => legalMoves.includes(square));
}
