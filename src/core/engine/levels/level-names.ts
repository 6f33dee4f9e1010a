/**
 * The numbers and names of the levels, and the strengths of people, for options, texts and the engine; `levels.ts` says how
 * each plays.
 */

/** The levels by number, weakest first: 1 is a child's first week, 10 the engine's full strength. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A playing strength, 1 (a child's first week) to 10 (the engine's full strength). */
export type Level = (typeof LEVELS)[number];

/**
 * Strengths of people in points, as levels: 1500 is the mean of tournament players; 400 more mean ten points scored for
 * one. From 1000 on the engine has learned from the games of such players; those below play more and more like a person
 * who has just learnt the rules (`human/novice.ts`).
 */
export const STRENGTHS = [
  400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100,
] as const;
/** A level that plays like people of a strength, 400 to 2100 points in hundreds. */
export type Strength = (typeof STRENGTHS)[number];

/** The names of the levels 2, 4, 6, 8 and 10. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
/** The name of a level; five of the ten have one. */
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The level's name, where it has one. */
export function namedLevel(level: Level): Level | LevelName {
  return LEVEL_NAMES[level / 2 - 1] ?? level;
}

/** Whether a level is a strength of people. */
export function isStrength(level: Level | LevelName | Strength | undefined): level is Strength {
  return (STRENGTHS as readonly unknown[]).includes(level);
}

/** The number of a level; 0 for an invalid one. */
export function levelNumber(level: Level | LevelName): Level {
  return typeof level === 'number' ? level : ((2 * (LEVEL_NAMES.indexOf(level) + 1)) as Level);
}
