import type { LegendStrings } from '../strings.js';

/** The English names of what the strategy hints show. */
export const legend: LegendStrings = {
  name: 'Legend',
  corner: 'Corner',
  edge: 'Edge',
  c: 'C-square',
  x: 'X-square',
  danger: 'Danger zone',
};
