/** From values by depth to the moves that people choose, with how likely they do. */
import type { Position } from '../../rules/position.js';
import { randomNumbersFor } from '../../rules/random.js';
import type { HumanMove, SearchLimits, SearchResult } from '../engine.js';
import type { DepthsInfo } from '../protocol.js';
import { EXACT_FROM, FORESIGHT_DEPTHS } from './foresight.js';
import { circumstances, describeMemories, describeMoves, softmax, weightedSums } from './model.js';
import { FORESIGHT_WEIGHTS, MEMORY_WEIGHTS, SIGHT_WEIGHTS } from './weights.js';

/** The plies of the searches that a position needs. */
export function humanDepths({ empties }: Position): number[] {
  return FORESIGHT_DEPTHS.map((depth, at) =>
    empties <= EXACT_FROM && at === FORESIGHT_DEPTHS.length - 1 ? empties : Math.min(depth, empties),
  );
}

/**
 * The moves of a position, the likeliest first.
 *
 * @param found what searches to `humanDepths` say
 * @param before the positions that led there, the latest last
 */
export function humanMoves(
  position: Position,
  found: Pick<DepthsInfo, 'moves'>,
  strength: number,
  before: readonly Position[],
): HumanMove[] {
  if (position.phase === 'pass') return [{ move: 'pass', probability: 1 }];
  const byMove = new Map(found.moves.map(({ move, byDepth }) => [move, byDepth]));
  const values = position.legalMoves.map((move) => byMove.get(move)!);
  const chances = humanChances(position, values, strength, before);
  return position.legalMoves
    .map((move, at) => ({ move, probability: chances[at]! }))
    .sort((one, other) => other.probability - one.probability);
}

/**
 * Draws a move, each as likely as people of the strength choose it.
 *
 * @param found what searches to `humanDepths` say
 * @param limits its `seed` makes the draw repeatable
 */
export function personMove(
  position: Position,
  found: DepthsInfo,
  strength: number,
  { seed = Math.floor(Math.random() * 2 ** 32), multiPv }: Pick<SearchLimits, 'seed' | 'multiPv'>,
): SearchResult {
  const choices = humanMoves(position, found, strength, []);
  let left = randomNumbersFor(seed, position.board)();
  const { move } = choices.find(({ probability }) => (left -= probability) < 0) ?? choices[0]!;
  const moves = found.moves.map(({ move: of, value, certainty, confidence, depth, line }) => ({
    move: of,
    value,
    certainty,
    depth,
    line,
    ...(confidence !== undefined && { confidence }),
  }));
  const chosen = moves.find((value) => value.move === move)!;
  return { ...found, ...chosen, moves: multiPv === undefined ? [chosen] : moves.slice(0, multiPv) };
}

/** The chance of each legal move, in their order, from its values by the depths. */
export function humanChances(
  position: Position,
  values: readonly (readonly number[])[],
  strength: number,
  before: readonly Position[] = [],
): number[] {
  const parts = circumstances(strength, position.empties);
  const seen = describeMoves(position, values, namesOf(SIGHT_WEIGHTS), namesOf(FORESIGHT_WEIGHTS));
  const remembered = describeMemories(position, before, namesOf(MEMORY_WEIGHTS));
  const ofSight = weightedSums(
    seen,
    [...Object.values(FORESIGHT_WEIGHTS), ...Object.values(SIGHT_WEIGHTS)],
    parts,
  );
  const ofMemory = remembered && weightedSums(remembered, Object.values(MEMORY_WEIGHTS), parts);
  return softmax(ofSight.map((sum, at) => sum + (ofMemory?.[at] ?? 0)));
}

function namesOf<Name extends string>(weights: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(weights) as Name[];
}
