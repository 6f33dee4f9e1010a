/** Reads and names levels, for options, texts and the engine; `engine.ts` lists them, `levels.ts` says how each plays. */
import { type Level, LEVEL_NAMES, type LevelName, type Strength, STRENGTHS } from '../engine.js';

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
