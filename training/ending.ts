/** One end of a game, every position of it solved. */
import type { Core, Discs } from '../src/engine/core.js';
import { SQUARES } from '../src/rules/square.js';
import { countDiscs } from './core.js';
import { playDiscs } from './discs.js';
import { FLAG_EXACT, UNITS, type LabelledPosition } from './records.js';

/** Positions of fewer empties are not labelled: no search ends in them, since the rest is solved at once. */
const FEWEST_EMPTIES = 7;
/** How many of the moves, 0-1, are any move instead of a best one. */
const ANY_MOVE = 0.5;

/**
 * Plays on from a position and solves each position in which a move can be made.
 *
 * @returns the positions in their order, the first of them the one given, unless its side to move has to pass
 */
export function ending(core: Core, start: Discs, random: () => number): LabelledPosition[] {
  const positions: LabelledPosition[] = [];
  let discs = start;
  while (64 - countDiscs(discs.player | discs.opponent) >= FEWEST_EMPTIES) {
    const moves = core.legalMoves(discs);
    if (moves === 0n) {
      discs = { player: discs.opponent, opponent: discs.player };
      if (core.legalMoves(discs) === 0n) break;
      continue;
    }
    core.begin({ ...discs, depth: 60, exact: true, goal: 'score', multiPv: 1, nodes: Infinity });
    while (!core.step(1e9));
    const { value, move } = core.answer[0]!;
    positions.push({ ...discs, result: value, flags: FLAG_EXACT, searched: value * UNITS });
    const square = random() < ANY_MOVE ? anyOf(moves, random) : (SQUARES as readonly string[]).indexOf(move);
    discs = playDiscs(discs, square);
  }
  return positions;
}

/** One of a set of squares. */
function anyOf(squares: bigint, random: () => number): number {
  let rest = squares;
  for (let skip = Math.floor(random() * countDiscs(squares)); skip > 0; skip--) rest &= rest - 1n;
  return squareOf(rest & -rest);
}

/** The number of a square from its bit. */
function squareOf(bit: bigint): number {
  return bit.toString(2).length - 1;
}
