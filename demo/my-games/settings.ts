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

/** A user has at most so many names. */
export const MOST_NAMES = 20;
/** The longest name, in characters. */
export const LONGEST_NAME = 200;

const NAME = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const COLOR = v.picklist(['black', 'white']);
const STRENGTH = v.object({
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS)),
  reach: v.number(),
});

/** A setting that cannot be read has its default, so that it does not lose the others. */
const SETTINGS = v.object({
  /** The user's names in games of others' programs; those that cannot be read are left out. */
  names: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((names) => names.filter((name) => v.is(NAME, name)).slice(0, MOST_NAMES)),
  ),
  /** Whether games against the computer on this site count, where the user has no name. */
  played: v.fallback(v.boolean(), true),
  /** The user's side in games whose players have no names; missing if none of them count. */
  unnamed: v.fallback(v.optional(COLOR), undefined),
  most: v.fallback(v.picklist(MOST_GAMES), 100),
  effort: v.fallback(v.picklist(EFFORTS), 'quick'),
  /** A review was running when the page was left. */
  running: v.fallback(v.boolean(), false),
  /** The user's strength by the last report: points, and half of its 90 % interval. */
  strength: v.fallback(v.optional(STRENGTH), undefined),
});

/** What the user has chosen for the report on the user's games, as the browser keeps it. */
export interface Settings extends Owner, Readonly<Omit<v.InferOutput<typeof SETTINGS>, keyof Owner>> {}

/** The key under which the settings are stored. */
export const SETTINGS_KEY = 'othello-my-games';

/** The settings that the browser could not store; they last until the page is closed. */
let unstored: Settings | undefined;

/** The last settings. */
export function readSettings(): Settings {
  return unstored ?? storedSettings();
}

function storedSettings(): Settings {
  try {
    const { success, output } = v.safeParse(
      SETTINGS,
      JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null'),
    );
    if (success) return output;
  } catch {
    // There is no storage, or what it has is no JSON.
  }
  return v.parse(SETTINGS, {});
}

/**
 * Changes some settings and keeps them all.
 *
 * @returns the settings after it
 * @throws {RangeError} when there are too many names, or one is too long; nothing is changed then
 */
export function keepSettings(change: Partial<Settings>): Settings {
  requireReadable(change.names ?? []);
  const settings = { ...readSettings(), ...change };
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    unstored = undefined;
  } catch {
    unstored = settings;
  }
  return settings;
}

/** Only names that will be read again are stored. */
function requireReadable(names: readonly string[]): void {
  if (names.length > MOST_NAMES)
    throw new RangeError(`names takes at most ${MOST_NAMES} names, not ${names.length}`);
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined)
    throw new RangeError(`a name takes at most ${LONGEST_NAME} characters, not ${long.length}`);
}
