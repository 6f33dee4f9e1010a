import type { Engine, EngineMove, HumanOptions } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

/** The position after some moves from the usual start. */
export function after(moves: string): Position {
  return (moves.match(/../g) as Square[]).reduce((at, move) => at.play(move), Position.start);
}

/** A position with fourteen moves. */
export const MIDDLE = after('f5d6c3d3c4f4c5b3c2e3d2c6b4a3');

/** How often people choose each move, 0 to 1; those of 1500 points unless another strength is given. */
export async function chances(
  engine: Engine,
  position: Position,
  options: Partial<HumanOptions> = {},
): Promise<ReadonlyMap<EngineMove, number>> {
  const moves = await engine.human!(position, { strength: 1500, ...options });
  return new Map(moves.map(({ move, probability }) => [move, probability]));
}

/** The number that each feature of a model has, by its name. */
export function numbersOf<Name extends string, Feature>(
  features: Readonly<Record<Name, Feature>>,
  number: (feature: Feature) => number,
): Record<Name, number> {
  const entries = Object.entries<Feature>(features).map(([name, feature]) => [name, number(feature)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
