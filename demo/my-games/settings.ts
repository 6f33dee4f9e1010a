/** Which games are somebody's, and how they are reviewed: chosen once, for the library and the training page. */
import * as v from 'valibot';
import type { Owner } from '../library/library-types.js';
import { EFFORTS } from '../../src/analysis.js';

/** How many games are reviewed, the newest first; 0 stands for all. */
export const MOST_GAMES = [30, 100, 300, 0] as const;

const SETTINGS = v.object({
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
  played: v.boolean(),
  most: v.picklist(MOST_GAMES),
  effort: v.picklist(EFFORTS),
  /** A review was under way when the page was left. */
  running: v.boolean(),
});

export interface Settings extends Owner, Readonly<Omit<v.InferOutput<typeof SETTINGS>, keyof Owner>> {}

const KEY = 'othello-my-games';
const NOTHING_CHOSEN: Settings = { names: [], played: true, most: 100, effort: 'quick', running: false };

/** What was chosen last. */
export function readSettings(): Settings {
  try {
    const { success, output } = v.safeParse(SETTINGS, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return success ? output : NOTHING_CHOSEN;
  } catch {
    return NOTHING_CHOSEN;
  }
}

export function keepSettings(change: Partial<Settings>): Settings {
  const settings = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Where nothing may be kept, it counts until the page is closed.
  }
  return settings;
}
