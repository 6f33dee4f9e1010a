/** Reviewed sides of games between people. */
import type { ReviewedMove } from '../../src/report/reviewed-side.js';
import type { Color } from '../../src/rules/color.js';

export interface PersonsSide {
  strength: number;
  /** The game's line in its file. */
  game: number;
  side: Color;
  moves: readonly ReviewedMove[];
}

/** Somebody and their games. */
export interface Person {
  strength: number;
  games: readonly PersonsSide[];
}

/** The people of some sides, in the order of these. */
export function peopleOf(sides: readonly PersonsSide[]): Person[] {
  const byStrength = new Map<number, PersonsSide[]>();
  for (const side of sides) {
    const own = byStrength.get(side.strength);
    if (own) own.push(side);
    else byStrength.set(side.strength, [side]);
  }
  return [...byStrength].map(([strength, games]) => ({ strength, games }));
}
