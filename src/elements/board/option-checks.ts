/**
 * The values that the properties of a board accept. The accessors of `options-element.ts` and `game-element.ts` ask
 * here, and a refused value leaves the last one and sends an `othello-error`.
 */
import { THEME_NAMES } from '../diagram/theme-names.js';
import { LEVEL_NAMES, LEVELS, STRENGTHS } from '../../core/engine/engine.js';
import type { BoardOptions } from './model/options.js';

/** What a checked property accepts. */
export interface OptionCheck {
  /** The default. */
  readonly initial: unknown;
  /** Reads a text or a value; `undefined` if it is not accepted. */
  read(value: unknown): unknown;
  /** What is accepted, for the error message. */
  readonly accepts: string;
}

/** Stands for a refused value. */
export const REFUSED = Symbol();

/** The value that a property gets; {@link REFUSED} if it is not accepted. */
export function readChecked(check: OptionCheck, value: unknown): unknown {
  if (value == null || value === '') return check.initial;
  return check.read(value) ?? REFUSED;
}

/** How a message shows a value: its text, cut short, or its type where converting it could throw. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return Object(value) === value ? `a value of type ${typeof value}` : String(value);
}

/** A value as a word of an attribute. */
function wordOf(value: unknown): string {
  return String(value).trim().toLowerCase();
}

/** One of a few words, in any case; the first is the default. */
function oneWordOf(...words: readonly string[]): OptionCheck {
  return {
    initial: words[0],
    read: (value) => words.find((word) => word === wordOf(value)),
    accepts: words.length === 1 ? words[0]! : `one of ${words.join(', ')}`,
  };
}

/** A whole number within a range, in steps. */
function integer(least: number, most: number, initial: number, step = 1): OptionCheck {
  return {
    initial,
    read(value) {
      const word = wordOf(value);
      const number = Number(word);
      return word && number % step === 0 && number >= least && number <= most ? number : undefined;
    },
    accepts: `${least} to ${most}`,
  };
}

const LEVEL_NUMBER = integer(1, LEVELS.length, 5);
const STRENGTH = integer(STRENGTHS[0], STRENGTHS.at(-1)!, 0, 100);
const LEVEL_NAME = oneWordOf(...LEVEL_NAMES);
const COLOR = oneWordOf('black', 'white');
const PACE = integer(0, 60_000, 500);
const HUMAN = oneWordOf('human');

/** The checks of the properties that accept only some values. */
export const OPTION_CHECKS = {
  player: oneWordOf('both', 'black', 'white'),
  engine: oneWordOf('none', 'black', 'white', 'both'),
  level: {
    ...LEVEL_NUMBER,
    read: (value: unknown) => LEVEL_NUMBER.read(value) ?? STRENGTH.read(value) ?? LEVEL_NAME.read(value),
    accepts: `${LEVEL_NUMBER.accepts}, ${STRENGTH.accepts} in hundreds, or ${LEVEL_NAME.accepts}`,
  },
  moveTime: integer(1, 600_000, 1000),
  analysisTime: integer(1, 600_000, 10_000),
  pace: {
    ...PACE,
    read: (value: unknown) => PACE.read(value) ?? HUMAN.read(value),
    accepts: `${PACE.accepts}, or ${HUMAN.accepts}`,
  },
  coordinates: oneWordOf('outside', 'inside', 'none'),
  coordinateStyle: oneWordOf('letters', 'numbers'),
  orientation: COLOR,
  theme: oneWordOf(...THEME_NAMES),
  verbosity: oneWordOf('normal', 'short', 'full'),
} satisfies Record<string, OptionCheck>;

/** Their values. */
export type CheckedOptions = {
  readonly [Name in keyof typeof OPTION_CHECKS]: BoardOptions[Name];
};

/** Their defaults. */
export const DEFAULT_OPTIONS = Object.fromEntries(
  Object.entries(OPTION_CHECKS).map(([name, { initial }]) => [name, initial]),
) as CheckedOptions;

/** The checks of the arguments of methods. */
export const ARGUMENT_CHECKS = {
  color: COLOR,
  rule: oneWordOf('czech', 'zero', 'none'),
  moves: { ...integer(0, 1e9, 1), accepts: 'a number of moves' },
} satisfies Record<string, OptionCheck>;

/** The checks of the parts of the set-up that accept only some values. */
export const SETUP_CHECKS = {
  ply: {
    initial: Infinity,
    read(value: unknown) {
      const word = wordOf(value);
      if (word === 'end' || value === Infinity) return Infinity;
      return /^\d+$/.test(word) ? Number(word) : undefined;
    },
    accepts: 'a number of moves, or end',
  },
  turn: { ...COLOR, initial: undefined },
  handicap: integer(0, 4, 0),
  handicapFor: COLOR,
} satisfies Record<string, OptionCheck>;
