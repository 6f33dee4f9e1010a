import { classic, type Theme } from './themes.js';

/** The themes that are made of something, by the words of the `theme` attribute; their colours come with the material. */
export const MATERIAL_THEMES: Readonly<Record<'wood' | 'slate' | 'paper', Theme>> = {
  wood: {
    ...classic,
    board: '#a26a34',
    line: '#4a2a10',
    frame: '#4b2e17',
    darkFrame: '#33200f',
    coordinate: '#e3c9a8',
  },
  slate: {
    ...classic,
    board: '#5f7686',
    line: '#222e37',
    frame: '#27323a',
    darkFrame: '#1b2329',
    coordinate: '#bccad4',
  },
  /* A diagram as in a book. */
  paper: {
    ...classic,
    board: '#efe6d2',
    line: '#57503f',
    frame: '#e2d7be',
    darkFrame: '#cabd9f',
    coordinate: '#4d4636',
    legal: '#1d1810',
  },
};
