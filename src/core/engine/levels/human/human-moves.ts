/**
 * From values by depth to the probabilities of the moves that people choose. `level-play.ts` calls it for levels and
 * for `Engine.human`: it asks for the searches, and `choice-model.ts` turns their values into chances. Strengths are
 * ratings in points, of which players in tournaments have 1500 on average; chances are 0 to 1.
 */
import type { Position } from '../../../rules/position.js';
import { randomNumbersFor } from '../../../rules/random.js';
import {
  canonicalSymmetry,
  inverseSymmetry,
  SYMMETRIES,
  transform,
  transformSquare,
} from '../../../rules/symmetry.js';
import type { EngineMove, HumanMove } from '../../engine.js';
import type { DepthsInfo } from '../../protocol/protocol.js';
import { EXACT_FROM, foresight, FORESIGHT_DEPTHS, type ValuesByDepth } from './foresight.js';
import {
  circumstances,
  COUNTING_WEIGHTS,
  describeMemories,
  describeMoves,
  softmax,
  weightedSums,
} from './choice-model.js';
import { FORESIGHT_WEIGHTS, MEMORY_WEIGHTS, SIGHT_WEIGHTS } from './weights.js';

/** The plies of the searches that a position needs. */
export function humanDepths({ empties }: Position): number[] {
  return FORESIGHT_DEPTHS.map((depth, at) =>
    empties <= EXACT_FROM && at === FORESIGHT_DEPTHS.length - 1 ? empties : Math.min(depth, empties),
  );
}

/** Searches all moves of a position to each depth, from an empty table. */
export type SearchDepths = (position: Position, depths: readonly number[]) => Promise<DepthsInfo>;

/**
 * Values all moves as the model needs them. A search depends a little on how the board is turned, so all symmetric
 * positions are searched as the same one: people play after d3 as they do after f5.
 */
export async function lookAhead(position: Position, search: SearchDepths): Promise<DepthsInfo> {
  const symmetry = canonicalSymmetry(position);
  const found = await search(transform(position, symmetry), humanDepths(position));
  const back = inverseSymmetry(symmetry);
  const turned = (move: EngineMove): EngineMove => (move === 'pass' ? move : transformSquare(move, back));
  return {
    ...found,
    move: turned(found.move),
    line: found.line.map(turned),
    moves: found.moves.map((move) => ({ ...move, move: turned(move.move), line: move.line.map(turned) })),
  };
}

/**
 * The moves of a position, the likeliest first.
 *
 * @param found what `lookAhead` found
 * @param before the positions that led there, the latest last
 */
export function humanMoves(
  position: Position,
  found: Pick<DepthsInfo, 'moves'>,
  strength: number,
  before: readonly Position[],
): HumanMove[] {
  if (position.phase === 'pass') return [{ move: 'pass', probability: 1 }];
  const chances = humanChances(position, valuesOfMoves(position, found), strength, before);
  return position.legalMoves
    .map((move, at) => ({ move, probability: chances[at]! }))
    .sort((one, other) => other.probability - one.probability);
}

/** The values of each legal move by the depths, in the order of the moves. */
export function valuesOfMoves(position: Position, found: Pick<DepthsInfo, 'moves'>): ValuesByDepth[] {
  const byMove = new Map(found.moves.map(({ move, byDepth }) => [move, byDepth]));
  return position.legalMoves.map((move) => byMove.get(move)!);
}

/**
 * Draws a move by the chances, each raised to a power.
 *
 * @param sharpness the power: 1 draws by the chances, more prefers the likely moves
 * @param seed the same seed draws the same move in the same position
 * @returns its index in the chances
 */
export function drawMove(chances: readonly number[], sharpness: number, board: string, seed: number): number {
  const weights = chances.map((chance) => chance ** sharpness);
  let left = randomNumbersFor(seed, board)() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  // Rounding errors may leave a remainder after the last one.
  return at < 0 ? weights.length - 1 : at;
}

/** The chance of each legal move, in their order, from the values by depth. */
export function humanChances(
  position: Position,
  values: readonly ValuesByDepth[],
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
  const isCounted = position.empties <= EXACT_FROM;
  const ofCounting = isCounted && weightedSums(foresight(values, ['loss8']), [COUNTING_WEIGHTS], parts);
  const chances = softmax(
    ofSight.map((sum, at) => sum + (ofMemory?.[at] ?? 0) + (ofCounting ? ofCounting[at]! : 0)),
  );
  return evened(position, chances);
}

/** Moves that a symmetry of the position takes to each other, as the four first ones, are equally likely. */
function evened(position: Position, chances: readonly number[]): number[] {
  const { legalMoves } = position;
  const own = SYMMETRIES.filter((symmetry) => transform(position, symmetry).board === position.board);
  return legalMoves.map((move) => {
    const alike = own.map((symmetry) => chances[legalMoves.indexOf(transformSquare(move, symmetry))]!);
    return alike.reduce((sum, chance) => sum + chance, 0) / alike.length;
  });
}

/** The names of weights, with their type. */
function namesOf<Name extends string>(weights: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(weights) as Name[];
}
