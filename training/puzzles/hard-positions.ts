/**
 * Positions whose right move a search of a few thousand nodes misses, from quick games of the engine against itself.
 *
 * Games between models of people take most of the time of a search for hard puzzles, and hard ones do not depend on
 * who played: these games take 3 ms each. The moves of the opening are random, later one in eight. A position counts
 * when the search that level 8 has time for loses the result or six discs by a search to the end of the game, cut
 * where that is unlikely to matter: 29 positions in 30 end here, after 7 ms.
 */
import { discsOf, type Core } from '../../src/core/engine/wasm/core.js';
import { LEVEL_SETTINGS } from '../../src/core/engine/levels/levels.js';
import type { MoveValue } from '../../src/core/engine/engine.js';
import { decides } from '../../src/core/puzzles/mine.js';
import { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';
import { searchMoves } from '../search-moves.js';
import { solveMoves } from '../evaluation/solve-selectively.js';

/** Until this many squares are empty the moves are random. */
const OPENING_EMPTIES = 50;
/** The share of random moves after that. */
const RANDOM = 0.12;
const DEPTH = 3;
/** A move may be played that is this many discs worse than the best. */
const MARGIN = 2;
/** Moves whose value by a short search is beyond this are of a decided game. */
const OPEN = 26;
const OPEN_DEPTH = 6;
const LEAST_CHOICE = 4;
/** Per cent. */
const CONFIDENCE = 74;

/** @param empties the fewest and the most empty squares */
export function hardPositions(
  core: Core,
  random: () => number,
  [fewest, most]: readonly [number, number],
): Position[] {
  const found: Position[] = [];
  let position = Position.start;
  while (position.phase !== 'over' && position.empties >= fewest) {
    if (position.phase === 'pass') position = position.pass();
    else {
      if (position.empties <= most && isHard(core, position)) found.push(position);
      position = position.play(quickMove(core, position, random));
    }
  }
  return found;
}

function quickMove(core: Core, position: Position, random: () => number): Square {
  const { legalMoves, empties } = position;
  const anyOf = (moves: readonly Square[]): Square => moves[Math.floor(random() * moves.length)]!;
  if (empties > OPENING_EMPTIES || random() < RANDOM) return anyOf(legalMoves);
  const moves = searchMoves(core, position, { depth: DEPTH, exact: false, multiPv: 3 });
  const least = moves[0]!.value - MARGIN;
  return anyOf(moves.filter(({ value }) => value >= least).map(({ move }) => move as Square));
}

function isHard(core: Core, position: Position): boolean {
  if (position.legalMoves.length < LEAST_CHOICE) return false;
  const search = (limits: { depth: number; nodes?: number }): MoveValue => {
    core.clear();
    return searchMoves(core, position, { exact: false, ...limits })[0]!;
  };
  if (Math.abs(search({ depth: OPEN_DEPTH }).value) >= OPEN) return false;
  const { move } = search({ depth: 60, nodes: LEVEL_SETTINGS[7]!.nodes! });
  core.clear();
  const best = solved(core, position);
  if (best.move === move) return false;
  const after = position.play(move).settled();
  if (after.phase === 'over') return false;
  const { value } = solved(core, after);
  return decides({ score: best.value, second: after.turn === position.turn ? value : -value });
}

function solved(core: Core, { board, turn }: Position): MoveValue {
  return solveMoves(core, discsOf(board, turn), { confidence: CONFIDENCE })[0]!;
}
