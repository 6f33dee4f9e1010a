/** The levels by number, weakest first: 1 is a child's first week, 10 the engine's full strength. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A playing strength, 1 (a child's first week) to 10 (the engine's full strength). */
export type Level = (typeof LEVELS)[number];

/** The names of the levels 2, 4, 6, 8 and 10. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
/** What a level is called. Five of the ten levels have a name: see `src/engine/levels.ts`. */
export type LevelName = (typeof LEVEL_NAMES)[number];

/** A level by its name, where it has one. */
export function namedLevel(level: Level): Level | LevelName {
  return LEVEL_NAMES[level / 2 - 1] ?? level;
}

/** The number of a level; 0 for what is none. */
export function levelNumber(level: Level | LevelName): Level {
  return typeof level === 'number' ? level : ((2 * (LEVEL_NAMES.indexOf(level) + 1)) as Level);
}
