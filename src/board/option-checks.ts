import { THEME_NAMES } from '../diagram/theme-names.js';
import type { LEVEL_NAMES } from '../engine/level-names.js';
import type { BoardOptions } from './options.js';
import type { HintToken } from './render/cell-states.js';

/** What a property that takes only some values accepts. */
export interface OptionCheck {
  /** The value that stands where nothing is written. */
  readonly initial: unknown;
  /** The value that a text or a value stands for; `undefined` where it is none of those accepted. */
  read(value: unknown): unknown;
  /** What is accepted, for the message about anything else. */
  readonly accepts: string;
}

/** What a checked property refuses to be. */
export const REFUSED = Symbol();

/** The value that a property gets; {@link REFUSED} where it is none of those accepted. */
export function readChecked(check: OptionCheck, value: unknown): unknown {
  if (value == null || value === '') return check.initial;
  return check.read(value) ?? REFUSED;
}

/** A value as a message names it: as it is written, as far as that is short, or by its type where it may have no text. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return Object(value) === value ? `a value of type ${typeof value}` : String(value);
}

function wordOf(value: unknown): string {
  return String(value).trim().toLowerCase();
}

/** One of a few words, in any case; the first stands where nothing is written. */
function oneWordOf(...words: readonly string[]): OptionCheck {
  return {
    initial: words[0],
    read: (value) => words.find((word) => word === wordOf(value)),
    accepts: words.join(', '),
  };
}

/** A whole number within bounds; of several of them each `step`th. */
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

const LEVEL_NUMBER = integer(1, 10, 5);
const STRENGTH = integer(1000, 2100, 0, 100);
// The same names as the engine's, which the compiler checks: an import of their list would be a chunk more for bundlers.
const LEVEL_NAME = oneWordOf(
  ...(['easy', 'medium', 'hard', 'expert', 'master'] satisfies typeof LEVEL_NAMES),
);
const COLOR = oneWordOf('black', 'white');
const PACE = integer(0, 60_000, 500);
const HUMAN = oneWordOf('human');

/** The properties that take only some values. */
export const OPTION_CHECKS = {
  player: oneWordOf('both', 'black', 'white'),
  engine: oneWordOf('none', 'black', 'white', 'both'),
  level: {
    ...LEVEL_NUMBER,
    read: (value: unknown) => LEVEL_NUMBER.read(value) ?? STRENGTH.read(value) ?? LEVEL_NAME.read(value),
    accepts: `1 to 10, 1000 to 2100 in hundreds, or ${LEVEL_NAME.accepts}`,
  },
  moveTime: integer(1, 600_000, 1000),
  pace: {
    ...PACE,
    read: (value: unknown) => PACE.read(value) ?? HUMAN.read(value),
    accepts: `${PACE.accepts}, ${HUMAN.accepts}`,
  },
  coordinates: oneWordOf('outside', 'inside', 'none'),
  coordinateStyle: oneWordOf('letters', 'numbers'),
  orientation: COLOR,
  theme: oneWordOf(...THEME_NAMES),
  verbosity: oneWordOf('normal', 'short', 'full'),
} satisfies Record<string, OptionCheck>;

const HINTS = ['legal', 'flips', 'last', 'best', 'values', 'stable', 'strategy'] satisfies HintToken[];

/** What is wrong with the words of `hints`; `undefined` where all are known. Those that are known are shown. */
export function hintsProblem(hints: unknown): string | undefined {
  const words = typeof hints === 'string' ? hints.split(/\s+/) : [];
  const unknown = words.find((word) => word && !HINTS.some((hint) => hint === word.toLowerCase()));
  return unknown && `hints: ${shown(unknown)} given, ${HINTS.join(', ')} expected`;
}

/** Their values. */
export type CheckedOptions = {
  -readonly [Name in keyof typeof OPTION_CHECKS]: BoardOptions[Name];
};

/** Their values where nothing is written. */
export function initialOptions(): CheckedOptions {
  const entries = Object.entries(OPTION_CHECKS).map(([name, { initial }]) => [name, initial] as const);
  return Object.fromEntries(entries) as CheckedOptions;
}

/** The parts of the set-up that take only some values. */
export const SETUP_CHECKS = {
  ply: {
    initial: Infinity,
    read(value: unknown) {
      const word = wordOf(value);
      if (word === 'end' || value === Infinity) return Infinity;
      return /^\d+$/.test(word) ? Number(word) : undefined;
    },
    accepts: 'a number of moves or end',
  },
  turn: { ...COLOR, initial: undefined },
  handicap: integer(0, 4, 0),
  handicapFor: COLOR,
} satisfies Record<string, OptionCheck>;
