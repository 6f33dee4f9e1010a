/**
 * The options of a player: how the game looks and behaves. The dialog changes them, the session stores them, and
 * `game.ts` applies them to its board.
 */
import * as v from 'valibot';
import type { OthelloBoard } from '../../../../board/element/element.js';
import type { CoordinateStyle } from '../../../../board/square-name.js';
import { type Language, LANGUAGES } from '../../../../../core/locales/languages.js';
import { THEME_NAMES, type ThemeName } from '../../../../diagram/theme-names.js';
import { flag, oneOf } from './game-setup.js';

/** Board colours on which both discs and all marks can be seen well: luminance 0.12 to 0.28. */
export const COLORS = {
  green: '#2c7a58',
  blue: '#3a6ea5',
  red: '#a95b4f',
  violet: '#7d62a8',
  grey: '#6b7280',
} as const;
/** A colour that the player can choose. */
type ColorName = keyof typeof COLORS;

/** The custom properties for a board in a colour, `theme` for the theme's own. */
export function colorProperties(name: 'theme' | ColorName) {
  const color = name === 'theme' ? '' : COLORS[name];
  return {
    '--othello-board-color': color,
    '--othello-line-color': color && `color-mix(in oklab, ${color} 45%, #000)`,
    '--othello-frame-color': color && `color-mix(in oklab, ${color} 28%, #101413)`,
    '--othello-coordinate-color': color && `color-mix(in oklab, ${color} 25%, #fff)`,
  };
}

/** How the game looks and behaves; the same in all games. */
export interface Options {
  readonly theme: ThemeName;
  /** The board's colour; `theme` for the theme's own. */
  readonly color: 'theme' | ColorName;
  readonly discs: 'shaded' | 'flat';
  readonly coordinates: 'letters' | 'numbers' | 'none';
  /** Whether White is at the bottom when a person plays White against the computer. */
  readonly ownSideBelow: boolean;
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
  readonly legal: boolean;
  readonly last: boolean;
  /** Shows what a move would flip, and what the last one flipped. */
  readonly flips: boolean;
  /** Shows corners, edges, the squares next to corners, stable discs. */
  readonly strategy: boolean;
  /** Shows the engine's values of all moves, and who is ahead. */
  readonly values: boolean;
  /** Says after a doubtful move what a rule of thumb advises, without the engine. */
  readonly advice: boolean;
  /** Against the computer: says why a bad move is bad, and offers to take it back. */
  readonly coach: boolean;
  readonly sounds: boolean;
  /** A side that cannot move must click "Pass". */
  readonly passByClick: boolean;
  /** The language; `auto` for the page's. */
  readonly language: 'auto' | Language;
}

const COLOR_NAMES = Object.keys(COLORS) as readonly ColorName[];

/** How long a disc takes to flip, and how much later its neighbour begins, in milliseconds. */
const SPEEDS = { off: [0, 0], fast: [200, 30], normal: [360, 55], slow: [700, 180] } as const;

/** The options of a player who has chosen none. */
export const DEFAULT_OPTIONS: Options = {
  theme: 'classic',
  color: 'theme',
  discs: 'shaded',
  coordinates: 'letters',
  ownSideBelow: false,
  speed: 'normal',
  legal: true,
  last: true,
  flips: false,
  strategy: false,
  values: false,
  advice: false,
  coach: false,
  sounds: false,
  passByClick: false,
  language: 'auto',
};

/** Any data as options; each invalid part becomes its default. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.fallback(
  v.object({
    theme: oneOf(THEME_NAMES, DEFAULT_OPTIONS.theme),
    color: oneOf(['theme', ...COLOR_NAMES], DEFAULT_OPTIONS.color),
    discs: oneOf(['shaded', 'flat'], DEFAULT_OPTIONS.discs),
    coordinates: oneOf(['letters', 'numbers', 'none'], DEFAULT_OPTIONS.coordinates),
    ownSideBelow: flag(DEFAULT_OPTIONS.ownSideBelow),
    speed: oneOf(['off', 'fast', 'normal', 'slow'], DEFAULT_OPTIONS.speed),
    legal: flag(DEFAULT_OPTIONS.legal),
    last: flag(DEFAULT_OPTIONS.last),
    flips: flag(DEFAULT_OPTIONS.flips),
    strategy: flag(DEFAULT_OPTIONS.strategy),
    values: flag(DEFAULT_OPTIONS.values),
    advice: flag(DEFAULT_OPTIONS.advice),
    coach: flag(DEFAULT_OPTIONS.coach),
    sounds: flag(DEFAULT_OPTIONS.sounds),
    passByClick: flag(DEFAULT_OPTIONS.passByClick),
    language: oneOf(['auto', ...LANGUAGES], DEFAULT_OPTIONS.language),
  }),
  DEFAULT_OPTIONS,
);

const ON_OR_OFF = 'true or false';

/** What an option may be. */
export const ACCEPTED_OPTIONS: Readonly<Record<keyof Options, string>> = {
  theme: THEME_NAMES.join(', '),
  color: ['theme', ...COLOR_NAMES].join(', '),
  discs: 'shaded or flat',
  coordinates: 'letters, numbers or none',
  ownSideBelow: ON_OR_OFF,
  speed: 'off, fast, normal or slow',
  legal: ON_OR_OFF,
  last: ON_OR_OFF,
  flips: ON_OR_OFF,
  strategy: ON_OR_OFF,
  values: ON_OR_OFF,
  advice: ON_OR_OFF,
  coach: ON_OR_OFF,
  sounds: ON_OR_OFF,
  passByClick: ON_OR_OFF,
  language: ['auto', ...LANGUAGES].join(', '),
};

/** Options from outside; each invalid one becomes its default. */
export function readOptions(data: unknown): Options {
  return v.parse(optionsSchema, data);
}

/** How squares are named. */
export function coordinateStyleOf({ coordinates }: Options): CoordinateStyle {
  return coordinates === 'numbers' ? 'numbers' : 'letters';
}

/** Applies the options to the properties of a board, and to custom properties of the whole game. */
export function applyOptions(board: OthelloBoard, game: HTMLElement, options: Options): void {
  board.theme = options.theme;
  board.coordinates = options.coordinates === 'none' ? 'none' : 'outside';
  board.coordinateStyle = coordinateStyleOf(options);
  board.hints = [
    options.legal && 'legal',
    options.last && 'last',
    options.flips && 'flips',
    options.strategy && 'strategy stable',
    options.values && 'values best',
  ]
    .filter(Boolean)
    .join(' ');
  board.analysis = options.values;
  const [flip, stagger] = SPEEDS[options.speed];
  const flat = options.discs === 'flat';
  const properties = {
    ...colorProperties(options.color),
    '--othello-black-disc': flat ? '#161b19' : '',
    '--othello-white-disc': flat ? '#f6f3ea' : '',
    '--othello-disc-shadow': flat ? '0 0.28cqw 0.5cqw #0006' : '',
    '--othello-flip-duration': `${flip}ms`,
    '--othello-flip-stagger': `${stagger}ms`,
  };
  for (const [name, value] of Object.entries(properties)) game.style.setProperty(name, value);
}
