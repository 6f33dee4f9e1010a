import type { EngineMove } from '../engine/engine.js';
import { type Color } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';
import { cornersToTake } from './safe-moves.js';

/** Positions that are looked at before the question is left open. */
const MOST_POSITIONS = 4000;

/** A corner that cannot be kept from a side. */
export interface ForcedCorner {
  /** Plies until it is taken, with the last defence there is. */
  readonly plies: number;
  /** One way there, which ends with the corner. */
  readonly line: readonly EngineMove[];
}

/**
 * Whether a side takes a corner within some plies, whatever the other answers, and before the other takes one: all
 * answers are tried. `unknown` when that would take too many positions.
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
  // The shortest first, so that the line is no longer than it must be.
  for (let limit = 1; limit <= plies; limit++) {
    const line = attack(position, attacker, limit, search);
    if (search.left <= 0) return 'unknown';
    if (line) return { plies: line.length, line };
  }
  return 'none';
}

/** What is left of the effort, and the corner that is meant, where one is. */
interface Search {
  left: number;
  readonly target: Square | undefined;
}

/** The longest defence against the first attack that holds; `undefined`: none holds. */
function attack(
  position: Position,
  attacker: Color,
  plies: number,
  search: Search,
): EngineMove[] | undefined {
  if (plies === 0 || search.left-- <= 0) return undefined;
  const { phase } = position;
  if (phase === 'over') return undefined;
  if (phase === 'pass') return before('pass', attack(position.pass(), attacker, plies - 1, search));
  if (position.turn !== attacker) return defend(position, attacker, plies, search);
  const corner = cornersToTake(position).find((square) => square === (search.target ?? square));
  if (corner) return [corner];
  if (plies < 3) return undefined;
  for (const move of position.legalMoves) {
    const line = attack(position.play(move), attacker, plies - 1, search);
    if (line) return [move, ...line];
  }
  return undefined;
}

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

function before(move: EngineMove, line: EngineMove[] | undefined): EngineMove[] | undefined {
  return line && [move, ...line];
}
