import type { LegendStrings, ValueLegendStrings } from '../strings.js';

/** The English names of what the strategy hints show. */
export const legend: LegendStrings = {
  name: 'Legend',
  corner: 'Corner',
  edge: 'Edge',
  c: 'C-square',
  x: 'X-square',
  danger: 'Danger zone',
};

/** The English legend of the values on the squares. */
export const valueLegend: ValueLegendStrings = {
  best: 'Best',
  good: '1–2 discs worse',
  fair: '3–4 discs worse',
  bad: '5 or more discs worse',
  exact: 'Proven',
  selective: 'Nearly certain',
  heuristic: 'Estimate',
};
