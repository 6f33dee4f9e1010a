/**
 * Finds whether a side can take a corner against any defence. A search of few plies by the rules alone, without the
 * engine; the reasons about corners need its proof.
 */
import type { EngineMove } from '../../engine/engine.js';
import { type Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';

/** The most positions examined; after that the question stays open. */
const MOST_POSITIONS = 4000;

/** A corner that a side takes against any defence. */
export interface ForcedCorner {
  /** Plies until it is taken, against the longest defence. */
  readonly plies: number;
  /** A line that ends with the corner. */
  readonly line: readonly EngineMove[];
}

/**
 * Whether a side takes a corner within some plies, whatever the other side answers, and before that side takes one. All
 * answers are tried; `unknown` if there are too many positions.
 *
 * @param plies at most; a pass is a ply
 * @param target the corner that is to be taken; any of the four unless given
 */
export function forcedCorner(
  position: Position,
  attacker: Color,
  plies: number,
  target?: Square,
): ForcedCorner | 'none' | 'unknown' {
  const search: Search = { left: MOST_POSITIONS, target };
  // Short lines first, so that the line found is the shortest.
  for (let limit = 1; limit <= plies; limit++) {
    const line = attack(position, attacker, limit, search);
    if (search.left <= 0) return 'unknown';
    if (line) return { plies: line.length, line };
  }
  return 'none';
}

/** The positions that may still be examined, and the corner in question, if only one counts. */
interface Search {
  left: number;
  readonly target: Square | undefined;
}

/** The longest defence against the first attack that succeeds; `undefined` if none succeeds. */
function attack(
  position: Position,
  attacker: Color,
  plies: number,
  search: Search,
): EngineMove[] | undefined {
  if (plies === 0 || search.left-- <= 0) return undefined;
  if (position.turn === attacker) {
    // Looked at before the legal moves, which most positions then never need.
    const corner = CORNERS.find((one) => one === (search.target ?? one) && position.flips(one).length > 0);
    if (corner) return [corner];
    if (plies < 3) return undefined;
  }
  const { phase } = position;
  if (phase === 'over') return undefined;
  if (phase === 'pass') return before('pass', attack(position.pass(), attacker, plies - 1, search));
  if (position.turn !== attacker) return defend(position, attacker, plies, search);
  for (const move of position.legalMoves) {
    const line = attack(position.play(move), attacker, plies - 1, search);
    if (line) return [move, ...line];
  }
  return undefined;
}

/** Whether every defence loses the corner. */
function defend(
  position: Position,
  attacker: Color,
  plies: number,
  search: Search,
): EngineMove[] | undefined {
  if (plies < 2) return undefined;
  let longest: EngineMove[] | undefined;
  for (const move of position.legalMoves) {
    if (CORNERS.includes(move)) return undefined;
    const line = attack(position.play(move), attacker, plies - 1, search);
    if (!line) return undefined;
    if (line.length + 1 > (longest?.length ?? 0)) longest = [move, ...line];
  }
  return longest;
}

/** A line with a move in front. */
function before(move: EngineMove, line: EngineMove[] | undefined): EngineMove[] | undefined {
  return line && [move, ...line];
}
