/** Reviewed sides of games between people. */
import type { ReviewedMove } from '../../src/core/report/reviewed-side.js';
import type { Color } from '../../src/core/rules/color.js';

/** A side of a game with the strength of the person who played it. */
export interface PersonsSide {
  strength: number;
  /** The line of the game in its file. */
  game: number;
  side: Color;
  /** When it was played and by whom, if the file says so. */
  year?: number;
  name?: string;
  moves: readonly ReviewedMove[];
}

/** A player and their games. */
export interface Person {
  strength: number;
  games: readonly PersonsSide[];
}

/** Groups items by a key, in their order. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): Item[][] {
  const groups = new Map<string | number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Groups sides by player, in the order of the sides. Without names, a strength is one player's. */
export function peopleOf(sides: readonly PersonsSide[]): Person[] {
  return grouped(sides, ({ name, strength }) => name ?? strength).map((games) => ({
    strength: games[0]!.strength,
    games,
  }));
}
