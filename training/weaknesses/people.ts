/** Reviewed sides of games between people. */
import type { ReviewedMove } from '../../src/core/report/reviewed-side.js';
import type { Color } from '../../src/core/rules/color.js';

export interface PersonsSide {
  strength: number;
  /** The line of the game in its file. */
  game: number;
  side: Color;
  moves: readonly ReviewedMove[];
}

/** A player and their games. */
export interface Person {
  strength: number;
  games: readonly PersonsSide[];
}

/** Groups sides by player, in the order of the sides. */
export function peopleOf(sides: readonly PersonsSide[]): Person[] {
  const byStrength = new Map<number, PersonsSide[]>();
  for (const side of sides) {
    const own = byStrength.get(side.strength);
    if (own) own.push(side);
    else byStrength.set(side.strength, [side]);
  }
  return [...byStrength].map(([strength, games]) => ({ strength, games }));
}
