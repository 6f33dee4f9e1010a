/** The opponents of the home page, weakest first: characters on one scale of points, up to the engine itself. */
import type { Level, Strength } from '../../src/core/engine.js';
import type { TrainingGame } from '../progress/training.js';

/** What identifies an opponent, in texts and pictures. */
export type OpponentId = (typeof OPPONENTS)[number]['id'];

/** A character to play against. */
export interface Opponent {
  readonly id: string;
  /** The same in all languages. */
  readonly name: string;
  /** How the computer plays for it. */
  readonly level: Level | Strength;
  /** How strong it is among people. */
  readonly strength: StrengthWord;
}

/** Strengths of people in words; the points of each are in `OPPONENTS`. */
export type StrengthWord = 'newcomer' | 'beginner' | 'casual' | 'club' | 'tournament' | 'master' | 'engine';

/** All characters, from the weakest to the strongest. */
export const OPPONENTS = [
  { id: 'pip', name: 'Pip', level: 400, strength: 'newcomer' },
  { id: 'lola', name: 'Lola', level: 600, strength: 'beginner' },
  { id: 'milo', name: 'Milo', level: 800, strength: 'beginner' },
  { id: 'nora', name: 'Nora', level: 1000, strength: 'casual' },
  { id: 'hugo', name: 'Hugo', level: 1200, strength: 'casual' },
  { id: 'vera', name: 'Vera', level: 1400, strength: 'club' },
  { id: 'oskar', name: 'Oskar', level: 1600, strength: 'club' },
  { id: 'ines', name: 'Ines', level: 1800, strength: 'tournament' },
  { id: 'kenji', name: 'Kenji', level: 2100, strength: 'master' },
  { id: 'orion', name: 'Orion', level: 10, strength: 'engine' },
] as const satisfies readonly Opponent[];

/** How a person stands against the opponents. */
export interface Standing {
  /** The opponents who have lost a game. */
  readonly beaten: ReadonlySet<OpponentId>;
  /** The opponent to play next, and why. */
  readonly next: {
    readonly id: OpponentId;
    readonly why: 'first' | 'again' | 'stronger' | 'weaker' | 'gift';
  };
}

/** The first opponent of a visitor who has not played yet. */
const FIRST = 1;
/** So many losses in a row against one opponent lead to an easier one, or a single one by so many discs. */
const IN_A_ROW = 2;
const HEAVY = 24;
/** A loss by so many discs shows that one step down would not do. */
const ROUT = 31;

/**
 * Reads the standing from the games that are stored.
 *
 * @param games in any order
 */
export function standingOf(games: readonly TrainingGame[]): Standing {
  const played = games
    .toSorted((one, other) => one.at - other.at)
    .map(({ level, margin }) => ({ at: OPPONENTS.findIndex((one) => one.level === level), margin }))
    .filter(({ at }) => at >= 0);
  const beaten = new Set(played.filter(({ margin }) => margin > 0).map(({ at }) => OPPONENTS[at]!.id));
  const last = played.at(-1);
  if (last === undefined) return { beaten, next: { id: OPPONENTS[FIRST].id, why: 'first' } };
  const row = played.slice(-IN_A_ROW);
  const isRow = row.length === IN_A_ROW && row.every(({ at, margin }) => at === last.at && margin < 0);
  const stronger = OPPONENTS[last.at + 1];
  // After a rout, the one above the strongest who has lost to this person; the weakest where nobody has.
  const own = OPPONENTS.findLastIndex(({ id }) => beaten.has(id)) + 1;
  const weaker = OPPONENTS[last.margin <= -ROUT ? Math.min(own, last.at - 1) : last.at - 1];
  if (last.margin > 0 && stronger) return { beaten, next: { id: stronger.id, why: 'stronger' } };
  const isHeavy = last.margin <= -HEAVY;
  if ((isRow || isHeavy) && weaker) return { beaten, next: { id: weaker.id, why: 'weaker' } };
  if (isHeavy) return { beaten, next: { id: OPPONENTS[0].id, why: 'gift' } };
  return { beaten, next: { id: OPPONENTS[last.at]!.id, why: 'again' } };
}
