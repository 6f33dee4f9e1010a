/**
 * The answers before a game: who plays, level, time, opening. The dialog, attributes and stored data give a set-up. It
 * is read by schemas that replace an invalid part by a fallback and leave the valid parts; options, seats and all that
 * the session stores are read by the same schemas. Times are in minutes, increments in seconds.
 */
import * as v from 'valibot';
import { isStrength, levelNumber } from '../../../../../core/engine/levels/level-names.js';
import {
  type Level,
  LEVEL_NAMES,
  type LevelName,
  LEVELS,
  type Strength,
  STRENGTHS,
} from '../../../../../core/engine/engine.js';
import type { Color } from '../../../../../core/rules/color.js';
import type { MatchRule, PlayerIndex } from '../../../../../core/rules/match.js';
import type { TimeRule } from '../../../../../core/rules/score.js';
import { parseTime } from '../../../clock/game-clock.js';
import { show } from '../../../../../core/engine/protocol/limits.js';

/** One of the values. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
) {
  return v.fallback(v.picklist(values), fallback);
}

/** A boolean. */
export function flag(fallback: boolean) {
  return v.fallback(v.boolean(), fallback);
}

/** An integer within an inclusive range. */
export function wholeNumber(least: number, most: number, fallback: number) {
  return v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);
}

/** A list without the invalid items. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>) {
  const keepGood = (items: unknown[]): Item[] =>
    items.flatMap((one) => {
      const read = v.safeParse(item, one);
      return read.success ? [read.output] : [];
    });
  return v.fallback(v.pipe(v.array(v.unknown()), v.transform(keepGood)), []);
}

/** An optional value; an invalid one counts as missing. */
export function maybe<Value>(schema: v.GenericSchema<unknown, Value>) {
  const read = (data: unknown): Value | undefined => {
    const { success, output } = v.safeParse(schema, data);
    return success ? output : undefined;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)));
}

/** A level, or a strength of people. */
export type Opponent = Level | LevelName | Strength;

/** The answers in "New game". An immutable value that can be stored. */
export interface GameSetup {
  /** `one` person against the computer, or `two` on the same machine. */
  readonly players: 'one' | 'two';
  /** How strong the computer is: a level, or people of a strength that it plays like. */
  readonly level: Opponent;
  /** The first player's colour. With `lot` it is drawn, and the loser of a game begins the next. */
  readonly side: Color | 'lot';
  /** The players' names; empty for the default of the language. */
  readonly names: readonly [string, string];
  /** What the computer is called, where a page gives it a character; empty for the default of the language. */
  readonly computer: string;
  /** Each side's time: `20:00`, minutes, or `none`. */
  readonly time: string;
  /** Seconds added after each move. */
  readonly increment: number;
  readonly flagRule: TimeRule;
  /** Number of corners that the weaker player starts with, 0-4. */
  readonly handicap: number;
  /** The weaker player. */
  readonly weaker: PlayerIndex;
  readonly match: 'none' | MatchRule['kind'];
  /** Number of games in a match by margin. */
  readonly games: number;
  /** Margin in discs that ends a match. */
  readonly target: number;
  /**
   * How games begin: from the usual start, after random moves that leave the game even, or from a list that the user
   * opened.
   */
  readonly opening: 'usual' | 'even' | 'list';
  /** Whether the computer uses the opening book, from level {@link BOOK_LEVEL} on. */
  readonly book: boolean;
  /** Whether players flip the discs themselves. */
  readonly byHand: boolean;
}

/** A game that a page offers when one has ended. */
export interface NextGame {
  /** The text of its button. */
  readonly text: string;
  /** A word to the player above it. */
  readonly word?: string | undefined;
  /** What is different from the last game. */
  readonly setup: Partial<GameSetup>;
}

/** The game that the dialog offers first. */
export const DEFAULT_SETUP: GameSetup = {
  players: 'one',
  level: 'easy',
  side: 'black',
  names: ['', ''],
  computer: '',
  time: 'none',
  increment: 0,
  flagRule: 'czech',
  handicap: 0,
  weaker: 0,
  match: 'none',
  games: 3,
  target: 100,
  opening: 'usual',
  book: true,
  byHand: false,
};

/** The weakest level that can use the opening book. */
const BOOK_LEVEL = 7;

/** Whether an opponent can use the opening book: people play their own openings. */
export function knowsBook(level: Opponent): boolean {
  return !isStrength(level) && levelNumber(level) >= BOOK_LEVEL;
}

/** The maximum length of a name, in characters. */
export const NAME_LENGTH = 30;

/** A name, cut to the maximum length; empty for none. */
export const nameSchema = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((name) => name.slice(0, NAME_LENGTH)),
  ),
  '',
);

/** The opponents without a name. */
const NUMBERS = [...LEVELS, ...STRENGTHS] as const;

/** Any data as a set-up; each invalid part becomes its default. */
export const setupSchema: v.GenericSchema<unknown, GameSetup> = v.fallback(
  v.object({
    players: oneOf(['one', 'two'], DEFAULT_SETUP.players),
    level: v.fallback(
      v.pipe(
        v.unknown(),
        // An attribute is a text.
        v.transform((level) => NUMBERS.find((number) => String(number) === level) ?? level),
        v.picklist([...NUMBERS, ...LEVEL_NAMES]),
      ),
      DEFAULT_SETUP.level,
    ),
    side: oneOf(['black', 'white', 'lot'], DEFAULT_SETUP.side),
    names: v.fallback(v.tuple([nameSchema, nameSchema]), ['', '']),
    computer: nameSchema,
    time: v.fallback(
      v.pipe(
        v.string(),
        v.check((time) => parseTime(time) !== undefined),
      ),
      DEFAULT_SETUP.time,
    ),
    increment: wholeNumber(0, 600, DEFAULT_SETUP.increment),
    flagRule: oneOf(['czech', 'zero', 'none'], DEFAULT_SETUP.flagRule),
    handicap: wholeNumber(0, 4, DEFAULT_SETUP.handicap),
    weaker: oneOf([0, 1], DEFAULT_SETUP.weaker),
    match: oneOf(['none', 'margin', 'best-of-three', 'points'], DEFAULT_SETUP.match),
    games: wholeNumber(1, 99, DEFAULT_SETUP.games),
    target: wholeNumber(1, 6400, DEFAULT_SETUP.target),
    opening: oneOf(['usual', 'even', 'list'], DEFAULT_SETUP.opening),
    book: flag(DEFAULT_SETUP.book),
    byHand: flag(DEFAULT_SETUP.byHand),
  }),
  DEFAULT_SETUP,
);

/** A set-up from outside; each invalid answer becomes its default. */
export function readSetup(data: unknown): GameSetup {
  return v.parse(setupSchema, data);
}

/** What an answer may be. Names are no less good for being too long: they are cut. */
export const ACCEPTED_SETUP: Readonly<Record<Exclude<keyof GameSetup, 'names' | 'computer'>, string>> = {
  players: 'one or two',
  level: `1 to 10, ${LEVEL_NAMES.join(', ')}, or 400 to 2100 in hundreds`,
  side: 'black, white or lot',
  time: '20:00, minutes or none',
  increment: '0 to 600',
  flagRule: 'czech, zero or none',
  handicap: '0 to 4',
  weaker: '0 or 1',
  match: 'none, margin, best-of-three or points',
  games: '1 to 99',
  target: '1 to 6400',
  opening: 'usual, even or list',
  book: 'true or false',
  byHand: 'true or false',
};

/** The rule of the match, if there is one. */
export function matchRule({ match, games, target }: GameSetup): MatchRule | undefined {
  if (match === 'none') return undefined;
  if (match === 'margin') return { kind: match, games };
  return match === 'points' ? { kind: match, target } : { kind: match };
}

/**
 * A set of answers with some of them changed from outside.
 *
 * @param read reads any data; each part that cannot be used becomes a default
 * @param accepted what an answer may be, for those who write pages; answers that are not listed are never refused
 * @returns the answers, and what is wrong with those that are refused; in their place the last ones stay
 */
export function changeAnswers<Answers extends object>(
  last: Answers,
  changes: Readonly<Partial<Record<keyof Answers, unknown>>>,
  read: (data: unknown) => Answers,
  accepted: Readonly<Partial<Record<keyof Answers, string>>>,
): { answers: Answers; problems: string[] } {
  // A page without types may give nothing at all, or a text.
  const given = Object.entries({ ...changes }).filter(([, answer]) => answer !== undefined);
  const answers = read({ ...last, ...Object.fromEntries(given) });
  const problems: string[] = [];
  const unchanged: Partial<Answers> = {};
  for (const [key, answer] of given) {
    const name = key as keyof Answers & string;
    const expected = Object.hasOwn(accepted, name) ? accepted[name] : undefined;
    if (expected === undefined || answers[name] === answer || String(answers[name]) === answer) continue;
    problems.push(`${name} takes ${expected}, not ${show(answer)}`);
    unchanged[name] = last[name];
  }
  return { answers: read({ ...answers, ...unchanged }), problems };
}
