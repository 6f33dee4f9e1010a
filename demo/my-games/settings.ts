/**
 * The settings of "My games", which library and training page share: the user's names, and how their games are
 * reviewed.
 */
import * as v from 'valibot';
import type { Owner } from '../library/library-types.js';
import { EFFORTS } from '../../src/core/analysis.js';
import { MOST_POINTS } from '../progress/strength.js';

/** Maximum number of games to review, newest first; 0 for all. */
export const MOST_GAMES = [30, 100, 300, 0] as const;

const SETTINGS = v.object({
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
  played: v.boolean(),
  unnamed: v.fallback(v.optional(v.picklist(['black', 'white'])), undefined),
  most: v.picklist(MOST_GAMES),
  effort: v.picklist(EFFORTS),
  /** A review was running when the page was left. */
  running: v.boolean(),
  /** The user's strength by the last report: points, and half of its 90 % interval. */
  strength: v.fallback(
    v.optional(
      v.object({
        points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS)),
        reach: v.number(),
      }),
    ),
    undefined,
  ),
});

/** What the user has chosen for the report on the user's games, as the browser keeps it. */
export interface Settings extends Owner, Readonly<Omit<v.InferOutput<typeof SETTINGS>, keyof Owner>> {}

/** The key under which the settings are stored. */
export const SETTINGS_KEY = 'othello-my-games';
const NOTHING_CHOSEN: Settings = { names: [], played: true, most: 100, effort: 'quick', running: false };

/** The last settings. */
export function readSettings(): Settings {
  try {
    const { success, output } = v.safeParse(
      SETTINGS,
      JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null'),
    );
    return success ? output : NOTHING_CHOSEN;
  } catch {
    return NOTHING_CHOSEN;
  }
}

/** Changes some settings and keeps them all. @returns the settings after it */
export function keepSettings(change: Partial<Settings>): Settings {
  const settings = { ...readSettings(), ...change };
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Without storage, they last until the page is closed.
  }
  return settings;
}
