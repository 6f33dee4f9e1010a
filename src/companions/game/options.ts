import type { OthelloBoard } from '../../board/element.js';
import { oneOf } from './setup.js';

/** How a person likes the game to look and to behave; kept from game to game. */
export interface Options {
  readonly theme: 'classic' | 'wood' | 'slate' | 'contrast';
  /** The board's colour; `theme` for the theme's own. */
  readonly color: 'theme' | keyof typeof COLORS;
  readonly discs: 'shaded' | 'flat';
  readonly coordinates: 'letters' | 'numbers' | 'none';
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
  readonly legal: boolean;
  readonly last: boolean;
  /** What a move would flip, and what the last one flipped. */
  readonly flips: boolean;
  /** Corners, edges, the squares next to corners, stable discs. */
  readonly strategy: boolean;
  /** The engine's values of all moves, and who is ahead. */
  readonly values: boolean;
  readonly advice: boolean;
  readonly sounds: boolean;
  /** A side that cannot move clicks "Pass" itself. */
  readonly passByClick: boolean;
  /** The language; `auto` for the page's. */
  readonly language: 'auto' | 'en' | 'fr' | 'cs';
}

/** Board colours on which both discs and all marks are seen well: luminance 0.12 to 0.28. */
export const COLORS = {
  green: '#2c7a58',
  blue: '#3a6ea5',
  red: '#a5564a',
  violet: '#7d62a8',
  grey: '#6b7280',
} as const;

/** How long a disc takes to turn, and how much later its neighbour begins, in milliseconds. */
const SPEEDS = { off: [0, 0], fast: [200, 30], normal: [360, 55], slow: [700, 180] } as const;

export const DEFAULT_OPTIONS: Options = {
  theme: 'classic',
  color: 'theme',
  discs: 'shaded',
  coordinates: 'letters',
  speed: 'normal',
  legal: true,
  last: true,
  flips: false,
  strategy: false,
  values: false,
  advice: false,
  sounds: false,
  passByClick: false,
  language: 'auto',
};

/** Options from outside: each that makes no sense is the default. */
export function readOptions(data: unknown): Options {
  const from = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  const d = DEFAULT_OPTIONS;
  const flag = (name: keyof Options): boolean =>
    typeof from[name] === 'boolean' ? from[name] : d[name] === true;
  return {
    theme: oneOf(from['theme'], ['classic', 'wood', 'slate', 'contrast'], d.theme),
    color: oneOf(from['color'], ['theme', 'green', 'blue', 'red', 'violet', 'grey'], d.color),
    discs: oneOf(from['discs'], ['shaded', 'flat'], d.discs),
    coordinates: oneOf(from['coordinates'], ['letters', 'numbers', 'none'], d.coordinates),
    speed: oneOf(from['speed'], ['off', 'fast', 'normal', 'slow'], d.speed),
    legal: flag('legal'),
    last: flag('last'),
    flips: flag('flips'),
    strategy: flag('strategy'),
    values: flag('values'),
    advice: flag('advice'),
    sounds: flag('sounds'),
    passByClick: flag('passByClick'),
    language: oneOf(from['language'], ['auto', 'en', 'fr', 'cs'], d.language),
  };
}

/** Puts the options on a board by its attributes, and on all of the game by custom properties. */
export function applyOptions(board: OthelloBoard, game: HTMLElement, options: Options): void {
  board.theme = options.theme;
  board.coordinates = options.coordinates === 'none' ? 'none' : 'outside';
  board.coordinateStyle = options.coordinates === 'numbers' ? 'numbers' : 'letters';
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
  board.noAutoPass = options.passByClick;
  const [flip, stagger] = SPEEDS[options.speed];
  const flat = options.discs === 'flat';
  const properties = {
    '--othello-board-color': options.color === 'theme' ? '' : COLORS[options.color],
    '--othello-black-disc': flat ? '#161b19' : '',
    '--othello-white-disc': flat ? '#f6f3ea' : '',
    '--othello-flip-duration': `${flip}ms`,
    '--othello-flip-stagger': `${stagger}ms`,
  };
  for (const [name, value] of Object.entries(properties)) game.style.setProperty(name, value);
}
