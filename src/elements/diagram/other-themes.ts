/**
 * The colours of the themes besides `classic`. Apart from `themes.ts`, because a board with the classic theme does not
 * need them.
 */
import type { ThemeName } from './theme-names.js';
import type { Theme } from './themes.js';

/** A theme's colours; those left out are as in classic. `darkFrame` is the frame on a dark page. */
export type OtherTheme = Omit<Theme, 'legal' | 'last'> & Partial<Pick<Theme, 'legal' | 'last'>>;

/** The themes other than classic, by the value of the `theme` attribute. Boards load them when they use one. */
export const OTHER_THEMES: Readonly<Record<Exclude<ThemeName, 'classic'>, OtherTheme>> = {
  contrast: {
    board: '#767676',
    line: '#000',
    frame: '#000',
    darkFrame: '#000',
    coordinate: '#fff',
    legal: '#fff',
    last: '#ffe14d',
  },
  wood: {
    board: '#a26a34',
    line: '#4a2a10',
    frame: '#4b2e17',
    darkFrame: '#33200f',
    coordinate: '#e3c9a8',
  },
  slate: {
    board: '#5f7686',
    line: '#222e37',
    frame: '#27323a',
    darkFrame: '#1b2329',
    coordinate: '#bccad4',
  },
  /* A diagram as in a book. */
  paper: {
    board: '#efe6d2',
    line: '#57503f',
    frame: '#e2d7be',
    darkFrame: '#cabd9f',
    coordinate: '#4d4636',
    legal: '#1d1810',
  },
};
